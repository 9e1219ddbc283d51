// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/prediction_change.h"

#include "core/analysis/distribution.h"

namespace headscope {

double predictionChange(const Transformer& transformer, const Run& own, AttentionKind kind,
                        const AttentionSettings& settings, const Job& job) {
    if (!transformer.spec().predictsNext() || own.nextLogits.size() == 0) {
        throw Error(Mismatch{transformer.spec().name, "prediction", "of a next token", "none"});
    }
    const RunSettings changed = transformer.uniform(settings, kind);
    if (changed == own.settings) {
        return 0; // to the last digit, however logits are computed
    }
    const auto run = transformer.runStates(own.input, changed, &own, job);
    return klDivergence(own.nextLogits, transformer.logits(*run, run->tokens() - 1, 1).row(0));
}

} // namespace headscope
