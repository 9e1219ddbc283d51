// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/score_pages.h"

#include <QCoreApplication>
#include <QVBoxLayout>

#include "core/survey/score_list.h"
#include "ui/pages/score_study.h"
#include "ui/pages/setting_reader.h"
#include "ui/pages/table_settings_json.h"
#include "ui/scores/score_scatter.h"
#include "ui/scores/score_table_view.h"

namespace headscope {

namespace {

const QString kX = QStringLiteral("x");
const QString kY = QStringLiteral("y");

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScatterPage)
};

/// Empty where it is not named.
std::string scoreIn(SettingReader& reader, const QString& name) {
    std::string key = reader.text(name).toStdString();
    if (reader.has(name) && findHeadScore(key) == nullptr) {
        reader.refuse(name, Words::tr("the key of a score, such as entropy"));
    }
    return key;
}

} // namespace

ScorePage::ScorePage(ScoreStudy& study, ScoresCard* card, QWidget* parent)
    : StagePage(parent), study_(study), card_(card) {
    card->setFlat(true);
    content()->addWidget(card);
    connect(card, &ScoresCard::headChosen, this, &StagePage::headChosen);
    connect(card, &ScoresCard::brushed, this, &StagePage::brushed);
    connect(card, &ScoresCard::pinToggled, this, &StagePage::pinToggled);
    connect(&study, &ScoreStudy::changed, this, [this] {
        if (isVisible()) {
            showState();
        }
    });
}

void ScorePage::showState() {
    card_->setPlaceholder(state().text ? study_.placeholder() : state().emptyText);
    card_->setScores(study_.scores());
    card_->setMarks(state().marks);
}

TablePage::TablePage(ScoreStudy& study, QWidget* parent) : TablePage(study, new ScoreTableView, parent) {}

TablePage::TablePage(ScoreStudy& study, ScoreTableView* view, QWidget* parent)
    : ScorePage(study, view, parent), view_(view) {
    setObjectName(QStringLiteral("tablePage"));
    connect(view, &ScoreTableView::settingsEdited, this, &StagePage::settingsChanged);
}

QJsonObject TablePage::settings() const {
    return toJson(view_->settings());
}

QString TablePage::setSettings(const QJsonObject& settings) {
    ScoreTableSettings wanted;
    QString fault = readTableSettings(settings, wanted);
    if (fault.isEmpty() && toJson(wanted) != this->settings()) {
        view_->setSettings(wanted);
    }
    return fault;
}

ScatterPage::ScatterPage(ScoreStudy& study, QWidget* parent) : ScatterPage(study, new ScoreScatter, parent) {}

ScatterPage::ScatterPage(ScoreStudy& study, ScoreScatter* view, QWidget* parent)
    : ScorePage(study, view, parent), view_(view) {
    setObjectName(QStringLiteral("scatterPage"));
    connect(view, &ScoreScatter::axesChosen, this, &StagePage::settingsChanged);
}

QJsonObject ScatterPage::settings() const {
    QJsonObject settings;
    for (const auto& [name, key] : {std::pair(kX, view_->axes().x), std::pair(kY, view_->axes().y)}) {
        if (!key.empty()) {
            settings[name] = QString::fromStdString(key);
        }
    }
    return settings;
}

QString ScatterPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const ScoreScatter::Axes axes{scoreIn(reader, kX), scoreIn(reader, kY)};
    QString fault = reader.fault();
    if (fault.isEmpty()) {
        view_->setAxes(axes);
    }
    return fault;
}

} // namespace headscope
