// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/state_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include <QDir>
#include <QJsonDocument>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/comparison/side_text.h"
#include "core/model/random_layer.h"
#include "ui/picture/picture_image.h"
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
    if (text.size() > 16 || std::sscanf(text.c_str(), "L%6d H%6d%n", &head.layer, &head.head, &read) != 2 ||
        std::cmp_not_equal(read, text.size()) || head.layer < 0 || head.head < 0) {
        throw unfit(place, "a head such as \"L2 H5\"", value);
    }
    return head;
}

/// As toString(HeadId) writes them.
std::set<HeadId> headsOf(const std::string& place, const Json& value) {
    if (!value.is_array()) {
        throw unfit(place, "a list of heads such as \"L2 H5\"", value);
    }
    std::set<HeadId> heads;
    for (const Json& each : value) {
        const std::string text = stringOf(place, each);
        const std::size_t gap = text.find(' ');
        const auto kind = kindNamed(std::string_view(text).substr(0, gap));
        HeadId head = headOf(place, kind ? Json(text.substr(gap + 1)) : each);
        head.kind = kind.value_or(AttentionKind::Self);
        heads.insert(head);
    }
    return heads;
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

/// As setSideValue takes it.
std::string factorOf(const std::string& place, const Json& value, const StateMeaning& meaning) {
    const std::string word = wordOf(place, value);
    if (word != "1/sqrt(dk)" && word != "1/dk") {
        return word;
    }
    if (meaning.headWidth == 0) {
        return "model"; // until the model is there
    }
    const double width = meaning.headWidth;
    return fmt::format("{:.9g}", word == "1/dk" ? 1 / width : 1 / std::sqrt(width));
}

Side sideOf(const std::string& place, const Json& value, const Side& before, const StateMeaning& meaning) {
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
            if (key == "factor") {
                setSideValue(side, "scale", factorOf(at, of, meaning));
            } else {
                setSideValue(side, key == "kvHeads" ? "kv-heads" : key, wordOf(at, of));
            }
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
        } else if (key == "sharedRange") {
            maps.sharedRange = flagOf(at, of);
        } else if (key == "words") {
            maps.words = flagOf(at, of);
        } else if (key == "firstKey") {
            const std::string word = stringOf(at, of);
            const auto found = std::ranges::find(kFirstKeyWords, word);
            if (found == kFirstKeyWords.end()) {
                throw unfit(at, "shown, leftOut or renormalised", of);
            }
            maps.firstKey = static_cast<FirstKey>(found - kFirstKeyWords.begin());
        } else if (key == "reduction") {
            const std::string word = stringOf(at, of);
            const auto found = std::ranges::find(kReductionWords, word);
            if (found == kReductionWords.end()) {
                throw unfit(at, "largest or mean", of);
            }
            maps.reduction = static_cast<Reduction>(found - kReductionWords.begin());
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

std::optional<Picture> pictureIn(const std::string& place, const Json& value) {
    if (value.is_null()) {
        return std::nullopt;
    }
    if (!value.is_object() || !value.contains("name") || !value.contains("png")) {
        throw unfit(place, "{name, png}", value);
    }
    const std::string base64 = stringOf(place + ".png", value["png"]);
    const QImage image = QImage::fromData(QByteArray::fromBase64(QByteArray::fromStdString(base64)), "PNG");
    if (image.isNull()) {
        throw StateError(place, "\"" + place + ".png\" is no picture");
    }
    return headscope::pictureOf(image, fromUtf8(stringOf(place + ".name", value["name"])));
}

QString pathOf(const std::string& key, const Json& value, const StateMeaning& meaning) {
    const std::string path = stringOf(key, value);
    if (path == "bundled") {
        return meaning.bundled;
    }
    constexpr std::string_view kOfLessons = "lesson:";
    if (path.starts_with(kOfLessons)) {
        return meaning.lessons + u'/' + fromUtf8(path.substr(kOfLessons.size()));
    }
    if (path.starts_with("~/")) {
        return QDir::homePath() + fromUtf8(path.substr(1));
    }
    if (!namesRandomLayer(std::string_view(path))) {
        return fromUtf8(path);
    }
    try {
        return fromUtf8(toString(parseRandomLayer(path))); // as an open one is called
    } catch (const Error& error) {
        throw StateError(key, error.what());
    }
}

TypedText& ownText(WindowState& state) {
    if (!state.ownText) {
        state.ownText = TypedText();
    }
    return *state.ownText;
}

/// Texts and models; whether the key is one of them.
bool takeOrigin(WindowState& state, const std::string& key, const Json& value, const StateMeaning& meaning) {
    if (key == "model") {
        state.model = pathOf(key, value, meaning);
    } else if (key == "ownModel") {
        state.ownModel = value.is_null() ? std::nullopt : std::optional(pathOf(key, value, meaning));
    } else if (key == "fastProducts") {
        state.products = flagOf(key, value) ? Products::Fast : Products::Exact;
    } else if (key == "text") {
        state.typed.text = stringOf(key, value);
    } else if (key == "second") {
        state.typed.second = optionalText(key, value);
    } else if (key == "ownText") {
        if (const auto text = optionalText(key, value)) {
            ownText(state).text = *text;
        } else {
            state.ownText.reset();
        }
    } else if (key == "ownSecond") {
        ownText(state).second = optionalText(key, value);
    } else if (key == "picture") {
        state.typed.picture = pictureIn(key, value);
    } else if (key == "ownPicture") {
        ownText(state).picture = pictureIn(key, value);
    } else if (key == "specialTokens") {
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

bool isStateWord(std::string_view key) {
    constexpr std::array kWords{"model",   "ownModel", "fastProducts", "text",       "second",
                                "picture", "ownText",  "ownSecond",    "ownPicture", "specialTokens",
                                "a",       "b",        "page",         "pages",      "query",
                                "key",     "maps",     "brushed",      "pinned"};
    return std::ranges::find(kWords, key) != kWords.end();
}

WindowState withValues(WindowState base, const Json& values, const StateMeaning& meaning) {
    if (!values.is_object()) {
        throw unfit("set", "settings by their names", values);
    }
    for (const auto& [key, value] : values.items()) {
        if (takeOrigin(base, key, value, meaning)) {
            continue;
        }
        if (key == "a" || key == "b") {
            Side& side = base.sides[key == "a" ? 0 : 1];
            side = sideOf(key, value, side, meaning);
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
        } else if (key == "brushed") {
            base.brushed = headsOf(key, value);
        } else if (key == "pinned") {
            base.pinned = headsOf(key, value);
        } else if (key == "maps") {
            base.maps = mapsOf(key, value);
        } else {
            throw StateError(key, "the window has no setting \"" + key + "\"");
        }
    }
    return base;
}

} // namespace headscope
