// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstring>
#include <filesystem>
#include <string>
#include <utility>

#include "tests/support/checkpoint_folder.h"
#include "tests/support/tiny_model.h"

namespace headscope {

/// A GPT-2 of two layers whose weights are set by hand. The residual stream has three fields of one-hot
/// vectors: the token, its position, and the token before it. L0 H0 attends to the previous token and copies
/// it into the third field; L1 H0 attends to where that is the query's own token, which is the token after an
/// earlier copy, and copies this one to the output: an induction circuit (Elhage et al. 2021). The other
/// heads have zeros everywhere: they attend evenly, and add nothing. So does the feed-forward.
class HandBuiltHeads {
  public:
    static constexpr Index kVocabulary = 61; // of TinyModel's tokenizer
    static constexpr Index kContext = 64;
    static constexpr Index kHeads = 3;
    static constexpr Index kHeadWidth = 64;
    static constexpr Index kWidth = kHeads * kHeadWidth;

    HandBuiltHeads() : folder_(tiny_.path()) {
        folder_.config["n_embd"] = kWidth;
        folder_.config["n_head"] = kHeads;
        folder_.config["n_positions"] = kContext;
        folder_.config["n_inner"] = 4;
        folder_.config["layer_norm_epsilon"] = kEpsilon;
        set("transformer.wte.weight", embedding(kVocabulary, kTokens));
        set("transformer.wpe.weight", embedding(kContext, kPositions));
        for (int layer = 0; layer < 2; ++layer) {
            const std::string prefix = "transformer.h." + std::to_string(layer) + ".";
            set(prefix + "attn.c_attn.weight", Matrix::Zero(kWidth, 3 * kWidth));
            set(prefix + "attn.c_attn.bias", Matrix::Zero(1, 3 * kWidth));
            set(prefix + "attn.c_proj.weight", Matrix::Zero(kWidth, kWidth));
            set(prefix + "attn.c_proj.bias", Matrix::Zero(1, kWidth));
            set(prefix + "mlp.c_fc.weight", Matrix::Zero(kWidth, 4));
            set(prefix + "mlp.c_fc.bias", Matrix::Zero(1, 4));
            set(prefix + "mlp.c_proj.weight", Matrix::Zero(4, kWidth));
            set(prefix + "mlp.c_proj.bias", Matrix::Zero(1, kWidth));
            for (const char* norm : {"ln_1", "ln_2"}) {
                setNorm(prefix + norm);
            }
        }
        setNorm("transformer.ln_f");
        buildPreviousToken();
        buildInduction();
        path_ = folder_.write();
    }

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    static constexpr float kEpsilon = 1e-6F;
    static constexpr float kSharpness = 40 * 8; // score of a match, over sqrt(d_k) = 8
    static constexpr float kOutput = 20;        // how much the token that is said again adds
    // Where the fields begin.
    static constexpr Index kTokens = 0;
    static constexpr Index kPositions = kVocabulary;
    static constexpr Index kPrevious = kVocabulary + kContext;
    enum Part : Index { kQuery = 0, kKey = kWidth, kValue = 2 * kWidth };

    static Matrix embedding(Index rows, Index field) {
        Matrix table = Matrix::Zero(rows, kWidth);
        table.middleCols(field, rows).setIdentity();
        return table;
    }

    void set(const std::string& name, const Matrix& values) {
        auto& tensor = folder_.tensor(name);
        const auto size = static_cast<std::size_t>(values.size()) * sizeof(float);
        tensor.shape = tensor.shape.size() == 1 ? std::vector<Index>{values.cols()}
                                                : std::vector<Index>{values.rows(), values.cols()};
        tensor.bytes.resize(size);
        std::memcpy(tensor.bytes.data(), values.data(), size);
    }
    void setNorm(const std::string& name) {
        set(name + ".weight", Matrix::Ones(1, kWidth));
        set(name + ".bias", Matrix::Zero(1, kWidth));
    }

    /// Head 0 of a layer: query, key or value, as a linear map (d x d_k) of the residual stream with `ones`
    /// ones in each row. The layer norm in front is undone: it is (x - m) / s with the same m and s for all.
    void setMap(int layer, Part part, const Matrix& map, int ones) {
        const float mean = static_cast<float>(ones) / static_cast<float>(kWidth);
        const float deviation = std::sqrt(mean - mean * mean + kEpsilon);
        const std::string name = "transformer.h." + std::to_string(layer) + ".attn.c_attn";
        auto& weight = folder_.tensor(name + ".weight");
        auto& bias = folder_.tensor(name + ".bias");
        for (Index column = 0; column < kHeadWidth; ++column) {
            for (Index row = 0; row < kWidth; ++row) {
                write(weight, row * 3 * kWidth + part + column, deviation * map(row, column));
            }
            write(bias, part + column, mean * map.col(column).sum());
        }
    }
    static void write(CheckpointFolder::Tensor& tensor, Index place, float value) {
        std::memcpy(tensor.bytes.data() + static_cast<std::size_t>(place) * sizeof value, &value,
                    sizeof value);
    }

    /// Feature i of head 0 goes to feature i of a field.
    void setOutput(int layer, Index field, float factor) {
        Matrix weight = Matrix::Zero(kWidth, kWidth);
        weight.block(0, field, kVocabulary, kVocabulary).setIdentity();
        set("transformer.h." + std::to_string(layer) + ".attn.c_proj.weight", factor * weight);
    }

    /// Picks a field out of the residual stream.
    static Matrix field(Index begin, Index size) {
        Matrix map = Matrix::Zero(kWidth, kHeadWidth);
        map.block(begin, 0, size, size).setIdentity();
        return map;
    }

    void buildPreviousToken() {
        Matrix before = Matrix::Zero(kWidth, kHeadWidth); // position p asks for p - 1
        before.block(kPositions + 1, 0, kContext - 1, kContext - 1).setIdentity();
        setMap(0, kQuery, kSharpness * before, 2);
        setMap(0, kKey, field(kPositions, kContext), 2);
        setMap(0, kValue, field(kTokens, kVocabulary), 2);
        setOutput(0, kPrevious, 1);
    }

    void buildInduction() {
        Matrix key = field(kPrevious, kVocabulary);
        key.row(kPositions).head(kVocabulary).setConstant(-1); // position 0 has no previous token but itself
        setMap(1, kQuery, kSharpness * field(kTokens, kVocabulary), 3);
        setMap(1, kKey, key, 3);
        setMap(1, kValue, field(kTokens, kVocabulary), 3);
        setOutput(1, kTokens, kOutput);
    }

    TinyModel tiny_{"gpt2", TinyModel::Style::Plain};
    CheckpointFolder folder_;
    std::filesystem::path path_;
};

} // namespace headscope
