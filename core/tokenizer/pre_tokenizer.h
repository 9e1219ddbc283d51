// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/tokenizer/normalized_text.h"
#include "core/tokenizer/pre_tokenizer_step.h"

namespace headscope {

/// Pre-tokenizer steps, made ready to run. Safe to use from many threads.
class PreTokenizer {
  public:
    /// Throws Error for a step that cannot be made; `where` names the file.
    PreTokenizer(std::span<const PreTokenizerStep> steps, const std::string& where);

    /// The words of a text, none of which is empty, from left to right. Throws Error where a pattern takes
    /// too many steps.
    [[nodiscard]] std::vector<NormalizedText> split(NormalizedText text) const;

  private:
    using Words = std::vector<NormalizedText>;
    std::vector<std::function<void(NormalizedText, Words&)>> steps_; // appends the words of one
};

} // namespace headscope
