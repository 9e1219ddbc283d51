// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/model/model.h"
#include "core/survey/zeroing.h"

namespace headscope {

/// The weights of all heads of a layer, before and after K/V heads are pooled. Of a long text only its
/// beginning: queries and keys from the first on, so many that all maps take at most kMostRegroupedCells.
struct RegroupedMaps {
    Index queries = 0; // that are shown
    Index keys = 0;
    Index allQueries = 0;
    Index allKeys = 0;
    std::vector<std::shared_ptr<const Matrix>> before; // one a head: queries x keys
    std::vector<std::shared_ptr<const Matrix>> after;
    std::vector<std::shared_ptr<const Matrix>> difference; // after - before
    std::vector<KeyRange> allowed;                         // one a query, of every head
    float largestWeight = 0;                               // of before and after
    float largestDifference = 0;                           // in size

    [[nodiscard]] bool isWhole() const { return queries == allQueries && keys == allKeys; }
};

inline constexpr Index kMostRegroupedCells = Index{1} << 23; // 32 MiB, painted in some milliseconds

/// `own` is the model's run. `after` is the same where the layer is rescored, else a run with the grouping in
/// every layer. Everything but the grouping is as the model has it. Throws Error where the layer does not
/// exist or the grouping does not divide it, and Stopped.
[[nodiscard]] RegroupedMaps regroupedMaps(const AttentionTrace& own, const AttentionTrace& after,
                                          const HeadId& layer, const Grouping& grouping, const Job& job = {});

/// What the model pays for a grouping in every layer, without further training.
struct RegroupingCost {
    Grouping grouping;
    double loss = 0;  // mean over the text, nats per predicted token; NaN where no next token is predicted
    double kl = 0;    // mean over positions of KL(own || regrouped), nats: see ZeroingEffect
    double state = 0; // mean over positions of ||h' - h|| / ||h|| of the last states
};

/// Pools the K/V heads of every layer of one kind of attention and runs the model again on one text.
class Regrouping {
  public:
    /// `own` is the model's run. The model must outlive it.
    Regrouping(const Model& model, std::shared_ptr<const Run> own, AttentionKind kind);

    /// The run with the grouping, without tokenLoss and nextLogits; the own one for 0 K/V heads. Throws Error
    /// where the number does not divide that of every layer, and Stopped.
    [[nodiscard]] std::shared_ptr<const Run> run(const Grouping& grouping, const Job& job = {}) const;

    /// Of such a run. The first call computes what is compared with. Throws Error where logits are not
    /// finite, and Stopped.
    [[nodiscard]] RegroupingCost cost(const Grouping& grouping, const Run& regrouped, const Job& job = {});

  private:
    const Model& model_;
    std::shared_ptr<const Run> own_;
    AttentionKind kind_;
    std::optional<Zeroing> predictions_; // compares runs, whatever they differ by
};

} // namespace headscope
