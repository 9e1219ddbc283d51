// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job.h"
#include "core/check/reference.h"
#include "core/model/model.h"

namespace headscope {

enum class CheckedQuantity { TokenIds, Weights, Logits, MeanLoss };

/// One kind of number, over all texts of a reference.
struct CheckedNumbers {
    CheckedQuantity quantity = CheckedQuantity::TokenIds;
    int layer = 0;          // of weights
    std::int64_t count = 0; // numbers that were compared
    /// The largest absolute difference; of token ids, how many differ. Infinite where there are more of one
    /// than of the other, and where a number is not finite.
    double largest = 0;
    double tolerance = 0;

    [[nodiscard]] bool passed() const { return largest <= tolerance; }
};

/// How a model's numbers compare with a reference.
struct NumberCheck {
    std::string model;
    std::string reference; // which implementation
    std::size_t texts = 0;
    std::vector<CheckedNumbers> numbers; // token ids, weights layer by layer, logits, mean loss

    [[nodiscard]] bool passed() const { return std::ranges::all_of(numbers, &CheckedNumbers::passed); }
};

/// Of an attention weight: float32 against float64, through all layers. The core for x86-64-v3 was measured to
/// come within 1e-5; those for other processors, which add in another order, were not measured.
inline constexpr double kWeightTolerance = 5e-5;
/// Of a logit, as a share of the reference's largest one.
inline constexpr double kLogitTolerance = 1e-4;
/// Of the mean loss, in nats.
inline constexpr double kLossTolerance = 1e-4;

/// Runs the model on the reference's texts and compares. The numbers are computed from the reference's token
/// ids, so that a tokenizer that differs is one difference and not all. A model with one stack of
/// self-attention that predicts tokens. Throws Error where it can not run on a text.
[[nodiscard]] NumberCheck checkNumbers(const Model& model, const Reference& reference, const Job& job = {});

/// The same, of files.
[[nodiscard]] NumberCheck checkNumbers(const std::filesystem::path& model,
                                       const std::filesystem::path& reference, const Job& job);

} // namespace headscope
