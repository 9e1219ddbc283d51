// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/large_checkpoint.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/tokenizer/open_tokenizer.h"

namespace headscope::bench {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kShardBytes = 4'000'000'000;
constexpr std::uint64_t kNumberBytes = 2; // BF16

struct Tensor {
    std::string name;
    std::vector<int> shape;

    [[nodiscard]] bool isNorm() const { return shape.size() == 1; }
    [[nodiscard]] std::uint64_t bytes() const {
        std::uint64_t total = kNumberBytes;
        for (const int size : shape) {
            total *= static_cast<std::uint64_t>(size);
        }
        return total;
    }
};
using Shard = std::vector<Tensor>;

std::vector<Tensor> tensorsOf(const LargeShape& shape) {
    const int kvWidth = shape.width / shape.heads * shape.kvHeads;
    std::vector<Tensor> tensors{{"model.embed_tokens.weight", {shape.vocabulary, shape.width}}};
    for (int layer = 0; layer < shape.layers; ++layer) {
        const auto add = [&](const char* name, std::vector<int> sizes) {
            tensors.push_back({fmt::format("model.layers.{}.{}.weight", layer, name), std::move(sizes)});
        };
        add("input_layernorm", {shape.width});
        add("self_attn.q_proj", {shape.width, shape.width});
        add("self_attn.k_proj", {kvWidth, shape.width});
        add("self_attn.v_proj", {kvWidth, shape.width});
        add("self_attn.o_proj", {shape.width, shape.width});
        add("post_attention_layernorm", {shape.width});
        add("mlp.gate_proj", {shape.feedForward, shape.width});
        add("mlp.up_proj", {shape.feedForward, shape.width});
        add("mlp.down_proj", {shape.width, shape.feedForward});
    }
    tensors.push_back({"model.norm.weight", {shape.width}});
    tensors.push_back({"lm_head.weight", {shape.vocabulary, shape.width}});
    return tensors;
}

std::vector<Shard> shardsOf(std::vector<Tensor> tensors) {
    std::vector<Shard> shards(1);
    std::uint64_t bytes = 0;
    for (Tensor& tensor : tensors) {
        if (bytes > 0 && bytes + tensor.bytes() > kShardBytes) {
            shards.emplace_back();
            bytes = 0;
        }
        bytes += tensor.bytes();
        shards.back().push_back(std::move(tensor));
    }
    return shards;
}

/// Fills a buffer with four numbers at a time.
class Weights {
  public:
    void fill(std::vector<std::uint64_t>& words, bool isNorm) {
        // BF16 is sign, 8 bits of exponent, 7 of fraction: 1.0, or random signs and fractions at 2^-6.
        constexpr std::uint64_t kOnes = 0x3F80'3F80'3F80'3F80;
        constexpr std::uint64_t kRandomBits = 0x807F'807F'807F'807F;
        constexpr std::uint64_t kExponents = 0x3C80'3C80'3C80'3C80;
        for (std::uint64_t& word : words) {
            word = isNorm ? kOnes : (next() & kRandomBits) | kExponents;
        }
    }

  private:
    std::uint64_t next() { // xorshift64, Marsaglia 2003
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 7U;
        state_ ^= state_ << 17U;
        return state_;
    }
    std::uint64_t state_ = 88172645463325252;
};

std::ofstream opened(const fs::path& file) {
    std::ofstream out(file, std::ios::binary);
    out.exceptions(std::ios::badbit | std::ios::failbit);
    return out;
}

void writeBytes(std::ofstream& out, const void* bytes, std::uint64_t count) {
    out.write(static_cast<const char*>(bytes), static_cast<std::streamsize>(count));
}

void writeShard(const fs::path& file, const Shard& shard, Weights& weights) {
    nlohmann::ordered_json header;
    std::uint64_t end = 0;
    for (const Tensor& tensor : shard) {
        header[tensor.name] = {
            {"dtype", "BF16"}, {"shape", tensor.shape}, {"data_offsets", {end, end + tensor.bytes()}}};
        end += tensor.bytes();
    }
    const std::string text = header.dump();
    const std::uint64_t length = text.size();
    std::ofstream out = opened(file);
    writeBytes(out, &length, sizeof length);
    writeBytes(out, text.data(), length);
    std::vector<std::uint64_t> block(std::size_t{1} << 17U); // 1 MiB
    for (const Tensor& tensor : shard) {
        for (std::uint64_t left = tensor.bytes(); left > 0;) {
            const std::uint64_t count = std::min<std::uint64_t>(left, block.size() * sizeof block[0]);
            weights.fill(block, tensor.isNorm());
            writeBytes(out, block.data(), count);
            left -= count;
        }
    }
}

void writeTensors(const fs::path& folder, const LargeShape& shape) {
    const std::vector<Shard> shards = shardsOf(tensorsOf(shape));
    Weights weights;
    nlohmann::ordered_json places;
    for (std::size_t i = 0; i < shards.size(); ++i) {
        const std::string name = shards.size() == 1
                                     ? std::string("model.safetensors")
                                     : fmt::format("model-{:05}-of-{:05}.safetensors", i + 1, shards.size());
        writeShard(folder / name, shards[i], weights);
        for (const Tensor& tensor : shards[i]) {
            places[tensor.name] = name;
        }
    }
    if (shards.size() > 1) {
        opened(folder / "model.safetensors.index.json")
            << nlohmann::ordered_json{{"weight_map", places}}.dump(1);
    }
}

void writeConfig(const fs::path& folder, const LargeShape& shape) {
    opened(folder / "config.json") << nlohmann::ordered_json{
        {"architectures", {"LlamaForCausalLM"}},
        {"model_type", "llama"},
        {"vocab_size", shape.vocabulary},
        {"hidden_size", shape.width},
        {"intermediate_size", shape.feedForward},
        {"num_hidden_layers", shape.layers},
        {"num_attention_heads", shape.heads},
        {"num_key_value_heads", shape.kvHeads},
        {"hidden_act", "silu"},
        {"max_position_embeddings", 2048},
        {"rms_norm_eps", 1e-5},
        {"rope_theta", 10000.0},
        {"tie_word_embeddings", false},
        {"torch_dtype", "bfloat16"}}.dump(1);
}

void writeTokenizer(const fs::path& folder, const LargeShape& shape, const fs::path& model) {
    fs::copy_file(model / "tokenizer.model", folder / "tokenizer.model",
                  fs::copy_options::overwrite_existing);
    nlohmann::ordered_json added;
    for (int id = openTokenizer(folder)->size(); id < shape.vocabulary; ++id) {
        added[fmt::format("<added {}>", id)] = id;
    }
    opened(folder / "added_tokens.json") << added.dump(1);
}

} // namespace

void writeLargeCheckpoint(const fs::path& folder, const LargeShape& shape, const fs::path& model) {
    try {
        fs::create_directories(folder);
        writeConfig(folder, shape);
        writeTokenizer(folder, shape, model);
        writeTensors(folder, shape);
    } catch (const std::ios_base::failure& problem) {
        throw Error(fmt::format("{}: cannot be written: {}", pathText(folder), problem.what()));
    }
}

} // namespace headscope::bench
