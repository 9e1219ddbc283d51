# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys of a tokenizer in a GGUF file, as llama.cpp's converter writes them."""

import json

import gguf
import sentencepiece
from gguf import TokenType


def add(writer, folder, config, pre):
    """By the files in `folder`; a folder without any gives "none", which is a model without a vocabulary."""
    if (folder / "tokenizer.model").is_file():
        add_sentencepiece(writer, folder / "tokenizer.model", config)
    elif (folder / "tokenizer.json").is_file():
        tokenizer = json.loads((folder / "tokenizer.json").read_text())
        kinds = {"BPE": add_byte_pairs, "WordPiece": add_word_pieces}
        kinds[tokenizer["model"]["type"]](writer, tokenizer, config, pre)
    else:
        writer.add_tokenizer_model("none")
        return
    gguf.SpecialVocab(folder, n_vocab=config["vocab_size"]).add_to_gguf(writer)


def add_sentencepiece(writer, file, config):
    """ids beyond the tokenizer's own are padding of the model's matrix."""
    processor = sentencepiece.SentencePieceProcessor(model_file=str(file))
    tokens, scores, kinds = [], [], []
    for token in range(config["vocab_size"]):
        if token >= processor.vocab_size():
            tokens.append(f"[PAD{token}]".encode())
            scores.append(-10000.0)
            kinds.append(TokenType.UNUSED)
            continue
        tokens.append(processor.id_to_piece(token).encode())
        scores.append(processor.get_score(token))
        kinds.append(sentencepiece_kind(processor, token))
    writer.add_tokenizer_model("llama")
    writer.add_tokenizer_pre("default")
    writer.add_token_list(tokens)
    writer.add_token_scores(scores)
    writer.add_token_types(kinds)


def sentencepiece_kind(processor, token):
    """Pieces that the user defined are not told from others."""
    if processor.is_unknown(token):
        return TokenType.UNKNOWN
    if processor.is_control(token):
        return TokenType.CONTROL
    if processor.is_unused(token):
        return TokenType.UNUSED
    return TokenType.BYTE if processor.is_byte(token) else TokenType.NORMAL


def listed_tokens(tokenizer, size):
    """Tokens and their types by id."""
    tokens = [f"[PAD{token}]" for token in range(size)]
    kinds = [TokenType.UNUSED] * size
    for text, token in tokenizer["model"]["vocab"].items():
        tokens[token], kinds[token] = text, TokenType.NORMAL
    for added in tokenizer["added_tokens"]:
        tokens[added["id"]] = added["content"]
        kinds[added["id"]] = TokenType.CONTROL if added["special"] else TokenType.USER_DEFINED
    return tokens, kinds


def add_byte_pairs(writer, tokenizer, config, pre):
    """Tokens are written with the letters that stand for bytes ("\u0120the"); merges are added by SpecialVocab."""
    tokens, kinds = listed_tokens(tokenizer, config["vocab_size"])
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre(pre)
    writer.add_token_list(tokens)
    writer.add_token_types(kinds)


def add_word_pieces(writer, tokenizer, config, pre):
    """"##ing" is written "ing", and the start of a word, "the", is written "\u2581the"."""
    tokens, kinds = listed_tokens(tokenizer, config["vocab_size"])

    def written(token, kind):
        if kind == TokenType.CONTROL:
            return token
        return token[2:] if token.startswith("##") else "\u2581" + token

    writer.add_tokenizer_model("bert")
    writer.add_tokenizer_pre(pre)
    writer.add_token_list([written(token, kind) for token, kind in zip(tokens, kinds)])
    writer.add_token_types(kinds)
