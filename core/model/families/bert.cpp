// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/bert.h"

#include "core/model/families/config_values.h"

namespace headscope {

namespace {

/// The norm's names, with the spelling of files that were converted from TensorFlow.
NormNames oldNormNames(const std::string& stem) {
    return {stem + ".weight|" + stem + ".gamma", stem + ".bias|" + stem + ".beta"};
}

/// Which keys a configuration uses.
struct Keys {
    std::string_view width = "hidden_size";
    std::string_view heads = "num_attention_heads";
    std::string_view layers = "num_hidden_layers";
    std::string_view inner = "intermediate_size";
    std::string_view activation = "hidden_act";
};

/// Everything but names and head.
FamilyModel describeEncoder(const ConfigReader& config, const Keys& keys, Activation activation,
                            float epsilon) {
    FamilyModel model;
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    const Index width = spec.embedding.width = config.integer(keys.width, {1, kWidest});
    const Index tableWidth = config.optionalInteger("embedding_size", {1, kWidest}).value_or(width);
    spec.embedding.tableWidth = tableWidth == width ? 0 : tableWidth;
    spec.embedding.types = config.optionalInteger("type_vocab_size", {1, kWidest}).value_or(2);
    spec.context = config.integer("max_position_embeddings", {1, kLongestContext});
    if (config.optionalText("position_embedding_type").value_or("absolute") != "absolute") {
        config.reject("position_embedding_type", "absolute");
    }
    AttentionSpec attention = readEqualHeads(config, keys.heads, width);
    attention.mask = NoMask{};
    StackSpec& stack = spec.stack;
    stack.positions = {PositionSpec::Kind::Learned, spec.context, 0};
    stack.normsEmbedding = true;
    stack.self.assign(static_cast<std::size_t>(smallInteger(config, keys.layers, kMostLayers)), attention);
    stack.block.norm = {NormKind::Layer, epsilon};
    stack.block.placement = NormPlacement::After;
    stack.block.feedForward = {config.integer(keys.inner, {1, kWidest}),
                               readActivation(config, keys.activation, activation), false};
    stack.block.bias = {true, true, true};
    stack.finalNorm = false;
    spec.output.predicts = OutputSpec::Predicts::Nothing;
    return model;
}

/// A head that predicts hidden tokens: a linear layer, activation, norm, and the embedding with a bias.
void addHiddenHead(FamilyModel& model, Activation activation, OutputNames names) {
    OutputSpec& output = model.spec.output;
    output.predicts = OutputSpec::Predicts::HiddenTokens;
    output.tied = true;
    output.bias = true;
    output.transforms = true;
    output.activation = activation;
    output.norm = model.spec.stack.block.norm;
    model.names.output = std::move(names);
}

/// Embeddings and layers of BERT under `prefix`, which RoBERTa and ELECTRA use too.
void setBertNames(TensorNames& names, const std::string& prefix) {
    const std::string layer = prefix + "encoder.layer.{}.";
    names.prefix = prefix;
    names.embedding = prefix + "embeddings.word_embeddings.weight";
    names.stack.positions = prefix + "embeddings.position_embeddings.weight";
    names.stack.types = prefix + "embeddings.token_type_embeddings.weight";
    names.stack.embeddingNorm = oldNormNames(prefix + "embeddings.LayerNorm");
    names.stack.self = {.norm = oldNormNames(layer + "attention.output.LayerNorm"),
                        .query = linearNames(layer + "attention.self.query"),
                        .key = linearNames(layer + "attention.self.key"),
                        .value = linearNames(layer + "attention.self.value"),
                        .output = linearNames(layer + "attention.output.dense")};
    names.stack.feedForward = {.norm = oldNormNames(layer + "output.LayerNorm"),
                               .up = linearNames(layer + "intermediate.dense"),
                               .down = linearNames(layer + "output.dense")};
    names.harmless = {prefix + "embeddings.position_ids", prefix + "pooler.dense.weight",
                      prefix + "pooler.dense.bias"};
}

} // namespace

FamilyModel describeBert(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model =
        describeEncoder(config, {}, Activation::Gelu, readEpsilon(config, "layer_norm_eps", 1e-12));
    setBertNames(model.names, "bert.");
    const std::string head = "cls.predictions.";
    if (source.has(head + "transform.dense.weight")) {
        addHiddenHead(model, model.spec.stack.block.feedForward.activation,
                      {.bias = head + "bias",
                       .transform = linearNames(head + "transform.dense"),
                       .norm = oldNormNames(head + "transform.LayerNorm")});
        model.names.harmless.insert(model.names.harmless.end(),
                                    {head + "decoder.weight", head + "decoder.bias"});
    }
    model.names.harmless.push_back("cls.seq_relationship.*");
    return model;
}

FamilyModel describeRoberta(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model =
        describeEncoder(config, {}, Activation::Gelu, readEpsilon(config, "layer_norm_eps", 1e-12));
    const Index offset = config.optionalInteger("pad_token_id", {0, 1024}).value_or(1) + 1;
    PositionSpec& positions = model.spec.stack.positions;
    if (positions.rows <= offset) {
        config.reject("max_position_embeddings", "a number above pad_token_id + 1, where positions begin");
    }
    positions.offset = offset;
    model.spec.context = positions.rows - offset;
    setBertNames(model.names, "roberta.");
    if (source.has("lm_head.dense.weight")) {
        addHiddenHead(model, Activation::Gelu,
                      {.bias = "lm_head.bias",
                       .transform = linearNames("lm_head.dense"),
                       .norm = oldNormNames("lm_head.layer_norm")});
        model.names.harmless.insert(model.names.harmless.end(),
                                    {"lm_head.decoder.weight", "lm_head.decoder.bias"});
    }
    return model;
}

FamilyModel describeDistilBert(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model = describeEncoder(config, {"dim", "n_heads", "n_layers", "hidden_dim", "activation"},
                                        Activation::Gelu, 1e-12F);
    model.spec.embedding.types = 0;
    const std::string prefix = "distilbert.";
    const std::string layer = prefix + "transformer.layer.{}.";
    TensorNames& names = model.names;
    names.prefix = prefix;
    names.embedding = prefix + "embeddings.word_embeddings.weight";
    names.stack.positions = prefix + "embeddings.position_embeddings.weight";
    names.stack.embeddingNorm = oldNormNames(prefix + "embeddings.LayerNorm");
    names.stack.self = {.norm = oldNormNames(layer + "sa_layer_norm"),
                        .query = linearNames(layer + "attention.q_lin"),
                        .key = linearNames(layer + "attention.k_lin"),
                        .value = linearNames(layer + "attention.v_lin"),
                        .output = linearNames(layer + "attention.out_lin")};
    names.stack.feedForward = {.norm = oldNormNames(layer + "output_layer_norm"),
                               .up = linearNames(layer + "ffn.lin1"),
                               .down = linearNames(layer + "ffn.lin2")};
    if (source.has("vocab_transform.weight")) {
        addHiddenHead(model, model.spec.stack.block.feedForward.activation,
                      {.bias = "vocab_projector.bias",
                       .transform = linearNames("vocab_transform"),
                       .norm = oldNormNames("vocab_layer_norm")});
        names.harmless.push_back("vocab_projector.weight");
    }
    return model;
}

FamilyModel describeAlbert(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model =
        describeEncoder(config, {}, Activation::GeluTanh, readEpsilon(config, "layer_norm_eps", 1e-12));
    for (const std::string_view key : {"num_hidden_groups", "inner_group_num"}) {
        if (config.optionalInteger(key).value_or(1) != 1) {
            config.reject(key, "1: all layers share one layer's weights");
        }
    }
    model.spec.stack.sharesLayers = true;
    const std::string prefix = "albert.";
    const std::string layer = prefix + "encoder.albert_layer_groups.0.albert_layers.0.";
    TensorNames& names = model.names;
    setBertNames(names, prefix);
    names.stack.embeddingProjection = linearNames(prefix + "encoder.embedding_hidden_mapping_in");
    names.stack.self = {.norm = oldNormNames(layer + "attention.LayerNorm"),
                        .query = linearNames(layer + "attention.query"),
                        .key = linearNames(layer + "attention.key"),
                        .value = linearNames(layer + "attention.value"),
                        .output = linearNames(layer + "attention.dense")};
    names.stack.feedForward = {.norm = oldNormNames(layer + "full_layer_layer_norm"),
                               .up = linearNames(layer + "ffn"),
                               .down = linearNames(layer + "ffn_output")};
    names.harmless = {prefix + "embeddings.position_ids", prefix + "pooler.*", "sop_classifier.*"};
    if (model.spec.embedding.tableWidth == 0) {
        config.reject("embedding_size", "another number than hidden_size");
    }
    if (source.has("predictions.dense.weight")) {
        addHiddenHead(model, model.spec.stack.block.feedForward.activation,
                      {.bias = "predictions.bias",
                       .transform = linearNames("predictions.dense"),
                       .norm = oldNormNames("predictions.LayerNorm")});
        names.harmless.insert(names.harmless.end(),
                              {"predictions.decoder.weight", "predictions.decoder.bias"});
    }
    return model;
}

FamilyModel describeElectra(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model =
        describeEncoder(config, {}, Activation::Gelu, readEpsilon(config, "layer_norm_eps", 1e-12));
    setBertNames(model.names, "electra.");
    model.names.stack.embeddingProjection = linearNames("electra.embeddings_project");
    if (source.has("generator_predictions.dense.weight")) {
        addHiddenHead(model, Activation::Gelu,
                      {.bias = "generator_lm_head.bias",
                       .transform = linearNames("generator_predictions.dense"),
                       .norm = oldNormNames("generator_predictions.LayerNorm")});
        model.names.harmless.push_back("generator_lm_head.weight");
    }
    model.names.harmless.push_back("discriminator_predictions.*");
    return model;
}

} // namespace headscope
