// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/filled_template.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"

namespace headscope {

namespace {

using Json = nlohmann::ordered_json;

/// The value of a name from the innermost of `around` outwards; null where it is nowhere.
const Json* find(const std::vector<const Json*>& around, std::string_view name) {
    if (name == ".") {
        return around.back();
    }
    const std::size_t dot = name.find('.');
    const std::string first(name.substr(0, dot));
    for (auto value = around.rbegin(); value != around.rend(); ++value) {
        if ((*value)->is_object() && (*value)->contains(first)) {
            const Json* found = &(**value)[first];
            return dot == std::string_view::npos ? found : find({found}, name.substr(dot + 1));
        }
    }
    return nullptr;
}

bool isThere(const Json* value) {
    return value != nullptr && !value->is_null() && *value != false &&
           !(value->is_string() && value->get_ref<const std::string&>().empty()) &&
           !(value->is_array() && value->empty());
}

class Filler {
  public:
    Filler(std::string_view text, std::string_view where) : rest_(text), where_(where) {}

    std::string fill(const Json& value) {
        std::string out;
        std::vector<const Json*> around{&value};
        fillPart(out, around, "", true);
        return out;
    }

  private:
    [[noreturn]] void fail(std::string_view sentence) const {
        throw Error(fmt::format("{}: {}", where_, sentence));
    }

    /// The text up to the next tag goes to `out`; the tag without its braces is taken off; empty at the end.
    std::string_view takeTag(std::string& out, bool isShown) {
        const std::size_t begin = std::min(rest_.find("{{"), rest_.size());
        out += isShown ? rest_.substr(0, begin) : std::string_view();
        rest_.remove_prefix(begin);
        if (rest_.empty()) {
            return {};
        }
        const std::size_t end = rest_.find("}}");
        if (end == std::string_view::npos || end < 3) {
            fail("expected }} behind {{NAME");
        }
        const std::string_view tag = rest_.substr(2, end - 2);
        rest_.remove_prefix(end + 2);
        return tag;
    }

    /// Up to the end of the section `name`, or of the template.
    void fillPart(std::string& out, std::vector<const Json*>& around, std::string_view name, bool isShown) {
        while (true) {
            const std::string_view tag = takeTag(out, isShown);
            if (tag.empty()) {
                if (!name.empty()) {
                    fail(fmt::format("expected {{{{/{}}}}}, found the end", name));
                }
                return;
            }
            const std::string_view rest = tag.substr(1);
            if (tag.front() == '/') {
                if (rest != name) {
                    fail(fmt::format("expected {{{{/{}}}}}, found {{{{{}}}}}", name, tag));
                }
                return;
            }
            if (tag.front() == '#' || tag.front() == '^') {
                fillSection(out, around, rest, tag.front() == '^', isShown);
            } else if (tag.front() != '!' && isShown) {
                fillName(out, around, tag);
            }
        }
    }

    void fillSection(std::string& out, std::vector<const Json*>& around, std::string_view name,
                     bool isInverse, bool isShown) {
        const Json* value = isShown ? find(around, name) : nullptr;
        if (isShown && value == nullptr) {
            fail(fmt::format("nothing is named \"{}\"", name));
        }
        const std::string_view begin = rest_;
        if (!isShown || isInverse || !isThere(value)) {
            fillPart(out, around, name, isShown && isInverse && !isThere(value));
            return;
        }
        std::vector<const Json*> items;
        if (value->is_array()) {
            for (const Json& item : *value) {
                items.push_back(&item);
            }
        } else {
            items.push_back(value);
        }
        for (const Json* item : items) {
            rest_ = begin;
            around.push_back(item);
            fillPart(out, around, name, true);
            around.pop_back();
        }
    }

    void fillName(std::string& out, const std::vector<const Json*>& around, std::string_view name) const {
        const Json* value = find(around, name);
        if (value == nullptr || value->is_structured()) {
            fail(fmt::format("no text or number is named \"{}\"", name));
        }
        if (value->is_string()) {
            out += htmlText(value->get_ref<const std::string&>());
        } else if (!value->is_null()) {
            out += value->dump();
        }
    }

    std::string_view rest_;
    std::string where_;
};

} // namespace

std::string filledTemplate(std::string_view text, const Json& value, std::string_view where) {
    return Filler(text, where).fill(value);
}

std::string htmlText(std::string_view text) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        const auto value = static_cast<std::uint32_t>(point.value);
        const bool isNoCharacter = (value & 0xfffeU) == 0xfffeU;
        if (!point.fault.empty()) {
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
        } else if ((steersOutput(point.value) && point.value != U'\n') || isNoCharacter) {
            shown += fmt::format("\\u{:04x}", value);
        } else if (point.value == U'&') {
            shown += "&amp;";
        } else if (point.value == U'<') {
            shown += "&lt;";
        } else if (point.value == U'>') {
            shown += "&gt;";
        } else if (point.value == U'"') {
            shown += "&quot;";
        } else if (point.value == U'\'') {
            shown += "&#39;";
        } else {
            shown += text.substr(0, point.size);
        }
        text.remove_prefix(point.size);
    }
    return shown;
}

} // namespace headscope
