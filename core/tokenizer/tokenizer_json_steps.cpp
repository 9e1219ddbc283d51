// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_json_steps.h"

#include <functional>
#include <map>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/base64.h"
#include "core/tokenizer/json_members.h"
#include "core/tokenizer/vocabulary.h"

namespace headscope {

namespace {

using nlohmann::json;

constexpr Index kMostTypes = 1 << 16; // of token types, and of characters that a decoder strips
constexpr std::size_t kMostTemplateItems = 1024;

[[noreturn]] void refuse(const std::string& where, std::string_view part, std::string_view found) {
    throw Error(Mismatch{where, std::string(part), "a kind that is supported", fmt::format("\"{}\"", found)});
}

std::string kindOf(const json& part, const std::string& where, std::string_view what) {
    return ConfigReader(asObject(part, where, what), where).text("type");
}

/// Calls `add(kind, reader, part)` for each step of a part: itself, or the elements of sequences.
template <typename Add>
void forEachStep(const json& part, const std::string& where, std::string_view what, std::string_view elements,
                 const Add& add) {
    if (part.is_null()) {
        return;
    }
    const std::string kind = kindOf(part, where, what);
    if (kind == "Sequence") {
        for (const json& element : asArray(memberOf(part, elements), where, elements)) {
            asObject(element, where, what);
            forEachStep(element, where, what, elements, add);
        }
    } else {
        add(kind, ConfigReader(part, where), part);
    }
}

TextPattern patternFrom(const json& part, const std::string& where) {
    const json& pattern = memberOf(part, "pattern");
    if (pattern.is_string()) { // of early versions
        return {pattern.get<std::string>(), false};
    }
    const ConfigReader reader(asObject(pattern, where, "\"pattern\""), where);
    return reader.has("Regex") ? TextPattern{reader.text("Regex"), true}
                               : TextPattern{reader.text("String"), false};
}

SplitBehavior behaviorFrom(const ConfigReader& reader, std::string_view otherwise) {
    static const std::map<std::string, SplitBehavior, std::less<>> kBehaviors = {
        {"Removed", SplitBehavior::Removed},
        {"Isolated", SplitBehavior::Isolated},
        {"MergedWithPrevious", SplitBehavior::MergedWithPrevious},
        {"MergedWithNext", SplitBehavior::MergedWithNext},
        {"Contiguous", SplitBehavior::Contiguous}};
    const auto found = kBehaviors.find(reader.optionalText("behavior").value_or(std::string(otherwise)));
    if (found == kBehaviors.end()) {
        reader.reject("behavior", "Removed, Isolated, MergedWithPrevious, MergedWithNext or Contiguous");
    }
    return found->second;
}

/// Whether a space is put in front, in the ways that the versions of the library say it.
PrependScheme prependFrom(const ConfigReader& reader) {
    const std::optional<bool> addPrefixSpace = reader.optionalFlag("add_prefix_space");
    const std::string scheme =
        reader.optionalText("prepend_scheme").value_or(addPrefixSpace.value_or(true) ? "always" : "never");
    if (scheme != "always" && scheme != "first" && scheme != "never") {
        reader.reject("prepend_scheme", "always, first or never");
    }
    return scheme == "always"  ? PrependScheme::Always
           : scheme == "first" ? PrependScheme::First
                               : PrependScheme::Never;
}

std::string replacementFrom(const ConfigReader& reader) {
    std::string replacement = reader.optionalText("replacement").value_or("\u2581");
    if (replacement.empty()) {
        reader.reject("replacement", "a character");
    }
    return replacement;
}

NormalizerStep normalizerStepFrom(std::string_view kind, const ConfigReader& reader, const json& part,
                                  const std::string& where) {
    static const std::map<std::string, NormalizerStep, std::less<>> kPlain = {
        {"NFC", ToUnicodeForm{UnicodeForm::Nfc}},
        {"NFD", ToUnicodeForm{UnicodeForm::Nfd}},
        {"NFKC", ToUnicodeForm{UnicodeForm::Nfkc}},
        {"NFKD", ToUnicodeForm{UnicodeForm::Nfkd}},
        {"Lowercase", ToLowercase{}},
        {"StripAccents", DropAccents{}},
        {"Nmt", NmtNormalization{}},
        {"ByteLevel", ByteLevelNormalization{}}};
    if (const auto plain = kPlain.find(kind); plain != kPlain.end()) {
        return plain->second;
    }
    if (kind == "Strip") {
        return TrimSpace{reader.optionalFlag("strip_left").value_or(true),
                         reader.optionalFlag("strip_right").value_or(true)};
    }
    if (kind == "Replace") {
        return ReplaceText{patternFrom(part, where), reader.text("content")};
    }
    if (kind == "Prepend") {
        return PrependText{reader.text("prepend")};
    }
    if (kind == "BertNormalizer") {
        return BertNormalization{reader.optionalFlag("clean_text").value_or(true),
                                 reader.optionalFlag("handle_chinese_chars").value_or(true),
                                 reader.optionalFlag("strip_accents"),
                                 reader.optionalFlag("lowercase").value_or(true)};
    }
    if (kind == "Precompiled") {
        const std::optional<std::string> map =
            fromBase64(reader.optionalText("precompiled_charsmap").value_or(""));
        if (!map) {
            reader.reject("precompiled_charsmap", "base64");
        }
        return CharacterMapNormalization{*map};
    }
    refuse(where, "normalizer", kind);
}

PreTokenizerStep preTokenizerStepFrom(std::string_view kind, const ConfigReader& reader, const json& part,
                                      const std::string& where) {
    if (kind == "ByteLevel") {
        return ByteLevelSplit{reader.optionalFlag("add_prefix_space").value_or(true),
                              reader.optionalFlag("use_regex").value_or(true)};
    }
    if (kind == "Split") {
        return PatternSplit{patternFrom(part, where), behaviorFrom(reader, ""),
                            reader.optionalFlag("invert").value_or(false)};
    }
    if (kind == "Metaspace") {
        return MetaspaceSplit{replacementFrom(reader), prependFrom(reader),
                              reader.optionalFlag("split").value_or(true)};
    }
    if (kind == "Whitespace") {
        return WordSplit{};
    }
    if (kind == "WhitespaceSplit") {
        return SpaceSplit{};
    }
    if (kind == "BertPreTokenizer") {
        return BertSplit{};
    }
    if (kind == "Punctuation") {
        return PunctuationSplit{behaviorFrom(reader, "Isolated")};
    }
    if (kind == "Digits") {
        return DigitSplit{reader.optionalFlag("individual_digits").value_or(false)};
    }
    if (kind == "CharDelimiterSplit" || kind == "Delimiter") {
        return DelimiterSplit{reader.text("delimiter")};
    }
    refuse(where, "pre_tokenizer", kind);
}

DecoderStep decoderStepFrom(std::string_view kind, const ConfigReader& reader, const json& part,
                            const std::string& where) {
    if (kind == "ByteLevel") {
        return ByteLevelDecoding{};
    }
    if (kind == "WordPiece") {
        return WordPieceDecoding{reader.optionalText("prefix").value_or("##"),
                                 reader.optionalFlag("cleanup").value_or(true)};
    }
    if (kind == "Metaspace") {
        return MetaspaceDecoding{replacementFrom(reader), prependFrom(reader) != PrependScheme::Never};
    }
    if (kind == "BPEDecoder") {
        return SuffixDecoding{reader.optionalText("suffix").value_or("</w>")};
    }
    if (kind == "ByteFallback") {
        return ByteFallbackDecoding{};
    }
    if (kind == "Fuse") {
        return FuseDecoding{};
    }
    if (kind == "Strip") {
        const auto count = [&](std::string_view key) {
            return static_cast<std::size_t>(reader.optionalInteger(key, {0, kMostTypes}).value_or(0));
        };
        const std::string content = reader.text("content");
        if (content.empty()) {
            reader.reject("content", "a character");
        }
        return StripDecoding{content, count("start"), count("stop")};
    }
    if (kind == "Replace") {
        return ReplaceDecoding{patternFrom(part, where), reader.text("content")};
    }
    refuse(where, "decoder", kind);
}

int typeFrom(const ConfigReader& reader) {
    return static_cast<int>(reader.optionalInteger("type_id", {0, kMostTypes}).value_or(0));
}

int idFrom(const json& value, const std::string& where, std::string_view what) {
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() >= kMostPieces) {
        throw Error(Mismatch{where, std::string(what), fmt::format("an id from 0 to {}", kMostPieces - 1),
                             describeJson(value)});
    }
    return value.get<int>();
}

std::vector<TemplateItem> itemsFrom(const json& items, const json& tokens, const std::string& where) {
    std::vector<TemplateItem> result;
    const auto add = [&](const TemplateItem& item) {
        if (result.size() == kMostTemplateItems) {
            throw Error(
                Mismatch{where, "template", fmt::format("at most {} items", kMostTemplateItems), "more"});
        }
        result.push_back(item);
    };
    for (const json& item : asArray(items, where, "template")) {
        asObject(item, where, "template");
        if (const json& sequence = memberOf(item, "Sequence"); !sequence.is_null()) {
            const ConfigReader reader(asObject(sequence, where, "Sequence"), where);
            const std::string id = reader.text("id");
            if (id != "A" && id != "B") {
                reader.reject("id", "A or B");
            }
            add(TemplateText{id == "A" ? 0 : 1, typeFrom(reader)});
            continue;
        }
        const ConfigReader reader(asObject(memberOf(item, "SpecialToken"), where, "SpecialToken"), where);
        const std::string name = reader.text("id");
        const json& token =
            asObject(memberOf(tokens, name), where, fmt::format("special token \"{}\"", name));
        for (const json& id : asArray(memberOf(token, "ids"), where, "ids")) {
            add(TemplateToken{idFrom(id, where, "special token"), typeFrom(reader)});
        }
    }
    return result;
}

/// ["[SEP]", 102]
int namedIdFrom(const json& part, const char* key, const std::string& where) {
    const json& pair = asArray(memberOf(part, key), where, key);
    if (pair.size() != 2) {
        throw Error(Mismatch{where, key, "a token and its id", describeJson(pair)});
    }
    return idFrom(pair[1], where, key);
}

} // namespace

