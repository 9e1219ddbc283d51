// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/character_map.h"

#include <cstring>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/character_map_check.h"
#include "core/tokenizer/double_array_unit.h"
#include "core/tokenizer/graphemes.h"

namespace headscope {

namespace {

constexpr std::size_t kLongestCluster = 5;

} // namespace

CharacterMap::CharacterMap(std::string_view map, const std::string& where) {
    if (map.empty()) {
        return;
    }
    try {
        checkCharacterMap(map);
    } catch (const Error& error) {
        throw Error(Mismatch{where, "precompiled_charsmap", "sound normalisation rules", error.what()});
    }
    std::uint32_t bytes = 0;
    std::memcpy(&bytes, map.data(), sizeof bytes);
    units_.resize(bytes / sizeof(std::uint32_t));
    std::memcpy(units_.data(), map.data() + sizeof bytes, bytes);
    replacements_ = map.substr(sizeof bytes + bytes);
}

NormalizedText CharacterMap::apply(const NormalizedText& text) const {
    if (units_.empty()) {
        return text;
    }
    NormalizedText result;
    result.reserve(text.size());
    std::size_t begin = 0;
    for (const std::size_t end : graphemeEnds(text.text())) {
        applyToCluster(text, begin, end, result);
        begin = end;
    }
    return result;
}

void CharacterMap::applyToCluster(const NormalizedText& text, std::size_t begin, std::size_t end,
                                  NormalizedText& out) const {
    const std::string_view cluster = std::string_view(text.text()).substr(begin, end - begin);
    if (cluster.size() <= kLongestCluster) {
        if (const auto found = replacement(cluster)) {
            out.appendInPlaceOf(*found, text, begin, end);
            return;
        }
    }
    for (std::size_t at = begin; at < end;) {
        const std::string_view rest = std::string_view(text.text()).substr(at, end - at);
        const std::size_t size = firstCodePoint(rest).size;
        if (const auto found = replacement(rest.substr(0, size))) {
            out.appendInPlaceOf(*found, text, at, at + size);
        } else {
            out.append(text, at, at + size);
        }
        at += size;
    }
}

std::optional<std::string_view> CharacterMap::replacement(std::string_view text) const {
    std::uint32_t node = DoubleArrayUnit(units_[0]).offset();
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        node ^= byte;
        const DoubleArrayUnit unit(units_[node]);
        if (byte == 0 || unit.label() != byte) {
            return std::nullopt;
        }
        node ^= unit.offset();
        if (unit.hasRule()) {
            return std::string_view(replacements_.c_str() + DoubleArrayUnit(units_[node]).value());
        }
    }
    return std::nullopt;
}

} // namespace headscope
