// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/attention/attention_spec.h"
#include "core/base/matrix.h"
#include "ui/palette/value_scale.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// What the values of a step are.
enum class StepRole {
    Score,   // any sign, of no fixed size
    Feature, // positive: phi(q).phi(k) of a linear kernel
    Weight,  // 0 to 1
};

/// One step from q.k to the weights, and what is there after it. All texts are plain.
struct StepLook {
    QString title;     // "× 1/√32 = 0.1768"
    QString note;      // in small letters under it: "the model's own"
    QString valueName; // what its values are: "q·k", "scaled"
    QString reading;   // of a value: "× 0.1768 = %1", "+ bias %2 = %1" with what was added
    std::shared_ptr<const Matrix> values; // rows are queries, columns are keys
    std::vector<KeyRange> allowed;        // columns of each row; the other cells are left out. Empty: all
    StepRole role = StepRole::Score;
    bool replacesLast = false; // is made from q and k anew, not from the step before
    bool isMask = false;       // changes no value: what is read is whether the cell is masked
    double largest = 0;        // size of the values, of those that are not left out

    [[nodiscard]] KeyRange allowedIn(int query) const;
    /// Of the cells that are not left out.
    [[nodiscard]] double rowSum(int query) const;
};

/// The way of one head from q.k to its weights.
struct StepsLook {
    SideName side = SideName::A;
    QString title; // "L2 H5"
    QString note;  // "this softmax only"
    std::vector<StepLook> steps;
    QStringList queryLabels;
    QStringList keyLabels;
    QString queryName; // of the axis; empty means "query (attends)"
    QString keyName;
    QString palette;   // of weights; empty: the default
    QString emptyText; // shown where there are no steps

    [[nodiscard]] int queries() const { return static_cast<int>(queryLabels.size()); }
    [[nodiscard]] int keys() const { return static_cast<int>(keyLabels.size()); }
    /// Whether there is such a cell.
    [[nodiscard]] bool contains(std::optional<int> query, std::optional<int> key) const;
    [[nodiscard]] bool isMasked(int query, int key) const;
};

/// Which range the colours and bars of the steps have.
enum class StepRange {
    Shared, // one for all scores
    Own,    // each step's own
};

/// Of the scores: the largest size of a value over all steps.
[[nodiscard]] double scoreLimit(const StepsLook& look);
/// Of a step's colours. Scores: symmetric about 0. Features and weights: from 0 to the largest, always their
/// own, since they are no scores.
[[nodiscard]] ValueScale stepScale(const StepsLook& look, std::size_t step, StepRange range);
/// Of the bars of one row: from the smallest to the largest value of the row, 0 within.
[[nodiscard]] ValueScale rowScale(const StepsLook& look, std::size_t step, int query, StepRange range);

/// A cell on its way: "12 “·the” → 3 “·cat”: q·k 22.83 → × 0.1768 = 4.036 → not masked → weight 0.353".
[[nodiscard]] QString stepsReading(const StepsLook& look, int query, int key);
/// What a row's values after a step add up to, where that means something: "sum 1.000"; how many keys a mask
/// leaves out of scores: "27 of 40 masked". Empty for other scores.
[[nodiscard]] QString rowText(const StepLook& step, int query);
/// What the colours are: "scores −22.8 to +22.8, one range for all · weights 0 to 0.85".
[[nodiscard]] QString rangeText(const StepsLook& look, StepRange range);

} // namespace headscope
