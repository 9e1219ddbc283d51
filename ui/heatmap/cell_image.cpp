// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/cell_image.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace headscope {

namespace {

// The cells [begin, end) that one pixel stands for.
struct Span {
    Index begin = 0;
    Index end = 0;
    bool operator==(const Span&) const = default;
};

// Each pixel's cells along one side: one where cells are larger than pixels, else a partition of the cells.
std::vector<Span> pixelSpans(double first, double count, int pixels, Index cells) {
    const double step = count / pixels;
    std::vector<Span> spans(static_cast<std::size_t>(pixels));
    for (int pixel = 0; pixel < pixels; ++pixel) {
        Span& span = spans[static_cast<std::size_t>(pixel)];
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

// The largest and the smallest value of some neighbouring rows, key by key.
class RowPool {
  public:
    explicit RowPool(Index keys)
        : largest_(keys), smallest_(keys), covered_(static_cast<std::size_t>(keys)) {}

    void pool(const MapPanel& panel, Span queries, Span keys) {
        constexpr float kInfinity = std::numeric_limits<float>::infinity();
        largest_.segment(keys.begin, keys.end - keys.begin).setConstant(-kInfinity);
        smallest_.segment(keys.begin, keys.end - keys.begin).setConstant(kInfinity);
        std::fill(covered_.begin() + keys.begin, covered_.begin() + keys.end, false);
        for (Index query = queries.begin; query < queries.end; ++query) {
            const KeyRange allowed = allowedIn(panel, query);
            const Index begin = std::max(allowed.begin, keys.begin);
            const Index count = std::min(allowed.end, keys.end) - begin;
            if (count <= 0) {
                continue;
            }
            takeIn(&(*panel.values)(query, begin), begin, count);
            std::fill_n(covered_.begin() + begin, count, true);
        }
    }

    [[nodiscard]] QRgb colour(const CellColours& colours, bool difference, Span keys) const {
        float largest = -std::numeric_limits<float>::infinity();
        float smallest = -largest;
        bool isCovered = false;
        for (Index key = keys.begin; key < keys.end; ++key) {
            if (!covered_[static_cast<std::size_t>(key)]) {
                continue;
            }
            if (std::isnan(largest_[key])) {
                return colours.notANumber;
            }
            isCovered = true;
            largest = std::max(largest, largest_[key]);
            smallest = std::min(smallest, smallest_[key]);
        }
        if (!isCovered) {
            return colours.masked;
        }
        return colours.of(difference && std::abs(smallest) > std::abs(largest) ? smallest : largest);
    }

  private:
    // NaN stays once it is there. Written so that the compiler makes vector instructions of it.
    void takeIn(const float* values, Index begin, Index count) {
        float* largest = largest_.data() + begin;
        float* smallest = smallest_.data() + begin;
        for (Index key = 0; key < count; ++key) {
            const float value = values[key];
            const bool isNan = value != value;
            largest[key] = isNan | (value > largest[key]) ? value : largest[key];
            smallest[key] = isNan | (value < smallest[key]) ? value : smallest[key];
        }
    }

    Eigen::Array<float, 1, Eigen::Dynamic> largest_;
    Eigen::Array<float, 1, Eigen::Dynamic> smallest_;
    std::vector<char> covered_;
};

} // namespace

CellColours cellColours(const FigureContent& content, const MapPanel& panel) {
    const Palette& palette = panel.difference
                                 ? findPalette(content.divergingPalette, Palette::Kind::Diverging)
                                 : findPalette(content.sequentialPalette, Palette::Kind::Sequential);
    return {palette, panel.scale, content.theme.masked.rgb(), content.theme.notANumber.rgb()};
}

KeyRange allowedIn(const MapPanel& panel, Index query) {
    return panel.allowed.empty() ? KeyRange{0, panel.values->cols()}
                                 : panel.allowed[static_cast<std::size_t>(query)];
}

QImage cellImage(const MapPanel& panel, const CellColours& colours, const QRectF& visible,
                 const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull() || panel.values->size() == 0) {
        return image;
    }
    const auto rows = pixelSpans(visible.y(), visible.height(), size.height(), panel.values->rows());
    const auto columns = pixelSpans(visible.x(), visible.width(), size.width(), panel.values->cols());
    const Span keys{columns.front().begin, columns.back().end};

    RowPool row(panel.values->cols());
    for (std::size_t y = 0; y < rows.size(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(y)));
        if (y > 0 && rows[y] == rows[y - 1]) {
            std::memcpy(line, image.constScanLine(static_cast<int>(y) - 1), columns.size() * sizeof(QRgb));
            continue;
        }
        row.pool(panel, rows[y], keys);
        for (std::size_t x = 0; x < columns.size(); ++x) {
            const bool isSame = x > 0 && columns[x] == columns[x - 1];
            line[x] = isSame ? line[x - 1] : row.colour(colours, panel.difference, columns[x]);
        }
    }
    return image;
}

} // namespace headscope
