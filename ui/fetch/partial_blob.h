// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

#include <QByteArray>
#include <QCryptographicHash>

#include "ui/fetch/model_folder.h"

namespace headscope {

/// A blob while it is fetched: bytes are appended to <hash>.incomplete and hashed on the way, and the whole
/// file takes its own name when size and hash are right. What was fetched stays when the download breaks, and
/// the next one goes on from there. One program at a time writes a blob: a lock says so, the one of
/// huggingface_hub.
class PartialBlob {
  public:
    /// Opens what is there or makes it. Throws Error, also where another program holds the lock.
    PartialBlob(const ModelFolder& folder, const RemoteFile& file);
    PartialBlob(const PartialBlob&) = delete;
    PartialBlob& operator=(const PartialBlob&) = delete;
    ~PartialBlob();

    /// Bytes of an earlier download are read once for the hash: call this until it is true, some milliseconds
    /// each time. Nothing else may be called before.
    [[nodiscard]] bool readPresent();
    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] bool isWhole() const { return size_ == file_.size; }

    /// Throws Error where the file would become longer than it should, and where the disk refuses.
    void append(const QByteArray& bytes);
    /// Forgets what is there.
    void restart();
    /// Whether the bytes have the hash they should have; of a whole file.
    [[nodiscard]] bool isRight() const;
    /// Gives the file its own name; of a right one.
    void finish();

  private:
    void openLock(const std::filesystem::path& lock);
    void openFile();
    void beginHash();
    [[noreturn]] void fail(int errorNumber) const;

    RemoteFile file_;
    std::filesystem::path incomplete_;
    std::filesystem::path blob_;
    QCryptographicHash hash_;
    std::uint64_t size_ = 0;    // bytes hashed
    std::uint64_t present_ = 0; // bytes in the file when it was opened
    int descriptor_ = -1;
    int lock_ = -1;
};

} // namespace headscope
