// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>

#include "core/tokenizer/text_pattern.h"

namespace headscope {

/// What becomes of the text that a cut was made for: "a-b" cut at "-" is a|b, a|-|b, a-|b or a|-b. Contiguous
/// is Isolated, save that neighbouring matches stay together.
enum class SplitBehavior { Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous };

/// Cuts words as GPT-2 does (useRegex), and writes each byte as the character that stands for it in
/// byte-level vocabularies.
struct ByteLevelSplit {
    bool addPrefixSpace = true;
    bool useRegex = true;
};

/// Cuts at what a pattern matches; inverted, at what is between matches.
struct PatternSplit {
    TextPattern pattern;
    SplitBehavior behavior = SplitBehavior::Isolated;
    bool invert = false;
};

/// Where the replacement of a space is put in front of a word: of each part of the text between added
/// tokens, of the first only, never.
enum class PrependScheme { Always, First, Never };

/// Spaces become `replacement`, which begins a word (where `split` says so).
struct MetaspaceSplit {
    std::string replacement = "\u2581";
    PrependScheme prepend = PrependScheme::Always;
    bool split = true;
};

/// Runs of word characters and runs of other characters; white space is dropped. (HF: "Whitespace")
struct WordSplit {};

/// Cuts at white space and drops it. (HF: "WhitespaceSplit")
struct SpaceSplit {};

/// Cuts at white space, which is dropped, and around each punctuation character.
struct BertSplit {};

struct PunctuationSplit {
    SplitBehavior behavior = SplitBehavior::Isolated;
};

struct DigitSplit {
    bool individual = false;
};

/// Cuts at a character and drops it.
struct DelimiterSplit {
    std::string delimiter;
};

/// One step of how text is cut into words. Steps follow each other in a vector.
using PreTokenizerStep = std::variant<ByteLevelSplit, PatternSplit, MetaspaceSplit, WordSplit, SpaceSplit,
                                      BertSplit, PunctuationSplit, DigitSplit, DelimiterSplit>;

} // namespace headscope
