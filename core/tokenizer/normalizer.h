// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/tokenizer/normalized_text.h"
#include "core/tokenizer/normalizer_step.h"

namespace headscope {

/// Normaliser steps, made ready to run. Safe to use from many threads.
class Normalizer {
  public:
    /// Throws Error for a step that cannot be made; `where` names the file.
    Normalizer(std::span<const NormalizerStep> steps, const std::string& where);

    [[nodiscard]] NormalizedText apply(NormalizedText text) const;

  private:
    std::vector<std::function<NormalizedText(NormalizedText)>> steps_;
};

} // namespace headscope
