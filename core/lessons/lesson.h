// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

namespace headscope {

/// What a step sets in the window, as plain data: an object whose words the window knows. Every value keeps
/// the line of the file that it stands in, by its JSON pointer ("/a/head", "/pages/costsPage/heads").
struct LessonState {
    nlohmann::json values = nlohmann::json::object();
    std::map<std::string, int> lines;

    /// The line of the value at `pointer`, or of the nearest one around it; 0 where nothing is set.
    [[nodiscard]] int lineOf(std::string_view pointer) const;
};

/// `before` with what `next` names in place of it: objects member by member, anything else as a whole.
[[nodiscard]] LessonState mergedStates(const LessonState& before, const LessonState& next);

/// How far from the right number an answer may be.
struct Tolerance {
    double size = 0.01;
    bool isRelative = true; // a share of the right number; else in its unit
};

/// The answer is a number that a page or a side shows now ("costsPage:parameters.mha", "a:weight").
struct LiveAnswer {
    std::string number;
    Tolerance tolerance;
    std::string unit;
};

/// The answer is a number that is known.
struct KnownAnswer {
    double value = 0;
    Tolerance tolerance;
    std::string unit;
};

struct ChoiceAnswer {
    std::vector<std::string> choices; // Markdown, at least two
    int correct = 0;                  // index into them
};

struct LessonQuestion {
    std::string ask; // Markdown
    std::variant<LiveAnswer, KnownAnswer, ChoiceAnswer> answer;
    std::string hint;    // Markdown; may be empty
    std::string explain; // Markdown, shown with the right answer; may be empty
};

struct LessonStep {
    std::string title;
    std::string text; // Markdown with $formulas$
    LessonState set;  // what this step names
    /// What the window is to show: `set` on top of all steps before, or alone where it begins afresh. Going
    /// back to a step gives the same as coming to it from the front.
    LessonState state;
    std::string task; // what to try; Markdown, may be empty
    std::optional<LessonQuestion> question;
};

struct Lesson {
    std::string file; // for messages
    std::string title;
    std::string summary; // plain text, may be empty
    std::vector<std::string> sources;
    std::vector<LessonStep> steps; // at least one
};

/// "01-one-head.yaml, line 12: reason", as every message about a lesson is; without the line where that is 0.
[[nodiscard]] std::string lessonFault(std::string_view file, int line, std::string_view reason);

} // namespace headscope
