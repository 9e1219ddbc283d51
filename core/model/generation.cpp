// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/generation.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/base/sentence.h"

namespace headscope {

std::string generateTarget(const Model& model, const TypedText& source, Index most, const Job& job) {
    const ModelSpec& spec = model.spec();
    if (!spec.encoder || !spec.predictsNext()) {
        throw Error(Mismatch{spec.name, "model", "an encoder-decoder with an output head",
                             spec.encoder ? "one without a head" : spec.family});
    }
    ModelInput input = model.encode(TypedText{.text = source.text, .special = source.special}).input();
    const RunSettings settings = model.transformer().uniform({});
    std::vector<int> target;
    std::shared_ptr<const Run> run;
    const Index longest = std::min(most, spec.context - static_cast<Index>(input.ids.size()));
    for (Index step = 0; step < longest; ++step) {
        job.step(static_cast<double>(step) / static_cast<double>(longest),
                 Sentence::noted("generating the target"));
        run = model.transformer().run(input, settings, run.get());
        RowVector logits = run->nextLogits;
        // The start is often the padding's id, whose logit means nothing.
        if (std::ranges::find(spec.endIds, spec.decoderStart) == spec.endIds.end()) {
            logits(spec.decoderStart) = logits.minCoeff();
        }
        Index best = 0;
        logits.maxCoeff(&best);
        const auto id = static_cast<int>(best);
        if (std::ranges::find(spec.endIds, id) != spec.endIds.end()) {
            break;
        }
        input.ids.push_back(id);
        target.push_back(id);
    }
    return model.targetTokenizer().decode(target);
}

} // namespace headscope
