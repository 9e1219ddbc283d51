// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/swatch.h"

#include <cstddef>

#include <QImage>
#include <QPixmap>

namespace headscope {

QIcon swatch(const Palette& palette) {
    QImage strip(Palette::kColours, 1, QImage::Format_RGB32);
    for (int x = 0; x < strip.width(); ++x) {
        strip.setPixel(x, 0, palette.table()[static_cast<std::size_t>(x)]);
    }
    return QPixmap::fromImage(strip.scaled(48, 16));
}

} // namespace headscope
