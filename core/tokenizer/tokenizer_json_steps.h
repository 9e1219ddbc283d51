// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/tokenizer/decoder_step.h"
#include "core/tokenizer/normalizer_step.h"
#include "core/tokenizer/pre_tokenizer_step.h"
#include "core/tokenizer/token_template.h"

namespace headscope {

/// Parts of a tokenizer.json as values, sequences made flat; null is no step. All throw Error that names the
/// part where it is of a kind that is not supported, or has members that it must not have.

[[nodiscard]] std::vector<NormalizerStep> normalizerFrom(const nlohmann::json& part,
                                                         const std::string& where);
[[nodiscard]] std::vector<PreTokenizerStep> preTokenizerFrom(const nlohmann::json& part,
                                                             const std::string& where);
[[nodiscard]] std::vector<DecoderStep> decoderFrom(const nlohmann::json& part, const std::string& where);
[[nodiscard]] TokenTemplate templateFrom(const nlohmann::json& part, const std::string& where);

} // namespace headscope
