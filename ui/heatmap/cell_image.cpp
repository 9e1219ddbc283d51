// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/cell_image.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "core/base/parallel.h"
#include "ui/heatmap/row_pool.h"

namespace headscope {

namespace {

constexpr Index kLinesAtOnce = 32;

// Each pixel's cells along one side: one where cells are larger than pixels, else a partition of the cells.
std::vector<PixelSpan> pixelSpans(double first, double count, int pixels, Index cells) {
    const double step = count / pixels;
    std::vector<PixelSpan> spans(static_cast<std::size_t>(pixels));
    for (int pixel = 0; pixel < pixels; ++pixel) {
        PixelSpan& span = spans[static_cast<std::size_t>(pixel)];
        if (step <= 1) {
            span.begin = static_cast<Index>(std::floor(first + (pixel + 0.5) * step));
            span.begin = std::clamp<Index>(span.begin, 0, cells - 1);
            span.end = span.begin + 1;
        } else {
            span.begin = std::clamp<Index>(std::lround(first + pixel * step), 0, cells - 1);
            span.end = std::clamp<Index>(std::lround(first + (pixel + 1) * step), span.begin + 1, cells);
        }
    }
    return spans;
}

// The level whose cells are nearest to the pixels' size, but not larger.
int halvingsFor(const MapPanel& panel, double cellsAPixel) {
    const auto most = panel.levels ? static_cast<int>(panel.levels->size()) : 0;
    return std::clamp(static_cast<int>(std::floor(std::log2(std::max(1.0, cellsAPixel)))), 0, most);
}

void paintLine(std::span<const PixelSpan> columns, std::span<const PixelValue> pixels,
               const CellColours& colours, QRgb* line) {
    for (std::size_t x = 0; x < columns.size(); ++x) {
        if (x > 0 && columns[x] == columns[x - 1]) {
            line[x] = line[x - 1];
            continue;
        }
        const auto [value, isMasked] = pixels[x];
        line[x] = isMasked ? colours.masked : colours.of(static_cast<double>(value));
    }
}

} // namespace

CellColours cellColours(const FigureContent& content, const MapPanel& panel) {
    const Palette& palette = panel.difference
                                 ? findPalette(content.divergingPalette, Palette::Kind::Diverging)
                                 : findPalette(content.sequentialPalette, Palette::Kind::Sequential);
    return {palette, panel.scale, content.theme.masked.rgb(), content.theme.notANumber.rgb()};
}

QSize cellsAPixel(const QSizeF& cells, const QSize& pixels) {
    const auto along = [](double count, int of) {
        constexpr double kRounding = 1e-6;
        return std::max(1, static_cast<int>(std::ceil(count / std::max(1, of) - kRounding)));
    };
    return {along(cells.width(), pixels.width()), along(cells.height(), pixels.height())};
}

QImage cellImage(const MapPanel& panel, const CellColours& colours, const QRectF& visible, const QSize& size,
                 Reduction reduction) {
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull() || panel.values->size() == 0) {
        return image;
    }
    const double smallestStep = std::min(visible.width() / size.width(), visible.height() / size.height());
    const CellSource source{panel, reduction, halvingsFor(panel, smallestStep),
                            static_cast<Index>(std::max(0.0, visible.x()))};
    const double side = std::exp2(source.halvings);
    const Matrix& values = source.values();
    const auto rows = pixelSpans(visible.y() / side, visible.height() / side, size.height(), values.rows());
    const auto columns = pixelSpans(visible.x() / side, visible.width() / side, size.width(), values.cols());
    const PixelSpan all{columns.front().begin, columns.back().end};

    uchar* const bits = image.bits();
    const auto lineAt = [bits, length = image.bytesPerLine()](Index y) {
        return reinterpret_cast<QRgb*>(bits + y * length);
    };
    parallelBlocks(size.height(), kLinesAtOnce, [&](Index begin, Index end) {
        RowPool row(source);
        std::vector<PixelValue> pixels;
        for (Index y = begin; y < end; ++y) {
            const PixelSpan& span = rows[static_cast<std::size_t>(y)];
            if (y > begin && span == rows[static_cast<std::size_t>(y) - 1]) {
                std::memcpy(lineAt(y), lineAt(y - 1), columns.size() * sizeof(QRgb));
                continue;
            }
            row.take(span, all);
            row.values(columns, pixels);
            paintLine(columns, pixels, colours, lineAt(y));
        }
    });
    return image;
}

} // namespace headscope
