# SPDX-License-Identifier: GPL-3.0-or-later
"""Token ids by LlamaTokenizer for the bundled model, and by SentencePiece for small models of other kinds."""

import io
import itertools
import json
import tarfile

import sentencepiece
import transformers

import strings

# Text with letters that the English corpus lacks, so that pieces of more than one byte exist.
OTHER_LETTERS = [
    "le caf\u00e9 d\u00e9j\u00e0 vu, \u00e9t\u00e9 na\u00efve",
    "\u4e2d\u6587 \u4e16\u754c \u4f60\u597d",
    "\u043f\u0440\u0438\u0432\u0435\u0442 \u043c\u0438\u0440",
] * 40

TRAINING = dict(character_coverage=1.0, num_threads=1, minloglevel=2, unk_id=0, bos_id=1, eos_id=2, pad_id=-1)

SMALL_MODELS = {
    "unigram_nfkc": dict(
        model_type="unigram", vocab_size=500, normalization_rule_name="nmt_nfkc", byte_fallback=True, extra_text=True
    ),
    "bpe_unk": dict(model_type="bpe", vocab_size=400, normalization_rule_name="identity"),
    # No space put in front, and as other published models have them: symbols found before anything else,
    # digits on their own, runs of spaces as pieces.
    "bpe_symbols": dict(
        model_type="bpe",
        vocab_size=600,
        normalization_rule_name="identity",
        byte_fallback=True,
        add_dummy_prefix=False,
        remove_extra_whitespaces=False,
        split_digits=True,
        allow_whitespace_only_pieces=True,
        user_defined_symbols=["[INST]", "<|im_start|>", "<|im_end|>", "\u2581\u2581", "\u2581" * 4],
        extra_text=True,
    ),
    "unigram_unk": dict(
        model_type="unigram", vocab_size=300, normalization_rule_name="identity", remove_extra_whitespaces=False
    ),
}


def training_lines(corpus, count=4000):
    with tarfile.open(corpus) as archive:
        member = next(m for m in archive if m.name.endswith("lewis_carroll_through_the_looking_glass.txt"))
        text = archive.extractfile(member).read().decode()
    return [line for line in itertools.islice(text.splitlines(), count) if line]


def train(folder, lines, extra_text, **options):
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(lines + (OTHER_LETTERS if extra_text else [])),
        model_writer=model,
        **TRAINING,
        **options,
    )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tokenizer.model").write_bytes(model.getvalue())


def encode(processor, text):
    """Ids, and for each the bytes [begin, end) of the text in UTF-8 that it stands for."""
    pieces = processor.encode(text, return_type="proto").pieces
    return [piece.id for piece in pieces], [[piece.begin, piece.end] for piece in pieces]


def write(path, cases):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases) + "\n]\n")


def make_bundled(folder, tokenizer_model):
    llama = transformers.LlamaTokenizer(str(tokenizer_model), legacy=True)
    plain = sentencepiece.SentencePieceProcessor(model_file=str(tokenizer_model))
    cases = []
    for text in strings.ALL:
        ids = llama(text).input_ids
        plain_ids, offsets = encode(plain, text)
        assert ids == [plain.bos_id(), *plain_ids], text
        cases.append({"text": text, "ids": ids, "offsets": [[0, 0], *offsets]})
    write(folder / "strings.json", cases)


def make_small(folder):
    processor = sentencepiece.SentencePieceProcessor(model_file=str(folder / "tokenizer.model"))
    cases = []
    for text in strings.SMALL:
        ids, offsets = encode(processor, text)
        assert ids == processor.encode(text), text
        cases.append({"text": text, "ids": ids, "offsets": offsets})
    write(folder / "strings.json", cases)


def make(folder, tokenizer_model, corpus):
    make_bundled(folder, tokenizer_model)
    lines = training_lines(corpus) if corpus else []
    for name, options in SMALL_MODELS.items():
        if corpus:
            train(folder / name, lines, **{"extra_text": False, **options})
        make_small(folder / name)
