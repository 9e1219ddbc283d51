// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/fetch/repository_listing.h"

namespace headscope {

/// The files of a repository that are needed to open its model, small ones first.
struct FileChoice {
    std::vector<RemoteFile> files;
    std::string toOpen; // the GGUF file; empty: the folder

    [[nodiscard]] std::uint64_t size() const;
};

inline constexpr std::string_view kTensorIndex = "model.safetensors.index.json";

/// Names of what is read beside the tensors of a model's folder, and of what other programs need of its
/// tokenizer.
[[nodiscard]] std::span<const std::string_view> smallModelFiles();

/// GGUF files of a repository that can be opened: whole ones in its first folder, whose name does not say
/// that they are of a type that is not read (IQ2_XS, MXFP4) or something else than a model (mmproj, imatrix).
/// Smallest first.
[[nodiscard]] std::vector<RemoteFile> readableGgufFiles(const RepositoryListing& listing);

/// Of these files the one to propose: Q8_0, which loses next to nothing, else the smallest. `files` as
/// readableGgufFiles gives them, and not empty.
[[nodiscard]] const RemoteFile& proposedGguf(const std::vector<RemoteFile>& files);

/// Whether a repository has what is opened as a folder: config.json and safetensors.
[[nodiscard]] bool hasTensorFolder(const RepositoryListing& listing);

/// config.json, safetensors (one file, or the index and its shards) and the tokenizer's files; or the GGUF
/// file that is named, or the only one where there is nothing else. Never a pickle, and nothing that is not
/// named here. Throws Error that says what the repository has instead, or which of several GGUF files can be
/// named.
[[nodiscard]] FileChoice chooseFiles(const RepositoryListing& listing, std::string_view gguf = {});

} // namespace headscope
