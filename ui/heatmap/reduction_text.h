// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include "ui/heatmap/figure_content.h"

namespace headscope {

/// What a pixel shows where it stands for up to so many keys and queries: "largest of 11 × 11 cells a pixel".
/// Empty where it stands for one of each.
[[nodiscard]] QString reductionText(const FigureContent& content, const MapPanel& panel,
                                    const QSize& cellsAPixel);

/// The same in sentences, for a tool tip; empty likewise.
[[nodiscard]] QString reductionExplanation(const FigureContent& content, const MapPanel& panel,
                                           const QSize& cellsAPixel);

} // namespace headscope
