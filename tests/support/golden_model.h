// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <limits>
#include <string>

#include "core/checkpoint/checkpoint.h"
#include "core/model/transformer.h"
#include "tests/support/golden.h"

namespace headscope::golden {

/// A checkpoint's transformer, without its tokenizer.
struct OpenedModel {
    explicit OpenedModel(const std::filesystem::path& path)
        : checkpoint(Checkpoint::open(path)), family(describeModel(checkpoint)),
          transformer(family.spec, bindWeights(checkpoint, family)) {}

    [[nodiscard]] std::shared_ptr<const Run> run(const ModelInput& input,
                                                 const AttentionSettings& settings = {}) const {
        return transformer.run(input, transformer.uniform(settings));
    }

    Checkpoint checkpoint;
    FamilyModel family;
    Transformer transformer;
};

/// A folder with a checkpoint and with what the reference computes from it.
struct Subject : OpenedModel {
    explicit Subject(const std::filesystem::path& folder)
        : OpenedModel(folder), json(readJson(folder / "golden.json")),
          tensors(folder / "golden.safetensors") {}

    [[nodiscard]] float tolerance(const char* what) const {
        return json.at("tolerances").at(what).get<float>();
    }

    /// What its runs read.
    [[nodiscard]] ModelInput input() const;

    nlohmann::json json;
    Tensors tensors;
};

/// What the runs of a golden.json read, without the patches of a picture.
inline ModelInput inputOf(const nlohmann::json& golden) {
    const auto valuesOf = [&](const char* key) {
        return golden.contains(key) && !golden.at(key).is_null() ? golden.at(key).get<std::vector<int>>()
                                                                 : std::vector<int>();
    };
    ModelInput input(valuesOf("ids"));
    input.types = valuesOf("types");
    input.source = valuesOf("source");
    return input;
}

inline ModelInput Subject::input() const {
    ModelInput input = inputOf(json);
    if (tensors.has("patches")) {
        input.patches = std::make_shared<const Matrix>(
            tensors.matrix("patches", transformer.spec().embedding.patches.pixels()));
    }
    return input;
}

/// The largest difference of two values; infinite for other sizes and where one is NaN.
inline float farthest(const Matrix& a, const Matrix& b) {
    if (a.rows() != b.rows() || a.cols() != b.cols() || !a.allFinite() || !b.allFinite()) {
        return std::numeric_limits<float>::infinity();
    }
    return (a - b).cwiseAbs().maxCoeff();
}

} // namespace headscope::golden
