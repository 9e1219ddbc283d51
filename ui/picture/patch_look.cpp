// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/patch_look.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/palette/palette.h"

namespace headscope {

QString PatchLook::nameOf(int token) const {
    const int patch = token - static_cast<int>(leading.size());
    return patch < 0 ? leading.value(token)
                     : QStringLiteral("r%1 c%2").arg(patch / columns).arg(patch % columns);
}

bool PatchLook::hasRow(int query) const {
    return weights && query >= 0 && query < weights->queries() && weights->keys() == tokens();
}

double PatchLook::weight(int query, int key) const {
    if (!hasRow(query) || key < 0 || key >= weights->keys() || weights->isMasked(query, key)) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    return static_cast<double>(weights->values(query, key));
}

std::optional<int> PatchLook::strongestKey(int query) const {
    std::optional<int> strongest;
    for (int key = 0; key < tokens(); ++key) {
        const double found = weight(query, key);
        if (!std::isnan(found) && (!strongest || found > weight(query, *strongest))) {
            strongest = key;
        }
    }
    return strongest;
}

double PatchLook::largestOnPatches(int query) const {
    double largest = 0;
    for (int key = static_cast<int>(leading.size()); key < tokens(); ++key) {
        largest = std::fmax(largest, weight(query, key));
    }
    return largest;
}

double PatchLook::sumOnPatches(int query) const {
    double sum = 0;
    for (int key = static_cast<int>(leading.size()); key < tokens(); ++key) {
        const double found = weight(query, key);
        sum += std::isnan(found) ? 0 : found;
    }
    return sum;
}

QImage patchColours(const PatchLook& look, int query, const QString& palette, const ValueScale& scale) {
    const Palette& colours = findPalette(palette, Palette::Kind::Sequential);
    QImage image(look.columns, look.rows, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    for (int row = 0; row < look.rows; ++row) {
        for (int column = 0; column < look.columns; ++column) {
            const double weight = look.weight(query, look.tokenOf(row, column));
            if (!std::isnan(weight)) {
                image.setPixel(column, row, colours.colour(scale.position(weight)));
            }
        }
    }
    return image;
}

} // namespace headscope
