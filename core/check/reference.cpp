// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/reference.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/base/path_text.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/json_file.h"
#include "core/checkpoint/safetensors.h"
#include "core/ops/weight.h"

namespace headscope {

namespace {

/// The tensors of a file that stays mapped.
struct ReferenceTensors {
    explicit ReferenceTensors(const std::filesystem::path& path)
        : file(path), where(pathText(path)), tensors(readSafetensors(file.data(), where)) {}

    /// As a matrix whose columns are the last dimension.
    [[nodiscard]] Matrix matrix(const std::string& name, std::size_t dimensions) const {
        const auto found = std::ranges::find(tensors, name, &TensorView::name);
        if (found == tensors.end()) {
            throw Error(Mismatch{where, name, "a tensor of that name", "none"});
        }
        if (found->shape.size() != dimensions || found->shape.back() == 0) {
            throw Error(Mismatch{where, name, fmt::format("{} dimensions, none empty", dimensions),
                                 fmt::format("{} dimensions", found->shape.size())});
        }
        Index rows = 1;
        for (std::size_t dimension = 0; dimension + 1 < dimensions; ++dimension) {
            rows *= found->shape[dimension];
        }
        return widened({found->bytes, found->type, rows, found->shape.back()});
    }

    MappedFile file;
    std::string where;
    std::vector<TensorView> tensors;
};

/// `name`: what its tensors begin with.
ReferenceText readText(const ConfigReader& entry, const ReferenceTensors& tensors) {
    const std::string name = entry.text("name");
    ReferenceText text;
    text.text = entry.text("text");
    text.meanLoss = entry.number("mean_loss");
    for (const Index id :
         entry.optionalIntegers("ids", {0, std::numeric_limits<int>::max()}).value_or(std::vector<Index>())) {
        text.ids.push_back(static_cast<int>(id));
    }
    text.weights = tensors.matrix(name + "/weights", 4);
    text.logits = tensors.matrix(name + "/logits", 2);
    const auto tokens = static_cast<Index>(text.ids.size());
    if (tokens == 0 || text.weights.cols() != tokens || text.weights.rows() % tokens != 0 ||
        text.logits.rows() > tokens) {
        throw Error(Mismatch{tensors.where, name, fmt::format("weights and logits of {} tokens", tokens),
                             fmt::format("{} columns of weights and {} rows of logits", text.weights.cols(),
                                         text.logits.rows())});
    }
    return text;
}

} // namespace

Reference readReference(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "reference.json";
    const nlohmann::json json = readJsonObject(file);
    const ConfigReader reader(json, pathText(file));
    const ReferenceTensors tensors(folder / "reference.safetensors");
    Reference reference;
    reference.implementation = reader.text("implementation");
    const nlohmann::json* texts = reader.find("texts");
    if (texts == nullptr || !texts->is_array() || texts->empty()) {
        reader.reject("texts", "a list of texts");
    }
    for (const nlohmann::json& entry : *texts) {
        if (!entry.is_object()) {
            reader.reject("texts", "a list of objects");
        }
        reference.texts.push_back(readText(ConfigReader(entry, pathText(file)), tensors));
    }
    tensors.file.requireIntact();
    return reference;
}

} // namespace headscope
