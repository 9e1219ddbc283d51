// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/sentencepiece_files.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/sentencepiece_model.h"
#include "core/tokenizer/sentencepiece_tokenizer.h"
#include "core/tokenizer/sentencepiece_use.h"
#include "core/tokenizer/special_token_files.h"
#include "core/tokenizer/tokenizer_class.h"
#include "core/tokenizer/vocabulary.h"

namespace headscope {

namespace {

constexpr const char* kLlamaFile = "tokenizer.model";
constexpr const char* kT5File = "spiece.model";
constexpr const char* kXlmRobertaFile = "sentencepiece.bpe.model";
constexpr const char* kMarianSource = "source.spm";
constexpr const char* kMarianTarget = "target.spm";
constexpr Index kMostExtraIds = 10000;

using Model = std::shared_ptr<const SentencePieceModel>;

nlohmann::json readIfThere(const std::filesystem::path& file) {
    return isThere(file) ? readJsonObject(file) : nlohmann::json::object();
}

/// tokenizer_config.json of a folder, and what it says about the tokenizer.
struct Folder {
    explicit Folder(std::filesystem::path folder)
        : path(std::move(folder)), config(readIfThere(path / "tokenizer_config.json")),
          reader(config, pathText(path / "tokenizer_config.json")) {}

    [[nodiscard]] bool flag(std::string_view key, bool otherwise) const {
        return reader.optionalFlag(key).value_or(otherwise);
    }
    [[nodiscard]] SpecialTokenFiles special(SpecialTokenFiles::Roles defaults) const {
        return {path, config, std::move(defaults)};
    }

