// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/checkpoint/checkpoint.h"
#include "core/model/weights.h"

namespace headscope {

/// Takes tensors from a checkpoint one by one, and keeps account of what was wrong and of what is left.
/// Weights that were missing or wrong are empty; finish() tells about them.
class TensorBinder {
  public:
    TensorBinder(const Checkpoint& checkpoint, const FamilyModel& model);

    /// The layer whose number stands for `{}` from now on.
    void setLayer(int layer) { layer_ = layer; }

    /// A matrix of its own, outputs x inputs.
    [[nodiscard]] Weight matrix(const std::string& name, Index rows, Index columns);
    [[nodiscard]] RowVector vector(const std::string& name, Index size);
    [[nodiscard]] LinearWeights linear(const LinearNames& names, Index outputs, Index inputs, bool hasBias);
    /// A convolution whose windows do not overlap, as a linear layer on the numbers of one window: outputs x
    /// (channels * side * side), stored as outputs x channels x side x side.
    [[nodiscard]] LinearWeights windows(const LinearNames& names, Index outputs, Index side, bool hasBias);
    [[nodiscard]] NormWeights norm(const NormNames& names, const NormSpec& spec, Index width);
    /// The weight of a norm without a bias.
    [[nodiscard]] RowVector normWeight(const std::string& name, Index size);

    /// Throws Error about everything at once.
    void finish() const;

    /// Numbers in all tensors that were taken.
    [[nodiscard]] std::int64_t parameters() const;

  private:
    struct Use {
        const TensorView* tensor = nullptr;
        Index rows = 0; // that were taken
        Index of = 0;   // of so many
    };

    [[nodiscard]] std::vector<std::string> spellings(std::string_view pattern) const;
    [[nodiscard]] const TensorView* take(const std::string& name, const std::vector<Index>& shape,
                                         Index usedRows, Index ofRows, bool isTransposed = false);
    [[nodiscard]] bool isHarmless(std::string_view name) const;
    [[nodiscard]] RowVector slice(const std::string& name, const FusedRows& fused, Index size);

    const Checkpoint& checkpoint_;
    const FamilyModel& model_;
    bool hasPrefix_ = false;
    int layer_ = 0;
    std::map<std::string, Use, std::less<>> taken_;
    std::vector<std::string> otherSpellings_; // of tensors that were taken under their first
    std::vector<std::string> missing_;
    std::vector<std::string> wrong_;
};

} // namespace headscope
