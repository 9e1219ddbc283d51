// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QRect>
#include <optional>
#include <set>
#include <vector>

#include "core/analysis/score_table.h"
#include "ui/scores/round_ticks.h"

namespace headscope {

/// Where everything of a scatter of heads stands, in pixels.
class ScatterLayout {
  public:
    struct Point {
        HeadId head;
        QPointF place;
    };

    ScatterLayout() = default;
    /// Heads without a value of either score have no place.
    ScatterLayout(const ScoreTable& table, std::size_t x, std::size_t y, QSize size, const QFont& font);

    [[nodiscard]] const QRect& plot() const { return plot_; }
    [[nodiscard]] const QRect& legend() const { return legend_; }
    [[nodiscard]] const RoundTicks& xTicks() const { return x_; }
    [[nodiscard]] const RoundTicks& yTicks() const { return y_; }
    [[nodiscard]] double xOf(double value) const;
    [[nodiscard]] double yOf(double value) const;
    [[nodiscard]] const std::vector<Point>& points() const { return points_; }
    [[nodiscard]] int headsWithoutValue() const { return without_; }
    [[nodiscard]] double radius() const { return radius_; }

    [[nodiscard]] std::optional<QPointF> placeOf(const HeadId& head) const;
    /// The nearest head, if it is near.
    [[nodiscard]] std::optional<HeadId> headAt(const QPointF& position) const;
    [[nodiscard]] std::set<HeadId> headsIn(const QRect& band) const;
    /// The nearest head in that direction (a unit vector); none at the edge.
    [[nodiscard]] std::optional<HeadId> neighbour(const HeadId& head, const QPointF& direction) const;

  private:
    QRect plot_;
    QRect legend_;
    RoundTicks x_;
    RoundTicks y_;
    std::vector<Point> points_;
    int without_ = 0;
    double radius_ = 4;
};

} // namespace headscope
