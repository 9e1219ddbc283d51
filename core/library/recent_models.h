// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace headscope {

/// Paths of the models that were opened last, the latest first: each once, and at most kMost. Of random
/// layers that were opened one after the other the last one stays: each change of one is another. A value;
/// who keeps it from one start to the next is not its business.
class RecentModels {
  public:
    static constexpr std::size_t kMost = 10;

    RecentModels() = default;
    /// From what was kept, the latest first.
    explicit RecentModels(const std::vector<std::filesystem::path>& paths);

    [[nodiscard]] const std::vector<std::filesystem::path>& paths() const { return paths_; }

    /// Puts a path, or what names a random layer, in front. "/models/tiny/" and "/models/./tiny" are
    /// "/models/tiny"; an empty path is nothing.
    void add(const std::filesystem::path& path);
    void remove(const std::filesystem::path& path);
    void clear() { paths_.clear(); }

    bool operator==(const RecentModels&) const = default;

  private:
    std::vector<std::filesystem::path> paths_;
};

} // namespace headscope
