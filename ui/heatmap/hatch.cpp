// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/hatch.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/attention/key_ranges.h"
#include "ui/heatmap/cell_image.h"

namespace headscope {

namespace {

constexpr double kTouching = 1e-6;

struct Stretch {
    double left = 0;
    double right = 0;
};

// The horizontal band of the map between two heights, and the stretches of it to be hatched.
struct Band {
    double top = 0;
    double bottom = 0;
    Stretch first;
    Stretch second;
};

// Hatches what lies in `outer` but not in `inner`, each a function from a query to a range of keys. Where
// rows are thinner than a pixel, one band stands for those that fall on it.
template <typename Outer, typename Inner>
std::vector<Band> bandsBetween(const CellMapping& mapping, const Outer& outer, const Inner& inner,
                               Index queries) {
    const QRectF& target = mapping.target;
    const auto xInside = [&](Index key) {
        return std::clamp(mapping.x(static_cast<double>(key)), target.left(), target.right());
    };
    std::vector<Band> result;
    const auto first = static_cast<Index>(std::max(0.0, std::floor(mapping.cells.top())));
    const auto last = std::min<Index>(queries, static_cast<Index>(std::ceil(mapping.cells.bottom())));
    const auto step = std::max<Index>(1, static_cast<Index>(1 / mapping.cellHeight()));
    for (Index query = first; query < last; query += step) {
        const Index end = std::min(query + step, last);
        KeyRange around = outer(query);
        KeyRange within = inner(query);
        for (Index other = query + 1; other < end; ++other) {
            around = coveringRange(around, outer(other));
            within = coveringRange(within, inner(other));
        }
        // Without an inner range all of the outer one is the first stretch.
        const Index begin = within.size() > 0 ? within.begin : around.end;
        const Index rest = within.size() > 0 ? within.end : around.end;
        result.push_back({std::max(mapping.y(static_cast<double>(query)), target.top()),
                          std::min(mapping.y(static_cast<double>(end)), target.bottom()),
                          {xInside(around.begin), xInside(begin)},
                          {xInside(rest), xInside(around.end)}});
    }
    return result;
}

// The line x + y = sum within a band between two x; joined to the line before where they touch.
void addPiece(QList<QLineF>& lines, const Band& band, double sum, const Stretch& stretch) {
    const double top = std::max(band.top, sum - stretch.right);
    const double bottom = std::min(band.bottom, sum - stretch.left);
    if (bottom - top <= kTouching) {
        return;
    }
    const QPointF end(sum - bottom, bottom);
    if (!lines.isEmpty()) {
        QLineF& before = lines.last();
        if (std::abs(before.y2() - top) < kTouching &&
            std::abs(before.x2() + before.y2() - sum) < kTouching) {
            before.setP2(end);
            return;
        }
    }
    lines.append(QLineF(QPointF(sum - top, top), end));
}

// Rising lines; the bands lie within `target`, from top to bottom.
QList<QLineF> linesIn(const std::vector<Band>& bands, const QRectF& target, double spacing) {
    QList<QLineF> lines;
    const double origin = target.left() + target.top();
    const auto count = static_cast<int>(std::ceil((target.width() + target.height()) / spacing - 0.5));
    for (int line = 0; line < count; ++line) {
        const double sum = origin + (line + 0.5) * spacing;
        const auto first = std::ranges::lower_bound(bands, sum - target.right(), {}, &Band::bottom);
        for (auto band = first; band != bands.end() && band->top < sum - target.left(); ++band) {
            addPiece(lines, *band, sum, band->second);
            addPiece(lines, *band, sum, band->first);
        }
    }
    return lines;
}

// The stretch seen in a mirror that swaps left and right.
Stretch mirrored(const Stretch& stretch) {
    return {-stretch.right, -stretch.left};
}

} // namespace

QList<QLineF> hatchLines(const MapPanel& panel, const CellMapping& mapping, double spacing) {
    if (panel.allowed.empty()) {
        return {};
    }
    const KeyRange all{0, panel.values->cols()};
    const auto bands = bandsBetween(
        mapping, [&](Index) { return all; }, [&](Index query) { return allowedIn(panel, query); },
        panel.values->rows());
    return linesIn(bands, mapping.target, spacing);
}

QList<QLineF> partlyAllowedLines(const MapPanel& panel, const CellMapping& mapping, double spacing) {
    if (panel.allowedOnBothSides.empty()) {
        return {};
    }
    auto bands = bandsBetween(
        mapping, [&](Index query) { return allowedIn(panel, query); },
        [&](Index query) { return panel.allowedOnBothSides[static_cast<std::size_t>(query)]; },
        panel.values->rows());
    for (Band& band : bands) {
        band.first = std::exchange(band.second, mirrored(band.first));
        band.first = mirrored(band.first);
    }
    const QRectF& target = mapping.target;
    QList<QLineF> lines =
        linesIn(bands, QRectF(-target.right(), target.top(), target.width(), target.height()), spacing);
    for (QLineF& line : lines) {
        line.setLine(-line.x1(), line.y1(), -line.x2(), line.y2());
    }
    return lines;
}

} // namespace headscope
