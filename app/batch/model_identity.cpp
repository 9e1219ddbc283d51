// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch/model_identity.h"

#include <filesystem>
#include <set>

#include <fmt/format.h>

#include "app/text_commands.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/model/random_layer.h"

namespace headscope {

namespace {

std::string versionOf(const std::filesystem::path& file) {
    return fmt::format("{}\t{}\t{}\n", file.filename().string(), std::filesystem::file_size(file),
                       std::filesystem::last_write_time(file).time_since_epoch().count());
}

} // namespace

std::string modelIdentity(const std::string& name) {
    const std::filesystem::path path = namedModelPath(name);
    if (namesRandomLayer(path)) {
        return path.string();
    }
    try {
        const std::filesystem::path whole = std::filesystem::canonical(path);
        std::string identity = whole.string() + '\n';
        if (!std::filesystem::is_directory(whole)) {
            return identity + versionOf(whole);
        }
        std::set<std::filesystem::path> files;
        for (const auto& entry : std::filesystem::directory_iterator(whole)) {
            if (entry.is_regular_file()) {
                files.insert(entry.path());
            }
        }
        for (const std::filesystem::path& file : files) {
            identity += versionOf(file);
        }
        return identity;
    } catch (const std::filesystem::filesystem_error& error) {
        throw Error(fmt::format("{}: cannot be read: {}", pathText(path), error.code().message()));
    }
}

} // namespace headscope
