// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/job.h"
#include "core/lessons/lesson.h"

namespace headscope {

/// A file of a folder of lessons: the lesson, or why it is none.
struct LessonEntry {
    std::filesystem::path path;
    std::shared_ptr<const Lesson> lesson; // none where the file is broken
    std::string fault;                    // one sentence, "FILE, line N: reason"
};

/// All *.yaml files of `folder` in the order of their names, at most 200. A folder that cannot be read throws
/// Error; a file that cannot is an entry with a fault. Throws Stopped where the job is to stop.
[[nodiscard]] std::vector<LessonEntry> listLessons(const std::filesystem::path& folder, const Job& job);

/// One file as an entry; never throws for what is in it.
[[nodiscard]] LessonEntry lessonEntry(const std::filesystem::path& path);

} // namespace headscope
