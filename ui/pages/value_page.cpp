// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/value_page.h"

#include <QVBoxLayout>

#include "core/comparison/side_text.h"
#include "core/survey/value_maps.h"
#include "ui/controls/side_choice.h"
#include "ui/pages/setting_reader.h"
#include "ui/pages/setting_value.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/joined.h"

namespace headscope {

namespace {

const QString kSide = QStringLiteral("side");

} // namespace

ValuePage::ValuePage(QWidget* parent)
    : FigurePage(parent), choice_(new SideChoice(tr("Side A's head"), tr("Side B's head"))) {
    setObjectName(QStringLiteral("valuePage"));
    choice_->setObjectName(QStringLiteral("valueSide"));
    choice_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    content()->insertWidget(0, choice_);
    follow(study_);
    connect(choice_, &SideChoice::sideChosen, this, [this] {
        showState();
        Q_EMIT settingsChanged();
    });
    connect(&study_, &Study::failed, this, [this](const QString& reason) {
        failure_ = reason;
        showMaps(maps_);
    });
}

QJsonObject ValuePage::settings() const {
    return {{kSide, kSideWords.at(static_cast<int>(choice_->side()))}};
}

QString ValuePage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const auto side = static_cast<SideName>(reader.word(kSide, kSideWords));
    QString fault = reader.fault();
    if (fault.isEmpty() && side != choice_->side()) {
        choice_->setSide(side);
        if (isVisible()) {
            showState();
        }
    }
    return fault;
}

const SideResult& ValuePage::side() const {
    return state().side(choice_->side());
}

void ValuePage::showState() {
    if (!state().comparison) {
        study_.drop();
        asked_.forget();
        showNothing(state().emptyText);
        return;
    }
    const SideResult& shown = side();
    if (!asked_.renew({shown.run, shown.side})) {
        showMaps(maps_);
        return;
    }
    failure_.clear();
    maps_ = {}; // the old ones stay on the screen until the new ones are there
    study_.ask<Maps>(
        [shown = shown](const Job& job, const Study::Publish<Maps>& publish) {
            const Transformer& transformer = shown.model->transformer();
            auto maps = std::make_shared<Maps>();
            (*maps)[0] = shown.map;
            (*maps)[1] = std::make_shared<const HeadMap>(
                normWeightedMap(*shown.map, shown.run->trace, outputRoot(transformer, shown.side.head)));
            shown.model->checkpoint().requireIntact();
            publish(std::make_shared<const Maps>(*maps));
            (*maps)[2] = std::make_shared<const HeadMap>(valueMap(
                ValueMapKind::Zeroing, transformer, *shown.run, shown.side.head, shown.side.attention, job));
            shown.model->checkpoint().requireIntact();
            publish(std::move(maps));
        },
        [this](const std::shared_ptr<const Maps>& maps) {
            maps_ = *maps;
            if (maps_[2]) {
                asked_.answered();
            }
            showMaps(maps_);
        });
}

void ValuePage::showMaps(const Maps& maps) {
    if (!state().comparison) {
        return;
    }
    if (!maps[0]) {
        showNothing(failure_.isEmpty() ? tr("Computing…") : failure_);
        return;
    }
    FigureContent figure = axesOf(side(), state().maps);
    figure.panels.push_back(panelOf(
        *maps[0], tr("Weight"),
        tr("share of a key's value in the mean · %1").arg(fromUtf8(describeScope(side().side.scope)))));
    figure.panels.push_back(
        panelOf(*maps[1], tr("Norm-weighted"), tr("weight × ‖value through W_O‖, not normalised")));
    QString headline =
        tr("%1: a weight says how much of a value goes into the mean, not how much it matters.")
            .arg(QString::fromStdString(toString(side().side.head)));
    if (maps[2]) {
        figure.panels.push_back(
            panelOf(*maps[2], tr("Value zeroing"), tr("1 − cos of the layer's result without the value")));
    } else {
        headline = Joined::sentences(
            {headline, failure_.isEmpty() ? tr("Value zeroing is being computed…") : failure_});
    }
    showFigure(std::move(figure), headline);
}

void ValuePage::showStopped(const QString& text) {
    failure_ = text;
    showMaps(maps_);
}

} // namespace headscope
