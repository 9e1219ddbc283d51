// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <QTemporaryDir>

#include "tests/core/checkpoint/gguf_writer.h"

namespace headscope {

/// A GGUF file of a tiny model without meaning, whose keys and tensors can be changed before it is written:
/// two layers of the LLaMA type, width 16, 4 heads, 2 key/value heads, 10 tokens.
class TinyGguf {
  public:
    explicit TinyGguf(const std::string& architecture = "llama") : architecture_(architecture) {
        setText("general.architecture", architecture);
        setInteger("block_count", 2);
        setInteger("context_length", 32);
        setInteger("embedding_length", 16);
        setInteger("feed_forward_length", 24);
        setInteger("attention.head_count", 4);
        setInteger("attention.head_count_kv", 2);
        setNumber("attention.layer_norm_rms_epsilon", 1e-5F);
        tensors = {
            {"token_embd.weight", {10, 16}}, {"output_norm.weight", {16}}, {"output.weight", {10, 16}}};
        for (const std::string layer : {"blk.0.", "blk.1."}) {
            tensors[layer + "attn_norm.weight"] = {16};
            tensors[layer + "attn_q.weight"] = {16, 16};
            tensors[layer + "attn_k.weight"] = {8, 16};
            tensors[layer + "attn_v.weight"] = {8, 16};
            tensors[layer + "attn_output.weight"] = {16, 16};
            tensors[layer + "ffn_norm.weight"] = {16};
            tensors[layer + "ffn_gate.weight"] = {24, 16};
            tensors[layer + "ffn_up.weight"] = {24, 16};
            tensors[layer + "ffn_down.weight"] = {16, 24};
        }
    }

    /// Keys are without the architecture's prefix, but for those of setText.
    void setInteger(const std::string& key, std::uint32_t value) { set(key, 4, ggufInteger(value, 4)); }
    void setNumber(const std::string& key, float value) {
        set(key, 6, ggufInteger(std::bit_cast<std::uint32_t>(value), 4));
    }
    void setFlag(const std::string& key, bool value) { set(key, 7, ggufInteger(value ? 1 : 0, 1)); }
    void setIntegers(const std::string& key, const std::vector<std::uint32_t>& values) {
        std::string bytes = ggufInteger(4, 4) + ggufInteger(values.size(), 8);
        for (const std::uint32_t value : values) {
            bytes += ggufInteger(value, 4);
        }
        set(key, 9, bytes);
    }
    void setText(const std::string& key, const std::string& text) {
        keys_[key] = ggufKey(key, 8, ggufText(text));
    }
    void setTopInteger(const std::string& key, std::uint32_t value) { keys_[key] = ggufKeyU32(key, value); }
    void remove(const std::string& key) { keys_.erase(architecture_ + "." + key); }

    /// The file; each number of its tensors is 0.5.
    [[nodiscard]] std::filesystem::path write() const {
        std::vector<std::string> keys;
        for (const auto& [key, bytes] : keys_) {
            keys.push_back(bytes);
        }
        std::vector<std::string> described;
        std::uint64_t end = 0;
        for (const auto& [name, shape] : tensors) {
            described.push_back(ggufTensor(name, {shape.rbegin(), shape.rend()}, 0, end));
            std::uint64_t count = 1;
            for (const std::uint64_t size : shape) {
                count *= size;
            }
            end += (count * sizeof(float) + 31) / 32 * 32;
        }
        std::string file = ggufFile(keys, described, 0);
        for (std::uint64_t i = 0; i < end / sizeof(float); ++i) {
            file += ggufInteger(std::bit_cast<std::uint32_t>(0.5F), 4);
        }
        const std::filesystem::path path = std::filesystem::path(folder_.path().toStdString()) / "tiny.gguf";
        std::ofstream(path, std::ios::binary) << file;
        return path;
    }

    std::map<std::string, std::vector<std::uint64_t>> tensors; // shapes, rows first

  private:
    void set(const std::string& key, std::uint32_t type, const std::string& value) {
        const std::string whole = architecture_ + "." + key;
        keys_[whole] = ggufKey(whole, type, value);
    }

    std::string architecture_;
    std::map<std::string, std::string> keys_; // with their bytes
    QTemporaryDir folder_;
};

} // namespace headscope
