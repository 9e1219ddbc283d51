// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "tests/fuzz/fuzz_target.h"

namespace headscope {

/// A temporary folder for readers that read files; it and its files go with it. In memory, where the system
/// has a place for that: much faster than a disk.
class ScratchFolder {
  public:
    ScratchFolder() {
        const std::filesystem::path memory = "/dev/shm";
        std::string pattern =
            (access(memory.c_str(), W_OK) == 0 ? memory : std::filesystem::temp_directory_path()) /
            "headscope-fuzz-XXXXXX";
        require(mkdtemp(pattern.data()) != nullptr, "a temporary folder can be made");
        path_ = pattern;
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    /// Writes a file, in the place of one of this name, and returns its path.
    std::filesystem::path write(std::string_view name, std::string_view bytes) const {
        const std::filesystem::path file = path_ / name;
        std::ofstream out(file, std::ios::binary | std::ios::trunc);
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        out.close();
        require(out.good(), "a temporary file can be written");
        return file;
    }

  private:
    std::filesystem::path path_;
};

} // namespace headscope
