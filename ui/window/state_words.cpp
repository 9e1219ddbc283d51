// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/state_words.h"

#include <array>
#include <cstdio>
#include <utility>

#include <QJsonDocument>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/comparison/side_text.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

using Json = nlohmann::json;

StateError unfit(const std::string& place, const std::string& expected, const Json& found) {
    std::string text = found.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > 60) {
        text.resize(57);
        text += "...";
    }
    return {place, fmt::format("\"{}\" is to be {}, and is {}", place, expected, text)};
}

std::string stringOf(const std::string& place, const Json& value) {
    if (!value.is_string()) {
        throw unfit(place, "a text", value);
    }
    return value.get<std::string>();
}

bool flagOf(const std::string& place, const Json& value) {
    if (!value.is_boolean()) {
        throw unfit(place, "true or false", value);
    }
    return value.get<bool>();
}

std::optional<int> positionOf(const std::string& place, const Json& value) {
    if (value.is_null()) {
        return std::nullopt;
    }
    if (!value.is_number_integer() || value.get<double>() < 0 || value.get<double>() > 1e6) {
        throw unfit(place, "the position of a token, counted from 0", value);
    }
    return value.get<int>();
}

HeadId headOf(const std::string& place, const Json& value) {
    HeadId head;
    int read = 0;
    const std::string text = stringOf(place, value);
    if (text.size() > 16 || std::sscanf(text.c_str(), "L%d H%d%n", &head.layer, &head.head, &read) != 2 ||
        std::cmp_not_equal(read, text.size()) || head.layer < 0 || head.head < 0) {
        throw unfit(place, "a head such as \"L2 H5\"", value);
    }
    return head;
}

/// A number or a word, as the command line takes it.
std::string wordOf(const std::string& place, const Json& value) {
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (value.is_number()) {
        return fmt::format("{}", value.get<double>());
    }
    throw unfit(place, "a word or a number", value);
}

Side sideOf(const std::string& place, const Json& value, Side before) {
    Side side;
    side.head = before.head;
    if (value.is_string()) {
        const AttentionKind kind = before.head.kind;
        side.head = headOf(place, value);
        side.head.kind = kind;
        return side;
    }
    if (!value.is_object()) {
        throw unfit(place, "a head such as \"L2 H5\", or settings by their names", value);
    }
    for (const auto& [key, of] : value.items()) {
        const std::string at = place + "." + key;
        if (key == "head") {
            const AttentionKind kind = side.head.kind;
            side.head = headOf(at, of);
            side.head.kind = kind;
            continue;
        }
        if (key == "layer") {
            throw StateError(at, "\"" + at + "\": write the head as \"L2 H5\"");
        }
        try {
            setSideValue(side, key == "factor" ? "scale" : key, wordOf(at, of));
        } catch (const Error& error) {
            throw StateError(at, error.what());
        }
    }
    return side;
}

MapViewSettings mapsOf(const std::string& place, const Json& value) {
    MapViewSettings maps;
    if (!value.is_object()) {
        throw unfit(place, "settings by their names", value);
    }
    for (const auto& [key, of] : value.items()) {
        const std::string at = place + "." + key;
        if (key == "palette") {
            maps.palette = fromUtf8(stringOf(at, of));
        } else if (key == "logarithmic") {
            maps.logarithmic = flagOf(at, of);
        } else if (key == "shared-range") {
            maps.sharedRange = flagOf(at, of);
        } else if (key == "words") {
            maps.words = flagOf(at, of);
        } else if (key == "first-key") {
            const std::string word = stringOf(at, of);
            constexpr std::array kWords{"shown", "left-out", "renormalised"};
            const auto found = std::ranges::find(kWords, word);
            if (found == kWords.end()) {
                throw unfit(at, "shown, left-out or renormalised", of);
            }
            maps.firstKey = static_cast<FirstKey>(found - kWords.begin());
        } else {
            throw StateError(at, "maps have no setting \"" + key + "\"");
        }
    }
    return maps;
}

QJsonObject objectOf(const std::string& place, const Json& value) {
    if (!value.is_object()) {
        throw unfit(place, "settings by their names", value);
    }
    const std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

std::optional<std::string> optionalText(const std::string& place, const Json& value) {
    return value.is_null() ? std::nullopt : std::optional(stringOf(place, value));
}

/// Texts and models; whether the key is one of them.
bool takeOrigin(WindowState& state, const std::string& key, const Json& value) {
    if (key == "model") {
        state.model = fromUtf8(stringOf(key, value));
    } else if (key == "b-model") {
        const auto path = optionalText(key, value);
        state.ownModel = path ? std::optional(fromUtf8(*path)) : std::nullopt;
    } else if (key == "text") {
        state.typed.text = stringOf(key, value);
    } else if (key == "second") {
        state.typed.second = optionalText(key, value);
    } else if (key == "b-text") {
        const auto text = optionalText(key, value);
        state.ownText = text ? std::optional(TypedText{.text = *text}) : std::nullopt;
    } else if (key == "special-tokens") {
        const std::string word = stringOf(key, value);
        if (word != "literal" && word != "parsed") {
            throw unfit(key, "literal or parsed", value);
        }
        state.typed.special = word == "parsed" ? SpecialTokens::Parsed : SpecialTokens::Literal;
    } else {
        return false;
    }
    return true;
}

} // namespace

WindowState withValues(WindowState base, const Json& values) {
    if (!values.is_object()) {
        throw unfit("set", "settings by their names", values);
    }
    for (const auto& [key, value] : values.items()) {
        if (takeOrigin(base, key, value)) {
            continue;
        }
        if (key == "a" || key == "b") {
            Side& side = base.sides[key == "a" ? 0 : 1];
            side = sideOf(key, value, side);
        } else if (key == "page") {
            base.page = fromUtf8(stringOf(key, value));
        } else if (key == "pages") {
            if (!value.is_object()) {
                throw unfit(key, "pages by their names", value);
            }
            for (const auto& [page, settings] : value.items()) {
                base.pages[fromUtf8(page)] = objectOf(key + "." + page, settings);
            }
        } else if (key == "query") {
            base.query = positionOf(key, value);
        } else if (key == "key") {
            base.key = positionOf(key, value);
        } else if (key == "maps") {
            base.maps = mapsOf(key, value);
        } else {
            throw StateError(key, "the window has no setting \"" + key + "\"");
        }
    }
    return base;
}

} // namespace headscope
