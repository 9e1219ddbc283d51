// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/neighbours.h"

#include "core/analysis/stripe.h"

namespace headscope {

// TransformerLens's head_detector (error measure "mul") divides by the weight of all rows, so that there a
// perfect previous-token head scores (T - 1) / T. Here the first row, which has no previous token, is left
// out.

double previousToken(const HeadMap& weights) {
    return stripeScore(weights, {1, 0, weights.queries()});
}

double nextToken(const HeadMap& weights) {
    return stripeScore(weights, {-1, 0, weights.queries()});
}

double selfToken(const HeadMap& weights) {
    return stripeScore(weights, {0, 0, weights.queries()});
}

} // namespace headscope
