// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/open_tokenizer.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/tokenizer/byte_level_files.h"
#include "core/tokenizer/pipeline_tokenizer.h"
#include "core/tokenizer/sentencepiece_files.h"
#include "core/tokenizer/tokenizer_config.h"
#include "core/tokenizer/tokenizer_json.h"
#include "core/tokenizer/word_piece_files.h"

namespace headscope {

namespace {

bool isThereIn(const std::filesystem::path& folder, std::initializer_list<const char*> names) {
    return std::ranges::all_of(names, [&](const char* name) { return isThere(folder / name); });
}

std::unique_ptr<Tokenizer> pipeline(TokenizerDefinition definition, const std::filesystem::path& file) {
    return std::make_unique<PipelineTokenizer>(std::move(definition), pathText(file));
}

} // namespace

std::unique_ptr<Tokenizer> openTokenizer(const std::filesystem::path& folder) {
    if (isThereIn(folder, {"tokenizer.json"})) {
        const std::filesystem::path file = folder / "tokenizer.json";
        TokenizerDefinition definition = readTokenizerJson(file);
        TokenizerConfig::read(folder).applyTo(definition);
        return pipeline(std::move(definition), file);
    }
    if (hasSentencePiece(folder)) {
        return openSentencePiece(folder);
    }
    if (isThereIn(folder, {"vocab.json", "merges.txt"})) {
        return pipeline(readByteLevelFiles(folder, TokenizerConfig::read(folder)), folder / "vocab.json");
    }
    if (isThereIn(folder, {"vocab.txt"})) {
        return pipeline(readWordPieceFiles(folder), folder / "vocab.txt");
    }
    throw Error(
        Mismatch{pathText(folder), "tokenizer",
                 "tokenizer.json, tokenizer.model, spiece.model, sentencepiece.bpe.model, source.spm, "
                 "vocab.txt, or vocab.json with merges.txt",
                 "no such file"});
}

} // namespace headscope
