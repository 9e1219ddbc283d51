// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// Whether a folder has a SentencePiece model under one of the names that openSentencePiece knows.
[[nodiscard]] bool hasSentencePiece(const std::filesystem::path& folder);

/// The tokenizer of a folder with a SentencePiece model, used as transformers' slow tokenizer of the same
/// class would (the class is named in tokenizer_config.json, or follows from config.json or the file's name):
/// - tokenizer.model: LlamaTokenizer ("legacy" or not), GemmaTokenizer, and others like LlamaTokenizer
/// - spiece.model: T5Tokenizer, AlbertTokenizer
/// - sentencepiece.bpe.model: XLMRobertaTokenizer
/// - source.spm, target.spm and vocab.json: MarianTokenizer for the source's language, without sacremoses
/// Throws Error where a file cannot be used, or for a class that is none of these.
[[nodiscard]] std::unique_ptr<Tokenizer> openSentencePiece(const std::filesystem::path& folder);

/// MarianTokenizer for the target's language.
[[nodiscard]] std::unique_ptr<Tokenizer> openMarianTarget(const std::filesystem::path& folder);

} // namespace headscope
