// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/json_members.h"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/vocabulary.h"

namespace headscope {

using nlohmann::json;

const json& memberOf(const json& object, std::string_view key) {
    static const json kNull;
    const auto found = object.find(key);
    return found == object.end() ? kNull : *found;
}

const json& asObject(const json& value, const std::string& where, std::string_view what) {
    if (!value.is_object()) {
        throw Error(Mismatch{where, std::string(what), "an object", describeJson(value)});
    }
    return value;
}

const json& asArray(const json& value, const std::string& where, std::string_view what) {
    static const json kEmpty = json::array();
    if (!value.is_array() && !value.is_null()) {
        throw Error(Mismatch{where, std::string(what), "an array", describeJson(value)});
    }
    return value.is_null() ? kEmpty : value;
}

std::vector<std::string> vocabularyFrom(const json& object, const std::string& where, std::string_view what) {
    asObject(object, where, what);
    std::vector<std::string> pieces;
    std::vector<bool> taken;
    for (const auto& [piece, id] : object.items()) {
        if (!id.is_number_unsigned() || id.get<std::uint64_t>() >= kMostPieces) {
            throw Error(Mismatch{where, fmt::format("{}: id of \"{}\"", what, piece),
                                 fmt::format("a whole number from 0 to {}", kMostPieces - 1),
                                 describeJson(id)});
        }
        const auto place = id.get<std::size_t>();
        if (place >= pieces.size()) {
            pieces.resize(std::max(place + 1, object.size()));
            taken.resize(pieces.size());
        }
        if (taken[place]) {
            throw Error(Mismatch{where, fmt::format("{}: id {}", what, place), "one piece", "two"});
        }
        taken[place] = true;
        pieces[place] = piece;
    }
    const auto last = std::find(taken.rbegin(), taken.rend(), true);
    pieces.resize(static_cast<std::size_t>(taken.rend() - last));
    return pieces;
}

AddedToken addedTokenFrom(const json& object, const std::string& where) {
    const ConfigReader reader(asObject(object, where, "added token"), where);
    AddedToken token;
    token.content = reader.text("content");
    token.special = reader.optionalFlag("special").value_or(false);
    token.singleWord = reader.optionalFlag("single_word").value_or(false);
    token.leftStrip = reader.optionalFlag("lstrip").value_or(false);
    token.rightStrip = reader.optionalFlag("rstrip").value_or(false);
    token.normalized = reader.optionalFlag("normalized").value_or(!token.special);
    return token;
}

} // namespace headscope
