// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/look_pages.h"

#include <QVBoxLayout>

#include "core/comparison/side_text.h"
#include "ui/figure/text_axes.h"
#include "ui/pages/setting_reader.h"
#include "ui/views/lines_view.h"
#include "ui/views/text_view.h"

namespace headscope {

namespace {

const QString kThreshold = QStringLiteral("threshold");
const QString kDirection = QStringLiteral("direction");
const QStringList kDirections{QStringLiteral("row"), QStringLiteral("column")}; // in the order of TokenRole

HeadLook lookOf(SideName name, const SideResult& side) {
    HeadLook look;
    look.side = name;
    look.title = QString::fromStdString(toString(side.side.head));
    look.note = QString::fromStdString(describeSide(side.side, side.spec()));
    look.weights = side.map;
    return look;
}

HeadLooks labelled(const SideResult& side, const StageState& state) {
    HeadLooks looks;
    const MapAxes axes = textAxes(*side.text, side.side.head.kind);
    looks.queryLabels = axes.queryLabels;
    looks.fullQueryLabels = axes.fullQueryLabels;
    looks.keyLabels = axes.keyLabels;
    looks.fullKeyLabels = axes.fullKeyLabels;
    looks.queryName = axes.queryName;
    looks.keyName = axes.keyName;
    const auto inside = [](std::optional<int> token, const QStringList& labels) {
        return token && *token < labels.size() ? token : std::nullopt;
    };
    looks.query = inside(state.query, looks.queryLabels);
    looks.key = inside(state.key, looks.keyLabels);
    return looks;
}

/// Two views under each other, the second of which is shown where side B has a text of its own.
template <typename View>
std::array<View*, 2> addViews(StagePage& page, QVBoxLayout* content) {
    std::array<View*, 2> views{};
    for (View*& view : views) {
        view = new View;
        content->addWidget(view, 1);
        QObject::connect(view, &View::tokenChosen, &page, &StagePage::queryChosen);
        QObject::connect(view, &View::keyChosen, &page, &StagePage::keyChosen);
    }
    views[1]->hide();
    return views;
}

template <typename View>
void showLooks(const std::array<View*, 2>& views, const std::vector<HeadLooks>& looks) {
    for (std::size_t i = 0; i < views.size(); ++i) {
        if (i < looks.size()) {
            views[i]->setLooks(looks[i]);
        }
        views[i]->setVisible(i < looks.size());
    }
}

} // namespace

std::vector<HeadLooks> headLooksOf(const StageState& state) {
    if (!state.comparison) {
        HeadLooks none;
        none.emptyText = state.emptyText;
        return {none};
    }
    const Comparison& comparison = state.comparison->comparison;
    std::vector<HeadLooks> looks{labelled(comparison.a, state)};
    looks.front().sides.push_back(lookOf(SideName::A, comparison.a));
    if (!state.isOfOneText()) {
        looks.push_back(labelled(comparison.b, state));
    }
    looks.back().sides.push_back(lookOf(SideName::B, comparison.b));
    return looks;
}

LinesPage::LinesPage(QWidget* parent) : StagePage(parent), views_(addViews<LinesView>(*this, content())) {
    setObjectName(QStringLiteral("linesPage"));
    for (const LinesView* view : views_) {
        connect(view, &LinesView::thresholdChosen, this, [this, view] {
            setThreshold(view->threshold());
            Q_EMIT settingsChanged();
        });
    }
}

void LinesPage::setThreshold(double threshold) {
    for (LinesView* view : views_) {
        view->setThreshold(threshold);
    }
}

QJsonObject LinesPage::settings() const {
    return {{kThreshold, views_[0]->threshold()}};
}

QString LinesPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const double threshold = reader.number(kThreshold, {0, 1}, LinesView::kUsualThreshold);
    QString fault = reader.fault();
    if (fault.isEmpty()) {
        setThreshold(threshold);
    }
    return fault;
}

void LinesPage::showState() {
    showLooks(views_, headLooksOf(state()));
}

TextPage::TextPage(QWidget* parent) : StagePage(parent), views_(addViews<TextView>(*this, content())) {
    setObjectName(QStringLiteral("textPage"));
    for (const TextView* view : views_) {
        connect(view, &TextView::roleChosen, this, [this, view] {
            setRole(view->role());
            Q_EMIT settingsChanged();
        });
    }
}

void TextPage::setRole(TokenRole role) {
    for (TextView* view : views_) {
        view->setRole(role);
    }
}

QJsonObject TextPage::settings() const {
    return {{kDirection, kDirections.at(static_cast<int>(views_[0]->role()))}};
}

QString TextPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int direction = reader.word(kDirection, kDirections);
    QString fault = reader.fault();
    if (fault.isEmpty()) {
        setRole(static_cast<TokenRole>(direction));
    }
    return fault;
}

void TextPage::showState() {
    for (TextView* view : views_) {
        view->setColours(state().maps.palette, state().maps.logarithmic);
    }
    showLooks(views_, headLooksOf(state()));
}

} // namespace headscope
