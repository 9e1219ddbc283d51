// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <vector>

#include <QRectF>
#include <QString>

#include "core/comparison/comparison.h"
#include "ui/composer/figure_offer.h"
#include "ui/parts/parts_of.h"

namespace headscope {

/// The key of all maps together.
inline const QString kMapsKey = QStringLiteral("maps");

/// The maps of a comparison: together, and each alone; and of what is in sight, where that is a part of them.
[[nodiscard]] std::vector<FigureOffer> mapOffers(const FigureContent& figure, const QRectF& cells);

/// What a page shows. `key`: the page's.
[[nodiscard]] std::vector<FigureOffer> pageOffers(const QString& page, const QString& key,
                                                  const std::vector<PartMaker>& makers);
/// In the place of these where the page has nothing to show of the present text yet: says what to do.
[[nodiscard]] FigureOffer waitingPage(const QString& page, const QString& key, bool isBusy);

/// Heads of a side's run as a grid of maps, with the settings that it was run with.
[[nodiscard]] std::vector<FigureOffer> headOffers(const SideResult& side, const std::set<HeadId>& brushed,
                                                  const std::set<HeadId>& pinned);

/// `columns` as in SheetContent. Throws Error where there are no heads, where one does not exist, or where
/// their maps would take too much memory.
[[nodiscard]] std::shared_ptr<const FigurePart>
headsPart(const SideResult& side, const std::vector<HeadId>& heads, int columns, const Job& job);

/// "L2 H5", "L3" (all of its heads), "L0 H1-H4", between commas; of the side's kind of attention. Throws
/// Error where a word is none of these, or where there is no such head.
[[nodiscard]] std::vector<HeadId> namedHeads(const QString& words, const SideResult& side);

} // namespace headscope
