// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/lessons/lesson.h"
#include "core/lessons/yaml_tree.h"

namespace headscope {

/// A step's question: ask, answer, hint, explain. The answer is one of
///   {number: costsPage:parameters.mha, tolerance: 1 %, unit: parameters}
///   {value: 1048576, tolerance: 0, unit: parameters}
///   {choices: [one, two], correct: 2}
/// A tolerance is a number, in the answer's unit, or a share ("1 %"); 1 % where none is given. `correct`
/// counts from 1. Throws Error "FILE, line N: reason".
[[nodiscard]] LessonQuestion readQuestion(const YamlNode& node, std::string_view file);

} // namespace headscope
