// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/prediction_change.h"

#include "core/analysis/distribution.h"

namespace headscope {

double predictionChange(const Transformer& transformer, const Run& own, AttentionKind kind,
                        const AttentionSettings& settings, const Job& job) {
    if (!transformer.spec().predictsNext() || own.nextLogits.size() == 0) {
        throw Error(Mismatch{transformer.spec().name, "prediction", "of a next token", "none"});
    }
    const auto changed = transformer.runStates(own.input, transformer.uniform(settings, kind), &own, job);
    return klDivergence(own.nextLogits, transformer.logits(*changed, changed->tokens() - 1, 1).row(0));
}

} // namespace headscope
