// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/base/job.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// What one step on the way from queries and keys to weights does.
enum class StageKind {
    Product,  // q.k
    Features, // phi(q).phi(k) in place of exp(q.k), of a linear kernel
    Factor,   // times a number
    Cap,      // s -> cap * tanh(s / cap)
    Bias,     // what the model adds by distance
    Masking,  // cells that a query may not see are left out from here on
    Softmax,  // of the cells that are left
    Sink,     // the same with one more score, which belongs to no key
    Normalise // divided by the sum of the row, of a linear kernel
};

/// One step, and what is there after it. Rows are queries, columns are keys.
struct HeadStage {
    StageKind kind = StageKind::Product;
    float number = 0; // Factor: what is multiplied by; Cap: the cap; Sink: its score; else 0
    /// Before the mask, masked cells have what they would be; from it on they count for nothing, whatever is
    /// in them. A mask changes no other cell, so that it shares the matrix of the step before.
    std::shared_ptr<const Matrix> values;

    [[nodiscard]] bool isAfterMask() const { return kind >= StageKind::Masking; }
    /// Whether its values are weights of keys, the last step's.
    [[nodiscard]] bool isWeights() const { return kind >= StageKind::Softmax; }
};

/// The way of one head from q.k to its weights, in the order in which the steps are taken. With a softmax:
/// product, factor, cap and bias where the model has them, mask, softmax (or sink). Of a linear kernel:
/// product, which it does not use and which is there to compare with, features, mask, normalise. Factor and
/// mask are there also where they change nothing.
struct HeadStages {
    HeadId head;
    ResolvedAttention attention;
    Index headWidth = 0;           // d_k
    std::vector<KeyRange> allowed; // keys that each query may see
    std::vector<HeadStage> stages;

    /// Null where the head takes no such step.
    [[nodiscard]] const HeadStage* find(StageKind kind) const;
};

/// Throws Error as AttentionTrace::headMap does. Memory: T x T_k numbers for each step but the mask.
[[nodiscard]] HeadStages headStages(const AttentionTrace& trace, const HeadId& head,
                                    const AttentionSettings& settings, const Job& job = {});

} // namespace headscope
