// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/answer_reader.h"

#include <cmath>

#include <fmt/format.h>

#include "core/lessons/typed_number.h"
#include "core/lessons/yaml_map.h"

namespace headscope {

namespace {

constexpr std::size_t kMostChoices = 12;

Tolerance readTolerance(YamlMap& answer) {
    const YamlNode* node = answer.find("tolerance");
    if (node == nullptr) {
        return {};
    }
    const std::string text = yamlText(*node, "tolerance", answer.file());
    const bool isShare = text.ends_with('%');
    const std::vector<double> sizes = typedNumbers(text);
    if (sizes.size() != 1 || sizes.front() < 0) {
        answer.fail(node->line,
                    fmt::format("a tolerance is a number (0.01) or a share (1 %), not \"{}\"", text));
    }
    if (isShare && sizes.front() >= 1) {
        answer.fail(node->line, "a tolerance of 100 % or more makes every answer right");
    }
    return {sizes.front(), isShare};
}

/// "page:name", as numbers of the window are called.
bool isNumberName(std::string_view name) {
    const std::size_t colon = name.find(':');
    return colon != name.npos && colon > 0 && colon + 1 < name.size() &&
           name.find_first_of(" \t\n") == name.npos && name.find(':', colon + 1) == name.npos;
}

LiveAnswer readLive(YamlMap& answer) {
    LiveAnswer live;
    live.number = answer.requiredText("number");
    if (!isNumberName(live.number)) {
        answer.fail(answer.find("number")->line,
                    fmt::format("\"{}\" is no number's name; one is, for instance, costsPage:parameters.mha",
                                live.number));
    }
    live.tolerance = readTolerance(answer);
    live.unit = answer.optionalText("unit");
    return live;
}

KnownAnswer readKnown(YamlMap& answer) {
    KnownAnswer known;
    const std::string text = answer.requiredText("value");
    const std::vector<double> values = typedNumbers(text);
    if (values.size() != 1) {
        answer.fail(answer.find("value")->line,
                    values.empty()
                        ? fmt::format("\"{}\" is no number", text)
                        : fmt::format("\"{}\" may mean two numbers; write it without a comma", text));
    }
    known.value = values.front();
    known.tolerance = readTolerance(answer);
    known.unit = answer.optionalText("unit");
    return known;
}

ChoiceAnswer readChoice(YamlMap& answer) {
    ChoiceAnswer choice;
    const YamlNode& list = *answer.find("choices");
    if (list.kind != YamlNode::Kind::Sequence || list.items.size() < 2 || list.items.size() > kMostChoices) {
        answer.fail(list.line, fmt::format("\"choices\" is a list of 2 to {} texts", kMostChoices));
    }
    for (const YamlNode& item : list.items) {
        choice.choices.push_back(yamlText(item, "a choice", answer.file()));
    }
    const YamlNode* correct = answer.find("correct");
    if (correct == nullptr) {
        answer.fail(answer.line(), "the answer has no \"correct\": the number of the right choice, from 1");
    }
    const double number = yamlNumber(*correct).value_or(0);
    if (number < 1 || number > static_cast<double>(choice.choices.size()) || number != std::trunc(number)) {
        answer.fail(correct->line,
                    fmt::format("\"correct\" is the number of a choice, 1 to {}", choice.choices.size()));
    }
    choice.correct = static_cast<int>(number) - 1;
    return choice;
}

} // namespace

LessonQuestion readQuestion(const YamlNode& node, std::string_view file) {
    YamlMap map(node, "a question", file);
    LessonQuestion question;
    question.ask = map.requiredText("ask");
    question.hint = map.optionalText("hint");
    question.explain = map.optionalText("explain");
    const YamlNode* answerNode = map.find("answer");
    if (answerNode == nullptr) {
        map.fail(node.line, "a question has no \"answer\"");
    }
    YamlMap answer(*answerNode, "an answer", file);
    if (answer.has("number")) {
        question.answer = readLive(answer);
    } else if (answer.has("value")) {
        question.answer = readKnown(answer);
    } else if (answer.has("choices")) {
        question.answer = readChoice(answer);
    } else {
        answer.fail(answerNode->line, "an answer has a \"number\", a \"value\" or \"choices\"");
    }
    answer.finish();
    map.finish();
    return question;
}

} // namespace headscope
