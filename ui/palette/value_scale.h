// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

#include <QString>

namespace headscope {

/// How a value becomes a position t in [0, 1] of a palette. Values outside the range take the end's colour.
class ValueScale {
  public:
    enum class Kind { Linear, Log, Diverging };

    /// t = (v - low) / (high - low).
    [[nodiscard]] static ValueScale linear(double low, double high);
    /// t = log(v / floor) / log(high / floor). Values at or below `floor` (> 0), zero included, are at t = 0.
    [[nodiscard]] static ValueScale logarithmic(double floor, double high);
    /// Symmetric about 0, which is at t = 0.5: [-limit, limit].
    [[nodiscard]] static ValueScale diverging(double limit);

    ValueScale() = default;

    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] double low() const { return low_; }
    [[nodiscard]] double high() const { return high_; }

    /// NaN for NaN. An empty range is drawn as its lowest colour, or as zero where diverging.
    [[nodiscard]] double position(double value) const {
        if (value != value) {
            return value;
        }
        if (kind_ == Kind::Log) {
            return value <= low_ ? 0 : std::min(1.0, (std::log(value) - origin_) * factor_);
        }
        if (factor_ == 0) {
            return kind_ == Kind::Diverging ? 0.5 : 0;
        }
        return std::clamp((value - origin_) * factor_, 0.0, 1.0);
    }

    /// The ends of the range as written at a colour bar: "0", "1.00", "≤ 1e-4", "−0.50", "+0.50".
    [[nodiscard]] QString lowText() const;
    [[nodiscard]] QString highText() const;

    bool operator==(const ValueScale&) const = default;

  private:
    ValueScale(Kind kind, double low, double high);

    Kind kind_ = Kind::Linear;
    double low_ = 0;
    double high_ = 1;
    double origin_ = 0; // of value, or of its logarithm
    double factor_ = 1; // from there to t
};

/// A value with about three digits, with a true minus sign: "0.58", "−1.09", "2.1e-5", "0".
[[nodiscard]] QString valueText(double value);

} // namespace headscope
