// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "ui/fetch/repository_listing.h"

namespace headscope {

/// The folder of one model in a cache of huggingface_hub. Bytes are in blobs/<hash>, each once;
/// snapshots/<commit> has links to them under the files' own names; refs/<revision> names the commit that a
/// revision was at. Layout: https://huggingface.co/docs/huggingface_hub/guides/manage-cache
class ModelFolder {
  public:
    /// `name`: "owner/name". Nothing is made yet.
    ModelFolder(const std::filesystem::path& cache, const std::string& name);

    [[nodiscard]] std::filesystem::path blob(const RemoteFile& file) const;
    /// A blob that is not whole yet.
    [[nodiscard]] std::filesystem::path incomplete(const RemoteFile& file) const;
    /// What whoever writes a blob holds a lock on.
    [[nodiscard]] std::filesystem::path lock(const RemoteFile& file) const;
    [[nodiscard]] std::filesystem::path snapshot(const std::string& commit) const;

    /// Whether the blob is there in its full size.
    [[nodiscard]] bool has(const RemoteFile& file) const;
    /// Bytes of a file that are still to be fetched.
    [[nodiscard]] std::uint64_t missing(const RemoteFile& file) const;

    /// Makes the folders that blobs need. These throw Error where the file system refuses.
    void prepare() const;
    /// Puts a file, whose blob is there, into a snapshot: a relative link, or the blob itself where the file
    /// system knows no links.
    void addToSnapshot(const std::string& commit, const RemoteFile& file) const;
    /// Says that a revision is at a commit; nothing where it is the commit's own name.
    void writeRef(const std::string& revision, const std::string& commit) const;

  private:
    std::filesystem::path folder_;
    std::filesystem::path locks_;
};

} // namespace headscope
