// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/pre_tokenizer.h"

#include <memory>
#include <utility>

#include "core/base/utf8.h"
#include "core/tokenizer/byte_level_alphabet.h"
#include "core/tokenizer/character_class.h"
#include "core/tokenizer/pattern_finder.h"
#include "core/tokenizer/split_behavior.h"

namespace headscope {

namespace {

using Words = std::vector<NormalizedText>;
using Step = std::function<void(NormalizedText, Words&)>;

/// How GPT-2 cuts words (github.com/openai/gpt-2, src/encoder.py).
constexpr const char* kGpt2Pattern =
    R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)";

void appendParts(const NormalizedText& text, std::span<const PatternMatch> parts, Words& out) {
    for (const PatternMatch& part : parts) {
        out.push_back(text.part(part.begin, part.end));
    }
}

/// Each character that `isDelimiter` holds for is a match of its own.
template <typename Predicate>
void splitAt(const NormalizedText& text, Predicate isDelimiter, SplitBehavior behavior, Words& out) {
    std::vector<PatternMatch> matches;
    const std::string_view bytes = text.text();
    for (std::size_t at = 0; at < bytes.size();) {
        const CodePoint point = firstCodePoint(bytes.substr(at));
        if (isDelimiter(point.value)) {
            matches.push_back({at, at + point.size});
        }
        at += point.size;
    }
    appendParts(text, cutAt(matches, text.size(), behavior), out);
}

/// Runs of word characters, and runs of what is neither such nor white space.
void splitIntoWords(const NormalizedText& text, Words& out) {
    enum class Kind { Space, Word, Other };
    const std::string_view bytes = text.text();
    Kind current = Kind::Space;
    std::size_t begin = 0;
    const auto finish = [&](std::size_t end) {
        if (current != Kind::Space && begin < end) {
            out.push_back(text.part(begin, end));
        }
        begin = end;
    };
    for (std::size_t at = 0; at < bytes.size();) {
        const CodePoint point = firstCodePoint(bytes.substr(at));
        const Kind kind = isWhiteSpace(point.value)      ? Kind::Space
                          : isWordCharacter(point.value) ? Kind::Word
                                                         : Kind::Other;
        if (kind != current) {
            finish(at);
            current = kind;
        }
        at += point.size;
    }
    finish(bytes.size());
}

NormalizedText withReplacedSpaces(const NormalizedText& text, std::string_view replacement) {
    NormalizedText result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.text()[i] == ' ') {
            result.appendInPlaceOf(replacement, text, i, i + 1);
        } else {
            result.append(text, i, i + 1);
        }
    }
    return result;
}

/// `finder` finds the replacement.
void splitAtMetaspace(const NormalizedText& text, const MetaspaceSplit& options, const PatternFinder& finder,
                      Words& out) {
    NormalizedText replaced = withReplacedSpaces(text, options.replacement);
    const bool wantsPrefix =
        options.prepend == PrependScheme::Always ||
        (options.prepend == PrependScheme::First && replaced.source(0, replaced.size()).begin == 0);
    if (wantsPrefix && !replaced.text().starts_with(options.replacement)) {
        replaced = withPrefix(std::move(replaced), options.replacement);
    }
    if (options.split) {
        appendParts(replaced,
                    cutAt(finder.findAll(replaced.text()), replaced.size(), SplitBehavior::MergedWithNext),
                    out);
    } else {
        out.push_back(std::move(replaced));
    }
}

/// Makes each kind of step ready to run.
struct StepMaker {
    const std::string& where;

    Step operator()(const ByteLevelSplit& step) const {
        std::shared_ptr<const PatternFinder> finder;
        if (step.useRegex) {
            finder = std::make_shared<const PatternFinder>(TextPattern{kGpt2Pattern, true}, where);
        }
        return [finder, addPrefixSpace = step.addPrefixSpace](NormalizedText text, Words& out) {
            if (addPrefixSpace && !text.text().starts_with(' ')) {
                text = withPrefix(std::move(text), " ");
            }
            if (finder == nullptr) {
                out.push_back(toByteLevel(text));
                return;
            }
            for (const PatternMatch& part :
                 cutAt(finder->findAll(text.text()), text.size(), SplitBehavior::Isolated)) {
                out.push_back(toByteLevel(text.part(part.begin, part.end)));
            }
        };
    }
    Step operator()(const PatternSplit& step) const {
        return [finder = std::make_shared<const PatternFinder>(step.pattern, where), behavior = step.behavior,
                invert = step.invert](const NormalizedText& text, Words& out) {
            appendParts(text, cutAt(finder->findAll(text.text()), text.size(), behavior, invert), out);
        };
    }
    Step operator()(const MetaspaceSplit& step) const {
        return [step,
                finder = std::make_shared<const PatternFinder>(TextPattern{step.replacement, false}, where)](
                   const NormalizedText& text, Words& out) { splitAtMetaspace(text, step, *finder, out); };
    }
    Step operator()(const WordSplit& /*step*/) const { return splitIntoWords; }
    Step operator()(const SpaceSplit& /*step*/) const {
        return [](const NormalizedText& text, Words& out) {
            splitAt(text, isWhiteSpace, SplitBehavior::Removed, out);
        };
    }
    Step operator()(const BertSplit& /*step*/) const {
        return [](const NormalizedText& text, Words& out) {
            Words words;
            splitAt(text, isWhiteSpace, SplitBehavior::Removed, words);
            for (const NormalizedText& word : words) {
                splitAt(word, isPunctuation, SplitBehavior::Isolated, out);
            }
        };
    }
    Step operator()(const PunctuationSplit& step) const {
        return [behavior = step.behavior](const NormalizedText& text, Words& out) {
            splitAt(text, isPunctuation, behavior, out);
        };
    }
    Step operator()(const DigitSplit& step) const {
        return [behavior = step.individual ? SplitBehavior::Isolated : SplitBehavior::Contiguous](
                   const NormalizedText& text, Words& out) { splitAt(text, isNumber, behavior, out); };
    }
    Step operator()(const DelimiterSplit& step) const {
        return (*this)(PatternSplit{{step.delimiter, false}, SplitBehavior::Removed, false});
    }
};

} // namespace

PreTokenizer::PreTokenizer(std::span<const PreTokenizerStep> steps, const std::string& where) {
    for (const PreTokenizerStep& step : steps) {
        steps_.push_back(std::visit(StepMaker{where}, step));
    }
}

std::vector<NormalizedText> PreTokenizer::split(NormalizedText text) const {
    Words words;
    if (!text.empty()) {
        words.push_back(std::move(text));
    }
    for (const Step& step : steps_) {
        Words next;
        next.reserve(words.size());
        for (NormalizedText& word : words) {
            step(std::move(word), next);
        }
        words = std::move(next);
    }
    return words;
}

} // namespace headscope
