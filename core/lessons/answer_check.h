// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/lessons/lesson.h"

namespace headscope {

/// What the window shows now under a name ("costsPage:parameters.mha", "a:weight"); nothing where it shows no
/// such number, or not yet. NaN counts as nothing.
using NumberLookup = std::function<std::optional<double>(const std::string& name)>;

enum class Verdict {
    Right,
    NotYet,     // a number, and another one than the right one
    NoNumber,   // what was typed cannot be read
    CannotCheck // the number that it would be compared with is not there
};

struct CheckedAnswer {
    Verdict verdict = Verdict::NotYet;
    std::optional<double> expected; // what it was compared with
};

/// Whether `value` is within `tolerance` of `expected`. Rounding of a few parts in 10^12 is always allowed.
[[nodiscard]] bool isWithin(double value, double expected, const Tolerance& tolerance);

/// Checks what was typed for a question whose answer is a number: right where one of the numbers that it may
/// mean fits. For a choice, call the other.
[[nodiscard]] CheckedAnswer checkTyped(const LessonQuestion& question, std::string_view typed,
                                       const NumberLookup& lookup);

/// `choice` is an index into the choices, or nothing where none is chosen.
[[nodiscard]] CheckedAnswer checkChoice(const LessonQuestion& question, std::optional<int> choice);

} // namespace headscope
