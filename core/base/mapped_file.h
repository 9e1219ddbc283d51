// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <span>
#include <string_view>

#include "core/base/mapping_guard.h"

struct stat;

namespace headscope {

/// A whole regular file mapped read-only into memory. Nothing is read before it is touched, and the pages are
/// shared with the system's cache. Where the file is shortened meanwhile, what is missing reads as zeros, as
/// long as guardMappings() was called.
class MappedFile {
  public:
    /// Throws Error with the path and the system's reason where `path` cannot be opened or is not a regular
    /// file, and where it has more than `most` bytes.
    explicit MappedFile(const std::filesystem::path& path,
                        std::size_t most = std::numeric_limits<std::size_t>::max());

    /// Valid as long as this object, or the one that it was moved to. Empty for an empty file.
    [[nodiscard]] std::span<const std::byte> data() const { return mapping_.bytes(); }
    [[nodiscard]] std::string_view text() const;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    /// Throws Error where the file of this path is gone, has another size or time of change than when it was
    /// mapped, or could not be read: what was computed from it is not to be shown. Costs one question to the
    /// file system; call it after the reading. From any thread.
    void requireIntact() const;

    /// Asks the system to read `size` bytes from `begin` on, which come soon, and does not wait for them.
    void readAhead(std::size_t begin, std::size_t size) const;

  private:
    /// What a change of the file's contents changes. No inode: some network file systems make them up.
    struct Version {
        std::int64_t size = 0;
        std::int64_t seconds = 0; // time of the last change
        std::int64_t nanoseconds = 0;
        bool operator==(const Version&) const = default;
    };
    [[nodiscard]] static Version versionOf(const struct stat& status);

    std::filesystem::path path_;
    Version version_;
    GuardedMapping mapping_;
};

} // namespace headscope