std::vector<NormalizerStep> normalizerFrom(const json& part, const std::string& where) {
    std::vector<NormalizerStep> steps;
    forEachStep(part, where, "normalizer", "normalizers",
                [&](const std::string& kind, const ConfigReader& reader, const json& step) {
                    steps.push_back(normalizerStepFrom(kind, reader, step, where));
                });
    return steps;
}

std::vector<PreTokenizerStep> preTokenizerFrom(const json& part, const std::string& where) {
    std::vector<PreTokenizerStep> steps;
    forEachStep(part, where, "pre_tokenizer", "pretokenizers",
                [&](const std::string& kind, const ConfigReader& reader, const json& step) {
                    steps.push_back(preTokenizerStepFrom(kind, reader, step, where));
                });
    return steps;
}

std::vector<DecoderStep> decoderFrom(const json& part, const std::string& where) {
    std::vector<DecoderStep> steps;
    forEachStep(part, where, "decoder", "decoders",
                [&](const std::string& kind, const ConfigReader& reader, const json& step) {
                    steps.push_back(decoderStepFrom(kind, reader, step, where));
                });
    return steps;
}

TokenTemplate templateFrom(const json& part, const std::string& where) {
    TokenTemplate result;
    bool isMade = false;
    forEachStep(part, where, "post_processor", "processors",
                [&](const std::string& kind, const ConfigReader& /*reader*/, const json& step) {
                    if (kind == "ByteLevel") { // changes offsets alone
                        return;
                    }
                    if (isMade) {
                        throw Error(Mismatch{where, "post_processor", "one template", "two"});
                    }
                    isMade = true;
                    if (kind == "TemplateProcessing") {
                        const json& tokens = memberOf(step, "special_tokens");
                        if (!tokens.is_null()) {
                            asObject(tokens, where, "special_tokens");
                        }
                        result.single = itemsFrom(memberOf(step, "single"), tokens, where);
                        result.pair = itemsFrom(memberOf(step, "pair"), tokens, where);
                    } else if (kind == "BertProcessing" || kind == "RobertaProcessing") {
                        result = kind == "BertProcessing" ? bertTemplate(namedIdFrom(step, "cls", where),
                                                                         namedIdFrom(step, "sep", where))
                                                          : robertaTemplate(namedIdFrom(step, "cls", where),
                                                                            namedIdFrom(step, "sep", where));
                    } else {
                        refuse(where, "post_processor", kind);
                    }
                });
    return result;
}

} // namespace headscope
