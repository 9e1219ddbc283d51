// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_file.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/base/path_text.h"
#include "core/lessons/answer_reader.h"
#include "core/lessons/yaml_map.h"

namespace headscope {

namespace {

constexpr std::size_t kMostSteps = 99;

enum class Takes { Text, Map, TextOrMap, Place, YesNo };

/// A word of `set`, and what stands behind it.
struct SetWord {
    std::string_view name;
    Takes takes;
    bool mayBeNothing = false; // "~" takes it away
};
constexpr std::array kSetWords{
    SetWord{"fresh", Takes::YesNo},         // nothing of the steps before stays
    SetWord{"model", Takes::Text},          // of side A, and of B
    SetWord{"ownModel", Takes::Text, true}, // of side B alone
    SetWord{"text", Takes::Text},
    SetWord{"second", Takes::Text, true},  // second sentence, or what the decoder has written
    SetWord{"ownText", Takes::Text, true}, // of side B alone
    SetWord{"ownSecond", Takes::Text, true},
    SetWord{"specialTokens", Takes::Text},
    SetWord{"a", Takes::TextOrMap},
    SetWord{"b", Takes::TextOrMap},
    SetWord{"page", Takes::Text},
    SetWord{"pages", Takes::Map}, // what is set on pages
    SetWord{"query", Takes::Place, true},
    SetWord{"key", Takes::Place, true},
    SetWord{"maps", Takes::Map},
};

std::string_view expectedOf(Takes takes) {
    switch (takes) {
    case Takes::Text:
        return "text";
    case Takes::Map:
        return "a map (key: value)";
    case Takes::TextOrMap:
        return "text or a map (key: value)";
    case Takes::Place:
        return "the number of a token, from 0";
    case Takes::YesNo:
        return "true or false";
    }
    return {};
}

bool fits(const YamlNode& node, Takes takes) {
    const bool isText = node.kind == YamlNode::Kind::Scalar;
    const bool isMap = node.kind == YamlNode::Kind::Map;
    switch (takes) {
    case Takes::Text:
        return isText;
    case Takes::Map:
        return isMap;
    case Takes::TextOrMap:
        return isText || isMap;
    case Takes::Place:
        return yamlNumber(node) && !node.text.empty() &&
               node.text.find_first_not_of("0123456789") == node.text.npos;
    case Takes::YesNo:
        return isText && node.isPlain && (node.text == "true" || node.text == "false");
    }
    return false;
}

LessonState readSet(const YamlNode& node, std::string_view file) {
    YamlMap map(node, "\"set\"", file);
    LessonState state = yamlState(node);
    for (const SetWord& word : kSetWords) {
        const YamlNode* value = map.find(word.name);
        if (value == nullptr || (word.mayBeNothing && value->kind == YamlNode::Kind::Nothing)) {
            continue;
        }
        if (!fits(*value, word.takes)) {
            map.fail(value->line, fmt::format("\"{}\" is {}", word.name, expectedOf(word.takes)));
        }
        if (word.takes == Takes::Text) {
            state.values[std::string(word.name)] = value->text; // "1984" is a text, too
        }
    }
    map.finish();
    return state;
}

bool startsAfresh(LessonState& state) {
    const auto fresh = state.values.find("fresh");
    if (fresh == state.values.end()) {
        return false;
    }
    const bool isFresh = fresh->get<bool>();
    state.values.erase(fresh);
    state.lines.erase("/fresh");
    return isFresh;
}

LessonStep readStep(const YamlNode& node, const LessonState& before, std::string_view file) {
    YamlMap map(node, "a step", file);
    LessonStep step;
    step.title = map.requiredText("title");
    step.text = map.requiredText("text");
    step.task = map.optionalText("try");
    step.state = before;
    if (const YamlNode* set = map.find("set")) {
        step.set = readSet(*set, file);
        step.state = startsAfresh(step.set) ? step.set : mergedStates(before, step.set);
    }
    if (const YamlNode* question = map.find("question")) {
        step.question = readQuestion(*question, file);
    }
    map.finish();
    return step;
}

} // namespace

Lesson parseLesson(std::string_view text, std::string_view file) {
    const YamlNode root = readYaml(text, file);
    YamlMap map(root, "a lesson", file);
    Lesson lesson;
    lesson.file = file;
    lesson.title = map.requiredText("title");
    lesson.summary = map.optionalText("summary");
    if (const YamlNode* sources = map.find("sources")) {
        if (sources->kind != YamlNode::Kind::Sequence) {
            map.fail(sources->line, "\"sources\" is a list of texts");
        }
        for (const YamlNode& source : sources->items) {
            lesson.sources.push_back(yamlText(source, "a source", file));
        }
    }
    const YamlNode* steps = map.find("steps");
    map.finish(); // first, since a word that is misspelled explains what is missing
    if (steps == nullptr || steps->kind != YamlNode::Kind::Sequence || steps->items.empty() ||
        steps->items.size() > kMostSteps) {
        map.fail(steps == nullptr ? root.line : steps->line,
                 fmt::format("a lesson has \"steps\": a list of 1 to {}", kMostSteps));
    }
    LessonState state;
    for (const YamlNode& node : steps->items) {
        lesson.steps.push_back(readStep(node, state, file));
        state = lesson.steps.back().state;
    }
    return lesson;
}

Lesson readLesson(const std::filesystem::path& path) {
    const MappedFile mapped(path, kLargestLesson);
    return parseLesson(mapped.text(), pathText(path.filename()));
}

} // namespace headscope
