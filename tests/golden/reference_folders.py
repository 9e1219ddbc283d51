# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains small tokenizers of every kind and writes each as the folder of a model has it."""

import io
import json

import sentencepiece
import transformers
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

LLAMA3 = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
# Few rules, for models that need not carry all of NFKC.
RULES = "\uff21\tA\n\u00a0\t \nA \u030a\t\u00c5\n\ufb01\tf i\n\u2026\t. . .\n"


def write_json(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def train_fast(folder, tokenizer, trainer, lines):
    tokenizer.train_from_iterator(lines, trainer)
    tokenizer.save(str(folder / "tokenizer.json"), pretty=False)


def make_gpt2(folder, lines):
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.post_processor = processors.ByteLevel(trim_offsets=False)
    trainer = trainers.BpeTrainer(
        vocab_size=1200,
        special_tokens=["<|endoftext|>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    train_fast(folder, tokenizer, trainer, lines)
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": "GPT2Tokenizer", "bos_token": "<|endoftext|>"})
    data = json.loads((folder / "tokenizer.json").read_text())["model"]
    files = folder.parent / "gpt2_files"
    files.mkdir(exist_ok=True)
    write_json(files / "vocab.json", data["vocab"])
    merges = [" ".join(merge) if isinstance(merge, list) else merge for merge in data["merges"]]
    (files / "merges.txt").write_text("#version: 0.2\n" + "\n".join(merges) + "\n")
    config = {"tokenizer_class": "GPT2Tokenizer", "add_bos_token": False, "add_prefix_space": False}
    config |= {name: "<|endoftext|>" for name in ("bos_token", "eos_token", "unk_token")}
    write_json(files / "tokenizer_config.json", config)


def make_llama3(folder, lines):
    tokenizer = Tokenizer(models.BPE(ignore_merges=True))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(LLAMA3), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    special = ["<|begin_of_text|>", "<|end_of_text|>", "<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"]
    trainer = trainers.BpeTrainer(
        vocab_size=1400, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False
    )
    tokenizer.train_from_iterator(lines, trainer)
    tokenizer.add_special_tokens([AddedToken(name, normalized=False, special=True) for name in special])
    tokenizer.add_tokens([AddedToken("<|added|>", normalized=False)])
    begin = tokenizer.token_to_id(special[0])
    tokenizer.post_processor = processors.Sequence(
        [
            processors.ByteLevel(trim_offsets=False),
            processors.TemplateProcessing(
                single="<|begin_of_text|> $A",
                pair="<|begin_of_text|> $A <|begin_of_text|>:1 $B:1",
                special_tokens=[("<|begin_of_text|>", begin)],
            ),
        ]
    )
    tokenizer.save(str(folder / "tokenizer.json"), pretty=False)
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": "PreTrainedTokenizerFast"})


def make_bert(folder, lines, lowercase):
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=lowercase)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    trainer = trainers.WordPieceTrainer(vocab_size=1500, special_tokens=special, show_progress=False)
    tokenizer.train_from_iterator(lines, trainer)
    tokenizer.add_tokens([AddedToken("<word>", single_word=True)])
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]",
        pair="[CLS] $A [SEP] $B:1 [SEP]:1",
        special_tokens=[(name, tokenizer.token_to_id(name)) for name in ("[CLS]", "[SEP]")],
    )
    tokenizer.save(str(folder / "tokenizer.json"), pretty=False)
    config = {"tokenizer_class": "BertTokenizer", "do_lower_case": lowercase, "mask_token": "[MASK]"}
    write_json(folder / "tokenizer_config.json", config)


def make_bert_files(folder, source, **config):
    vocab = json.loads((source / "tokenizer.json").read_text())["model"]["vocab"]
    (folder / "vocab.txt").write_text("".join(f"{name}\n" for name in sorted(vocab, key=vocab.get)))
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": "BertTokenizer", **config})


