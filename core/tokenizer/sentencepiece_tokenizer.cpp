// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/sentencepiece_tokenizer.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/albert_text.h"
#include "core/tokenizer/python_text.h"
#include "core/tokenizer/token_label.h"
#include "core/tokenizer/token_ranges.h"
#include "core/tokenizer/token_wrapping.h"
#include "core/tokenizer/typed_text_check.h"
#include "core/tokenizer/vocabulary.h"

namespace headscope {

namespace {

constexpr std::string_view kSpace = "\u2581";

/// ">>fr<<" at the start of a text; empty where there is none.
std::string_view languageCode(std::string_view text) {
    const std::size_t end = text.find("<<");
    return text.starts_with(">>") && end != text.npos ? text.substr(0, end + 2) : std::string_view();
}

/// Whether a piece is "9," for any digit, with anything in front.
bool endsWithDigitAndComma(std::string_view piece) {
    if (piece.size() < 2 || piece.back() != ',') {
        return false;
    }
    std::size_t digit = piece.size() - 2;
    while (digit > 0 && (static_cast<unsigned char>(piece[digit]) & 0xC0) == 0x80) {
        --digit;
    }
    return isPythonDigit(firstCodePoint(piece.substr(digit)).value);
}

std::string withoutSpaceMarks(std::string_view piece) {
    std::string result;
    while (!piece.empty()) {
        const std::size_t mark = std::min(piece.find(kSpace), piece.size());
        result += piece.substr(0, mark);
        piece.remove_prefix(std::min(mark + kSpace.size(), piece.size()));
    }
    return result;
}

} // namespace

std::unique_ptr<Tokenizer> SentencePieceTokenizer::load(const std::filesystem::path& file, bool addBos) {
    std::shared_ptr<const SentencePieceModel> model = SentencePieceModel::load(file);
    SentencePieceUse use;
    const std::optional<int> bos = model->begin();
    if (addBos && bos) {
        use.wrapping.single.insert(use.wrapping.single.begin(), TemplateToken{*bos, 0});
    }
    return std::make_unique<SentencePieceTokenizer>(std::move(model), std::move(use));
}

SentencePieceTokenizer::SentencePieceTokenizer(std::shared_ptr<const SentencePieceModel> model,
                                               SentencePieceUse use)
    : model_(std::move(model)), use_(std::move(use)), size_(model_->size()) {
    if (!use_.vocabulary.empty()) {
        int last = use_.unknownId;
        for (const auto& [spelling, id] : use_.vocabulary) {
            last = std::max(last, id);
        }
        spellings_.resize(static_cast<std::size_t>(last) + 1);
        for (const auto& [spelling, id] : use_.vocabulary) {
            spellings_[static_cast<std::size_t>(id)] = spelling;
        }
    } else if (!use_.idOfPiece.empty()) {
        spellings_.resize(static_cast<std::size_t>(*std::ranges::max_element(use_.idOfPiece)) + 1);
        for (int piece = 0; piece < model_->size(); ++piece) {
            spellings_[static_cast<std::size_t>(use_.idOfPiece[static_cast<std::size_t>(piece)])] =
                model_->piece(piece);
        }
    }
    size_ = spellings_.empty() ? size_ : static_cast<int>(spellings_.size());
    for (const AddedToken& token : use_.addedTokens) {
        if (token.id < 0 || static_cast<std::size_t>(token.id) >= kMostPieces ||
            token.content.size() > AddedTokenFinder::kLongestSpelling) {
            throw Error(Mismatch{"tokenizer", "added tokens",
                                 fmt::format("ids from 0 to {} and at most {} bytes", kMostPieces - 1,
                                             AddedTokenFinder::kLongestSpelling),
                                 fmt::format("id {} and {} bytes", token.id, token.content.size())});
        }
        finder_.add(token.content, token);
        addedById_.emplace(token.id, &token);
        size_ = std::max(size_, token.id + 1);
    }
    if (const auto* const prefix = std::get_if<OnePrefix>(&use_.preparation)) {
        unknownPieces_ = model_->encode(prefix->unk).size();
    }
}

std::vector<Token> SentencePieceTokenizer::tokenize(const TokenizerInput& input) const {
    return wrapTokens(
        use_.wrapping,
        cutTexts(input, use_.wrapping, [&](std::string_view text) { return tokensOf(text, input.typed); }),
        [this](int id) { return piece(id); }, use_.endOnce);
}

std::vector<Token> SentencePieceTokenizer::tokensOf(std::string_view typed, SpecialTokens mode) const {
    checkTypedText(typed);
    const NormalizedText text = prepared(typed);
    const std::vector<AddedTokenFinder::Part> parts = finder_.split(text.text(), mode);
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (const std::optional<int> id = parts[i].id) {
            const SourceRange source = text.source(parts[i].begin, parts[i].end);
            tokens.push_back({.id = *id, .piece = piece(*id), .begin = source.begin, .end = source.end});
            continue;
        }
        cutPart(text.part(parts[i].begin, parts[i].end), tokens);
        const bool isSpecialNext = i == 0 && parts.size() > 1 && parts[1].id && isSpecial(*parts[1].id);
        if (std::holds_alternative<OnePrefix>(use_.preparation) && isSpecialNext && tokens.size() == 1 &&
            tokens.front().piece == kSpace) {
            tokens.clear();
        }
    }
    tileRanges(tokens, typed.size());
    return tokens;
}

