// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/picture_page.h"

#include <QVBoxLayout>

#include "core/comparison/side_text.h"
#include "ui/pages/named_number.h"
#include "ui/pages/setting_reader.h"
#include "ui/pages/weight_colours_of.h"
#include "ui/picture/patch_view.h"
#include "ui/picture/picture_image.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

const QString kOpacity = QStringLiteral("opacity");
const QString kGrid = QStringLiteral("grid");

/// A side's picture and map; nothing where its model reads text.
std::optional<PatchLook> lookOf(SideName name, const SideResult& side) {
    if (!side.text->seen) {
        return std::nullopt;
    }
    const PatchSpec& patches = side.model->spec().embedding.patches;
    PatchLook look;
    look.side = name;
    look.title = QString::fromStdString(toString(side.side.head));
    look.note = QString::fromStdString(describeSide(side.side, side.spec()));
    look.seen = imageOf(*side.text->seen);
    look.rows = patches.rows;
    look.columns = patches.columns;
    for (const std::string& token : patches.leading) {
        look.leading += fromUtf8(token);
    }
    look.weights = side.map;
    return look;
}

std::optional<PatchLook> lookOfA(const StageState& state) {
    return state.comparison ? lookOf(SideName::A, state.comparison->comparison.a) : std::nullopt;
}

} // namespace

PicturePage::PicturePage(QWidget* parent) : StagePage(parent), view_(new PatchView) {
    setObjectName(QStringLiteral("picturePage"));
    view_->setObjectName(QStringLiteral("patchView"));
    content()->addWidget(view_);
    connect(view_, &PatchView::queryChosen, this, &StagePage::queryChosen);
    connect(view_, &PatchView::settingsEdited, this, &StagePage::settingsChanged);
}

void PicturePage::showState() {
    std::vector<PatchLook> looks;
    if (state().comparison) {
        const Comparison& comparison = state().comparison->comparison;
        for (const auto& look : {lookOf(SideName::A, comparison.a), lookOf(SideName::B, comparison.b)}) {
            if (look) {
                looks.push_back(*look);
            }
        }
    }
    const WeightColours colours = weightColoursOf(state().maps);
    view_->setColours(colours.palette, colours.logFloor);
    view_->setLooks(looks, state().comparison
                               ? tr("This page shows heads of a model of pictures over the picture.\n"
                                    "Open one (ViT, DeiT, DINOv2, or CLIP's image tower): File > Open model.")
                               : state().emptyText);
    view_->setChosen(state().query);
    Q_EMIT numbersChanged();
}

QJsonObject PicturePage::settings() const {
    return {{kOpacity, view_->opacity()}, {kGrid, view_->showsGrid()}};
}

QString PicturePage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int opacity = reader.whole(kOpacity, {0, 100}, PatchView::kUsualOpacity);
    const bool showsGrid = reader.flag(kGrid, true);
    QString fault = reader.fault();
    if (fault.isEmpty()) {
        view_->setOpacity(opacity);
        view_->setShowsGrid(showsGrid);
    }
    return fault;
}

std::optional<double> PicturePage::number(const QString& name) const {
    const std::optional<PatchLook> look = lookOfA(state());
    if (!look) {
        return std::nullopt;
    }
    const std::optional<int> query = state().query;
    const std::optional<int> key = query ? look->strongestKey(*query) : std::nullopt;
    const auto weightTo = [&](int token) { return look->weight(*query, token); };
    return numberNamed(
        name, {{"patches", look->rows * look->columns},
               {"rows", look->rows},
               {"columns", look->columns},
               {"weight", key ? std::optional(weightTo(*key)) : std::nullopt},
               {"cls.weight", key && !look->leading.isEmpty() ? std::optional(weightTo(0)) : std::nullopt}});
}

} // namespace headscope
