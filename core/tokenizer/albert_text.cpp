// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/albert_text.h"

#include <string_view>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "core/base/utf8.h"
#include "core/tokenizer/added_token_finder.h"
#include "core/tokenizer/python_text.h"

namespace headscope {

namespace {

/// Calls `visit` with each code point of a text, and where it begins and ends.
template <typename Visitor>
void forEachCodePoint(std::string_view text, const Visitor& visit) {
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = firstCodePoint(text.substr(at));
        visit(point.value, at, at + point.size);
        at += point.size;
    }
}

NormalizedText oneSpaceBetweenWords(const NormalizedText& text) {
    NormalizedText result;
    std::size_t word = 0; // where the last word ended
    forEachCodePoint(text.text(), [&](char32_t value, std::size_t begin, std::size_t end) {
        if (isPythonSpace(value)) {
            return;
        }
        if (word < begin && !result.empty()) {
            result.appendInPlaceOf(" ", text, word, begin);
        }
        result.append(text, begin, end);
        word = end;
    });
    return result;
}

NormalizedText withQuotationMarks(const NormalizedText& text) {
    NormalizedText result;
    const std::string_view bytes = text.text();
    for (std::size_t at = 0; at < bytes.size();) {
        const std::string_view two = bytes.substr(at, 2);
        if (two == "``" || two == "''") {
            result.appendInPlaceOf("\"", text, at, at + 2);
            at += 2;
        } else {
            result.append(text, at, at + 1);
            ++at;
        }
    }
    return result;
}

/// Normalisation form KD without combining characters. These are all that the form puts in another order.
NormalizedText withoutAccents(const NormalizedText& text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const form = icu::Normalizer2::getNFKDInstance(status);
    NormalizedText result;
    forEachCodePoint(text.text(), [&](char32_t value, std::size_t begin, std::size_t end) {
        const auto character = static_cast<UChar32>(value);
        icu::UnicodeString whole;
        if (form == nullptr || form->getDecomposition(character, whole) == 0) {
            if (u_getCombiningClass(character) == 0) {
                result.append(text, begin, end);
            }
            return;
        }
        std::string kept;
        for (int32_t at = 0; at < whole.length(); at = whole.moveIndex32(at, 1)) {
            if (u_getCombiningClass(whole.char32At(at)) == 0) {
                icu::UnicodeString(whole.char32At(at)).toUTF8String(kept);
            }
        }
        if (!kept.empty()) {
            result.appendInPlaceOf(kept, text, begin, end);
        }
    });
    return result;
}

NormalizedText inSmallLetters(const NormalizedText& text) {
    // Letter by letter, save for the final sigma, which has as many bytes as the other one.
    const std::string lower = pythonLower(text.text());
    NormalizedText result;
    std::size_t at = 0;
    forEachCodePoint(text.text(), [&](char32_t, std::size_t begin, std::size_t end) {
        const std::string_view letter = std::string_view(text.text()).substr(begin, end - begin);
        const std::size_t size = pythonLower(letter).size();
        const std::string_view small = std::string_view(lower).substr(at, size);
        at += size;
        if (small == letter) {
            result.append(text, begin, end);
        } else {
            result.appendInPlaceOf(small, text, begin, end);
        }
    });
    return result;
}

} // namespace

NormalizedText lowercaseOutsideSpecial(const NormalizedText& text, const std::vector<AddedToken>& tokens) {
    AddedTokenFinder special;
    for (const AddedToken& token : tokens) {
        if (token.special) {
            special.add(token.content, {.content = token.content, .id = token.id, .special = true});
        }
    }
    NormalizedText result;
    for (const AddedTokenFinder::Part& part : special.split(text.text(), SpecialTokens::Parsed)) {
        if (part.id) {
            result.append(text, part.begin, part.end);
            continue;
        }
        const std::string_view bytes =
            std::string_view(text.text()).substr(part.begin, part.end - part.begin);
        forEachCodePoint(bytes, [&](char32_t, std::size_t begin, std::size_t end) {
            const std::string small = pythonLower(bytes.substr(begin, end - begin));
            result.appendInPlaceOf(small, text, part.begin + begin, part.begin + end);
        });
    }
    return result;
}

NormalizedText prepareForAlbert(const NormalizedText& text, const AlbertPreparation& preparation) {
    NormalizedText result = preparation.removeSpace ? oneSpaceBetweenWords(text) : text;
    result = withQuotationMarks(result);
    if (!preparation.keepAccents) {
        result = withoutAccents(result);
    }
    return preparation.lowercase ? inSmallLetters(result) : result;
}

} // namespace headscope
