# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the seeds of the fuzz targets that come from the fixtures in tests/data: small files of each kind.

    make_seeds.py

writes seeds/NAME/*. What a fuzzer found, and what is written by hand, lies there under other names and stays.
"""
import json
import shutil
from pathlib import Path

from binary_formats import Gguf, fields, pack

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "data"
SEEDS = HERE / "seeds"


def write(kind, name, data):
    file = SEEDS / kind / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data if isinstance(data, bytes) else data.encode())


def copy(kind, name, source):
    write(kind, name, (DATA / source).read_bytes())


def gguf_of(source, pieces=40):
    """Keys without tensors, and the first pieces of a vocabulary."""
    file = Gguf((DATA / "gguf" / source).read_bytes())
    file.tensors, file.rest = [], b""
    for pair in file.pairs:
        if pair[1] == 9 and len(pair[2][1]) > pieces:
            pair[2][1] = pair[2][1][:pieces]
    return file


def gguf_seeds():
    copy("gguf", "values", "gguf/values.gguf")
    copy("gguf", "version-2", "gguf/version_2.gguf")
    write("gguf", "vocabulary-llama", gguf_of("vocabulary.gguf", 300).bytes())
    for model, tokens in {"gpt2": ["a", "b", "ab", "\u0120", "\u0120a", "<s>"], "bert": ["[UNK]", "[CLS]", "[SEP]", "\u2581a", "b"],
                          "t5": ["<pad>", "</s>", "<unk>", "\u2581", "a", "\u2581a"]}.items():
        file = gguf_of("values.gguf")
        tokens = [token.encode() for token in tokens]
        file.pairs = [[b"general.architecture", 8, model.encode()], [b"tokenizer.ggml.model", 8, model.encode()],
                      [b"tokenizer.ggml.pre", 8, b"llama-bpe"], [b"tokenizer.ggml.tokens", 9, [8, tokens]],
                      [b"tokenizer.ggml.scores", 9, [6, [-float(i) for i in range(len(tokens))]]],
                      [b"tokenizer.ggml.token_type", 9, [5, [3, 3, 2] + [1] * (len(tokens) - 3)]],
                      [b"tokenizer.ggml.merges", 9, [8, [b"a b", "\u0120 a".encode()]]],
                      [b"tokenizer.ggml.bos_token_id", 4, 1], [b"tokenizer.ggml.eos_token_id", 4, 1],
                      [b"tokenizer.ggml.unknown_token_id", 4, 2], [b"tokenizer.ggml.add_bos_token", 7, 1]]
        write("gguf", f"vocabulary-{model}", file.bytes())
    for family in sorted((DATA / "gguf" / "families").iterdir()):
        write("gguf", f"keys-{family.stem}", gguf_of(f"families/{family.name}").bytes())


def config_seeds():
    for folder in sorted((DATA / "families").iterdir()):
        if (folder / "config.json").exists():
            write("config", folder.name, json.dumps(json.loads((folder / "config.json").read_text())))
    copy("config", "llama", "models/gqa/config.json")
    copy("config", "rope_llama3", "models/rope_llama3/config.json")


def tokenizer_seeds():
    """Small tokenizers, among them every kind of normalizer, pre-tokenizer and decoder in turn."""
    parts = json.loads((DATA / "tokenizer" / "parts.json").read_text())
    whole = {folder["name"]: json.loads(json.dumps(folder["files"]["tokenizer.json"])) for folder in parts["folders"]
             if "tokenizer.json" in folder["files"]}
    bases = [whole[name] for name in ("llama", "neox", "bert accents")]
    bases.append({**whole["nothing said"], "model": {"type": "Unigram", "unk_id": 0, "byte_fallback": True,
                  "vocab": [["<unk>", 0.0], ["\u2581", -1.0], ["a", -2.5], ["\u2581a", -1.5], ["<0xE2>", -9.0]]}})
    for number, base in enumerate(bases):
        write("tokenizer", f"whole-{number}", json.dumps(base))
    for kind, key in (("normalizers", "normalizer"), ("pre_tokenizers", "pre_tokenizer"), ("decoders", "decoder")):
        for number, entry in enumerate(parts[kind]):
            if number % 2 == 0:
                base = {**bases[number // 2 % len(bases)], key: entry["part"]}
                write("tokenizer", f"{key}-{number:02}", json.dumps(base))
    bert = json.loads((DATA / "tokenizer/reference/bert/tokenizer.json").read_text())
    bert["model"]["vocab"] = dict(list(bert["model"]["vocab"].items())[:40])
    bert["added_tokens"] = [token for token in bert["added_tokens"] if token["id"] < 40]
    write("tokenizer", "pairs", json.dumps(bert))


def sentencepiece_seeds():
    for name in ("bpe_unk", "unigram_unk", "bpe_symbols", "reference/llama"):
        found = fields((DATA / "tokenizer" / name / "tokenizer.model").read_bytes())
        pieces = [field for field in found if field[0] == 10]
        if name.endswith("unk"): # the others have a piece for each byte in front
            pieces = pieces[:60]
        write("sentencepiece", name.replace("reference/", ""), pack(pieces[:300] + [field for field in found if field[0] != 10]))


def main():
    copy("safetensors", "float8", "gguf/float8.safetensors")
    copy("view", "version-1", "views/version-1.headscope")
    copy("batch", "every-output", "batch/every-output.json")
    copy("batch", "lines", "batch/lines.json")
    shutil.copy(DATA.parent.parent / "resources/lessons/10-across-layers.yaml", SEEDS / "lesson" / "across-layers")
    gguf_seeds()
    config_seeds()
    tokenizer_seeds()
    sentencepiece_seeds()


main()
