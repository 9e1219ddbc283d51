// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/first_token.h"

#include "core/analysis/row_weights.h"

namespace headscope {

double firstToken(const HeadMap& weights) {
    RowMean mean;
    for (Index query = 0; query < weights.queries(); ++query) {
        if (!weights.isMasked(query, 0)) {
            mean.add(static_cast<double>(weights.values(query, 0)));
        }
    }
    return mean.value();
}

} // namespace headscope
