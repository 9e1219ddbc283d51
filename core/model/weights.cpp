// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/weights.h"

#include <algorithm>
#include <set>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/error.h"
#include "core/base/path_text.h"

namespace headscope {

namespace {

constexpr std::size_t kMostListed = 6;

std::string listed(std::vector<std::string> names) {
    const std::size_t more = names.size() > kMostListed ? names.size() - kMostListed : 0;
    names.resize(names.size() - more);
    return fmt::format("{}{}", fmt::join(names, ", "), more == 0 ? "" : fmt::format(" and {} more", more));
}

/// Takes tensors from a checkpoint one by one and keeps account of what was wrong.
class Binder {
  public:
    Binder(const Checkpoint& checkpoint, const FamilyModel& model) : checkpoint_(checkpoint), model_(model) {}

    Weight matrix(const std::string& name, Index rows, Index columns) {
        const TensorView* tensor = take(name, {rows, columns});
        return tensor == nullptr ? Weight{} : Weight{tensor->bytes, tensor->type, rows, columns};
    }

    RowVector vector(const std::string& name, Index size) {
        const TensorView* tensor = take(name, {size});
        return tensor == nullptr ? RowVector() : RowVector(widened({tensor->bytes, tensor->type, 1, size}));
    }

    LinearWeights linear(const LinearNames& names, int layer, Index outputs, Index inputs, bool hasBias) {
        LinearWeights weights{matrix(numbered(names.weight, layer), outputs, inputs), {}};
        if (hasBias) {
            weights.bias = vector(numbered(names.bias, layer), outputs);
        }
        return weights;
    }

    static std::string numbered(const std::string& pattern, int layer) {
        return fmt::format(fmt::runtime(pattern), layer);
    }

    /// Throws Error about everything at once.
    void finish() const {
        std::vector<std::string> unused;
        const std::set<std::string> harmless = harmlessNames();
        for (const TensorView& tensor : checkpoint_.tensors()) {
            if (!taken_.contains(tensor.name) && !harmless.contains(tensor.name)) {
                unused.push_back(tensor.name);
            }
        }
        std::string found;
        const auto add = [&found](std::string_view what, const std::vector<std::string>& names) {
            if (!names.empty()) {
                found +=
                    fmt::format("{}{} {}: {}", found.empty() ? "" : "; ", names.size(), what, listed(names));
            }
        };
        add("missing", missing_);
        add("with another shape or type", wrong_);
        add("that no part of the model uses", unused);
        if (!found.empty()) {
            throw Error(Mismatch{
                pathText(checkpoint_.folder()), "tensors",
                fmt::format("those of a {} model as config.json describes it", model_.spec.family), found});
        }
    }

  private:
    const TensorView* take(const std::string& name, const std::vector<Index>& shape) {
        const TensorView* tensor = checkpoint_.find(name);
        if (tensor == nullptr) {
            missing_.push_back(name);
            return nullptr;
        }
        taken_.insert(name);
        if (tensor->shape != shape || !isWeightType(tensor->type)) {
            wrong_.push_back(fmt::format("{} (expected [{}] in F32, F16 or BF16, found [{}] in {})", name,
                                         fmt::join(shape, ", "), fmt::join(tensor->shape, ", "),
                                         dataTypeName(tensor->type)));
            return nullptr;
        }
        return tensor;
    }

    [[nodiscard]] std::set<std::string> harmlessNames() const {
        std::set<std::string> names;
        for (const std::string& pattern : model_.names.harmless) {
            for (int layer = 0; layer < model_.spec.layerCount(); ++layer) {
                names.insert(numbered(pattern, layer));
            }
        }
        return names;
    }

    const Checkpoint& checkpoint_;
    const FamilyModel& model_;
    std::set<std::string, std::less<>> taken_;
    std::vector<std::string> missing_;
    std::vector<std::string> wrong_;
};

LayerWeights bindLayer(Binder& binder, const FamilyModel& model, int layer) {
    const ModelSpec& spec = model.spec;
    const TensorNames& names = model.names;
    const AttentionSpec& attention = spec.layers[static_cast<std::size_t>(layer)];
    const Index width = spec.embedding.width;
    const Index inner = spec.feedForward.width;
    const Index queryWidth = Index{attention.heads} * attention.headWidth;
    const Index kvWidth = Index{attention.kvHeads} * attention.headWidth;
    LayerWeights weights;
    weights.attentionNorm = binder.vector(Binder::numbered(names.attentionNorm, layer), width);
    weights.query = binder.linear(names.query, layer, queryWidth, width, spec.bias.queryKeyValue);
    weights.key = binder.linear(names.key, layer, kvWidth, width, spec.bias.queryKeyValue);
    weights.value = binder.linear(names.value, layer, kvWidth, width, spec.bias.queryKeyValue);
    weights.attentionOutput =
        binder.linear(names.attentionOutput, layer, width, queryWidth, spec.bias.attentionOutput);
    weights.feedForwardNorm = binder.vector(Binder::numbered(names.feedForwardNorm, layer), width);
    weights.gate = binder.linear(names.gate, layer, inner, width, spec.bias.feedForward);
    weights.up = binder.linear(names.up, layer, inner, width, spec.bias.feedForward);
    weights.down = binder.linear(names.down, layer, width, inner, spec.bias.feedForward);
    return weights;
}

} // namespace

ModelWeights bindWeights(const Checkpoint& checkpoint, const FamilyModel& model) {
    const EmbeddingSpec& embedding = model.spec.embedding;
    Binder binder(checkpoint, model);
    ModelWeights weights;
    weights.embedding = binder.matrix(model.names.embedding, embedding.vocabulary, embedding.width);
    weights.finalNorm = binder.vector(model.names.finalNorm, embedding.width);
    weights.output = model.spec.tiedOutput
                         ? weights.embedding
                         : binder.matrix(model.names.output, embedding.vocabulary, embedding.width);
    for (int layer = 0; layer < model.spec.layerCount(); ++layer) {
        weights.layers.push_back(bindLayer(binder, model, layer));
    }
    binder.finish();
    return weights;
}

} // namespace headscope
