// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/yaml_map.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/error.h"

namespace headscope {

namespace {

std::string_view nameOf(YamlNode::Kind kind) {
    switch (kind) {
    case YamlNode::Kind::Scalar:
        return "text";
    case YamlNode::Kind::Sequence:
        return "a list";
    case YamlNode::Kind::Map:
        return "a map";
    case YamlNode::Kind::Nothing:
        return "nothing";
    }
    return {};
}

std::string trimmed(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kSpace);
    if (begin == text.npos) {
        return {};
    }
    return std::string(text.substr(begin, text.find_last_not_of(kSpace) + 1 - begin));
}

template <typename Number>
std::optional<Number> parsed(std::string_view text) {
    if (text.starts_with('+')) {
        text.remove_prefix(1);
    }
    Number number{};
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{} || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return number;
}

nlohmann::json scalarValue(const YamlNode& node) {
    if (node.isPlain) {
        if (node.text == "true" || node.text == "false") {
            return node.text == "true";
        }
        if (const auto whole = parsed<std::int64_t>(node.text)) {
            return *whole;
        }
        if (const auto number = yamlNumber(node)) {
            return *number;
        }
    }
    return node.text;
}

nlohmann::json valueOf(const YamlNode& node, const nlohmann::json::json_pointer& at,
                       std::map<std::string, int>& lines) {
    lines[at.to_string()] = node.line;
    switch (node.kind) {
    case YamlNode::Kind::Scalar:
        return scalarValue(node);
    case YamlNode::Kind::Sequence: {
        nlohmann::json list = nlohmann::json::array();
        for (std::size_t item = 0; item < node.items.size(); ++item) {
            list.push_back(valueOf(node.items[item], at / item, lines));
        }
        return list;
    }
    case YamlNode::Kind::Map: {
        nlohmann::json map = nlohmann::json::object();
        for (std::size_t member = 0; member < node.members.size(); ++member) {
            const auto& [name, value] = node.members[member];
            map[name] = valueOf(value, at / name, lines);
            lines[(at / name).to_string()] = node.keyLines[member];
        }
        return map;
    }
    case YamlNode::Kind::Nothing:
        return nullptr;
    }
    return nullptr;
}

} // namespace

YamlMap::YamlMap(const YamlNode& node, std::string_view what, std::string_view file)
    : node_(node), what_(what), file_(file) {
    if (node.kind != YamlNode::Kind::Map) {
        fail(node.line, fmt::format("{} is a map (key: value), and here is {}", what_, nameOf(node.kind)));
    }
}

const YamlNode* YamlMap::find(std::string_view name) {
    known_.emplace_back(name);
    const auto found = std::ranges::find(node_.members, name, &YamlMember::key);
    return found == node_.members.end() ? nullptr : &found->value;
}

bool YamlMap::has(std::string_view name) const {
    return std::ranges::find(node_.members, name, &YamlMember::key) != node_.members.end();
}

std::string YamlMap::requiredText(std::string_view name) {
    const YamlNode* node = find(name);
    if (node == nullptr) {
        fail(node_.line, fmt::format("{} has no \"{}\"", what_, name));
    }
    return yamlText(*node, name, file_);
}

std::string YamlMap::optionalText(std::string_view name) {
    const YamlNode* node = find(name);
    return node == nullptr ? std::string() : yamlText(*node, name, file_);
}

void YamlMap::finish() const {
    for (std::size_t member = 0; member < node_.members.size(); ++member) {
        const std::string& name = node_.members[member].key;
        if (std::ranges::find(known_, name) == known_.end()) {
            fail(node_.keyLines[member],
                 fmt::format("{} has no key \"{}\"; it may have {}", what_, name, fmt::join(known_, ", ")));
        }
    }
}

void YamlMap::fail(int line, std::string_view reason) const {
    throw Error(lessonFault(file_, line, reason));
}

std::string yamlText(const YamlNode& node, std::string_view name, std::string_view file) {
    if (node.kind == YamlNode::Kind::Nothing) {
        throw Error(lessonFault(file, node.line, fmt::format("\"{}\" is empty", name)));
    }
    if (node.kind != YamlNode::Kind::Scalar) {
        throw Error(lessonFault(
            file, node.line,
            fmt::format("\"{}\" is text, and here is {}; text with \": \" in it stands in a block after |",
                        name, nameOf(node.kind))));
    }
    std::string text = trimmed(node.text);
    if (text.empty()) {
        throw Error(lessonFault(file, node.line, fmt::format("\"{}\" is empty", name)));
    }
    // "\frac" in double quotes is a form feed and "rac".
    if (std::ranges::any_of(text, [](char byte) {
            return static_cast<unsigned char>(byte) < 0x20 && byte != '\n' && byte != '\t';
        })) {
        throw Error(lessonFault(
            file, node.line,
            fmt::format("\"{}\" has a control character; formulas stand in a block after |, not in \"…\"",
                        name)));
    }
    return text;
}

std::optional<double> yamlNumber(const YamlNode& node) {
    if (node.kind != YamlNode::Kind::Scalar || !node.isPlain) {
        return std::nullopt;
    }
    const auto number = parsed<double>(node.text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

LessonState yamlState(const YamlNode& node) {
    LessonState state;
    state.values = valueOf(node, nlohmann::json::json_pointer(), state.lines);
    return state;
}

} // namespace headscope
