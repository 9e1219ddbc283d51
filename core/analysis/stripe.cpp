// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/stripe.h"

#include <algorithm>

#include "core/analysis/row_weights.h"

namespace headscope {

double stripeScore(const HeadMap& weights, const Stripe& stripe) {
    RowMean mean;
    const Index end = std::min(stripe.to, weights.queries());
    for (Index query = std::max(stripe.from, Index{0}); query < end; ++query) {
        const Index key = query - stripe.offset;
        if (!weights.isMasked(query, key)) {
            mean.add(static_cast<double>(weights.values(query, key)));
        }
    }
    return mean.value();
}

} // namespace headscope
