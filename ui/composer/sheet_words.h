// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QJsonObject>

#include "ui/composer/figure_offer.h"
#include "ui/composer/figure_sheet.h"

namespace headscope {

/// What is composed, as saved views keep it.
struct SheetPlan {
    FigureSheet sheet;               // without parts
    std::vector<FigurePiece> pieces; // what is in it, in its order
};

/// In words, which resources/schemas/view.schema.json describes under "figure". Pieces without a key are left
/// out.
[[nodiscard]] QJsonObject wordsOf(const SheetPlan& plan);

/// The same read back, with pieces that are not there yet; what is not named is as in a new figure. Throws
/// Error that names the word for a word that is not known and for a value that does not fit.
[[nodiscard]] SheetPlan sheetPlanOf(const QJsonObject& words);

} // namespace headscope
