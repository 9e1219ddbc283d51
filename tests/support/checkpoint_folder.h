// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "core/checkpoint/checkpoint.h"
#include "tests/support/golden.h"

namespace headscope {

/// A copy of a checkpoint in a temporary folder, to be damaged before it is written.
class CheckpointFolder {
  public:
    struct Tensor {
        std::string name;
        std::string type;
        std::vector<Index> shape;
        std::vector<std::byte> bytes;
    };

    explicit CheckpointFolder(const std::filesystem::path& source) : source_(source) {
        const Checkpoint checkpoint = Checkpoint::open(source);
        config = checkpoint.config();
        for (const TensorView& tensor : checkpoint.tensors()) {
            tensors.push_back({tensor.name,
                               std::string(dataTypeName(tensor.type)),
                               tensor.shape,
                               {tensor.bytes.begin(), tensor.bytes.end()}});
        }
    }

    Tensor& tensor(const std::string& name) { return *std::ranges::find(tensors, name, &Tensor::name); }
    void remove(const std::string& name) {
        std::erase_if(tensors, [&](const Tensor& tensor) { return tensor.name == name; });
    }
    void setFloat(const std::string& name, std::size_t index, float value) {
        std::memcpy(tensor(name).bytes.data() + index * sizeof value, &value, sizeof value);
    }

    /// Writes what there is now, with the source's tokenizer where it has one, and returns the folder.
    std::filesystem::path write() const {
        const std::filesystem::path folder = folder_.path().toStdString();
        std::ofstream(folder / "config.json") << config.dump();
        nlohmann::ordered_json header;
        std::size_t end = 0;
        for (const Tensor& tensor : tensors) {
            header[tensor.name] = {{"dtype", tensor.type},
                                   {"shape", tensor.shape},
                                   {"data_offsets", {end, end + tensor.bytes.size()}}};
            end += tensor.bytes.size();
        }
        const std::string text = header.dump();
        const std::uint64_t length = text.size();
        std::ofstream out(folder / "model.safetensors", std::ios::binary);
        out.write(reinterpret_cast<const char*>(&length), sizeof length);
        out << text;
        for (const Tensor& tensor : tensors) {
            out.write(reinterpret_cast<const char*>(tensor.bytes.data()),
                      static_cast<std::streamsize>(tensor.bytes.size()));
        }
        std::error_code ignored;
        for (const char* file : {"tokenizer.model", "tokenizer.json", "preprocessor_config.json"}) {
            std::filesystem::copy_file(source_ / file, folder / file, ignored);
        }
        return folder;
    }

    nlohmann::json config;
    std::vector<Tensor> tensors;

  private:
    std::filesystem::path source_;
    QTemporaryDir folder_;
};

/// Writes a copy of the bundled model with one fault: "config" (none), "truncated" (tensors), "tensor" (one
/// missing), "family" (unknown), "vocabulary" (not the tokenizer's), "nan" (in a weight).
inline std::filesystem::path writeDamaged(CheckpointFolder& folder, const std::string& damage) {
    if (damage == "tensor") {
        folder.remove("model.layers.3.self_attn.k_proj.weight");
    } else if (damage == "family") {
        folder.config["model_type"] = "mamba";
    } else if (damage == "vocabulary") {
        folder.config["vocab_size"] = 4000;
        auto& embedding = folder.tensor("model.embed_tokens.weight");
        embedding.shape[0] = 4000;
        embedding.bytes.resize(std::size_t{4000} * 256 * 2);
    } else if (damage == "nan") {
        auto& bytes = folder.tensor("model.layers.1.self_attn.q_proj.weight").bytes;
        bytes[0] = std::byte{0xff};
        bytes[1] = std::byte{0x7f}; // NaN in bfloat16
    }
    const std::filesystem::path path = folder.write();
    if (damage == "config") {
        std::filesystem::remove(path / "config.json");
    } else if (damage == "truncated") {
        std::filesystem::resize_file(path / "model.safetensors", 1000000);
    }
    return path;
}

} // namespace headscope
