// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace headscope {

/// What is special about one of transformers' tokenizer classes: which tokens it has where no file says, and
/// what it overrides in a tokenizer.json.
struct TokenizerClass {
    std::string_view name; // without "Fast"
    // Spellings; empty where the class has none.
    std::string_view bos, eos, unk, sep, pad, cls, mask;
    bool maskTakesSpace = false;     // the space in front of a typed mask is part of it
    bool rebuildsTemplate = false;   // from add_bos_token and add_eos_token
    bool addsBos = false;            // add_bos_token where no file says
    bool keepsPrefixSpace = false;   // of a tokenizer.json, where add_prefix_space is not said
    bool setsBertNormalizer = false; // from do_lower_case, strip_accents, tokenize_chinese_chars
    bool isRoberta = false;          // vocab.json and merges.txt are cut as RoBERTa does

    /// The spelling for a key of tokenizer_config.json ("bos_token"); empty where the class has none.
    [[nodiscard]] std::string_view spelling(std::string_view key) const;
};

/// The row of a class, with or without "Fast" in its name; a class without anything special where it is not
/// known.
[[nodiscard]] const TokenizerClass& tokenizerClass(std::string_view name);

/// The class of a config.json's model_type; empty where none is known.
[[nodiscard]] std::string_view tokenizerClassOfModel(std::string_view modelType);

} // namespace headscope
