// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_json.h"

#include <nlohmann/json.hpp>

#include "core/base/path_text.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/added_token_list.h"
#include "core/tokenizer/json_members.h"
#include "core/tokenizer/tokenizer_json_model.h"
#include "core/tokenizer/tokenizer_json_steps.h"

namespace headscope {

namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20;

} // namespace

TokenizerDefinition readTokenizerJson(const std::filesystem::path& file) {
    const nlohmann::json document = readJsonObject(file, kLargestFile);
    const std::string where = pathText(file);
    TokenizerDefinition definition;
    definition.normalizer = normalizerFrom(memberOf(document, "normalizer"), where);
    definition.preTokenizer = preTokenizerFrom(memberOf(document, "pre_tokenizer"), where);
    definition.decoder = decoderFrom(memberOf(document, "decoder"), where);
    definition.wrapping = templateFrom(memberOf(document, "post_processor"), where);
    definition.model = wordModelFrom(memberOf(document, "model"), where);
    AddedTokenList added(definition);
    for (const nlohmann::json& token : asArray(memberOf(document, "added_tokens"), where, "added_tokens")) {
        added.add(addedTokenFrom(token, where));
    }
    return definition;
}

} // namespace headscope
