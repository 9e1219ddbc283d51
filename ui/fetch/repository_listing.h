// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArray>

#include "ui/fetch/model_reference.h"

namespace headscope {

/// A file of a repository.
struct RemoteFile {
    std::string path; // in the repository: "config.json", "onnx/model.onnx"
    std::uint64_t size = 0;
    std::string hash;     // in hexadecimal digits, which name its blob in the cache; empty where not told
    bool isLarge = false; // in LFS: the hash is SHA-256 of the bytes, else Git's SHA-1 of a blob
    bool operator==(const RemoteFile&) const = default;
};

/// What a repository has at one commit.
struct RepositoryListing {
    ModelReference reference;
    std::string commit;   // 40 hexadecimal digits
    std::string licence;  // "apache-2.0"; empty where none is stated
    bool isGated = false; // files are given to those who accepted its terms
    std::vector<RemoteFile> files;
};

/// Reads the Hub's answer about a model and its files (/api/models/NAME/revision/REVISION?blobs=true). Throws
/// Error with `where` for what is no such answer. Files whose path would lead out of a folder are left out.
[[nodiscard]] RepositoryListing
readRepositoryListing(const QByteArray& answer, const ModelReference& reference, std::string_view where);

} // namespace headscope
