// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_label.h"

#include <QImage>
#include <QPixmap>

namespace headscope {

QString PaletteLabel::text(const Palette& palette) {
    return palette.name() == QStringLiteral("batlowW_r") ? tr("batlow, light") : palette.name();
}

QIcon PaletteLabel::swatch(const Palette& palette) {
    QImage strip(Palette::kColours, 1, QImage::Format_RGB32);
    for (int x = 0; x < strip.width(); ++x) {
        strip.setPixel(x, 0, palette.table()[static_cast<std::size_t>(x)]);
    }
    return QPixmap::fromImage(strip.scaled(48, 16));
}

} // namespace headscope