    std::filesystem::path path;
    nlohmann::json config;
    ConfigReader reader;
};

SpecialTokenFiles::Roles roles(std::initializer_list<std::pair<const char*, const char*>> spellings) {
    SpecialTokenFiles::Roles result;
    for (const auto& [role, spelling] : spellings) {
        const bool isMask = std::string_view(role) == "mask_token";
        result[role] = {.content = spelling, .special = true, .leftStrip = isMask, .normalized = false};
    }
    return result;
}

SpecialTokenFiles::Numbering numberingOf(const Model& model) {
    return {[model](std::string_view spelling) { return model->find(spelling); }, model->size()};
}

/// The id of a role's token, nothing where it has none.
std::optional<int> roleId(const SpecialTokenFiles& special, std::string_view role,
                          const std::vector<AddedToken>& tokens) {
    const std::optional<std::string> spelling = special.spelling(role);
    return spelling ? idAmong(tokens, *spelling) : std::nullopt;
}

int requiredRole(const SpecialTokenFiles& special, std::string_view role,
                 const std::vector<AddedToken>& tokens, const Folder& folder) {
    const std::optional<int> id = roleId(special, role, tokens);
    if (!id) {
        throw Error(Mismatch{pathText(folder.path), std::string(role), "a token of the vocabulary",
                             special.spelling(role).value_or("none")});
    }
    return *id;
}

/// What tokenizers do that are not "legacy".
OnePrefix onePrefix(const Folder& folder, const SpecialTokenFiles& special) {
    return {folder.flag("add_prefix_space", true), special.spelling("unk_token").value_or("<unk>")};
}

std::unique_ptr<Tokenizer> make(Model model, SentencePieceUse use) {
    return std::make_unique<SentencePieceTokenizer>(std::move(model), std::move(use));
}

/// LlamaTokenizer and GemmaTokenizer: tokens of the whole around one text, no pairs.
std::unique_ptr<Tokenizer> openLlama(const Folder& folder, bool isGemma) {
    const bool isLegacy = isGemma || folder.flag("legacy", true);
    const Model model = SentencePieceModel::load(folder.path / kLlamaFile,
                                                 isLegacy ? DummyPrefix::AsTrained : DummyPrefix::Never);
    const SpecialTokenFiles special = folder.special(
        isGemma ? roles({{"bos_token", "<bos>"},
                         {"eos_token", "<eos>"},
                         {"unk_token", "<unk>"},
                         {"pad_token", "<pad>"}})
                : roles({{"bos_token", "<s>"}, {"eos_token", "</s>"}, {"unk_token", "<unk>"}}));
    SentencePieceUse use;
    use.addedTokens = special.numbered(numberingOf(model));
    if (!isLegacy) {
        use.preparation = onePrefix(folder, special);
    }
    auto& single = use.wrapping.single;
    const std::optional<int> bos = roleId(special, "bos_token", use.addedTokens);
    if (bos && folder.flag("add_bos_token", true)) {
        single.insert(single.begin(), TemplateToken{*bos, 0});
    }
    const std::optional<int> eos = roleId(special, "eos_token", use.addedTokens);
    if (eos && folder.flag("add_eos_token", false)) {
        single.emplace_back(TemplateToken{*eos, 0});
    }
    return make(model, std::move(use));
}

/// T5Tokenizer's ids behind the model's own, the last one first.
std::vector<AddedToken> extraIds(const Folder& folder, int size) {
    const Index count = folder.reader.optionalInteger("extra_ids", {0, kMostExtraIds}).value_or(100);
    std::vector<AddedToken> result;
    result.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < static_cast<int>(count); ++i) {
        result.push_back({.content = fmt::format("<extra_id_{}>", i),
                          .id = size - 1 + static_cast<int>(count) - i,
                          .special = true,
                          .leftStrip = true,
                          .rightStrip = true,
                          .normalized = false});
    }
    return result;
}

std::unique_ptr<Tokenizer> openT5(const Folder& folder) {
    const bool isLegacy = folder.flag("legacy", true);
    const Model model = SentencePieceModel::load(folder.path / kT5File,
                                                 isLegacy ? DummyPrefix::AsTrained : DummyPrefix::Never);
    const SpecialTokenFiles special =
        folder.special(roles({{"eos_token", "</s>"}, {"unk_token", "<unk>"}, {"pad_token", "<pad>"}}));
    SentencePieceUse use;
    use.addedTokens = special.numbered(numberingOf(model), extraIds(folder, model->size()));
    if (!isLegacy) {
        use.preparation = onePrefix(folder, special);
    }
    const int end = requiredRole(special, "eos_token", use.addedTokens, folder);
    use.endOnce = end;
    use.wrapping.single = {TemplateText{0, 0}, TemplateToken{end, 0}};
    use.wrapping.pair = {TemplateText{0, 0}, TemplateToken{end, 0}, TemplateText{1, 0},
                         TemplateToken{end, 0}};
    return make(model, std::move(use));
}

std::unique_ptr<Tokenizer> openAlbert(const Folder& folder) {
    const Model model = SentencePieceModel::load(folder.path / kT5File);
    const SpecialTokenFiles special = folder.special(roles({{"bos_token", "[CLS]"},
                                                            {"eos_token", "[SEP]"},
                                                            {"unk_token", "<unk>"},
                                                            {"sep_token", "[SEP]"},
                                                            {"pad_token", "<pad>"},
                                                            {"cls_token", "[CLS]"},
                                                            {"mask_token", "[MASK]"}}));
    SentencePieceUse use;
    use.addedTokens = special.numbered(numberingOf(model));
    use.preparation = AlbertPreparation{folder.flag("remove_space", true), folder.flag("keep_accents", false),
                                        folder.flag("do_lower_case", true)};
    const int cls = requiredRole(special, "cls_token", use.addedTokens, folder);
    const int sep = requiredRole(special, "sep_token", use.addedTokens, folder);
    use.wrapping = bertTemplate(cls, sep);
    use.maskId = roleId(special, "mask_token", use.addedTokens);
    return make(model, std::move(use));
}

/// fairseq's numbers: <s>, <pad>, </s>, <unk>, then the model's pieces from its fourth on, <mask> last.
std::unique_ptr<Tokenizer> openXlmRoberta(const Folder& folder) {
    constexpr std::array<std::string_view, 4> kFirst = {"<s>", "<pad>", "</s>", "<unk>"};
    constexpr int kOffset = 1;
    const Model model = SentencePieceModel::load(folder.path / kXlmRobertaFile);
    const int mask = model->size() + kOffset;
    SentencePieceUse use;
    const auto idOf = [model, kFirst, mask](std::string_view spelling) -> std::optional<int> {
        const auto first = std::ranges::find(kFirst, spelling);
        if (first != kFirst.end()) {
            return static_cast<int>(first - kFirst.begin());
        }
        if (spelling == "<mask>") {
            return mask;
        }
        const std::optional<int> piece = model->find(spelling);
        return piece ? std::optional(*piece + kOffset) : std::nullopt;
    };
    for (int piece = 0; piece < model->size(); ++piece) {
        // A piece that the model does not know is its piece 0.
        use.idOfPiece.push_back(piece == 0 ? 3 : idOf(model->piece(piece)).value_or(3));
    }
    const SpecialTokenFiles special = folder.special(roles({{"bos_token", "<s>"},
                                                            {"eos_token", "</s>"},
                                                            {"unk_token", "<unk>"},
                                                            {"sep_token", "</s>"},
                                                            {"pad_token", "<pad>"},
                                                            {"cls_token", "<s>"},
                                                            {"mask_token", "<mask>"}}));
    use.addedTokens = special.numbered({idOf, mask + 1});
    const int cls = requiredRole(special, "cls_token", use.addedTokens, folder);
    const int sep = requiredRole(special, "sep_token", use.addedTokens, folder);
    use.wrapping = robertaTemplate(cls, sep);
    use.maskId = roleId(special, "mask_token", use.addedTokens);
    return make(model, std::move(use));
}

std::unordered_map<std::string, int> readVocabulary(const std::filesystem::path& file) {
    const nlohmann::json object = readJsonObject(file);
    const ConfigReader reader(object, pathText(file));
    std::unordered_map<std::string, int> result;
    for (const auto& [spelling, id] : object.items()) {
        const Index number = reader.integer(spelling, {0, static_cast<Index>(kMostPieces) - 1});
        result.emplace(spelling, static_cast<int>(number));
    }
    return result;
}

std::unique_ptr<Tokenizer> openMarian(const Folder& folder, bool isTarget) {
    const Model model = SentencePieceModel::load(folder.path / (isTarget ? kMarianTarget : kMarianSource));
    const bool hasTwo = isTarget && folder.flag("separate_vocabs", false);
    SentencePieceUse use;
    use.vocabulary = readVocabulary(folder.path / (hasTwo ? "target_vocab.json" : "vocab.json"));
    const SpecialTokenFiles special =
        folder.special(roles({{"eos_token", "</s>"}, {"unk_token", "<unk>"}, {"pad_token", "<pad>"}}));
    const auto idOf = [&](std::string_view spelling) -> std::optional<int> {
        const auto known = use.vocabulary.find(std::string(spelling));
        return known == use.vocabulary.end() ? std::nullopt : std::optional(known->second);
    };
    use.addedTokens = special.numbered({idOf, static_cast<int>(use.vocabulary.size())});
    use.unknownId = requiredRole(special, "unk_token", use.addedTokens, folder);
    use.preparation = LanguageCode{};
    const int end = requiredRole(special, "eos_token", use.addedTokens, folder);
    use.wrapping.single = {TemplateText{0, 0}, TemplateToken{end, 0}};
    return make(model, std::move(use));
}

/// The tokenizer's class, without "Fast"; empty where no file tells it.
std::string tokenizerClass(const Folder& folder) {
    std::string name = folder.reader.optionalText("tokenizer_class").value_or("");
    if (name.ends_with("Fast")) {
        name.resize(name.size() - 4);
    }
    if (!name.empty() && name != "PreTrainedTokenizer") {
        return name;
    }
    const nlohmann::json model = readIfThere(folder.path / "config.json");
    const std::string type =
        ConfigReader(model, pathText(folder.path / "config.json")).optionalText("model_type").value_or("");
    return std::string(tokenizerClassOfModel(type));
}

[[noreturn]] void refuse(const Folder& folder, const std::string& name, const std::string& supported) {
    throw Error(Mismatch{pathText(folder.path), "tokenizer_class", supported, name});
}

} // namespace

