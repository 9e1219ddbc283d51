// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/gguf_pre_tokenizer.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "core/base/error.h"

namespace headscope {

namespace {

constexpr std::string_view kGpt2Words = R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+)"
                                        R"(|\s+(?!\S)|\s+)";
constexpr std::string_view kThreeDigits =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3})"
    R"(| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view kOneDigit = R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N})"
                                       R"(| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view kTekken =
    R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+)"
    R"(|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*|\p{N})"
    R"(| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view kNumber = R"(\p{N})";
constexpr std::string_view kNumbers = R"(\p{N}+)";
constexpr std::string_view kUpToThreeNumbers = R"(\p{N}{1,3})";
constexpr std::string_view kThreeAsciiDigits = "[0-9][0-9][0-9]";
constexpr std::string_view kDefaultPunctuation = R"([\p{P}\$\+<=>\^~\|]+)";
constexpr std::string_view kFalconPunctuation = R"([\p{P}\$\+<=>\^~\|`]+)";
constexpr std::string_view kBloomWords = R"( ?[^(\s|.,!?…。，、।۔،)]+)";
constexpr std::string_view kLineEnd = R"([\r\n])";
constexpr std::string_view kSpaceLetters = R"(\s?\p{L}+)";
constexpr std::string_view kSpacePunctuation = R"(\s?\p{P}+)";
constexpr std::string_view kEastAsian = R"([\x{4E00}-\x{9FA5}\x{0800}-\x{4E00}\x{AC00}-\x{D7FF}]+)";
constexpr std::string_view kChineseAndKana = R"([\x{4E00}-\x{9FA5}\x{3040}-\x{309F}\x{30A0}-\x{30FF}]+)";
constexpr std::string_view kDeepSeek3Words =
    R"([!"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+)"
    R"(| ?[\p{P}\p{S}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";

// Patterns are applied one after the other, each to what the one before left in pieces.
constexpr std::array kDefault = {kDefaultPunctuation, kGpt2Words, kNumbers, kThreeAsciiDigits};
constexpr std::array kGpt2 = {kGpt2Words};
constexpr std::array kLlama3 = {kThreeDigits};
constexpr std::array kQwen2 = {kOneDigit};
constexpr std::array kMistral = {kTekken};
constexpr std::array kStarCoder = {kNumber, kGpt2Words};
constexpr std::array kFalcon = {kFalconPunctuation, kGpt2Words, kThreeAsciiDigits};
constexpr std::array kBloom = {kBloomWords};
constexpr std::array kViking = {kBloomWords, kNumber};
constexpr std::array kDeepSeekCoder = {kLineEnd, kSpaceLetters, kSpacePunctuation, kEastAsian, kNumber};
constexpr std::array kDeepSeek3 = {kUpToThreeNumbers, kChineseAndKana, kDeepSeek3Words};

struct Row {
    std::string_view name;
    std::span<const std::string_view> patterns;
    bool ignoresMerges = false;
    bool addsBegin = false;
};

constexpr std::array kRows = {
    Row{"default", kDefault},
    Row{"gpt-2", kGpt2},
    Row{"phi-2", kGpt2},
    Row{"roberta-bpe", kGpt2},
    Row{"jina-v2-en", kGpt2},
    Row{"jina-v2-es", kGpt2},
    Row{"jina-v2-de", kGpt2},
    Row{"jina-v2-code", kGpt2},
    Row{"mpt", kGpt2},
    Row{"olmo", kGpt2},
    Row{"jais", kGpt2},
    Row{"llama-bpe", kLlama3, true, true},
    Row{"llama3", kLlama3, true, true},
    Row{"llama-v3", kLlama3, true, true},
    Row{"falcon3", kLlama3, true, true},
    Row{"dbrx", kLlama3},
    Row{"smaug-bpe", kLlama3},
    Row{"chatglm-bpe", kLlama3},
    Row{"qwen2", kQwen2},
    Row{"deepseek-r1-qwen", kQwen2},
    Row{"stablelm2", kQwen2},
    Row{"megrez", kQwen2},
    Row{"tekken", kMistral, true, true},
    Row{"starcoder", kStarCoder},
    Row{"smollm", kStarCoder},
    Row{"refact", kStarCoder},
    Row{"command-r", kStarCoder},
    Row{"codeshell", kStarCoder},
    Row{"exaone", kStarCoder},
    Row{"minerva-7b", kStarCoder},
    Row{"falcon", kFalcon},
    Row{"bloom", kBloom},
    Row{"poro-chat", kBloom},
    Row{"gpt3-finnish", kBloom},
    Row{"viking", kViking},
    Row{"deepseek-coder", kDeepSeekCoder},
    Row{"deepseek-v3", kDeepSeek3},
};

std::string allNames() {
    std::string names;
    for (const Row& row : kRows) {
        names += (names.empty() ? "" : ", ") + std::string(row.name);
    }
    return names;
}

} // namespace

GgufPreTokenizer ggufPreTokenizer(std::string_view name, std::string_view where) {
    const auto row = std::ranges::find(kRows, name.empty() ? "default" : name, &Row::name);
    if (row == kRows.end()) {
        throw Error(
            Mismatch{std::string(where), "tokenizer.ggml.pre", "one of " + allNames(), std::string(name)});
    }
    GgufPreTokenizer result{{}, row->ignoresMerges, row->addsBegin};
    for (const std::string_view pattern : row->patterns) {
        result.steps.emplace_back(PatternSplit{{std::string(pattern), true}, SplitBehavior::Isolated, false});
    }
    result.steps.emplace_back(ByteLevelSplit{false, false});
    return result;
}

} // namespace headscope
