// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch/output_name.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/option_values.h"
#include "core/base/error.h"
#include "core/export/similarity_text.h"

namespace headscope {

namespace {

constexpr int kMostDigits = 9;

bool hasControls(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; });
}

} // namespace

bool isPartOfName(std::string_view text) {
    return !text.empty() && text != "." && text != ".." && text.find('/') == text.npos && !hasControls(text);
}

OutputName::Part OutputName::partOf(std::string_view braces) {
    const std::size_t colon = braces.find(':');
    const std::string field(braces.substr(0, colon));
    if (colon != std::string_view::npos && field == "n") {
        return {{}, field, parseWholeNumber(braces.substr(colon + 1), 1, kMostDigits)};
    }
    for (const char* known : {"n", "name", "head", "layer"}) {
        if (braces == known) {
            return {{}, field, 0};
        }
    }
    throw Error(fmt::format("expected {{n}}, {{n:DIGITS}}, {{name}}, {{head}} or {{layer}}, found \"{{{}}}\"",
                            braces));
}

OutputName::OutputName(std::string_view pattern) {
    if (hasControls(pattern)) {
        throw Error("expected a file's name, found a control character in it");
    }
    while (!pattern.empty()) {
        const std::size_t brace = std::min(pattern.find_first_of("{}"), pattern.size());
        if (brace > 0) {
            parts_.push_back({std::string(pattern.substr(0, brace)), {}, 0});
        }
        pattern.remove_prefix(brace);
        if (!pattern.empty()) {
            const std::size_t end = pattern.find('}');
            if (pattern.front() == '}' || end == std::string_view::npos) {
                throw Error(fmt::format("expected a pair of braces, found \"{}\"", pattern));
            }
            parts_.push_back(partOf(pattern.substr(1, end - 1)));
            pattern.remove_prefix(end + 1);
        }
    }
}

bool OutputName::has(std::string_view field) const {
    return std::ranges::any_of(parts_, [&](const Part& part) { return part.field == field; });
}

std::string OutputName::of(const NamedOutput& subject) const {
    std::string name;
    for (const Part& part : parts_) {
        if (part.field.empty()) {
            name += part.text;
        } else if (part.field == "n") {
            name += fmt::format("{:0{}}", subject.number, part.digits);
        } else if (part.field == "name") {
            name += subject.name;
        } else if (!subject.head) {
            name += '*';
        } else {
            name += part.field == "head" ? shortName(*subject.head) : fmt::format("{}", subject.head->layer);
        }
    }
    return name;
}

} // namespace headscope
