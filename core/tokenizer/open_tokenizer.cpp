// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/open_tokenizer.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/sentencepiece_tokenizer.h"

namespace headscope {

namespace {

bool addsBos(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "tokenizer_config.json";
    if (!isThere(file)) {
        return true;
    }
    const nlohmann::json config = readJsonObject(file);
    return ConfigReader(config, pathText(file)).optionalFlag("add_bos_token").value_or(true);
}

} // namespace

std::unique_ptr<Tokenizer> openTokenizer(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "tokenizer.model";
    if (!isThere(file)) {
        const bool hasOtherFormat = isThere(folder / "tokenizer.json");
        throw Error(
            Mismatch{pathText(folder), "tokenizer", "tokenizer.model, a SentencePiece model",
                     hasOtherFormat ? "tokenizer.json only, which is not supported" : "no such file"});
    }
    return SentencePieceTokenizer::load(file, addsBos(folder));
}

} // namespace headscope
