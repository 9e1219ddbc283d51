// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/picture_page.h"

#include <cmath>

#include <QVBoxLayout>

#include "core/comparison/side_text.h"
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
    view_->setColours(state().maps.palette,
                      state().maps.logarithmic ? std::optional(kLogFloor) : std::nullopt);
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
    const QJsonValue opacity = settings.value(kOpacity);
    const QJsonValue grid = settings.value(kGrid);
    for (const QString& key : settings.keys()) {
        if (key != kOpacity && key != kGrid) {
            return tr("this page has no setting \"%1\"").arg(key);
        }
    }
    if (!opacity.isUndefined() &&
        (!opacity.isDouble() || opacity.toDouble() < 0 || opacity.toDouble() > 100 ||
         opacity.toDouble() != std::floor(opacity.toDouble()))) {
        return tr("\"opacity\" must be a whole number from 0 to 100");
    }
    if (!grid.isUndefined() && !grid.isBool()) {
        return tr("\"grid\" must be true or false");
    }
    view_->setOpacity(opacity.toInt(PatchView::kUsualOpacity));
    view_->setShowsGrid(grid.toBool(true));
    return {};
}

std::optional<double> PicturePage::number(const QString& name) const {
    const std::optional<PatchLook> look = lookOfA(state());
    if (!look) {
        return std::nullopt;
    }
    if (name == QStringLiteral("patches")) {
        return look->rows * look->columns;
    }
    if (name == QStringLiteral("rows")) {
        return look->rows;
    }
    if (name == QStringLiteral("columns")) {
        return look->columns;
    }
    const std::optional<int> query = state().query;
    const std::optional<int> key = query ? look->strongestKey(*query) : std::nullopt;
    if (name == QStringLiteral("weight") && key) {
        return look->weight(*query, *key);
    }
    if (name == QStringLiteral("cls.weight") && key && !look->leading.isEmpty()) {
        return look->weight(*query, 0);
    }
    return std::nullopt;
}

} // namespace headscope