def train_sentencepiece(path, lines, **options):
    rules = options.pop("rules", None)
    if rules:
        table = path.with_suffix(".tsv")
        rows = (row.split("\t") for row in rules.strip("\n").split("\n"))
        hexes = lambda text: " ".join(f"{ord(c):X}" for c in text.split(" ") if c) or "20"
        table.write_text("".join(f"{hexes(a)}\t{hexes(b)}\n" for a, b in rows))
        options["normalization_rule_tsv"] = str(table)
    model = io.BytesIO()
    defaults = dict(num_threads=1, minloglevel=2, character_coverage=0.995, max_sentence_length=100000)
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(lines), model_writer=model, **{**defaults, **options}
    )
    if rules:
        table.unlink()
    # The paths of the machine that trained it are of no use, nor are the defaults that it was trained with.
    path.write_bytes(model.getvalue())


def make_llama(folder, lines, **config):
    train_sentencepiece(
        folder / "tokenizer.model",
        lines,
        model_type="bpe",
        vocab_size=1300,
        byte_fallback=True,
        normalization_rule_name="identity",
        remove_extra_whitespaces=False,
        split_digits=True,
        allow_whitespace_only_pieces=True,
        unk_id=0,
        bos_id=1,
        eos_id=2,
        pad_id=-1,
    )
    size = sentencepiece.SentencePieceProcessor(model_file=str(folder / "tokenizer.model")).get_piece_size()
    token = lambda content, **more: {"content": content, "lstrip": False, "normalized": False, "rstrip": False,
                                     "single_word": False, "special": True, **more}
    added = {0: token("<unk>"), 1: token("<s>"), 2: token("</s>"), size: token("<|added|>", special=False),
             size + 1: token("<|im_start|>", lstrip=True, rstrip=True)}
    config = {"tokenizer_class": "LlamaTokenizer", "add_bos_token": True, "add_eos_token": False,
              "added_tokens_decoder": {str(k): v for k, v in added.items()},
              "additional_special_tokens": ["<|im_start|>"], "bos_token": "<s>", "eos_token": "</s>",
              "unk_token": "<unk>", **config}
    write_json(folder / "tokenizer_config.json", config)


def make_llama_old(folder, source):
    """As models were published before added_tokens_decoder."""
    (folder / "tokenizer.model").write_bytes((source / "tokenizer.model").read_bytes())
    size = sentencepiece.SentencePieceProcessor(model_file=str(folder / "tokenizer.model")).get_piece_size()
    write_json(folder / "added_tokens.json", {"<pad>": size, "<|added|>": size + 1})
    eos = {"content": "</s>", "lstrip": False, "normalized": True, "rstrip": False, "single_word": False}
    special = {"bos_token": "<s>", "eos_token": eos, "unk_token": "<unk>", "pad_token": "<pad>"}
    write_json(folder / "special_tokens_map.json", special)
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": "LlamaTokenizer", "add_eos_token": True})


def make_gemma(folder, lines):
    train_sentencepiece(
        folder / "tokenizer.model",
        lines,
        model_type="bpe",
        vocab_size=1300,
        byte_fallback=True,
        normalization_rule_name="identity",
        add_dummy_prefix=False,
        remove_extra_whitespaces=False,
        split_digits=True,
        allow_whitespace_only_pieces=True,
        user_defined_symbols=["<mask>", "\n", "\n\n", "\n\n\n", "\u2581\u2581", "\u2581\u2581\u2581", "\t"],
        pad_id=0,
        eos_id=1,
        bos_id=2,
        unk_id=3,
        pad_piece="<pad>",
        eos_piece="<eos>",
        bos_piece="<bos>",
    )
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": "GemmaTokenizer", "add_bos_token": True})


def make_t5(folder, lines, rule, **config):
    train_sentencepiece(
        folder / "spiece.model",
        lines,
        model_type="unigram",
        vocab_size=1200,
        normalization_rule_name=rule,
        pad_id=0,
        eos_id=1,
        unk_id=2,
        bos_id=-1,
    )
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": "T5Tokenizer", **config})


XLMR = dict(model_type="unigram", vocab_size=1400, unk_id=0, bos_id=1, eos_id=2, pad_id=-1)


