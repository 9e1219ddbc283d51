// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "core/analysis/score_distribution.h"
#include "core/base/job.h"
#include "core/model/run.h"
#include "core/model/transformer.h"

namespace headscope {

/// What one factor makes of a head. All rescored: the run's own queries and keys, masked and after softmax.
struct FactorEffect {
    static constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

    float factor = 0;
    double entropy = kUndefined;       // mean over rows, nats
    double entropyShare = kUndefined;  // mean of entropy / ln(keys that the row may see)
    double largestWeight = kUndefined; // mean over rows
    double saturated = kUndefined;     // share of rows whose largest weight is above 0.99
    double jacobian = kUndefined;      // mean over rows of the Frobenius norm of the softmax's Jacobian
    double queryGradient = kUndefined; // Frobenius norm of dL/dW_Q of the head
    double keyGradient = kUndefined;   // and of dL/dW_K: of grouped heads, what this query head contributes
};

/// Gradients with respect to the head's rows of the projections, laid out as the weights are: d_k x d.
struct ProjectionGradients {
    Matrix query;
    Matrix key;
};

/// One head on one text, ready to be asked for any factor. dL/dO, the gradient that comes from above, is the
/// same for all factors and texts: standard normal numbers of a fixed seed (row by row, so that a longer text
/// begins with the same ones). What changes with the factor is the softmax alone. Immutable; several threads
/// may ask at once.
class HeadScaling {
  public:
    static constexpr std::uint64_t kSeed = 1;

    /// `run` is a run of the transformer, from which nothing is read later on. `settings` are those of a
    /// rescore; their factor is not used. Where they pool K/V heads, the key's gradient is that of the pooled
    /// projection. Throws Error for a head that does not exist, for settings that do not fit, and for a
    /// linear kernel, which has no factor.
    HeadScaling(const Transformer& transformer, std::shared_ptr<const Run> run, const HeadId& head,
                const AttentionSettings& settings);

    /// Throws Error where the scores overflow, and Stopped.
    [[nodiscard]] FactorEffect at(float factor, const Job& job = {}) const;

    /// dL/dW_Q = (dL/dQ)^T X and dL/dW_K = (dL/dK)^T X, with X the input of the projection (behind the norm
    /// where the model has one there), taken back through rotary positions and QK-norm. Of a norm over all
    /// heads: of this head's own rows of the projection.
    [[nodiscard]] ProjectionGradients gradients(float factor, const Job& job = {}) const;

    /// Of q.k without the factor, over the pairs that the mask allows.
    [[nodiscard]] ScoreDistribution distribution() const;

    /// The numbers that stand for dL/dO: T x d_k.
    [[nodiscard]] const Matrix& outputGradient() const { return outputGradient_; }

  private:
    /// A way from an input to queries or keys.
    struct Projection {
        Matrix input;     // rows x d
        Matrix states;    // rows x d_k: the head's, as they meet
        Matrix projected; // what goes into a QK-norm: of the head, or of all heads; empty where none
        Index column = 0; // of the head in them
        StateRule rule;

        [[nodiscard]] Matrix gradient(const Matrix& ofStates) const;
    };

    void fillQueries(const Transformer& transformer, const LayerTrace& layer);
    void fillKeys(const LayerTrace& layer);
    [[nodiscard]] AttentionSettings withFactor(float factor) const;

    std::shared_ptr<const Run> run_;
    HeadId head_;
    AttentionSettings settings_;
    ResolvedAttention attention_;
    Projection queries_;
    Projection keys_;
    Matrix values_;         // T_k x d_k
    Matrix outputGradient_; // T x d_k
};

/// Factors for curves: evenly spaced on a logarithmic axis from 1 / (4 d_k) to 4 (further where the model's
/// own lies beyond), `count` of them, and those that have a name: 1 / d_k, 1 / sqrt(d_k), 1, the model's own.
/// Ascending, each once.
[[nodiscard]] std::vector<float> factorGrid(int headWidth, float modelFactor, int count = 33);

} // namespace headscope
