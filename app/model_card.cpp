// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model_card.h"

#include <fmt/format.h>

#include "app/command_output.h"
#include "core/base/size_text.h"
#include "core/comparison/side_text.h"
#include "core/export/products_note.h"
#include "core/library/memory_estimate.h"

namespace headscope {

std::vector<CardRow> modelCard(const Model& model, const std::optional<TrainedCheck>& check) {
    const ModelSpec& spec = model.spec();
    const AttentionSpec& layer = spec.stack.self.front();
    const MemoryEstimate memory = estimateMemory(spec, model.checkpoint().weightBytes());
    std::vector<CardRow> rows;
    const auto add = [&](std::string name, std::string value) {
        rows.push_back({std::move(name), std::move(value)});
    };
    const auto addAll = [&](const std::string& name, const std::vector<std::string>& values) {
        for (const std::string& value : values) {
            add(&value == &values.front() ? name : std::string(), value);
        }
    };
    add("name", terminalText(spec.name));
    add("family", spec.family);
    add("layers", fmt::format("{}", spec.layerCount()));
    add("width", fmt::format("{}", spec.embedding.width));
    add("heads", fmt::format("{}", layer.heads));
    add("K/V heads", fmt::format("{}", layer.kvHeads));
    add("head width", fmt::format("{}", layer.headWidth));
    add("scale", describeFactor({}, layer));
    addAll("scores", describeScores(spec.stack.self));
    if (spec.encoder) {
        const AttentionSpec& encoder = spec.encoder->self.front();
        add("encoder", fmt::format("{} layers of {} heads; {}", spec.encoder->self.size(), encoder.heads,
                                   describeScores(encoder)));
    }
    if (spec.readsPictures()) {
        add("pictures", describePreparation(model.preparation()));
        add("classes", spec.predictsClass() ? fmt::format("{}", spec.outcomes())
                                            : "none: this checkpoint has no classifier");
    } else {
        add("vocabulary", fmt::format("{}", spec.embedding.vocabulary));
    }
    for (const std::string& sentence : spec.leftOut) {
        add("left out", sentence);
    }
    add("context", fmt::format("{} tokens", spec.context));
    add("parameters", fmt::format("{}", model.transformer().weights().parameters));
    add(spec.readsPictures() ? "tokens" : "tokenizer", model.tokenizer().kind());
    add("on disk", model.checkpoint().format() == CheckpointFormat::Memory
                       ? "nothing: its weights are drawn at random"
                       : sizeText(memory.weights));
    add("in memory", fmt::format("{}: {} of weights, {} for a run of {} tokens", sizeText(memory.total()),
                                 sizeText(memory.weights), sizeText(memory.run), memory.tokens));
    if (const std::string_view note = productsNote(model.products()); !note.empty()) {
        add("products", std::string(note));
    }
    add("check", check ? fmt::format("loss {:.2f} on a fixed English sentence, against {:.2f} for a "
                                     "uniform guess",
                                     check->loss, check->uniform)
                       : "none: this model predicts no token");
    return rows;
}

} // namespace headscope
