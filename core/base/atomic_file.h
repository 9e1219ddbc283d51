// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace headscope {

/// Writes a file as a whole or not at all: bytes go to a new file in the same folder, which takes the
/// target's place in commit(). Without commit(), and after any failure, the new file is gone and an old one
/// is as it was. A killed program leaves the old file or the new one, too; beside it at most a whole one,
/// where the file system knows files without a name (most do). A symbolic link stays a link: the file behind
/// it is made or replaced. A file that may not be written to is refused. A device or a pipe
/// (/dev/stdout) is written to directly, as there is nothing to keep. Errors: Error with the path and the
/// system's reason.
class AtomicFile {
  public:
    explicit AtomicFile(const std::filesystem::path& target);
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    ~AtomicFile();

    void write(std::span<const std::byte> bytes);
    void write(std::string_view text);

    /// Nothing may be written afterwards.
    void commit();

  private:
    void openTarget();
    void followLinks();
    void openTemporary();
    template <typename Create>
    void withTemporaryName(const Create& create);
    void copyPermissions() const;
    void close();
    [[noreturn]] void fail(int errorNumber) const;

    std::filesystem::path named_;
    std::filesystem::path target_;
    std::filesystem::path temporary_; // empty while the new file has no name
    int descriptor_ = -1;
    bool writesDirectly_ = false;
};

/// The usual case: all bytes are there already.
void writeFileAtomically(const std::filesystem::path& target, std::span<const std::byte> bytes);
void writeFileAtomically(const std::filesystem::path& target, std::string_view text);

/// What somebody who writes a file would be told now, for writers who are not told (Qt's settings and locks);
/// empty where it can be written. A file of that name stays as it is, and none is made.
[[nodiscard]] std::string writingFault(const std::filesystem::path& target);

} // namespace headscope
