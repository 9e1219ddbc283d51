// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tensor_binder.h"

#include <algorithm>

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

std::string numbered(std::string_view pattern, int layer) {
    std::string name(pattern);
    if (const std::size_t place = name.find("{}"); place != std::string::npos) {
        name.replace(place, 2, std::to_string(layer));
    }
    return name;
}

/// A tensor's bytes from a row on, of `columns` numbers each.
std::span<const std::byte> bytesFrom(const TensorView& tensor, Index row, Index columns) {
    return row == 0 ? tensor.bytes
                    : tensor.bytes.subspan(static_cast<std::size_t>(row * bytesOf(tensor.type, columns)));
}

} // namespace

TensorBinder::TensorBinder(const Checkpoint& checkpoint, const FamilyModel& model)
    : checkpoint_(checkpoint), model_(model),
      hasPrefix_(std::ranges::any_of(checkpoint.tensors(), [&](const TensorView& tensor) {
          return tensor.name.starts_with(model.names.prefix);
      })) {}

std::vector<std::string> TensorBinder::spellings(std::string_view pattern) const {
    std::vector<std::string> names;
    while (true) {
        const std::size_t end = std::min(pattern.find('|'), pattern.size());
        std::string name = numbered(pattern.substr(0, end), layer_);
        if (!hasPrefix_ && name.starts_with(model_.names.prefix)) {
            name.erase(0, model_.names.prefix.size());
        }
        names.push_back(std::move(name));
        if (end == pattern.size()) {
            return names;
        }
        pattern.remove_prefix(end + 1);
    }
}

const TensorView* TensorBinder::take(const std::string& name, const std::vector<Index>& shape, Index usedRows,
                                     Index ofRows, bool isTransposed) {
    const std::vector<std::string> names = spellings(name);
    const auto present =
        std::ranges::find_if(names, [&](const auto& each) { return checkpoint_.find(each) != nullptr; });
    if (present == names.end()) {
        missing_.push_back(names.front());
        return nullptr;
    }
    otherSpellings_.insert(otherSpellings_.end(), std::next(present), names.end());
    const TensorView* tensor = checkpoint_.find(*present);
    Use& use = taken_[*present];
    use.tensor = tensor;
    use.of = ofRows;
    // Dimensions of 1 in front say nothing: a row as a matrix, learned tokens and positions as a batch of
    // one.
    const auto more =
        static_cast<std::ptrdiff_t>(tensor->shape.size()) - static_cast<std::ptrdiff_t>(shape.size());
    const bool isBatchOfOne =
        more > 0 &&
        std::ranges::all_of(tensor->shape.begin(), tensor->shape.begin() + more,
                            [](Index size) { return size == 1; }) &&
        std::equal(tensor->shape.begin() + more, tensor->shape.end(), shape.begin(), shape.end());
    // What is read in parts of a row must not be quantised in blocks.
    const bool inBlocks = blockSize(tensor->type).numbers > 1 && (shape.size() == 1 || isTransposed);
    if ((tensor->shape != shape && !isBatchOfOne) || !isWeightType(tensor->type) || inBlocks) {
        use.rows = ofRows;
        const std::string problem =
            fmt::format("{} (expected [{}] in a type for weights, found [{}] in {})", *present,
                        fmt::join(shape, ", "), fmt::join(tensor->shape, ", "), dataTypeName(tensor->type));
        if (std::ranges::find(wrong_, problem) == wrong_.end()) {
            wrong_.push_back(problem);
        }
        return nullptr;
    }
    use.rows += usedRows;
    if (use.rows > ofRows) {
        wrong_.push_back(fmt::format("{} (used by two parts of the model)", *present));
    }
    return tensor;
}

Weight TensorBinder::matrix(const std::string& name, Index rows, Index columns) {
    const TensorView* tensor = take(name, {rows, columns}, rows, rows);
    return tensor == nullptr ? Weight{} : Weight{tensor->bytes, tensor->type, rows, columns};
}

