// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/gguf_vocabulary.h"

#include <algorithm>
#include <iterator>
#include <string>

#include <fmt/format.h>

namespace headscope {

namespace {

std::string key(std::string_view name) {
    return fmt::format("tokenizer.ggml.{}", name);
}

/// Some files have 2^32 - 1 or -1 for a token that there is not.
std::optional<int> readId(const GgufMetadata& metadata, std::string_view name) {
    constexpr Index kNone = 0xFFFFFFFF;
    constexpr Index kMost = 0x7FFFFFFF;
    const auto id = metadata.optionalInteger(key(name), {-1, kNone});
    return id && *id >= 0 && *id <= kMost ? std::optional(static_cast<int>(*id)) : std::nullopt;
}

/// Both optional: a vocabulary need not have scores, types or merges.
std::vector<float> readScores(const GgufMetadata& metadata) {
    std::vector<float> scores;
    if (metadata.has(key("scores"))) {
        std::ranges::transform(metadata.numbers(key("scores")), std::back_inserter(scores),
                               [](double score) { return static_cast<float>(score); });
    }
    return scores;
}

std::vector<int> readTypes(const GgufMetadata& metadata) {
    constexpr IntegerRange kType{0, 255};
    std::vector<int> types;
    if (metadata.has(key("token_type"))) {
        std::ranges::transform(metadata.integers(key("token_type"), kType), std::back_inserter(types),
                               [](Index type) { return static_cast<int>(type); });
    }
    return types;
}

} // namespace

GgufVocabulary readGgufVocabulary(const GgufMetadata& metadata) {
    const auto flag = [&](std::string_view name) { return metadata.optionalFlag(key(name)); };
    GgufVocabulary vocabulary;
    vocabulary.model = metadata.text(key("model"));
    vocabulary.pre = metadata.optionalText(key("pre")).value_or("");
    if (metadata.has(key("tokens"))) { // "none" and models that are not known may have none
        vocabulary.tokens = metadata.strings(key("tokens"));
    }
    vocabulary.scores = readScores(metadata);
    vocabulary.tokenTypes = readTypes(metadata);
    if (metadata.has(key("merges"))) {
        vocabulary.merges = metadata.strings(key("merges"));
    }
    vocabulary.bosId = readId(metadata, "bos_token_id");
    vocabulary.eosId = readId(metadata, "eos_token_id");
    vocabulary.unknownId = readId(metadata, "unknown_token_id");
    vocabulary.sepId = readId(metadata, "seperator_token_id"); // the key is spelt so
    vocabulary.clsId = readId(metadata, "cls_token_id");
    vocabulary.maskId = readId(metadata, "mask_token_id");
    vocabulary.addBos = flag("add_bos_token");
    vocabulary.addEos = flag("add_eos_token");
    vocabulary.addSpacePrefix = flag("add_space_prefix");
    vocabulary.removeExtraSpaces = flag("remove_extra_whitespaces");
    if (metadata.has(key("precompiled_charsmap"))) {
        vocabulary.characterMap = metadata.byteArray(key("precompiled_charsmap"));
    }
    return vocabulary;
}

} // namespace headscope
