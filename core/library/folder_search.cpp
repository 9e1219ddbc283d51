// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/folder_search.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"

namespace headscope {

namespace fs = std::filesystem;

namespace {

bool isDigits(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Whether a name ends like "-00002-of-00003.gguf", and not with the first part's number.
bool isLaterPart(std::string_view name) {
    constexpr std::string_view kFirst = "-00001-of-00001.gguf";
    if (name.size() < kFirst.size()) {
        return false;
    }
    const std::string_view end = name.substr(name.size() - kFirst.size());
    return end[0] == '-' && isDigits(end.substr(1, 5)) && end.substr(6, 4) == "-of-" &&
           isDigits(end.substr(10, 5)) && end.substr(1, 5) != "00001";
}

bool isGgufFile(const fs::path& file) {
    std::error_code ignored;
    if (suffixOf(file) != "gguf" || isLaterPart(file.filename().native()) ||
        !fs::is_regular_file(file, ignored)) {
        return false;
    }
    std::array<char, 4> magic{};
    std::ifstream(file, std::ios::binary).read(magic.data(), magic.size());
    return std::string_view(magic.data(), magic.size()) == "GGUF";
}

bool isHidden(const fs::path& path) {
    return path.filename().native().starts_with('.');
}

class Search {
  public:
    Search(const SearchLimits& limits, const Job& job) : limits_(limits), job_(job) {}

    /// False where the folder cannot be read.
    bool look(const fs::path& folder, int depth, std::error_code& problem) {
        job_.step(0.0, pathText(folder));
        std::vector<fs::path> files;
        std::vector<fs::path> folders;
        if (!list(folder, files, folders, problem)) {
            return false;
        }
        if (hasModel(files)) {
            add(folder);
        }
        for (const fs::path& file : ggufFilesIn(files)) {
            add(file);
        }
        for (const fs::path& inner : folders) {
            std::error_code ignored;
            if (fs::is_symlink(inner, ignored)) {
                lookBehindLink(inner);
            } else if (depth < limits_.depth) {
                look(inner, depth + 1, ignored);
            }
        }
        return true;
    }

    FoundModels take() {
        std::sort(found_.paths.begin(), found_.paths.end());
        return std::move(found_);
    }

  private:
    bool list(const fs::path& folder, std::vector<fs::path>& files, std::vector<fs::path>& folders,
              std::error_code& problem) {
        for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end;
             entry.increment(problem)) {
            if (entries_ == limits_.entries) {
                found_.wasCut = true;
                return true;
            }
            ++entries_;
            std::error_code ignored;
            if (!isHidden(entry->path())) {
                (entry->is_directory(ignored) ? folders : files).push_back(entry->path());
            }
        }
        return !problem;
    }

    static bool hasModel(const std::vector<fs::path>& files) {
        const auto any = [&files](const auto& test) { return std::any_of(files.begin(), files.end(), test); };
        return any([](const fs::path& file) { return file.filename() == "config.json"; }) &&
               any([](const fs::path& file) { return file.extension() == ".safetensors"; });
    }

    void lookBehindLink(const fs::path& link) {
        std::vector<fs::path> files;
        std::vector<fs::path> folders;
        std::error_code ignored;
        if (list(link, files, folders, ignored) && hasModel(files)) {
            add(link);
        }
    }

    void add(const fs::path& path) {
        if (found_.paths.size() == limits_.models) {
            found_.wasCut = true;
        } else {
            found_.paths.push_back(path);
        }
    }

    const SearchLimits& limits_;
    const Job& job_;
    FoundModels found_;
    std::size_t entries_ = 0;
};

} // namespace

FoundModels findModels(const fs::path& folder, const SearchLimits& limits, const Job& job) {
    Search search(limits, job);
    std::error_code problem;
    if (!search.look(folder, 0, problem)) {
        throw Error(
            Sentence::of("{}: cannot be searched: {}", pathText(folder), systemErrorText(problem.value())));
    }
    return search.take();
}

std::vector<fs::path> ggufFilesIn(std::span<const fs::path> files) {
    std::vector<fs::path> models;
    std::copy_if(files.begin(), files.end(), std::back_inserter(models), isGgufFile);
    return models;
}

} // namespace headscope
