// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <QTemporaryDir>

namespace headscope {

/// A temporary folder that a test fills.
class FileTree {
  public:
    [[nodiscard]] std::filesystem::path path(const std::filesystem::path& name = {}) const {
        const std::filesystem::path root = folder_.path().toStdString();
        return name.empty() ? root : root / name;
    }

    std::filesystem::path folder(const std::filesystem::path& name) const {
        std::filesystem::create_directories(path(name));
        return path(name);
    }

    /// Makes the folders on the way too.
    std::filesystem::path file(const std::filesystem::path& name, std::string_view contents = {}) const {
        std::filesystem::create_directories(path(name).parent_path());
        std::ofstream(path(name), std::ios::binary) << contents;
        return path(name);
    }

    /// A symbolic link, which may lead to nothing.
    void link(const std::filesystem::path& name, const std::filesystem::path& target) const {
        std::filesystem::create_directories(path(name).parent_path());
        std::filesystem::create_symlink(target, path(name));
    }

    /// A copy of a model's folder with links, as a download cache has it.
    void modelOfLinks(const std::filesystem::path& name, const std::filesystem::path& source) const {
        for (const auto& entry : std::filesystem::directory_iterator(source)) {
            link(name / entry.path().filename(), std::filesystem::absolute(entry.path()));
        }
    }

  private:
    QTemporaryDir folder_;
};

} // namespace headscope
