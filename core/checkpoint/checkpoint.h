// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/mapped_file.h"
#include "core/base/matrix.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/gguf_metadata.h"
#include "core/checkpoint/tensor_view.h"

namespace headscope {

/// Where a checkpoint comes from: a folder as Hugging Face lays it out, one GGUF file, or no file at all.
enum class CheckpointFormat { Folder, Gguf, Memory };

/// A tensor that was made and not read.
struct NamedMatrix {
    std::string name;
    Matrix values;
};

/// A model's folder as Hugging Face lays it out (config.json, and tensors in model.safetensors or in the
/// shards that model.safetensors.index.json lists), or a GGUF file with metadata and tensors. Only headers
/// are read; numbers stay in the mapped files until they are touched. Immutable. Copies share the mappings,
/// and tensor bytes are valid as long as one copy is.
class Checkpoint {
  public:
    /// Opens a folder; a file that begins as GGUF does or is named so; or a .safetensors file by way of its
    /// folder. Throws Error where it or one of its files is missing, damaged or not to be trusted. Files that
    /// hold Python pickles (pytorch_model.bin) are never opened.
    [[nodiscard]] static Checkpoint open(const std::filesystem::path& path);

    /// Tensors that were made, in float32. `path` stands for the file in errors. It has no configuration and
    /// no files: there is nothing that could change.
    [[nodiscard]] static Checkpoint ofMatrices(const std::filesystem::path& path,
                                               std::vector<NamedMatrix> matrices);
    /// Adds a tensor whose bytes are in the files of `lender`, which stay mapped and are part of
    /// requireIntact() from then on. Of a checkpoint in memory.
    void lend(const TensorView& tensor, const Checkpoint& lender);

    [[nodiscard]] CheckpointFormat format() const {
        return made_ ? CheckpointFormat::Memory : gguf_ ? CheckpointFormat::Gguf : CheckpointFormat::Folder;
    }

    /// The folder or the GGUF file: what an error about the checkpoint names.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    /// The folder, or the one that holds the GGUF file.
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

    /// config.json, which is an object. A folder has it.
    [[nodiscard]] const nlohmann::json& config() const;
    [[nodiscard]] ConfigReader configReader() const;

    /// The keys and values of a GGUF file, valid as long as one copy of this Checkpoint.
    [[nodiscard]] const GgufMetadata& gguf() const;

    /// All tensors, in the order of the files' names and of the bytes in each.
    [[nodiscard]] const std::vector<TensorView>& tensors() const { return tensors_; }

    /// Nothing where no tensor has that name. Valid as long as this Checkpoint.
    [[nodiscard]] const TensorView* find(std::string_view name) const;

    /// Size of all tensor files; 0 in memory.
    [[nodiscard]] std::uint64_t fileBytes() const;

    /// What the weights take of the memory once all were touched: the files' size, or that of the tensors.
    [[nodiscard]] std::uint64_t weightBytes() const;

    /// The tensor files; none in memory.
    [[nodiscard]] const std::vector<std::shared_ptr<const MappedFile>>& files() const { return files_; }

    /// Throws Error where a tensor file changed, was shortened or vanished since it was opened (see
    /// MappedFile::requireIntact): call it when tensors' bytes have been used and before the result is shown.
    void requireIntact() const;

  private:
    Checkpoint() = default;
    static Checkpoint openFolder(const std::filesystem::path& folder);
    static Checkpoint openFile(const std::filesystem::path& file);
    static Checkpoint openGguf(const std::shared_ptr<const MappedFile>& file);
    static Checkpoint openFolderOf(const std::filesystem::path& safetensorsFile);
    void addFile(const std::filesystem::path& file);
    void addShards(const std::filesystem::path& index);
    void sortNames();

    std::filesystem::path path_;
    std::filesystem::path folder_;
    std::shared_ptr<const nlohmann::json> config_;           // of a folder
    std::shared_ptr<const GgufMetadata> gguf_;               // of a GGUF file
    std::shared_ptr<const std::vector<NamedMatrix>> made_;   // in memory
    std::vector<std::shared_ptr<const MappedFile>> lenders_; // files of others that tensors point into
    std::vector<std::shared_ptr<const MappedFile>> files_;
    std::vector<TensorView> tensors_;
    std::vector<std::size_t> byName_; // places in tensors_, in the order of the names
};

} // namespace headscope
