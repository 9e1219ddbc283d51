# SPDX-License-Identifier: GPL-3.0-or-later
"""Small tokenizers of every kind, and what transformers, tokenizers and SentencePiece make of reference_texts.ALL.

Each folder of tests/data/tokenizer/reference is what a model's folder holds. Beside it stand, little-endian:
  ids.bin      for each text: uint16 count, then uint16 ids; special tokens that are typed are taken literally
  parsed.bin   the same with special tokens recognised, where that differs: uint16 number of the text in front
  decoded.bin  for each text uint32 FNV-1a of the text that the ids of ids.bin decode to, special tokens left out
  pairs.json   texts by number, ids and token types, for models that take two texts
  long.json    count and FNV-1a (64 bits, of uint32 ids) for long texts that are made by recipe
Literally: split_special_tokens=True for fast tokenizers; slow ones are given a trie without special tokens, since
split_special_tokens would take the other added tokens literally too. They look pieces up by their spelling, so
that a run of unknown characters could still be a special token by accident; it is made unknown.
"""

import itertools
import json
import struct

import transformers
from transformers.tokenization_utils import Trie

import reference_texts
from reference_folders import make_folders, write_json

TEXTS = reference_texts.ALL
LONG = {
    "joined": lambda: joined(),
    "one_letter": lambda: "a" * 100_000,
    "one_word": lambda: "abcdefghij" * 10_000,
    "spaces": lambda: " " * 100_000,
}


def joined():
    """The texts by hand, each with a space behind it, over and over, up to the one that reaches 100,000 bytes."""
    text = ""
    for part in itertools.cycle(TEXTS[: -reference_texts.GENERATED]):
        text += part + " "
        if len(text.encode()) >= 100_000:
            return text


def fnv(data, bits):
    prime, value = {32: (16777619, 2166136261), 64: (1099511628211, 14695981039346656037)}[bits]
    for byte in data:
        value = ((value ^ byte) * prime) % (1 << bits)
    return value


class Fast:
    def __init__(self, tokenizer):
        self.tokenizer = tokenizer

    def ids(self, text, literal, second=None):
        encoded = self.tokenizer(text, second, split_special_tokens=literal, return_token_type_ids=True)
        return encoded.input_ids, encoded.token_type_ids

    def decode(self, ids):
        return self.tokenizer.decode(ids, skip_special_tokens=True, clean_up_tokenization_spaces=False)


class Slow:
    def __init__(self, make, target=False):
        self.parsing, self.literal, self.target = make(), make(), target
        kept = {t: i for t, i in self.literal._added_tokens_encoder.items()
                if not self.literal._added_tokens_decoder[i].special}
        self.literal._added_tokens_encoder = kept
        self.literal.tokens_trie = Trie()
        for token in kept:
            self.literal.tokens_trie.add(token)
        cut, special = self.literal._tokenize, set(self.literal.all_special_tokens)
        self.literal._tokenize = lambda text, **more: [
            self.literal.unk_token if token in special and self.is_no_text(token) else token
            for token in cut(text, **more)
        ]

    def is_no_text(self, token):
        model = getattr(self.literal, "current_spm", None) or self.literal.sp_model
        piece = model.piece_to_id(token)
        return model.is_control(piece) or model.is_unknown(piece)

    def ids(self, text, literal, second=None):
        tokenizer = self.literal if literal else self.parsing
        if self.target:
            return tokenizer(text_target=text).input_ids, []
        encoded = tokenizer(text, second, return_token_type_ids=True)
        return encoded.input_ids, encoded.token_type_ids

    def decode(self, ids):
        return self.parsing.decode(
            ids,
            skip_special_tokens=True,
            clean_up_tokenization_spaces=False,
            spaces_between_special_tokens=False,
            **({} if self.target else {"use_source_tokenizer": True} if self.is_marian() else {}),
        )

    def is_marian(self):
        return isinstance(self.parsing, transformers.MarianTokenizer)


def ask(name, out, tokenizer, pairs):
    out.mkdir(exist_ok=True)
    literal = [tokenizer.ids(text, True)[0] for text in TEXTS]
    parsed = [tokenizer.ids(text, False)[0] for text in TEXTS]
    pack = lambda ids: struct.pack(f"<H{len(ids)}H", len(ids), *ids)
    (out / "ids.bin").write_bytes(b"".join(map(pack, literal)))
    changed = [i for i, (a, b) in enumerate(zip(literal, parsed)) if a != b]
    (out / "parsed.bin").write_bytes(b"".join(struct.pack("<H", i) + pack(parsed[i]) for i in changed))
    texts = [tokenizer.decode(ids) for ids in literal]
    (out / "decoded.bin").write_bytes(b"".join(struct.pack("<I", fnv(text.encode(), 32)) for text in texts))
    long = {}
    for recipe, text in LONG.items():
        ids = tokenizer.ids(text(), True)[0]
        long[recipe] = {"count": len(ids), "fnv": str(fnv(struct.pack(f"<{len(ids)}I", *ids), 64))}
    write_json(out / "long.json", long)
    if pairs:
        cases = []
        for first in range(0, len(TEXTS) - 3, 37):
            for is_literal in (True, False):
                ids, types = tokenizer.ids(TEXTS[first], is_literal, TEXTS[first + 3])
                cases.append({"first": first, "second": first + 3, "literal": is_literal, "ids": ids, "types": types})
        (out / "pairs.json").write_text("[\n" + ",\n".join(json.dumps(c, separators=(",", ":")) for c in cases) + "\n]\n")
    same = sum(a == b for a, b in zip(texts, TEXTS))
    print(f"{name}: {sum(map(len, literal))} ids, {len(changed)} texts differ when parsed, {same} decode to themselves")


def open_reference(name, folder):
    slow = {
        "llama": transformers.LlamaTokenizer,
        "llama_new": transformers.LlamaTokenizer,
        "llama_old": transformers.LlamaTokenizer,
        "gemma": transformers.GemmaTokenizer,
        "t5": transformers.T5Tokenizer,
        "t5_new": transformers.T5Tokenizer,
        "xlmr_files": transformers.XLMRobertaTokenizer,
        "albert": transformers.AlbertTokenizer,
        "albert_cased": transformers.AlbertTokenizer,
        "marian": transformers.MarianTokenizer,
        "marian_target": transformers.MarianTokenizer,
    }
    if name in slow:
        return Slow(lambda: slow[name].from_pretrained(folder), target=name == "marian_target")
    return Fast(transformers.AutoTokenizer.from_pretrained(folder))


PAIRS = ["llama3", "bert", "bert_cased", "bert_files", "xlmr", "xlmr_files", "albert", "t5"]
NAMES = ["gpt2", "gpt2_files", "llama3", "bert", "bert_cased", "bert_files", "bert_files_accents", "llama", "llama_new",
         "llama_old", "gemma", "t5", "t5_new", "xlmr", "xlmr_files", "albert", "albert_cased", "marian",
         "marian_target"]


def make(out, lines=None):
    """`lines`: English text to train with; without it the folders stay and only the answers are made anew."""
    out.mkdir(parents=True, exist_ok=True)
    if lines:
        make_folders(out, lines + reference_texts.training_lines())
    write_json(out / "texts.json", TEXTS)
    for name in NAMES:
        reference = open_reference(name, out / name.removesuffix("_target"))
        ask(name, out / name, reference, name in PAIRS)
