// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include <fmt/format.h>

namespace headscope {

namespace {

/// Drops the lines of what stands under `pointer`, and its own.
void dropLines(std::map<std::string, int>& lines, const std::string& pointer) {
    std::erase_if(lines, [&](const auto& entry) {
        return entry.first == pointer || entry.first.starts_with(pointer + "/");
    });
}

void merge(LessonState& into, const LessonState& next, const nlohmann::json::json_pointer& at) {
    for (const auto& [name, value] : next.values.at(at).items()) {
        const auto here = at / name;
        if (value.is_object() && into.values.contains(here) && into.values.at(here).is_object()) {
            merge(into, next, here);
            continue;
        }
        into.values[here] = value;
        const std::string pointer = here.to_string();
        dropLines(into.lines, pointer);
        for (auto line = next.lines.lower_bound(pointer);
             line != next.lines.end() && line->first.starts_with(pointer); ++line) {
            if (line->first == pointer || line->first[pointer.size()] == '/') {
                into.lines[line->first] = line->second;
            }
        }
    }
}

} // namespace

int LessonState::lineOf(std::string_view pointer) const {
    std::string at(pointer);
    while (true) {
        if (const auto found = lines.find(at); found != lines.end()) {
            return found->second;
        }
        const std::size_t cut = at.rfind('/');
        if (cut == std::string::npos) {
            return 0;
        }
        at.resize(cut);
    }
}

LessonState mergedStates(const LessonState& before, const LessonState& next) {
    LessonState merged = before;
    merge(merged, next, nlohmann::json::json_pointer());
    return merged;
}

std::string lessonFault(std::string_view file, int line, std::string_view reason) {
    return line > 0 ? fmt::format("{}, line {}: {}", file, line, reason)
                    : fmt::format("{}: {}", file, reason);
}

} // namespace headscope