bool hasSentencePiece(const std::filesystem::path& folder) {
    constexpr std::array<const char*, 4> kFiles = {kLlamaFile, kT5File, kXlmRobertaFile, kMarianSource};
    return std::ranges::any_of(kFiles, [&](const char* file) { return isThere(folder / file); });
}

std::unique_ptr<Tokenizer> openSentencePiece(const std::filesystem::path& path) {
    const Folder folder(path);
    const std::string name = tokenizerClass(folder);
    if (isThere(path / kLlamaFile)) {
        return openLlama(folder, name == "GemmaTokenizer");
    }
    if (isThere(path / kMarianSource)) {
        return openMarian(folder, false);
    }
    if (isThere(path / kXlmRobertaFile)) {
        if (!name.empty() && name != "XLMRobertaTokenizer") {
            refuse(folder, name, "XLMRobertaTokenizer for sentencepiece.bpe.model");
        }
        return openXlmRoberta(folder);
    }
    if (isThere(path / kT5File)) {
        if (name == "AlbertTokenizer") {
            return openAlbert(folder);
        }
        if (!name.empty() && name != "T5Tokenizer" && name != "MT5Tokenizer") {
            refuse(folder, name, "T5Tokenizer, MT5Tokenizer or AlbertTokenizer for spiece.model");
        }
        return openT5(folder);
    }
    throw Error(Mismatch{pathText(path), "tokenizer",
                         fmt::format("{}, {}, {} or {}, SentencePiece models", kLlamaFile, kT5File,
                                     kXlmRobertaFile, kMarianSource),
                         "none of them"});
}

std::unique_ptr<Tokenizer> openMarianTarget(const std::filesystem::path& folder) {
    return openMarian(Folder(folder), true);
}

} // namespace headscope
