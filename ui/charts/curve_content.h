// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QString>

namespace headscope {

/// What a curve or a histogram belongs to, which decides its colour.
enum class CurveRole { Plain, SideA, SideB, Muted, Second, Third, Fourth };

/// Points joined by lines. NaN leaves a gap; values at or below 0 are left out on a logarithmic axis.
struct Curve {
    QString name; // plain text, in the legend
    std::vector<double> x;
    std::vector<double> y;
    CurveRole role = CurveRole::Plain;
    bool isDashed = false; // what a formula predicts
    bool hasPoints = false;
};

/// A histogram: heights.size() + 1 edges in ascending order.
struct CurveBars {
    QString name;
    std::vector<double> edges;
    std::vector<double> heights;
    CurveRole role = CurveRole::Plain;
};

/// A vertical line with a name at its top.
struct CurveMark {
    double x = 0;
    QString name;
};

/// Everything that a CurveChart shows. All text is plain.
struct CurveContent {
    QString title;
    QString xName; // with its unit: "factor on q·k"
    QString yName; // likewise: "mean entropy (nats)"
    bool isLogX = false;
    bool isLogY = false;
    std::optional<std::pair<double, double>> xRange; // absent: of what is shown
    std::optional<std::pair<double, double>> yRange;
    std::vector<Curve> curves;
    std::vector<CurveBars> bars;
    std::vector<CurveMark> marks;
    std::optional<double> position; // the present place on the x axis, marked in the accent's colour
    QString emptyText;              // shown where there are neither curves nor bars

    [[nodiscard]] bool isEmpty() const { return curves.empty() && bars.empty(); }
};

} // namespace headscope
