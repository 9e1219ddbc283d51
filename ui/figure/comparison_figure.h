// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/comparison.h"
#include "ui/figure/map_view_settings.h"
#include "ui/heatmap/figure_content.h"

namespace headscope {

struct Theme;

/// A, B and B - A side by side, each with what it shows written over it, in the colours of the light theme.
/// Maps of two texts have their own tokens at their sides; where their shapes differ there is no B - A. Where
/// the settings renormalise, or merge words, the comparison is one whose maps are so: see withoutFirstKey and
/// betweenWords.
[[nodiscard]] FigureContent comparisonFigure(const Comparison& comparison, const MapViewSettings& settings);

/// Gives the two sides' panels of a comparison the theme's colours.
void colourSides(FigureContent& figure, const Theme& theme);

/// One side alone, without a badge.
[[nodiscard]] FigureContent sideFigure(const SideResult& side, const MapViewSettings& settings);

/// The figure's one panel with that index and its tokens, for a file of its own.
[[nodiscard]] FigureContent panelFigure(const FigureContent& figure, int panel);

} // namespace headscope
