// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace headscope {

/// The factors that a ScaleSlider can show, on a logarithmic axis of whole steps.
class ScaleAxis {
  public:
    struct Mark {
        double factor = 1;
        int step = 0;
        QString label = {};
        QString subscript = {}; // behind the label, small and lowered
        bool isModel = false;
        bool operator==(const Mark&) const = default;
    };

    /// Without marks, for a slider without a model.
    ScaleAxis() = default;
    /// `headWidth` is d_k, `modelFactor` the model's own.
    ScaleAxis(int headWidth, double modelFactor);

    static constexpr int kSteps = 1000;
    /// A drag this near to a mark, in steps, lands on it.
    static constexpr int kSnap = 18;

    [[nodiscard]] const std::vector<Mark>& marks() const { return marks_; }
    /// The factor of a step; a mark's own, exactly, where there is one.
    [[nodiscard]] double factorAt(int step) const;
    /// The nearest step; factors beyond the axis, and 0, are at its ends.
    [[nodiscard]] int stepOf(double factor) const;
    /// The mark next to `step`, if it is near enough to snap to; else `step`.
    [[nodiscard]] int snapped(int step) const;
    /// `to`, or the first mark on the way there: keys and the wheel never jump over one.
    [[nodiscard]] int stopped(int from, int to) const;

  private:
    /// In place of one that stands at the same step.
    void addMark(Mark mark);

    double lowest_ = 1;
    double highest_ = 2;
    std::vector<Mark> marks_;
};

} // namespace headscope
