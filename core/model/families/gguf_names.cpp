// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/gguf_names.h"

#include "core/model/families/config_values.h"

namespace headscope {

namespace {

const std::string kLayer = "blk.{}.";

/// The norms of a block's part, by where they stand: in front, behind the sum, and of what the part gives.
struct NormStems {
    std::string before;
    std::string after;
    std::string ofOutput;
};

void setNorms(NormNames& norm, NormNames& outputNorm, NormPlacement placement, const NormStems& stems) {
    outputNorm = normNames(kLayer + stems.ofOutput);
    switch (placement) {
    case NormPlacement::Before:
    case NormPlacement::Around:
        norm = normNames(kLayer + stems.before);
        break;
    case NormPlacement::After:
        norm = normNames(kLayer + stems.after);
        break;
    case NormPlacement::OfOutput:
        norm = outputNorm;
        break;
    case NormPlacement::Nowhere:
        break;
    }
}

AttentionNames attentionNames(const GgufSource& source, const StackSpec& stack) {
    AttentionNames names;
    setNorms(names.norm, names.outputNorm, stack.block.placement,
             {"attn_norm", "attn_output_norm", "post_attention_norm"});
    names.query = linearNames(kLayer + "attn_q");
    names.key = linearNames(kLayer + "attn_k");
    names.value = linearNames(kLayer + "attn_v");
    if (source.has("blk.0.attn_qkv.weight")) {
        fuseQueryKeyValue(names, linearNames(kLayer + "attn_qkv"), stack.self.front());
    }
    names.output = linearNames(kLayer + "attn_output");
    names.queryNorm = kLayer + "attn_q_norm.weight";
    names.keyNorm = kLayer + "attn_k_norm.weight";
    return names;
}

FeedForwardNames feedForwardNames(const GgufSource& source, const BlockSpec& block) {
    FeedForwardNames names;
    setNorms(names.norm, names.outputNorm, block.placement,
             {"ffn_norm", "layer_output_norm", "post_ffw_norm"});
    names.gate = linearNames(kLayer + "ffn_gate");
    names.up = linearNames(kLayer + "ffn_up");
    names.down = linearNames(kLayer + "ffn_down");
    const Index inner = block.feedForward.width;
    const TensorView* up = source.tensor("blk.0.ffn_up.weight");
    if (block.feedForward.gated && !source.has("blk.0.ffn_gate.weight") && up != nullptr &&
        up->shape.size() == 2 && up->shape[0] == 2 * inner) {
        fuseGateUp(names, names.up, inner);
    }
    return names;
}

StackNames t5Names(const std::string& stack) {
    const std::string layer = stack + kLayer;
    const auto attention = [&](const std::string& kind) {
        return AttentionNames{.norm = {layer + kind + "_norm.weight"},
                              .query = linearNames(layer + kind + "_q"),
                              .key = linearNames(layer + kind + "_k"),
                              .value = linearNames(layer + kind + "_v"),
                              .output = linearNames(layer + kind + "_o")};
    };
    StackNames names;
    names.self = attention("attn");
    names.self.relativeBias = stack + "blk.0.attn_rel_b.weight";
    names.cross = attention("cross_attn");
    names.feedForward = {.norm = {layer + "ffn_norm.weight"},
                         .gate = linearNames(layer + "ffn_gate"),
                         .up = linearNames(layer + "ffn_up"),
                         .down = linearNames(layer + "ffn_down")};
    names.finalNorm = {stack + "output_norm.weight"};
    return names;
}

} // namespace

TensorNames ggufNames(const GgufSource& source, const ModelSpec& spec) {
    TensorNames names;
    names.embedding = "token_embd.weight";
    names.stack.positions = "position_embd.weight";
    names.stack.types = "token_types.weight";
    names.stack.embeddingNorm = normNames("token_embd_norm");
    names.stack.self = attentionNames(source, spec.stack);
    names.stack.feedForward = feedForwardNames(source, spec.stack.block);
    names.stack.finalNorm = normNames("output_norm");
    names.output.weight = "output.weight";
    // Divisors of the rotary frequencies (applyRotaryTensors), and a classifier's head.
    names.harmless = {"rope_freqs.weight", "rope_factors_long.weight", "rope_factors_short.weight", "cls.*"};
    return names;
}

TensorNames ggufT5Names() {
    TensorNames names;
    names.embedding = "token_embd.weight";
    names.encoder = t5Names("enc.");
    names.stack = t5Names("dec.");
    names.output.weight = "output.weight";
    names.harmless = {"dec.blk.{}.cross_attn_rel_b.weight"}; // cross-attention has no bias by distance
    return names;
}

} // namespace headscope
