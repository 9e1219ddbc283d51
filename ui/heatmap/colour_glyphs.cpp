// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/colour_glyphs.h"

#include <algorithm>

#include <QGlyphRun>
#include <QRawFont>
#include <QTextLayout>

namespace headscope {

namespace {

constexpr const char* kColourTables[] = {"CBDT", "sbix", "COLR"};

} // namespace

bool hasColourGlyphs(const QString& text, const QFont& font) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    return std::ranges::any_of(layout.glyphRuns(), [](const QGlyphRun& run) {
        const QRawFont raw = run.rawFont();
        return std::ranges::any_of(kColourTables,
                                   [&](const char* table) { return !raw.fontTable(table).isEmpty(); });
    });
}

} // namespace headscope
