// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/vision.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/utf8.h"
#include "core/model/families/config_values.h"
#include "core/model/families/picture_config.h"
#include "core/model/position_grid.h"

namespace headscope {

namespace {

constexpr Index kMostTokens = 1 << 16;
constexpr int kMostRegisters = 1024;
constexpr std::size_t kLongestLabel = 200; // bytes

constexpr std::array kImageNetMean{0.485F, 0.456F, 0.406F};
constexpr std::array kImageNetDeviation{0.229F, 0.224F, 0.225F};
constexpr std::array kClipMean{0.48145466F, 0.4578275F, 0.40821073F};
constexpr std::array kClipDeviation{0.26862954F, 0.26130258F, 0.27577711F};

/// What families have where their configuration does not say.
struct Usual {
    int width = 768;
    int layers = 12;
    int heads = 12;
    int patch = 16;
    int picture = 224;
    double epsilon = 1e-12;
    Activation activation = Activation::Gelu;
};

int orElse(const ConfigReader& config, std::string_view key, int absent, Index highest) {
    return static_cast<int>(config.optionalInteger(key, {1, highest}).value_or(absent));
}

/// Everything but the number of tokens, names and head. The grid is that of config.json.
FamilyModel describeTower(const ConfigReader& config, const Usual& usual) {
    FamilyModel model;
    ModelSpec& spec = model.spec;
    const Index width = spec.embedding.width = orElse(config, "hidden_size", usual.width, kWidest);
    if (orElse(config, "num_channels", 3, kWidest) != 3) {
        config.reject("num_channels", "3: red, green, blue");
    }
    const PixelSize patch = readPixelSize(config, "patch_size", usual.patch);
    const PixelSize picture = readPixelSize(config, "image_size", usual.picture);
    if (patch.height != patch.width) {
        config.reject("patch_size", "square patches");
    }
    if (picture.height % patch.height != 0 || picture.width % patch.width != 0) {
        config.reject("image_size", fmt::format("a multiple of the patches' {} pixels", patch.height));
    }
    PatchSpec& patches = spec.embedding.patches;
    patches.patch = patch.height;
    patches.rows = picture.height / patch.height;
    patches.columns = picture.width / patch.width;
    patches.leading = {"CLS"};

    AttentionSpec attention;
    attention.heads = attention.kvHeads = orElse(config, "num_attention_heads", usual.heads, kMostHeads);
    if (width % attention.heads != 0) {
        config.reject("num_attention_heads", fmt::format("a divisor of the model's width, {}", width));
    }
    attention.headWidth = static_cast<int>(width / attention.heads);
    attention.scale = inverseRoot(attention.headWidth);
    attention.mask = NoMask{};
    StackSpec& stack = spec.stack;
    stack.self.assign(
        static_cast<std::size_t>(orElse(config, "num_hidden_layers", usual.layers, kMostLayers)), attention);
    stack.positions.kind = PositionSpec::Kind::Learned;
    stack.block.norm = {NormKind::Layer, readEpsilon(config, "layer_norm_eps", usual.epsilon)};
    stack.block.placement = NormPlacement::Before;
    stack.block.feedForward.gated = false;
    stack.block.feedForward.activation = readActivation(config, "hidden_act", usual.activation);
    stack.block.bias = {config.optionalFlag("qkv_bias").value_or(true), true, true};
    spec.output.predicts = OutputSpec::Predicts::Nothing;
    return model;
}

/// What follows from the number of tokens, once that is settled.
void countTokens(ModelSpec& spec, const ConfigReader& config) {
    const PatchSpec& patches = spec.embedding.patches;
    if (patches.tokens() > kMostTokens) {
        config.reject("image_size", fmt::format("a picture of at most {} patches", kMostTokens));
    }
    spec.embedding.vocabulary = spec.context = patches.tokens();
    const bool resizes = patches.resizing != PatchSpec::Resizing::None;
    spec.stack.positions.rows = patches.leadingCount() - patches.registers +
                                (resizes ? Index{patches.tableRows} * patches.tableColumns : patches.count());
}

/// How pictures are prepared, which must give the size that the positions are for.
void prepare(FamilyModel& model, const FamilySource& source, PreparationUse usual) {
    const PatchSpec& patches = model.spec.embedding.patches;
    const int width = patches.columns * patches.patch;
    const int height = patches.rows * patches.patch;
    if (usual.preparation.width == 0) {
        usual.preparation.width = width;
        usual.preparation.height = height;
    }
    if (usual.preparation.resizedWidth == 0) {
        usual.preparation.resizedWidth = width;
        usual.preparation.resizedHeight = height;
    }
    model.preparation = readPreparation(source.checkpoint, usual);
    const PicturePreparation& found = *model.preparation;
    if (found.width != width || found.height != height) {
        throw Error(
            Mismatch{pathText(source.checkpoint.folder() / "preprocessor_config.json"), "size of pictures",
                     fmt::format("{} x {} pixels as in config.json, which the model's positions are for "
                                 "(they are not resized in this family)",
                                 width, height),
                     fmt::format("{} x {}", found.width, found.height)});
    }
}

/// One label for each row of the classifier: those of the configuration, or "class 7".
std::vector<std::string> readLabels(const FamilySource& source, std::string_view classifier) {
    const TensorView& weight = *source.checkpoint.find(classifier);
    const Index count = weight.shape.empty() ? 0 : weight.shape.front();
    std::vector<std::string> labels;
    const auto given = source.config.optionalSection("id2label");
    for (Index id = 0; id < std::min(count, kLargestVocabulary); ++id) {
        const std::string key = fmt::format("{}", id);
        const nlohmann::json* label = given ? given->find(key) : nullptr;
        labels.push_back(label != nullptr && label->is_string()
                             ? shortenUtf8(label->get_ref<const std::string&>(), kLongestLabel)
                             : fmt::format("class {}", id));
    }
    return labels;
}

/// A classifier, where the checkpoint has one.
void addClassifier(FamilyModel& model, const FamilySource& source, OutputSpec::ClassInput input,
                   const std::string& stem = "classifier") {
    if (!source.has(stem + ".weight")) {
        return;
    }
    model.spec.output.predicts = OutputSpec::Predicts::Class;
    model.spec.output.classInput = input;
    model.spec.output.labels = readLabels(source, stem + ".weight");
    model.names.output.weight = stem + ".weight";
    model.names.output.bias = stem + ".bias";
}

/// Notes that tensors beside the model are not used; nothing where there are none.
void leaveOut(FamilyModel& model, const FamilySource& source, const std::vector<std::string>& patterns,
              std::string_view what) {
    const auto count = std::ranges::count_if(source.checkpoint.tensors(), [&](const TensorView& tensor) {
        return std::ranges::any_of(
            patterns, [&](const std::string& pattern) { return matchesPattern(tensor.name, pattern); });
    });
    if (count > 0) {
        model.spec.leftOut.push_back(
            fmt::format("{}: not used ({} tensor{})", what, count, count == 1 ? "" : "s"));
    }
    model.names.harmless.insert(model.names.harmless.end(), patterns.begin(), patterns.end());
}

/// Tokens in front of the patches and their names under `prefix`, which all but CLIP have.
void nameTower(TensorNames& names, const std::string& prefix) {
    const std::string layer = prefix + "encoder.layer.{}.";
    names.prefix = prefix;
    names.patches.projection = linearNames(prefix + "embeddings.patch_embeddings.projection");
    names.patches.leading = {{prefix + "embeddings.cls_token", 1}};
    names.patches.positions = prefix + "embeddings.position_embeddings";
    names.stack.self = {.norm = normNames(layer + "layernorm_before"),
                        .query = linearNames(layer + "attention.attention.query"),
                        .key = linearNames(layer + "attention.attention.key"),
                        .value = linearNames(layer + "attention.attention.value"),
                        .output = linearNames(layer + "attention.output.dense")};
    names.stack.feedForward = {.norm = normNames(layer + "layernorm_after"),
                               .up = linearNames(layer + "intermediate.dense"),
                               .down = linearNames(layer + "output.dense")};
    names.stack.finalNorm = normNames(prefix + "layernorm");
}

/// What training had beside the tower, with and without the prefix of a checkpoint that has a head.
void leaveOutPooler(FamilyModel& model, const FamilySource& source, const std::string& prefix) {
    leaveOut(model, source,
             {prefix + "pooler.dense.weight", prefix + "pooler.dense.bias", "pooler.dense.weight",
              "pooler.dense.bias"},
             "The pooler behind the class token");
    leaveOut(model, source, {prefix + "embeddings.mask_token", "embeddings.mask_token"},
             "The token in place of hidden patches");
}

FamilyModel describeDino(const FamilySource& source, const std::string& prefix, int registers) {
    const ConfigReader& config = source.config;
    Usual usual;
    usual.epsilon = 1e-6;
    usual.patch = registers > 0 ? 16 : 14;
    FamilyModel model = describeTower(config, usual);
    PatchSpec& patches = model.spec.embedding.patches;
    patches.registers = registers;
    for (int i = 0; i < registers; ++i) {
        patches.leading.push_back(fmt::format("R{}", i));
    }
    // The positions' grid is that of config.json; the picture's comes from how it is prepared.
    PreparationUse use;
    use.preparation = {.shortestEdge = 256,
                       .kernel = Resampling::Bicubic,
                       .width = 224,
                       .height = 224,
                       .mean = kImageNetMean,
                       .deviation = kImageNetDeviation};
    model.preparation = readPreparation(source.checkpoint, use);
    if (model.preparation->width % patches.patch != 0 || model.preparation->height % patches.patch != 0) {
        throw Error(Mismatch{pathText(source.checkpoint.folder() / "preprocessor_config.json"),
                             "size of pictures",
                             fmt::format("a multiple of the patches' {} pixels", patches.patch),
                             fmt::format("{} x {}", model.preparation->width, model.preparation->height)});
    }
    const PatchGrid own{patches.rows, patches.columns};
    patches.rows = model.preparation->height / patches.patch;
    patches.columns = model.preparation->width / patches.patch;
    if (patches.rows != own.rows || patches.columns != own.columns) {
        patches.resizing = registers > 0 ? PatchSpec::Resizing::SmoothCubic : PatchSpec::Resizing::Cubic;
        patches.tableRows = own.rows;
        patches.tableColumns = own.columns;
    }
    countTokens(model.spec, config);

    const std::string layer = prefix + "encoder.layer.{}.";
    TensorNames& names = model.names;
    nameTower(names, prefix);
    if (registers > 0) {
        names.patches.leading.push_back({prefix + "embeddings.register_tokens", registers});
    }
    names.stack.self.norm = normNames(layer + "norm1");
    names.stack.self.outputScale = layer + "layer_scale1.lambda1";
    const Index width = model.spec.embedding.width;
    const double ratio = config.optionalNumber("mlp_ratio", {0.01, 1000}).value_or(4);
    const auto inner = static_cast<Index>(static_cast<double>(width) * ratio);
    FeedForwardSpec& feedForward = model.spec.stack.block.feedForward;
    feedForward.width = std::max<Index>(inner, 1);
    names.stack.feedForward = {.norm = normNames(layer + "norm2"),
                               .up = linearNames(layer + "mlp.fc1"),
                               .down = linearNames(layer + "mlp.fc2"),
                               .outputScale = layer + "layer_scale2.lambda1"};
    if (config.optionalFlag("use_swiglu_ffn").value_or(false)) {
        feedForward = {(static_cast<Index>(static_cast<double>(inner) * 2 / 3) + 7) / 8 * 8, Activation::Silu,
                       true};
        names.stack.feedForward.down = linearNames(layer + "mlp.weights_out");
        fuseGateUp(names.stack.feedForward, linearNames(layer + "mlp.weights_in"), feedForward.width);
    }
    model.spec.stack.block.scalesOutputs = true;
    addClassifier(model, source, OutputSpec::ClassInput::TokenAndMean);
    leaveOutPooler(model, source, prefix);
    return model;
}

FamilyModel describeClipTower(const FamilySource& source, const ConfigReader& config) {
    Usual usual;
    usual.epsilon = 1e-5;
    usual.patch = 32;
    usual.activation = Activation::QuickGelu;
    FamilyModel model = describeTower(config, usual);
    model.spec.embedding.patches.hasBias = false;
    model.spec.stack.normsEmbedding = true;
    model.spec.stack.finalNorm = false;
    model.spec.stack.block.bias.queryKeyValue = true;
    model.spec.stack.block.feedForward.width = orElse(config, "intermediate_size", 3072, kWidest);
    countTokens(model.spec, config);
    const PatchSpec& patches = model.spec.embedding.patches;
    prepare(model, source,
            {{.shortestEdge = std::max(patches.rows, patches.columns) * patches.patch,
              .kernel = Resampling::Bicubic,
              .mean = kClipMean,
              .deviation = kClipDeviation}});

    const std::string prefix = "vision_model.";
    const std::string layer = prefix + "encoder.layers.{}.";
    TensorNames& names = model.names;
    names.prefix = prefix;
    names.patches.projection = {prefix + "embeddings.patch_embedding.weight"};
    names.patches.leading = {{prefix + "embeddings.class_embedding", 1}};
    names.patches.positions = prefix + "embeddings.position_embedding.weight";
    names.stack.embeddingNorm = normNames(prefix + "pre_layrnorm"); // their spelling
    names.stack.self = {.norm = normNames(layer + "layer_norm1"),
                        .query = linearNames(layer + "self_attn.q_proj"),
                        .key = linearNames(layer + "self_attn.k_proj"),
                        .value = linearNames(layer + "self_attn.v_proj"),
                        .output = linearNames(layer + "self_attn.out_proj")};
    names.stack.feedForward = {.norm = normNames(layer + "layer_norm2"),
                               .up = linearNames(layer + "mlp.fc1"),
                               .down = linearNames(layer + "mlp.fc2")};
    names.harmless = {prefix + "embeddings.position_ids"};
    leaveOut(model, source, {prefix + "post_layernorm.weight", prefix + "post_layernorm.bias"},
             "The norm of the class token behind the last layer, which patches do not have");
    leaveOut(model, source, {"visual_projection.weight"},
             "The projection of the class token into the space that pictures share with texts");
    leaveOut(model, source, {"classifier.weight", "classifier.bias"},
             "A classifier of the mean over patches");
    return model;
}

} // namespace

FamilyModel describeVit(const FamilySource& source) {
    FamilyModel model = describeTower(source.config, {});
    model.spec.stack.block.feedForward.width = orElse(source.config, "intermediate_size", 3072, kWidest);
    countTokens(model.spec, source.config);
    prepare(model, source, {{}, true, false});
    nameTower(model.names, "vit.");
    addClassifier(model, source, OutputSpec::ClassInput::Token);
    leaveOutPooler(model, source, "vit.");
    return model;
}

FamilyModel describeDeit(const FamilySource& source) {
    FamilyModel model = describeTower(source.config, {});
    model.spec.stack.block.feedForward.width = orElse(source.config, "intermediate_size", 3072, kWidest);
    PatchSpec& patches = model.spec.embedding.patches;
    patches.leading = {"CLS", "DIST"};
    countTokens(model.spec, source.config);
    constexpr int kMore = 8; // the margin that is cut: 256 to 224 pixels, in sevenths of the picture
    prepare(model, source,
            {{.resizedWidth = patches.columns * patches.patch * kMore / (kMore - 1),
              .resizedHeight = patches.rows * patches.patch * kMore / (kMore - 1),
              .kernel = Resampling::Bicubic,
              .mean = kImageNetMean,
              .deviation = kImageNetDeviation},
             true,
             true});
    nameTower(model.names, "deit.");
    model.names.patches.leading.push_back({"deit.embeddings.distillation_token", 1});
    addClassifier(model, source, OutputSpec::ClassInput::Token);
    addClassifier(model, source, OutputSpec::ClassInput::TwoTokens, "cls_classifier");
    model.names.output.second = linearNames("distillation_classifier");
    leaveOutPooler(model, source, "deit.");
    return model;
}

FamilyModel describeDinov2(const FamilySource& source) {
    return describeDino(source, "dinov2.", 0);
}

FamilyModel describeDinov2WithRegisters(const FamilySource& source) {
    const int registers = static_cast<int>(
        source.config.optionalInteger("num_register_tokens", {1, kMostRegisters}).value_or(4));
    return describeDino(source, "dinov2_with_registers.", registers);
}

FamilyModel describeClip(const FamilySource& source) {
    const auto config = source.config.optionalSection("vision_config");
    if (!config) {
        source.config.reject("vision_config", "the configuration of the image tower");
    }
    FamilyModel model = describeClipTower(source, *config);
    leaveOut(model, source, {"text_model.*", "text_projection.weight", "logit_scale"},
             "The text tower, which is no part of the image tower");
    return model;
}

FamilyModel describeClipVision(const FamilySource& source) {
    return describeClipTower(source, source.config);
}

} // namespace headscope
