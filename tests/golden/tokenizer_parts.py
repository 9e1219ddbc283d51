#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What each part of a tokenizer.json does, by Hugging Face's `tokenizers`: writes tests/data/tokenizer/parts.json.

normalizers, pre_tokenizers, decoders: the part, and for each input the output (words with the bytes that they came
from). tokenizers: a whole tokenizer.json, and for each text, or two, ids, token types and the bytes that each token
came from; "literal" is split_special_tokens, as far as special tokens go. folders: the files of a model's folder, and
the ids by AutoTokenizer.
"""

import json
import random
import tempfile
from pathlib import Path

import transformers
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

import strings

ROOT = Path(__file__).resolve().parents[2]
LLAMA3 = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
TEXTS = [
    "",
    " ",
    "Hello  World",
    "  trim me \t",
    "\u00c9t\u00e9 \u0130I\u0307 \u03a3\u0391\u03a3 \u1e9e",
    "e\u0301\u0323 \ufb01ne \u2026 \uff21 \u2460 \ud55c\uad6d \u1112\u1161\u11ab \u212b",
    "\u4f60\u597d,\u4e16\u754c\u3002ok",
    "a\u0000b\u0007c\u200dd\ue000e\ufffdf\u0378g\u00adh\u2028i\u0085j\u180ek\ufeffl\u007fm\u001cn",
    "don't THEY'LL x=1,234;y=\u00bd\u0663 $+^ \u20ac _a_b-c\u2014d",
    "\u0928\u092e\u0938\u094d\u0924\u0947 \U0001f469\u200d\U0001f469\u200d\U0001f467 a\u0301b",
    "line\none\r\n\r\n  two\t\tthree   ",
    "\u2581\u2581a \u2581b",
]


def state(part):
    return json.loads(part.__getstate__())


def byte_offsets(text, offsets):
    return [len(text[:at].encode()) for at in offsets]


def normalizer_cases():
    n = normalizers
    parts = [
        n.NFC(), n.NFD(), n.NFKC(), n.NFKD(), n.Lowercase(), n.StripAccents(), n.Sequence([n.NFD(), n.StripAccents()]),
        n.Strip(), n.Strip(left=False), n.Strip(right=False), n.Replace(" ", "\u2581"), n.Replace("l", ""),
        n.Replace(Regex(r"\s+"), " "), n.Replace(Regex("^|[a-c]+"), "<>"), n.Replace(Regex("x*"), "-"),
        n.Replace(Regex(r"(?i)\bt|\w$"), "T"), n.Prepend("\u2581"), n.BertNormalizer(),
        n.BertNormalizer(lowercase=False), n.BertNormalizer(lowercase=False, strip_accents=True),
        n.BertNormalizer(clean_text=False, handle_chinese_chars=False, strip_accents=False), n.Nmt(), n.ByteLevel(),
        n.Sequence([n.Prepend("\u2581"), n.Replace(" ", "\u2581")]),
    ]
    return [{"part": state(p), "cases": [[t, p.normalize_str(t)] for t in TEXTS]} for p in parts]


def pre_tokenizer_cases():
    p = pre_tokenizers
    behaviors = ["removed", "isolated", "merged_with_previous", "merged_with_next", "contiguous"]
    parts = [
        p.ByteLevel(add_prefix_space=False), p.ByteLevel(add_prefix_space=True),
        p.ByteLevel(add_prefix_space=True, use_regex=False), p.Split(Regex(LLAMA3), "isolated"),
        *[p.Split(Regex(r"[\s,]"), b) for b in behaviors], *[p.Split(" ", b, invert=True) for b in behaviors],
        p.Split(Regex(r"\w+"), "isolated"), p.Split(Regex(r"\S+|[\w-]+"), "removed", invert=True),
        p.Metaspace(), p.Metaspace(prepend_scheme="first"), p.Metaspace(prepend_scheme="never"),
        p.Metaspace(split=False), p.Whitespace(), p.WhitespaceSplit(), p.BertPreTokenizer(), p.Punctuation(),
        p.Punctuation("contiguous"), p.Digits(), p.Digits(individual_digits=True), p.CharDelimiterSplit("e"),
        p.Sequence([p.WhitespaceSplit(), p.Metaspace(prepend_scheme="first"), p.Digits(individual_digits=True)]),
    ]
    return [
        {
            "part": state(part),
            "cases": [[t, [[w, *byte_offsets(t, o)] for w, o in part.pre_tokenize_str(t)]] for t in TEXTS],
        }
        for part in parts
    ]


def decoder_cases():
    d = decoders
    parts = [
        d.ByteLevel(), d.WordPiece(), d.WordPiece(cleanup=False), d.Metaspace(), d.Metaspace(prepend_scheme="never"),
        d.BPEDecoder(), d.ByteFallback(), d.Fuse(), d.Strip(" ", 1, 1),
        d.Sequence([d.Replace("\u2581", " "), d.ByteFallback(), d.Fuse(), d.Strip(" ", 1, 0)]),
    ]
    pieces = [
        [],
        ["\u2581Hello", "\u2581", "wor", "ld"],
        ["un", "##able", ".", "do", "not", "n't", "##"],
        ["\u0120the", "\u00e4\u00bd", "\u0142", "\u2581", "\u00e4"],
        ["lo", "w</w>", "er</w>"],
        ["<0xE4>", "<0xBD>", "<0xA0>", "a", "<0xE4>", "<0x41>"],
        ["  a ", " b  "],
    ]
    return [{"part": state(p), "cases": [[x, p.decode(x)] for x in pieces]} for p in parts]


def corpus():
    return [text for text in strings.ALL if text.isascii()] + (ROOT / "LICENSE").read_text().split("\n")[:200]


def gpt2():
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), trim_offsets=False)
    trainer = trainers.BpeTrainer(
        vocab_size=420, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False,
        special_tokens=["<s>", "<pad>", "</s>", "<unk>", AddedToken("<mask>", lstrip=True, special=True)],
    )
    tokenizer.train_from_iterator(corpus(), trainer)
    tokenizer.add_tokens([AddedToken("word", single_word=True), AddedToken("<r>", rstrip=True), "<r>x"])
    return tokenizer


def llama3():
    tokenizer = Tokenizer(models.BPE(ignore_merges=True))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Split(Regex(LLAMA3), "isolated"), pre_tokenizers.ByteLevel(False, use_regex=False)]
    )
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=400, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False
    )
    tokenizer.train_from_iterator(corpus(), trainer)
    # Pieces that no merge leads to.
    model = json.loads(tokenizer.to_str())
    model["model"]["vocab"] |= {"\u0120Hello": 400, "Hello": 401}
    model["post_processor"] = {
        "type": "Sequence",
        "processors": [
            {"type": "ByteLevel", "add_prefix_space": True, "trim_offsets": False, "use_regex": True},
            {
                "type": "TemplateProcessing",
                "single": [{"SpecialToken": {"id": "<|b|>", "type_id": 0}}, {"Sequence": {"id": "A", "type_id": 0}}],
                "pair": [
                    {"SpecialToken": {"id": "<|b|>", "type_id": 0}}, {"Sequence": {"id": "A", "type_id": 0}},
                    {"SpecialToken": {"id": "<|b|>", "type_id": 1}}, {"Sequence": {"id": "B", "type_id": 1}},
                ],
                "special_tokens": {"<|b|>": {"id": "<|b|>", "ids": [402], "tokens": ["<|b|>"]}},
            },
        ],
    }
    tokenizer = Tokenizer.from_str(json.dumps(model))
    tokenizer.add_special_tokens(["<|b|>", "<|eot|>"])
    return tokenizer


def llama2(fuse):
    """Spaces as "\u2581" by the normaliser, bytes or <unk> for what the vocabulary lacks."""
    tokenizer = Tokenizer(models.BPE(unk_token="<unk>", fuse_unk=fuse))
    tokenizer.normalizer = normalizers.Sequence([normalizers.Prepend("\u2581"), normalizers.Replace(" ", "\u2581")])
    trainer = trainers.BpeTrainer(
        vocab_size=560, special_tokens=["<unk>", "<s>", "</s>"], show_progress=False,
        initial_alphabet=[f"<0x{b:02X}>" for b in range(256)],
    )
    tokenizer.train_from_iterator(corpus()[:60], trainer)
    data = json.loads(tokenizer.to_str())
    vocab = data["model"]["vocab"]
    if not fuse:
        data["model"]["byte_fallback"] = True
        for byte in range(256):
            vocab.setdefault(f"<0x{byte:02X}>", len(vocab))
    tokenizer = Tokenizer.from_str(json.dumps(data))
    tokenizer.add_tokens([AddedToken("<n>", normalized=True), AddedToken("  ", normalized=False)])
    tokenizer.decoder = decoders.Sequence(
        [decoders.Replace("\u2581", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return tokenizer


def suffixed():
    """The first BPE of Sennrich et al., with marks of where a word ends and goes on."""
    tokenizer = Tokenizer(models.BPE(unk_token="<unk>", end_of_word_suffix="</w>", continuing_subword_prefix="@"))
    tokenizer.normalizer = normalizers.BertNormalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.BPEDecoder()
    trainer = trainers.BpeTrainer(
        vocab_size=300, special_tokens=["<unk>"], end_of_word_suffix="</w>", continuing_subword_prefix="@",
        show_progress=False,
    )
    tokenizer.train_from_iterator(corpus(), trainer)
    return tokenizer


ADDED = [
    "a <mask> b", "  <mask>  <s></s>", "word words sword word.", "x<r>  y<r>x<r> <r>", "<mask><mask>", "<s>", "<n> <n>a<n>",
    "    <|b|>x<|eot|>", "Hello Hello HelloHello", "</s> </s",
]


def random_texts(count):
    generator = random.Random(7)
    letters = list("ab cde  <s>\n\t'.1\u00e9\u0301\u4f60\ufb01\U0001f600\u2581\u00c9\u0130\u0120\u200d") + ["<mask>", "word", "<r>", "'ll", "\r\n"]
    return ["".join(generator.choices(letters, k=generator.randrange(1, 30))) for _ in range(count)]


def encoded(tokenizer, text, second, literal):
    tokenizer.encode_special_tokens = literal
    encoding = tokenizer.encode(text, second)
    texts = {0: text, 1: second, None: text}
    offsets = [byte_offsets(texts[i], o) for i, o in zip(encoding.sequence_ids, encoding.offsets)]
    case = {"text": text, "literal": literal, "ids": encoding.ids, "offsets": offsets,
            "decoded": tokenizer.decode(encoding.ids)}
    return case if second is None else {**case, "second": second, "types": encoding.type_ids}


def tokenizer_cases():
    result = []
    for name, tokenizer in [("gpt2", gpt2()), ("llama3", llama3()), ("llama2", llama2(False)), ("unk", llama2(True)),
                            ("suffixed", suffixed())]:
        texts = TEXTS + strings.SMALL[:: 4 if name == "gpt2" else 12] + ADDED + random_texts(40)
        cases = [encoded(tokenizer, t, None, True) for t in texts]
        cases += [encoded(tokenizer, t, None, False) for t in ADDED + random_texts(20)]
        if name in ("gpt2", "llama3"):
            cases += [encoded(tokenizer, "Hello a", "b <mask> c", literal) for literal in (True, False)]
        data = json.loads(tokenizer.to_str())
        result.append({"name": name, "tokenizer": data, "cases": cases})
    return result


# --- what AutoTokenizer makes of the small files beside a vocabulary ------------------------------------------


def letters_vocab(*more):
    pieces = list("abcdefhlorstw[]<>/|_01.\u0120\u010a") + ["A", "\u00c3", "\u0126", "He", "el", "ll", "\u0120b", *more]
    return {piece: i for i, piece in enumerate(pieces)}


MERGES = [["e", "l"], ["l", "l"], ["\u0120", "b"]]
FAST = {
    "version": "1.0", "added_tokens": [], "normalizer": None, "post_processor": None,
    "decoder": {"type": "ByteLevel", "add_prefix_space": True, "trim_offsets": True, "use_regex": True},
    "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": True, "trim_offsets": False, "use_regex": True},
    "model": {"type": "BPE", "vocab": letters_vocab("<s>", "</s>"), "merges": MERGES},
}


def added(content, **more):
    return {"content": content, "lstrip": False, "normalized": False, "rstrip": False, "single_word": False,
            "special": True, **more}


def fast_with(*tokens, **parts):
    return {**FAST, "added_tokens": [{"id": 90 + i, **token} for i, token in enumerate(tokens)], **parts}


BERT = {"type": "BertNormalizer", "clean_text": True, "handle_chinese_chars": True, "strip_accents": None,
        "lowercase": False}
BERT_MODEL = {"type": "BPE", "vocab": letters_vocab("[UNK]", "[SEP]", "[PAD]", "[CLS]", "[MASK]"), "merges": MERGES}
LLAMA = fast_with(added("<unk>"), added("<s>"), added("</s>"))
FILES = {"vocab.json": letters_vocab("<s>", "</s>", "<pad>", "<unk>", "<mask>", "<|endoftext|>"),
         "merges.txt": "#version: 0.2\n" + "\n".join(" ".join(merge) for merge in MERGES) + "\n"}
FOLDERS = {
    "nothing said": {"tokenizer.json": FAST, "tokenizer_config.json": {"tokenizer_class": "PreTrainedTokenizerFast"}},
    "space in front": {"tokenizer.json": FAST, "tokenizer_config.json": {"tokenizer_class": "PreTrainedTokenizerFast",
                                                                         "add_prefix_space": True}},
    "llama": {"tokenizer.json": LLAMA, "tokenizer_config.json": {"tokenizer_class": "LlamaTokenizer"}},
    "llama by model": {"tokenizer.json": LLAMA, "config.json": {"model_type": "llama"}},
    "llama without bos": {"tokenizer.json": LLAMA,
                          "tokenizer_config.json": {"tokenizer_class": "LlamaTokenizerFast", "add_bos_token": False}},
    "llama with eos": {"tokenizer.json": LLAMA,
                       "tokenizer_config.json": {"tokenizer_class": "LlamaTokenizer", "add_eos_token": True}},
    "plain class": {"tokenizer.json": LLAMA, "tokenizer_config.json": {"tokenizer_class": "PreTrainedTokenizerFast",
                                                                       "add_bos_token": True, "bos_token": "<s>"}},
    "neox": {"tokenizer.json": fast_with(added("<s>")),
             "tokenizer_config.json": {"tokenizer_class": "GPTNeoXTokenizer", "bos_token": "<s>",
                                       "eos_token": "<s>", "unk_token": "<s>", "add_bos_token": True}},
    "bert": {"tokenizer.json": fast_with(normalizer=BERT, model=BERT_MODEL), "tokenizer_config.json": {"tokenizer_class": "BertTokenizer"}},
    "bert cased": {"tokenizer.json": fast_with(normalizer=BERT, model=BERT_MODEL),
                   "tokenizer_config.json": {"tokenizer_class": "BertTokenizer", "do_lower_case": False}},
    "bert accents": {"tokenizer.json": fast_with(normalizer=BERT, model=BERT_MODEL),
                     "tokenizer_config.json": {"tokenizer_class": "BertTokenizer", "do_lower_case": False,
                                               "strip_accents": True}},
    "tokens by id": {"tokenizer.json": FAST,
                     "tokenizer_config.json": {"tokenizer_class": "PreTrainedTokenizerFast",
                                               "added_tokens_decoder": {"60": added("<r>"),
                                                                        "58": added("el", special=False, lstrip=True)}}},
    "tokens changed": {"tokenizer.json": fast_with(added("<s>")),
                       "tokenizer_config.json": {"tokenizer_class": "PreTrainedTokenizerFast",
                                                 "added_tokens_decoder": {"37": added("<s>", lstrip=True, rstrip=True)}}},
    "tokens by name": {"tokenizer.json": FAST,
                       "tokenizer_config.json": {"tokenizer_class": "PreTrainedTokenizerFast", "mask_token": "<r>",
                                                 "pad_token": added("ll", rstrip=True, __type="AddedToken"),
                                                 "additional_special_tokens": ["<b>", "<s>"]}},
    "special tokens map": {"tokenizer.json": FAST,
                           "tokenizer_config.json": {"tokenizer_class": "PreTrainedTokenizerFast"},
                           "special_tokens_map.json": {"mask_token": added("<r>", lstrip=True), "eos_token": "<s>",
                                                       "additional_special_tokens": ["<b>"]}},
    "added tokens": {"tokenizer.json": FAST,
                     "tokenizer_config.json": {"tokenizer_class": "PreTrainedTokenizerFast", "eos_token": "<e>"},
                     "added_tokens.json": {"<e>": 40, "<c>": 39}},
    "gpt2 files": {**FILES, "tokenizer_config.json": {"tokenizer_class": "GPT2Tokenizer"}},
    "gpt2 files by model": {**FILES, "config.json": {"model_type": "gpt2"}},
    "gpt2 files with bos": {**FILES, "tokenizer_config.json": {"tokenizer_class": "GPT2Tokenizer", "bos_token": "<s>",
                                                               "add_bos_token": True, "add_prefix_space": True}},
    "roberta files": {**FILES, "config.json": {"model_type": "roberta"}},
    "bart files": {**FILES, "tokenizer_config.json": {"tokenizer_class": "BartTokenizer", "cls_token": "<pad>",
                                                      "add_prefix_space": True}},
    "qwen2 files": {**FILES, "tokenizer_config.json": {"tokenizer_class": "Qwen2Tokenizer", "added_tokens_decoder": {
        "39": added("<|endoftext|>"), "43": added("<b>", special=False)}}},
}
FOLDER_TEXTS = ["Hello a b <s>a</s>", "bell <r> ll el  <b>c", "A\u0301 ALL [MASK]<mask>", "c <e><c> <|endoftext|>\nd", "a  <mask> b"]


def folder_cases():
    result = []
    for name, files in FOLDERS.items():
        with tempfile.TemporaryDirectory() as folder:
            for file, contents in files.items():
                Path(folder, file).write_text(contents if isinstance(contents, str) else json.dumps(contents))
            fast = transformers.AutoTokenizer.from_pretrained(folder)
            cases = []
            for literal in (True, False):
                cases += [[t, literal, fast(t, split_special_tokens=literal).input_ids] for t in FOLDER_TEXTS]
            pairs = fast("a", "b").input_ids if fast._tokenizer.post_processor else None
            mask = fast.mask_token_id if fast._special_tokens_map.get("mask_token") else None
            result.append({"name": name, "files": files, "cases": cases, "pair": pairs, "mask": mask, "size": len(fast)})
    return result


def main():
    groups = {
        "normalizers": normalizer_cases(),
        "pre_tokenizers": pre_tokenizer_cases(),
        "decoders": decoder_cases(),
        "tokenizers": tokenizer_cases(),
        "folders": folder_cases(),
    }
    dump = lambda value: json.dumps(value, separators=(",", ":"))
    text = ",\n".join(f'"{name}":[\n' + ",\n".join(map(dump, group)) + "\n]" for name, group in groups.items())
    (ROOT / "tests/data/tokenizer/parts.json").write_text("{\n" + text + "\n}\n")


if __name__ == "__main__":
    main()