/// What is done to the whole text before added tokens are looked for.
NormalizedText SentencePieceTokenizer::prepared(std::string_view typed) const {
    NormalizedText text(typed);
    if (const auto* const albert = std::get_if<AlbertPreparation>(&use_.preparation)) {
        return albert->lowercase ? lowercaseOutsideSpecial(text, use_.addedTokens) : text;
    }
    const auto* const prefix = std::get_if<OnePrefix>(&use_.preparation);
    if (prefix == nullptr || typed.empty()) {
        return text;
    }
    NormalizedText result;
    if (prefix->addSpace) {
        result.appendInPlaceOf(kSpace, text, 0, 0);
    }
    for (std::size_t at = 0; at < typed.size();) {
        const std::size_t mark = std::min(typed.find(kSpace, at), typed.size());
        result.append(text, at, mark);
        at = mark;
        if (at < typed.size()) {
            result.appendInPlaceOf(" ", text, at, at + kSpace.size());
            at += kSpace.size();
        }
    }
    return result;
}

void SentencePieceTokenizer::cutPart(const NormalizedText& part, std::vector<Token>& out) const {
    const auto add = [&](const NormalizedText& text, const FoundPiece& found) {
        const int id = idOf(found);
        const std::size_t end = std::min(found.end, text.size());
        const SourceRange source = text.source(std::min(found.begin, end), end);
        out.push_back({.id = id, .piece = piece(id), .begin = source.begin, .end = source.end});
    };
    if (const auto* const albert = std::get_if<AlbertPreparation>(&use_.preparation)) {
        const NormalizedText text = prepareForAlbert(part, *albert);
        for (const FoundPiece& found : withCommasApart(model_->encode(text.text()))) {
            add(text, found);
        }
        return;
    }
    std::size_t code = 0;
    if (std::holds_alternative<LanguageCode>(use_.preparation)) {
        code = languageCode(part.text()).size();
        if (code > 0) {
            add(part, {model_->unknown(), part.text().substr(0, code), 0, code});
        }
    }
    for (FoundPiece& found : piecesOf(std::string_view(part.text()).substr(code))) {
        found.begin += code;
        found.end += code;
        add(part, found);
    }
}

std::vector<FoundPiece> SentencePieceTokenizer::piecesOf(std::string_view text) const {
    const auto* const prefix = std::get_if<OnePrefix>(&use_.preparation);
    if (prefix == nullptr || !(text.starts_with(kSpace) || text.starts_with(' '))) {
        return model_->encode(text);
    }
    std::vector<FoundPiece> pieces = model_->encode(prefix->unk + std::string(text));
    if (pieces.size() >= unknownPieces_) {
        pieces.erase(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(unknownPieces_));
    }
    const std::size_t taken = prefix->unk.size();
    for (FoundPiece& found : pieces) {
        found.begin -= std::min(taken, found.begin);
        found.end -= std::min(taken, found.end);
    }
    return pieces;
}

