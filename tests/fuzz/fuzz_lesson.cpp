// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson: parseLesson.
#include "core/lessons/lesson_file.h"
#include "tests/fuzz/fuzz_target.h"

using namespace headscope;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tolerateErrors([&] {
        const Lesson lesson = parseLesson(textOf(data, size), "fuzz.yaml");
        require(!lesson.steps.empty(), "a lesson has a step");
    });
    return 0;
}
