// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/answer_check.h"

#include <algorithm>
#include <cmath>

#include "core/lessons/typed_number.h"

namespace headscope {

namespace {

constexpr double kRounding = 1e-12; // relative

struct Expected {
    std::optional<double> value;
    Tolerance tolerance;
    std::string_view unit;
};

Expected expectedOf(const LessonQuestion& question, const NumberLookup& lookup) {
    if (const auto* known = std::get_if<KnownAnswer>(&question.answer)) {
        return {known->value, known->tolerance, known->unit};
    }
    if (const auto* live = std::get_if<LiveAnswer>(&question.answer)) {
        std::optional<double> value = lookup ? lookup(live->number) : std::nullopt;
        if (value && !std::isfinite(*value)) {
            value.reset();
        }
        return {value, live->tolerance, live->unit};
    }
    return {};
}

} // namespace

bool isWithin(double value, double expected, const Tolerance& tolerance) {
    const double allowed = tolerance.isRelative ? tolerance.size * std::abs(expected) : tolerance.size;
    return std::abs(value - expected) <= allowed + kRounding * std::max(std::abs(value), std::abs(expected));
}

CheckedAnswer checkTyped(const LessonQuestion& question, std::string_view typed, const NumberLookup& lookup) {
    const Expected expected = expectedOf(question, lookup);
    const std::vector<double> readings = typedNumbers(typed, expected.unit);
    if (readings.empty()) {
        return {Verdict::NoNumber, std::nullopt};
    }
    if (!expected.value) {
        return {Verdict::CannotCheck, std::nullopt};
    }
    const bool isRight = std::ranges::any_of(
        readings, [&](double value) { return isWithin(value, *expected.value, expected.tolerance); });
    return {isRight ? Verdict::Right : Verdict::NotYet, expected.value};
}

CheckedAnswer checkChoice(const LessonQuestion& question, std::optional<int> choice) {
    const auto* answer = std::get_if<ChoiceAnswer>(&question.answer);
    if (answer == nullptr || !choice) {
        return {Verdict::NoNumber, std::nullopt};
    }
    return {*choice == answer->correct ? Verdict::Right : Verdict::NotYet, std::nullopt};
}

} // namespace headscope
