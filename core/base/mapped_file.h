// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <limits>
#include <span>
#include <string_view>

namespace headscope {

/// A whole regular file mapped read-only into memory. Nothing is read before it is touched, and the pages are
/// shared with the system's cache. The file must not be shortened while it is mapped.
class MappedFile {
  public:
    /// Throws Error with the path and the system's reason where `path` cannot be opened or is not a regular
    /// file, and where it has more than `most` bytes.
    explicit MappedFile(const std::filesystem::path& path,
                        std::size_t most = std::numeric_limits<std::size_t>::max());
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    ~MappedFile();

    /// Valid as long as this object, or the one that it was moved to. Empty for an empty file.
    [[nodiscard]] std::span<const std::byte> data() const { return data_; }
    [[nodiscard]] std::string_view text() const;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
    std::span<const std::byte> data_;
};

} // namespace headscope