def make_xlmr(folder, lines):
    train_sentencepiece(folder / "sentencepiece.bpe.model", lines, normalization_rule_name="nmt_nfkc", **XLMR)
    slow = transformers.XLMRobertaTokenizer.from_pretrained(folder)
    transformers.convert_slow_tokenizer.convert_slow_tokenizer(slow).save(str(folder / "tokenizer.json"), pretty=False)
    (folder / "sentencepiece.bpe.model").unlink()
    config = {"tokenizer_class": "XLMRobertaTokenizer", "mask_token": "<mask>", "cls_token": "<s>", "sep_token": "</s>"}
    write_json(folder / "tokenizer_config.json", config)


def make_xlmr_files(folder, lines):
    train_sentencepiece(folder / "sentencepiece.bpe.model", lines, rules=RULES, **XLMR)
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": "XLMRobertaTokenizer"})


def make_albert(folder, lines):
    numbers = [f"{a},{b:03d} {a}, {b}," for a in range(1, 60) for b in range(0, 990, 7)]
    train_sentencepiece(
        folder / "spiece.model",
        [line.lower() for line in lines] + numbers,
        model_type="unigram",
        vocab_size=1300,
        rules=RULES,
        split_by_unicode_script=False,
        split_by_number=False,
        pad_id=0,
        unk_id=1,
        bos_id=-1,
        eos_id=-1,
        control_symbols=["[CLS]", "[SEP]"],
        user_defined_symbols=["[MASK]"],
    )
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": "AlbertTokenizer", "do_lower_case": True})


def make_albert_cased(folder, source):
    (folder / "spiece.model").write_bytes((source / "spiece.model").read_bytes())
    config = {"tokenizer_class": "AlbertTokenizer", "do_lower_case": False, "keep_accents": True}
    write_json(folder / "tokenizer_config.json", config)


def make_marian(folder, lines):
    half = len(lines) // 2
    options = dict(model_type="unigram", vocab_size=700, rules=RULES, eos_id=0, unk_id=1, bos_id=-1, pad_id=-1)
    train_sentencepiece(folder / "source.spm", lines[:half], **options)
    train_sentencepiece(folder / "target.spm", [line.upper() for line in lines[half:]], **options)
    vocab = {"</s>": 0, "<unk>": 1, ">>fr<<": 2}
    for name in ("source.spm", "target.spm"):
        processor = sentencepiece.SentencePieceProcessor(model_file=str(folder / name))
        # Not all of them, as in published vocabularies.
        for piece in range(2, processor.get_piece_size() - 20):
            vocab.setdefault(processor.id_to_piece(piece), len(vocab))
    vocab["<pad>"] = len(vocab)
    write_json(folder / "vocab.json", vocab)
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": "MarianTokenizer", "target_lang": "fr"})


def make_folders(out, lines):
    makers = {
        "gpt2": lambda folder: make_gpt2(folder, lines),
        "llama3": lambda folder: make_llama3(folder, lines),
        "bert": lambda folder: make_bert(folder, lines, True),
        "bert_cased": lambda folder: make_bert(folder, lines, False),
        "bert_files": lambda folder: make_bert_files(folder, out / "bert", do_lower_case=True),
        "bert_files_accents": lambda folder: make_bert_files(
            folder, out / "bert", do_lower_case=True, strip_accents=False, tokenize_chinese_chars=False
        ),
        "llama": lambda folder: make_llama(folder, lines),
        "llama_new": lambda folder: make_llama(folder, lines[::2], legacy=False),
        "llama_old": lambda folder: make_llama_old(folder, out / "llama"),
        "gemma": lambda folder: make_gemma(folder, lines),
        "t5": lambda folder: make_t5(folder, lines, "nmt_nfkc"),
        "t5_new": lambda folder: make_t5(folder, lines, "identity", legacy=False),
        "xlmr": lambda folder: make_xlmr(folder, lines),
        "xlmr_files": lambda folder: make_xlmr_files(folder, lines),
        "albert": lambda folder: make_albert(folder, lines),
        "albert_cased": lambda folder: make_albert_cased(folder, out / "albert"),
        "marian": lambda folder: make_marian(folder, lines),
    }
    for name, make in makers.items():
        (out / name).mkdir(parents=True, exist_ok=True)
        make(out / name)
