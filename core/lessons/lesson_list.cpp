// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_list.h"

#include <algorithm>
#include <system_error>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/lessons/lesson_file.h"

namespace headscope {

namespace {

constexpr std::size_t kMostLessons = 200;

} // namespace

LessonEntry lessonEntry(const std::filesystem::path& path) {
    LessonEntry entry;
    entry.path = path;
    try {
        entry.lesson = std::make_shared<const Lesson>(readLesson(path));
    } catch (const Error& error) {
        entry.fault = error.what();
    }
    return entry;
}

std::vector<LessonEntry> listLessons(const std::filesystem::path& folder, const Job& job) {
    std::error_code fault;
    std::vector<std::filesystem::path> paths;
    for (std::filesystem::directory_iterator file(folder, fault), end; !fault && file != end;
         file.increment(fault)) {
        if (file->path().extension() == ".yaml" && paths.size() < kMostLessons) {
            paths.push_back(file->path());
        }
    }
    if (fault) {
        throw Error(
            Mismatch{pathText(folder), "folder of lessons", "a folder that can be read", fault.message()});
    }
    std::ranges::sort(paths);
    std::vector<LessonEntry> entries;
    for (const auto& path : paths) {
        job.step(static_cast<double>(entries.size()) / static_cast<double>(paths.size()),
                 Sentence::noted("Reading lessons"));
        entries.push_back(lessonEntry(path));
    }
    return entries;
}

} // namespace headscope