RowVector TensorBinder::slice(const std::string& name, const FusedRows& fused, Index size) {
    const Index total = fused.total == 0 ? size : fused.total;
    const TensorView* tensor = take(name, {total}, size, total);
    if (tensor == nullptr) {
        return {};
    }
    // As a matrix of one column: its rows are the vector's numbers.
    return RowVector(
        widened({bytesFrom(*tensor, fused.first, 1), tensor->type, size, 1, fused.blocks}).transpose());
}

RowVector TensorBinder::vector(const std::string& name, Index size) {
    return slice(name, {}, size);
}

LinearWeights TensorBinder::linear(const LinearNames& names, Index outputs, Index inputs, bool hasBias) {
    const FusedRows& fused = names.fused;
    const Index total = fused.total == 0 ? outputs : fused.total;
    const std::vector<Index> shape =
        names.transposed ? std::vector{inputs, total} : std::vector{total, inputs};
    LinearWeights weights;
    if (const TensorView* tensor = take(names.weight, shape, outputs, total, names.transposed)) {
        weights.weight = {bytesFrom(*tensor, fused.first, names.transposed ? 1 : inputs),
                          tensor->type,
                          outputs,
                          inputs,
                          fused.blocks,
                          names.transposed ? total : 0};
    }
    if (hasBias) {
        weights.bias = slice(names.bias, fused, outputs);
    }
    return weights;
}

LinearWeights TensorBinder::windows(const LinearNames& names, Index outputs, Index side, bool hasBias) {
    constexpr Index kChannels = 3;
    LinearWeights weights;
    if (const TensorView* tensor = take(names.weight, {outputs, kChannels, side, side}, outputs, outputs)) {
        weights.weight = {tensor->bytes, tensor->type, outputs, kChannels * side * side};
    }
    if (hasBias) {
        weights.bias = vector(names.bias, outputs);
    }
    return weights;
}

RowVector TensorBinder::normWeight(const std::string& name, Index size) {
    RowVector weight = vector(name, size);
    if (model_.names.normPlusOne) {
        weight.array() += 1.0F;
    }
    return weight;
}

NormWeights TensorBinder::norm(const NormNames& names, const NormSpec& spec, Index width) {
    NormWeights weights{normWeight(names.weight, width), {}};
    if (spec.kind == NormKind::Layer) {
        weights.bias = vector(names.bias, width);
    }
    return weights;
}

bool TensorBinder::isHarmless(std::string_view name) const {
    if (std::ranges::find(otherSpellings_, name) != otherSpellings_.end()) {
        return true;
    }
    return std::ranges::any_of(model_.names.harmless, [&](std::string_view pattern) {
        if (!hasPrefix_ && pattern.starts_with(model_.names.prefix)) {
            pattern.remove_prefix(model_.names.prefix.size());
        }
        return matchesPattern(name, pattern);
    });
}

void TensorBinder::finish() const {
    std::vector<std::string> unused;
    for (const TensorView& tensor : checkpoint_.tensors()) {
        if (!taken_.contains(tensor.name) && !isHarmless(tensor.name)) {
            unused.push_back(tensor.name);
        }
    }
    std::string found;
    const auto add = [&found](std::string_view what, const std::vector<std::string>& names) {
        if (!names.empty()) {
            found += fmt::format("{}{} {}: {}", found.empty() ? "" : "; ", names.size(), what, listed(names));
        }
    };
    std::vector<std::string> wrong = wrong_;
    for (const auto& [name, use] : taken_) {
        if (use.rows < use.of) {
            wrong.push_back(fmt::format("{} (used in part: {} of {} rows)", name, use.rows, use.of));
        }
    }
    add("missing", missing_);
    add("that do not fit", wrong);
    add("that no part of the model uses", unused);
    if (!found.empty()) {
        throw Error(Mismatch{
            pathText(checkpoint_.path()), "tensors",
            fmt::format("those of a {} model as its configuration describes it", model_.spec.family), found});
    }
}

std::int64_t TensorBinder::parameters() const {
    std::int64_t sum = 0;
    for (const auto& [name, use] : taken_) {
        std::int64_t numbers = 1;
        for (const Index size : use.tensor->shape) {
            numbers *= size;
        }
        sum += numbers;
    }
    return sum;
}

} // namespace headscope
