// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/normalizer.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <unicode/normalizer2.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/byte_level_alphabet.h"
#include "core/tokenizer/character_class.h"
#include "core/tokenizer/character_map.h"
#include "core/tokenizer/pattern_finder.h"

namespace headscope {

namespace {

using Step = std::function<NormalizedText(NormalizedText)>;

/// Where a code point stands in a text.
struct Place {
    char32_t value = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Calls `visit(Place)` for each code point.
template <typename Visit>
void forEachCodePoint(std::string_view text, Visit visit) {
    for (std::size_t begin = 0; begin < text.size();) {
        const CodePoint point = firstCodePoint(text.substr(begin));
        visit(Place{point.value, begin, begin + point.size});
        begin += point.size;
    }
}

/// Bytes that are normalised at once: ICU orders marks in quadratic time, and no real text has so many on one
/// letter.
constexpr std::size_t kLongestSegment = 1024;

constexpr char32_t kDropped = 0xFFFFFFFF;

/// `change(code point)` is the code point to write in its place, or kDropped.
template <typename Change>
NormalizedText changed(const NormalizedText& text, Change change) {
    NormalizedText result;
    result.reserve(text.size());
    std::string bytes;
    forEachCodePoint(text.text(), [&](const Place& place) {
        const char32_t value = change(place.value);
        if (value == place.value) {
            result.append(text, place.begin, place.end);
        } else if (value != kDropped) {
            bytes.clear();
            appendUtf8(bytes, value);
            result.appendInPlaceOf(bytes, text, place.begin, place.end);
        }
    });
    return result;
}

NormalizedText lowercasedText(const NormalizedText& text) {
    NormalizedText result;
    result.reserve(text.size());
    std::string bytes;
    forEachCodePoint(text.text(), [&](const Place& place) {
        bytes.clear();
        for (const char32_t value : lowercased(place.value)) {
            appendUtf8(bytes, value);
        }
        result.appendInPlaceOf(bytes, text, place.begin, place.end);
    });
    return result;
}

const icu::Normalizer2& icuForm(UnicodeForm form) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const found =
        form == UnicodeForm::Nfc    ? icu::Normalizer2::getNFCInstance(status)
        : form == UnicodeForm::Nfd  ? icu::Normalizer2::getNFDInstance(status)
        : form == UnicodeForm::Nfkc ? icu::Normalizer2::getNFKCInstance(status)
                                    : icu::Normalizer2::getNFKDInstance(status);
    if (found == nullptr || U_FAILURE(status)) {
        throw Error("ICU: Unicode's normalisation forms cannot be loaded");
    }
    return *found;
}

/// Bytes [begin, end) of a text that nothing around them changes.
void appendNormalized(const icu::Normalizer2& form, const NormalizedText& text, std::size_t begin,
                      std::size_t end, NormalizedText& out) {
    const auto old = std::string_view(text.text()).substr(begin, end - begin);
    UErrorCode status = U_ZERO_ERROR;
    std::string bytes;
    form.normalize(icu::UnicodeString::fromUTF8({old.data(), static_cast<std::int32_t>(old.size())}), status)
        .toUTF8String(bytes);
    if (U_FAILURE(status)) {
        throw Error("ICU: text cannot be normalised");
    }
    if (bytes == old) {
        out.append(text, begin, end);
    } else {
        out.appendInPlaceOf(bytes, text, begin, end);
    }
}

NormalizedText inForm(const icu::Normalizer2& form, const NormalizedText& text) {
    NormalizedText result;
    result.reserve(text.size());
    std::size_t begin = 0;
    bool isAscii = true; // [begin, here) is one ASCII character or nothing
    const auto finish = [&](std::size_t end) {
        if (isAscii) {
            result.append(text, begin, end);
        } else {
            appendNormalized(form, text, begin, end, result);
        }
        begin = end;
        isAscii = true;
    };
    forEachCodePoint(text.text(), [&](const Place& place) {
        if (place.value < 0x80 || place.end - begin > kLongestSegment ||
            form.hasBoundaryBefore(static_cast<UChar32>(place.value)) != 0) {
            finish(place.begin);
        }
        isAscii = isAscii && place.value < 0x80;
    });
    finish(text.size());
    return result;
}

NormalizedText trimmed(const NormalizedText& text, const TrimSpace& options) {
    std::size_t begin = text.size();
    std::size_t end = 0;
    forEachCodePoint(text.text(), [&](const Place& place) {
        if (!isWhiteSpace(place.value)) {
            begin = std::min(begin, place.begin);
            end = place.end;
        }
    });
    begin = options.left ? begin : 0;
    end = options.right ? end : text.size();
    return begin < end ? text.part(begin, end) : NormalizedText();
}

NormalizedText replaced(const NormalizedText& text, const PatternFinder& finder, std::string_view content) {
    NormalizedText result;
    result.reserve(text.size());
    std::size_t done = 0;
    for (const PatternMatch& match : finder.findAll(text.text())) {
        result.append(text, done, match.begin);
        result.appendInPlaceOf(content, text, match.begin, match.end);
        done = match.end;
    }
    result.append(text, done, text.size());
    return result;
}

char32_t cleanedForBert(char32_t value) {
    if (value == '\t' || value == '\n' || value == '\r') {
        return ' ';
    }
    if (value == 0xFFFD || isControl(value)) {
        return kDropped;
    }
    return isWhiteSpace(value) ? U' ' : value;
}

NormalizedText withSpacesAroundChinese(const NormalizedText& text) {
    NormalizedText result;
    result.reserve(text.size());
    forEachCodePoint(text.text(), [&](const Place& place) {
        if (isChinese(place.value)) {
            result.appendInPlaceOf(" ", text, place.begin, place.begin);
            result.append(text, place.begin, place.end);
            result.appendInPlaceOf(" ", text, place.end, place.end);
        } else {
            result.append(text, place.begin, place.end);
        }
    });
    return result;
}

NormalizedText normalizedForBert(NormalizedText text, const BertNormalization& options) {
    if (options.cleanText) {
        text = changed(text, cleanedForBert);
    }
    if (options.spaceChineseCharacters) {
        text = withSpacesAroundChinese(text);
    }
    if (options.dropAccents.value_or(options.lowercase)) {
        text = inForm(icuForm(UnicodeForm::Nfd), text);
        text = changed(text, [](char32_t value) { return isNonspacingMark(value) ? kDropped : value; });
    }
    return options.lowercase ? lowercasedText(text) : std::move(text);
}

/// The "nmt" rules of SentencePiece, beside NFKC.
char32_t normalizedForNmt(char32_t value) {
    switch (value) {
    case 0x09:
    case 0x0A:
    case 0x0C:
    case 0x0D:
    case 0x1680:
    case 0x200B:
    case 0x200C:
    case 0x200D:
    case 0x200E:
    case 0x200F:
    case 0x2028:
    case 0x2029:
    case 0x2581:
    case 0xFEFF:
    case 0xFFFD:
        return ' ';
    default:
        return (value >= 0x01 && value < 0x20) || value == 0x7F || value == 0x8F || value == 0x9F ? kDropped
                                                                                                  : value;
    }
}

/// Makes each kind of step ready to run.
struct StepMaker {
    const std::string& where;

