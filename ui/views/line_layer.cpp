// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/line_layer.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace headscope {

namespace {

constexpr int kOpaque = 255;
constexpr int kFractionBits = 16; // of positions across a line
constexpr double kOne = 1 << kFractionBits;
constexpr std::int64_t kFraction = (1 << kFractionBits) - 1;

} // namespace

LineLayer::LineLayer(const QSize& size, double devicePixelRatio)
    : width_(std::max(0, static_cast<int>(std::ceil(size.width() * devicePixelRatio)))),
      height_(std::max(0, static_cast<int>(std::ceil(size.height() * devicePixelRatio)))),
      ratio_(devicePixelRatio), thickness_(std::max(1, static_cast<int>(std::lround(devicePixelRatio)))) {
    margin_ = thickness_ + 2;
    stride_ = width_ + 2 * margin_;
    opacity_.assign(static_cast<std::size_t>(stride_) * static_cast<std::size_t>(height_ + 2 * margin_), 0);
}

int LineLayer::opacityAt(int x, int y) const {
    return *pixel(x, y);
}

const unsigned char* LineLayer::pixel(int x, int y) const {
    return opacity_.data() + static_cast<std::ptrdiff_t>(y + margin_) * stride_ + margin_ + x;
}

void LineLayer::add(const QPointF& from, const QPointF& to, double opacity) {
    // Positions of pixels' middles, along the line's longer direction and across it.
    QPointF begin = from * ratio_ - QPointF(0.5, 0.5);
    QPointF end = to * ratio_ - QPointF(0.5, 0.5);
    const bool isSteep = std::abs(end.y() - begin.y()) > std::abs(end.x() - begin.x());
    if (isSteep) {
        begin = begin.transposed();
        end = end.transposed();
    }
    if (begin.x() > end.x()) {
        std::swap(begin, end);
    }
    const double slope = end.x() > begin.x() ? (end.y() - begin.y()) / (end.x() - begin.x()) : 0;
    // The upper edge, all of whose pixels are to be in the image or next to it.
    const double edge = begin.y() - 0.5 * (thickness_ - 1) - slope * begin.x();
    const double lowest = -thickness_;
    const double highest = isSteep ? width_ : height_;
    double first = std::max(0.0, std::ceil(begin.x() - 0.5));
    double last = std::min((isSteep ? height_ : width_) - 1.0, std::floor(end.x() + 0.5));
    if (slope != 0) {
        const double one = (lowest - edge) / slope;
        const double other = (highest - edge) / slope;
        first = std::max(first, std::ceil(std::min(one, other)));
        last = std::min(last, std::floor(std::max(one, other)));
    } else if (edge < lowest || edge > highest) {
        return;
    }
    if (!(first <= last)) {
        return;
    }
    drawSteps({static_cast<int>(first), static_cast<int>(last), edge + slope * first, slope}, isSteep,
              static_cast<int>(std::lround(std::clamp(opacity, 0.0, 1.0) * kOpaque)));
}

void LineLayer::drawSteps(const Steps& steps, bool isSteep, int opacity) {
    const std::ptrdiff_t along = isSteep ? stride_ : 1;
    const std::ptrdiff_t across = isSteep ? 1 : stride_;
    const auto slope = static_cast<std::int64_t>(std::lround(steps.slope * kOne));
    auto position = static_cast<std::int64_t>(std::lround((steps.across + margin_) * kOne)); // not negative
    unsigned char* line = opacity_.data() + (steps.first + margin_) * along;
    const auto blend = [](unsigned char& under, int over) {
        under = static_cast<unsigned char>(under + (((kOpaque - under) * (over + (over >> 7))) >> 8));
    };
    for (int step = steps.first; step <= steps.last; ++step) {
        const auto part = static_cast<int>((position & kFraction) >> (kFractionBits - 8));
        unsigned char* at = line + (position >> kFractionBits) * across;
        blend(*at, (opacity * (256 - part)) >> 8);
        for (int row = 1; row < thickness_; ++row) {
            at += across;
            blend(*at, opacity);
        }
        blend(at[across], (opacity * part) >> 8);
        position += slope;
        line += along;
    }
}

QImage LineLayer::image(const QColor& colour) const {
    QImage result(width_, height_, QImage::Format_ARGB32_Premultiplied);
    std::vector<QRgb> shades(kOpaque + 1);
    for (int alpha = 0; alpha <= kOpaque; ++alpha) {
        shades[static_cast<std::size_t>(alpha)] =
            qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), alpha));
    }
    for (int y = 0; y < height_; ++y) {
        auto* line = reinterpret_cast<QRgb*>(result.scanLine(y));
        const unsigned char* from = pixel(0, y);
        std::transform(from, from + width_, line, [&](unsigned char alpha) { return shades[alpha]; });
    }
    result.setDevicePixelRatio(ratio_);
    return result;
}

} // namespace headscope
