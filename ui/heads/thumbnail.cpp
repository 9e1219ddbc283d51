// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/thumbnail.h"

#include <algorithm>
#include <cmath>

namespace headscope {

namespace {

/// In the table of colours, from 0 to 1.
float position(float weight, std::optional<float> logFloor) {
    if (!logFloor) {
        return std::clamp(weight, 0.0F, 1.0F);
    }
    return weight <= *logFloor ? 0.0F : std::min(1.0F, 1.0F - std::log(weight) / std::log(*logFloor));
}

} // namespace

QImage thumbnailImage(const Matrix& values, const ThumbnailColours& colours) {
    QImage image(static_cast<int>(values.cols()), static_cast<int>(values.rows()),
                 QImage::Format_ARGB32_Premultiplied);
    for (Index query = 0; query < values.rows(); ++query) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(query)));
        for (Index key = 0; key < values.cols(); ++key) {
            const float value = values(query, key);
            if (std::isnan(value)) {
                line[key] = qRgba(0, 0, 0, 0);
                continue;
            }
            const auto entry =
                static_cast<std::size_t>(std::lround(255.0F * position(value, colours.logFloor)));
            line[key] = colours.table[entry] | 0xff000000U;
        }
    }
    return image;
}

} // namespace headscope
