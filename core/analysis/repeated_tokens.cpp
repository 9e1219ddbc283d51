// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/repeated_tokens.h"

#include <cassert>

#include "core/analysis/row_weights.h"
#include "core/analysis/token_copies.h"

namespace headscope {

namespace {

// TransformerLens's head_detector marks the same cells and divides by the weight of all rows, those without a
// copy included, so that its score falls with the number of tokens that occur once. What some public code
// calls "prefix matching" is the duplicate score.

/// Mean over the queries that see one of the keys `step` after an earlier copy of what these keys get.
double meanAtCopies(const HeadMap& weights, std::span<const TokenTraits> tokens, Index step) {
    assert(weights.queries() <= weights.keys() && static_cast<Index>(tokens.size()) == weights.keys());
    const std::vector<Index> copies = earlierCopies(tokens);
    RowMean mean;
    for (Index query = 0; query < weights.queries(); ++query) {
        const KeyRange range = weights.allowed[static_cast<std::size_t>(query)];
        double sum = 0;
        bool seesOne = false;
        for (Index copy = copies[static_cast<std::size_t>(query)]; copy >= 0 && copy + step >= range.begin;
             copy = copies[static_cast<std::size_t>(copy)]) {
            if (copy + step < range.end) {
                sum += static_cast<double>(weights.values(query, copy + step));
                seesOne = true;
            }
        }
        if (seesOne) {
            mean.add(sum);
        }
    }
    return mean.value();
}

} // namespace

double duplicateToken(const HeadMap& weights, std::span<const TokenTraits> tokens) {
    return meanAtCopies(weights, tokens, 0);
}

double induction(const HeadMap& weights, std::span<const TokenTraits> tokens) {
    return meanAtCopies(weights, tokens, 1);
}

} // namespace headscope
