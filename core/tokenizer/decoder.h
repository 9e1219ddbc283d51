// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/tokenizer/decoder_step.h"

namespace headscope {

/// Decoder steps, made ready to run. Safe to use from many threads.
class Decoder {
  public:
    /// Throws Error for a step that cannot be made; `where` names the file.
    Decoder(std::span<const DecoderStep> steps, const std::string& where);

    /// The text that pieces stand for. Without any steps they are written with spaces between.
    [[nodiscard]] std::string decode(std::vector<std::string> pieces) const;

  private:
    using Pieces = std::vector<std::string>;
    std::vector<std::function<Pieces(Pieces)>> steps_;
};

} // namespace headscope
