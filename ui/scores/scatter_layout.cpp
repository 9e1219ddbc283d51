// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/scatter_layout.h"

#include <QFontMetrics>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

/// From 0 where values are not far from it, so that shares are compared with none.
RoundTicks ticksFor(const ScoreTable& table, std::size_t score, int most) {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (std::size_t head = 0; head < table.heads().size(); ++head) {
        if (const double value = table.mean(head, score); std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    if (!std::isfinite(low)) {
        return RoundTicks::enclosing(0, 1, most);
    }
    if (low > 0 && low < 0.5 * high) {
        low = 0;
    }
    return RoundTicks::enclosing(low, high, most);
}

} // namespace

ScatterLayout::ScatterLayout(const ScoreTable& table, std::size_t x, std::size_t y, QSize size,
                             const QFont& font) {
    const Spacing spacing = Spacing::of(font);
    const QFontMetrics digits(tabularFont(smallerFont(font)));
    radius_ = 0.24 * spacing.line;
    const int line = digits.height();
    const int bottom = 2 * line + spacing.small + spacing.tiny; // tick labels, title
    const int top = line + 2 * spacing.small;                   // legend
    const int most = std::clamp((size.height() - bottom - top) / (2 * line), 2, 9);
    y_ = ticksFor(table, y, most);
    int labels = 0;
    for (const double tick : y_.places()) {
        labels = std::max(labels, digits.horizontalAdvance(y_.text(tick)));
    }
    const int left = line + spacing.small + labels + spacing.small; // title, tick labels
    const int right = qRound(2 * radius_) + spacing.small;
    plot_ =
        QRect(left, top, std::max(1, size.width() - left - right), std::max(1, size.height() - top - bottom));
    legend_ = QRect(left, 0, plot_.width(), line);
    x_ = ticksFor(table, x, std::clamp(plot_.width() / (4 * line), 2, 11));
    for (std::size_t head = 0; head < table.heads().size(); ++head) {
        const QPointF place(xOf(table.mean(head, x)), yOf(table.mean(head, y)));
        if (std::isfinite(place.x()) && std::isfinite(place.y())) {
            points_.push_back({table.heads()[head].id, place});
        } else {
            ++without_;
        }
    }
}

double ScatterLayout::xOf(double value) const {
    return plot_.left() + plot_.width() * (value - x_.low) / (x_.high - x_.low);
}

double ScatterLayout::yOf(double value) const {
    return plot_.top() + plot_.height() * (y_.high - value) / (y_.high - y_.low);
}

std::optional<QPointF> ScatterLayout::placeOf(const HeadId& head) const {
    const auto found = std::ranges::find(points_, head, &Point::head);
    return found == points_.end() ? std::nullopt : std::optional(found->place);
}

std::optional<HeadId> ScatterLayout::headAt(const QPointF& position) const {
    std::optional<HeadId> nearest;
    double best = 2 * radius_;
    for (const Point& point : points_) {
        const QPointF way = point.place - position;
        if (const double distance = std::hypot(way.x(), way.y()); distance <= best) {
            best = distance;
            nearest = point.head;
        }
    }
    return nearest;
}

std::set<HeadId> ScatterLayout::headsIn(const QRect& band) const {
    std::set<HeadId> heads;
    for (const Point& point : points_) {
        if (QRectF(band).contains(point.place)) {
            heads.insert(point.head);
        }
    }
    return heads;
}

std::optional<HeadId> ScatterLayout::neighbour(const HeadId& head, const QPointF& direction) const {
    const std::optional<QPointF> from = placeOf(head);
    std::optional<HeadId> nearest;
    double best = std::numeric_limits<double>::infinity();
    for (const Point& point : points_) {
        const QPointF way = point.place - from.value_or(QPointF(plot_.center()));
        const double along = QPointF::dotProduct(way, direction);
        const double across = std::abs(way.x() * direction.y() - way.y() * direction.x());
        const double cost = along + 2 * across; // what lies aside is farther
        if (point.head != head && along > 0.5 && across <= 2 * along && cost < best) {
            best = cost;
            nearest = point.head;
        }
    }
    return nearest;
}

} // namespace headscope