/// AlbertTokenizer's rule: "▁9,9" is "▁9" "," "9", not "▁9," "9".
std::vector<FoundPiece> SentencePieceTokenizer::withCommasApart(std::vector<FoundPiece> pieces) const {
    std::vector<FoundPiece> result;
    for (FoundPiece& whole : pieces) {
        if (!endsWithDigitAndComma(whole.spelling)) {
            result.push_back(std::move(whole));
            continue;
        }
        const std::string_view front = std::string_view(whole.spelling).substr(0, whole.spelling.size() - 1);
        std::vector<FoundPiece> cut = model_->encode(withoutSpaceMarks(front));
        if (!whole.spelling.starts_with(kSpace) && !cut.empty() && cut[0].spelling.starts_with(kSpace)) {
            cut[0].spelling.erase(0, kSpace.size());
            const auto number = model_->find(cut[0].spelling);
            cut[0].piece = number.value_or(model_->unknown());
            if (cut[0].spelling.empty()) {
                cut.erase(cut.begin());
            }
        }
        const std::size_t comma = whole.end > whole.begin ? whole.end - 1 : whole.end;
        for (FoundPiece& piece : cut) {
            piece.begin = std::min(whole.begin + piece.begin, comma);
            piece.end = std::min(whole.begin + piece.end, comma);
            result.push_back(std::move(piece));
        }
        result.push_back({model_->find(",").value_or(model_->unknown()), ",", comma, whole.end});
    }
    return result;
}

int SentencePieceTokenizer::idOf(const FoundPiece& found) const {
    if (!use_.vocabulary.empty()) {
        const auto known = use_.vocabulary.find(found.spelling);
        // A run of unknown characters may be spelled as a special token; that it is only where it was found
        // as one.
        return known == use_.vocabulary.end() || isSpecial(known->second) ? use_.unknownId : known->second;
    }
    return use_.idOfPiece.empty() ? found.piece : use_.idOfPiece[static_cast<std::size_t>(found.piece)];
}

std::string SentencePieceTokenizer::decode(std::span<const int> ids) const {
    const auto* const prefix = std::get_if<OnePrefix>(&use_.preparation);
    const bool hasPrefix = prefix != nullptr && prefix->addSpace;
    std::string text;
    std::vector<std::string> run;
    bool isFirst = true;
    const auto finishRun = [&] {
        text += model_->decode(run);
        run.clear();
    };
    for (const int id : ids) {
        if (id < 0 || id >= size() || isSpecial(id)) {
            continue;
        }
        if (const AddedToken* const added = addedToken(id)) {
            finishRun();
            text += added->content;
        } else {
            std::string spelling = piece(id);
            if (isFirst && hasPrefix && spelling.starts_with(kSpace)) {
                spelling.erase(0, kSpace.size());
            }
            if (!spelling.empty()) {
                run.push_back(std::move(spelling));
            }
        }
        isFirst = false;
    }
    finishRun();
    return text;
}

std::string SentencePieceTokenizer::label(int id) const {
    return tokenLabel(Token{.id = id, .piece = piece(id)});
}

const AddedToken* SentencePieceTokenizer::addedToken(int id) const {
    const auto found = addedById_.find(id);
    return found == addedById_.end() ? nullptr : found->second;
}

bool SentencePieceTokenizer::isSpecial(int id) const {
    if (const AddedToken* const added = addedToken(id)) {
        return added->special;
    }
    return spellings_.empty() && id < model_->size() && model_->isControl(id);
}

std::string SentencePieceTokenizer::piece(int id) const {
    assert(id >= 0 && id < size());
    if (const AddedToken* const added = addedToken(id)) {
        return added->content;
    }
    if (!spellings_.empty()) {
        const auto place = static_cast<std::size_t>(id);
        return place < spellings_.size() ? spellings_[place] : std::string();
    }
    return id < model_->size() ? model_->piece(id) : std::string();
}

} // namespace headscope
