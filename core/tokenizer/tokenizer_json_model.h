// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/tokenizer/word_model.h"

namespace headscope {

/// The "model" of a tokenizer.json: BPE, Unigram or WordPiece. Throws Error for other kinds, and where a
/// member is not what it should be.
[[nodiscard]] std::shared_ptr<const WordModel> wordModelFrom(const nlohmann::json& part,
                                                             const std::string& where);

} // namespace headscope
