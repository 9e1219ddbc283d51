// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QString>

#include "ui/composer/figure_sheet.h"

namespace headscope {

/// A size that figures often have, and letters that suit it.
struct SheetPreset {
    const char* name; // to be translated, in the context "SheetPreset"
    int width = 0;    // in pixels of 1/96 inch
    int height = 0;   // 0: what suits the parts
    double dpi = 96;
    double fontPoints = 8;
};

[[nodiscard]] std::span<const SheetPreset> sheetPresets();
[[nodiscard]] QString presetName(const SheetPreset& preset);
void applyPreset(const SheetPreset& preset, FigureSheet& sheet);
/// Whether the sheet has its size, resolution and letters.
[[nodiscard]] bool matches(const SheetPreset& preset, const FigureSheet& sheet);

} // namespace headscope
