// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/attention/attention_settings.h"
#include "core/base/mapped_file.h"
#include "core/base/matrix.h"
#include "core/checkpoint/safetensors.h"
#include "core/ops/weight.h"

namespace headscope::golden {

inline std::filesystem::path dataFolder() {
    return HEADSCOPE_TEST_DATA;
}
inline std::filesystem::path bundledModel() {
    return std::filesystem::path(HEADSCOPE_RESOURCES) / "model";
}

inline nlohmann::json readJson(const std::filesystem::path& file) {
    std::ifstream in(file);
    return nlohmann::json::parse(in);
}

/// Reference tensors written by tests/golden/make_fixtures.py.
class Tensors {
  public:
    explicit Tensors(const std::filesystem::path& file)
        : file_(file), tensors_(readSafetensors(file_.data(), file.string())) {}

    [[nodiscard]] bool has(const std::string& name) const { return find(name) != nullptr; }

    /// A tensor as a matrix of `columns` columns, its other dimensions flattened into rows.
    [[nodiscard]] Matrix matrix(const std::string& name, Index columns) const {
        const TensorView* tensor = find(name);
        if (tensor == nullptr) {
            throw std::runtime_error("no reference tensor " + name);
        }
        const auto values = static_cast<Index>(tensor->bytes.size() / sizeof(float));
        return widened({tensor->bytes, tensor->type, values / columns, columns});
    }

  private:
    [[nodiscard]] const TensorView* find(const std::string& name) const {
        for (const TensorView& tensor : tensors_) {
            if (tensor.name == name) {
                return &tensor;
            }
        }
        return nullptr;
    }

    MappedFile file_;
    std::vector<TensorView> tensors_;
};

/// One entry of "runs" in a golden.json.
inline AttentionSettings settingsOf(const nlohmann::json& run) {
    AttentionSettings settings;
    if (!run.at("factor").is_null()) {
        settings.scale = FixedScale{run.at("factor").get<float>()};
    }
    if (!run.at("kv_heads").is_null()) {
        settings.grouping.kvHeads = run.at("kv_heads").get<int>();
        settings.grouping.pooling = run.at("pool") == "first" ? Pooling::FirstHead : Pooling::Mean;
    }
    if (run.at("mask") == "none") {
        settings.mask = NoMask{};
    } else if (run.at("mask") == "window") {
        settings.mask = WindowMask{run.at("window").get<int>()};
    }
    return settings;
}

} // namespace headscope::golden
