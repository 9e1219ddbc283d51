// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/sheet_preset.h"

#include <QCoreApplication>

namespace headscope {

namespace {

constexpr SheetPreset kPresets[] = {
    {QT_TRANSLATE_NOOP("SheetPreset", "Page of a paper (6.75 in)"), 648, 0, 300, 8},
    {QT_TRANSLATE_NOOP("SheetPreset", "Column of a paper (3.25 in)"), 312, 0, 300, 7.5},
    {QT_TRANSLATE_NOOP("SheetPreset", "Slide (1920 × 1080 pixels)"), 1920, 1080, 96, 18},
    {QT_TRANSLATE_NOOP("SheetPreset", "Poster (24 in wide)"), 2304, 0, 300, 24},
    {QT_TRANSLATE_NOOP("SheetPreset", "Web page (1600 pixels, twice as fine)"), 1600, 0, 192, 9},
};

} // namespace

std::span<const SheetPreset> sheetPresets() {
    return kPresets;
}

QString presetName(const SheetPreset& preset) {
    return QCoreApplication::translate("SheetPreset", preset.name);
}

void applyPreset(const SheetPreset& preset, FigureSheet& sheet) {
    sheet.width = preset.width;
    sheet.height = preset.height;
    sheet.dpi = preset.dpi;
    sheet.fontPoints = preset.fontPoints;
}

bool matches(const SheetPreset& preset, const FigureSheet& sheet) {
    return sheet.width == preset.width && sheet.height == preset.height && sheet.dpi == preset.dpi &&
           sheet.fontPoints == preset.fontPoints;
}

} // namespace headscope