    Step operator()(const ToUnicodeForm& step) const {
        return [&form = icuForm(step.form)](const NormalizedText& text) { return inForm(form, text); };
    }
    Step operator()(const ToLowercase& /*step*/) const { return lowercasedText; }
    Step operator()(const DropAccents& /*step*/) const {
        return [](const NormalizedText& text) {
            return changed(text, [](char32_t value) { return isMark(value) ? kDropped : value; });
        };
    }
    Step operator()(const TrimSpace& step) const {
        return [step](const NormalizedText& text) { return trimmed(text, step); };
    }
    Step operator()(const ReplaceText& step) const {
        return [finder = std::make_shared<const PatternFinder>(step.pattern, where), content = step.content](
                   const NormalizedText& text) { return replaced(text, *finder, content); };
    }
    Step operator()(const PrependText& step) const {
        return [prefix = step.text](NormalizedText text) { return withPrefix(std::move(text), prefix); };
    }
    Step operator()(const BertNormalization& step) const {
        return [step](NormalizedText text) { return normalizedForBert(std::move(text), step); };
    }
    Step operator()(const NmtNormalization& /*step*/) const {
        return [](const NormalizedText& text) { return changed(text, normalizedForNmt); };
    }
    Step operator()(const CharacterMapNormalization& step) const {
        return [map = std::make_shared<const CharacterMap>(step.map, where)](const NormalizedText& text) {
            return map->apply(text);
        };
    }
    Step operator()(const ByteLevelNormalization& /*step*/) const { return toByteLevel; }
};

} // namespace

Normalizer::Normalizer(std::span<const NormalizerStep> steps, const std::string& where) {
    for (const NormalizerStep& step : steps) {
        steps_.push_back(std::visit(StepMaker{where}, step));
    }
}

NormalizedText Normalizer::apply(NormalizedText text) const {
    for (const Step& step : steps_) {
        text = step(std::move(text));
    }
    return text;
}

} // namespace headscope
