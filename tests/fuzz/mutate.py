# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes damaged models: copies of the fixtures in which one to three values of a JSON file, a vocabulary, a
SentencePiece model or a GGUF header were changed to what nobody expects.

    mutate.py FOLDER SEED COUNT [KIND ...] | headscope_model_probe 500

prints the path of each. KIND: config, tokenizer, files, sentencepiece, gguf. Needs numpy,
safetensors and sentencepiece.
"""
import json
import os
import random
import re
import shutil
import struct
import sys
from pathlib import Path

import numpy
from safetensors.numpy import save_file

from binary_formats import Gguf, fields, pack
from mutations import json_text, mutated_bytes, mutated_json

DATA = Path(__file__).resolve().parent.parent / "data"


def small_tokenizer(size, pair):
    """A WordPiece of `size` pieces that any fixture can have."""
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    letters = [chr(97 + i) for i in range(26)] + ["##" + chr(97 + i) for i in range(26)] + [".", ","]
    pieces = (special + letters + [f"w{i}" for i in range(size)])[:size]
    vocab = {piece: i for i, piece in enumerate(pieces)}
    around = [{"SpecialToken": {"id": "[CLS]", "type_id": 0}}, {"Sequence": {"id": "A", "type_id": 0}},
              {"SpecialToken": {"id": "[SEP]", "type_id": 0}}]
    second = [{"Sequence": {"id": "B", "type_id": pair}}, {"SpecialToken": {"id": "[SEP]", "type_id": pair}}]
    return {"version": "1.0", "truncation": None, "padding": None,
            "added_tokens": [{"id": i, "content": s, "single_word": False, "lstrip": False, "rstrip": False,
                              "normalized": False, "special": True} for i, s in enumerate(special)],
            "normalizer": {"type": "BertNormalizer", "clean_text": True, "handle_chinese_chars": True,
                           "strip_accents": None, "lowercase": True},
            "pre_tokenizer": {"type": "BertPreTokenizer"},
            "post_processor": {"type": "TemplateProcessing", "single": around, "pair": around + second,
                               "special_tokens": {s: {"id": s, "ids": [vocab[s]], "tokens": [s]}
                                                  for s in ("[CLS]", "[SEP]")}},
            "decoder": {"type": "WordPiece", "prefix": "##", "cleanup": True},
            "model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##",
                      "max_input_chars_per_word": 100, "vocab": vocab}}


def llama_of(folder, vocabulary):
    """A llama of one layer, for a tokenizer to be opened with."""
    config = {"model_type": "llama", "vocab_size": vocabulary, "hidden_size": 4, "intermediate_size": 4,
              "num_hidden_layers": 1, "num_attention_heads": 2, "max_position_embeddings": 64, "rms_norm_eps": 1e-5,
              "tie_word_embeddings": True}
    (folder / "config.json").write_text(json.dumps(config))
    rng = numpy.random.default_rng(1)
    square = lambda: rng.normal(size=(4, 4)).astype("float32")
    one = numpy.ones(4, "float32")
    layer = "model.layers.0."
    save_file({"model.embed_tokens.weight": rng.normal(size=(vocabulary, 4)).astype("float32"),
               "model.norm.weight": one, layer + "input_layernorm.weight": one,
               layer + "post_attention_layernorm.weight": one,
               **{layer + f"self_attn.{name}_proj.weight": square() for name in "qkvo"},
               **{layer + f"mlp.{name}_proj.weight": square() for name in ("gate", "up", "down")}},
              folder / "model.safetensors")


def config_case(rng, folder):
    source = rng.choice(sorted((DATA / "families").iterdir()) + sorted((DATA / "models").iterdir()))
    config = json.loads((source / "config.json").read_text())
    extra = {"rope_scaling": {"type": "yarn", "factor": 4.0, "original_max_position_embeddings": 8},
             "rope_parameters": {"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
                                 "original_max_position_embeddings": 16, "rope_theta": 100.0},
             "layer_types": ["sliding_attention", "full_attention"], "sliding_window": 2, "eos_token_id": [1, 2],
             "pad_token_id": 0, "decoder_start_token_id": 1, "head_dim": 8, "partial_rotary_factor": 0.5,
             "no_rope_layers": [0, 1], "attn_logit_softcapping": 50.0, "num_key_value_heads": 2,
             "relative_attention_num_buckets": 8, "relative_attention_max_distance": 16, "n_positions": 16,
             "image_size": [32, 48], "patch_size": 4, "num_register_tokens": 2, "use_swiglu_ffn": True, "mlp_ratio": 2}
    if rng.random() < 0.4:
        for key in rng.sample(sorted(extra), 2):
            config.setdefault(key, extra[key])
    if rng.random() < 0.15:
        config["rope_scaling"] = rng.choice([
            {"type": "linear", "factor": 2.0}, {"type": "longrope", "short_factor": [1.0] * 4, "long_factor": [2.0] * 4,
                                               "factor": 4.0, "original_max_position_embeddings": 1},
            {"type": "dynamic", "factor": 2.0}, extra["rope_parameters"], extra["rope_scaling"]])
    (folder / "config.json").write_text(json_text(rng, mutated_json(rng, config)), errors="surrogatepass")
    for file in source.iterdir():
        if file.name.startswith("model"):
            os.symlink(file, folder / file.name)
        if file.name == "preprocessor_config.json":
            preparation = json.loads(file.read_text())
            (folder / file.name).write_text(json_text(rng, mutated_json(rng, preparation)), errors="surrogatepass")
    (folder / "tokenizer.json").write_text(json.dumps(small_tokenizer(61, 1)))


def with_model(folder, kind):
    """The model of a reference tokenizer, written once and linked."""
    made = folder.parent / f"_{kind}"
    if not made.exists():
        made.mkdir()
        llama_of(made, vocabulary_of(DATA / "tokenizer" / "reference" / kind))
    for name in ("config.json", "model.safetensors"):
        os.symlink(made / name, folder / name)


def vocabulary_of(source):
    highest = -1
    if (source / "tokenizer.json").exists():
        definition = json.loads((source / "tokenizer.json").read_text())
        vocab = definition["model"]["vocab"]
        highest = max(max(vocab.values()) if isinstance(vocab, dict) else len(vocab) - 1,
                      *(token["id"] for token in definition["added_tokens"]), -1)
    elif (source / "vocab.txt").exists():
        highest = len((source / "vocab.txt").read_text().splitlines()) - 1
    elif (source / "vocab.json").exists():
        highest = max(json.loads((source / "vocab.json").read_text()).values())
    else:
        import sentencepiece
        name = next(file for file in source.iterdir() if file.suffix in (".model", ".spm"))
        highest = sentencepiece.SentencePieceProcessor(model_file=str(name)).vocab_size() - 1
        if "xlmr" in str(source):
            highest += 2
    return highest + 1


def reference_case(rng, folder, wanted):
    kinds = [source for source in sorted((DATA / "tokenizer" / "reference").iterdir())
             if source.is_dir() and (source / "tokenizer_config.json").exists()
             and any(wanted(file.name) for file in source.iterdir())]
    source = rng.choice(kinds)
    with_model(folder, source.name)
    files = [file for file in source.iterdir() if not re.search(r"\.bin$|^long|^pairs", file.name)]
    chosen = rng.choice([file for file in files if wanted(file.name)])
    for file in files:
        if file != chosen:
            os.symlink(file, folder / file.name)
    return chosen, folder / chosen.name


def tokenizer_case(rng, folder):
    chosen, target = reference_case(rng, folder, lambda name: name.endswith(".json") and name != "vocab.json")
    value = json.loads(chosen.read_text())
    part = value
    if chosen.name == "tokenizer.json" and rng.random() < 0.7: # seldom the vocabulary
        model = value["model"]
        part = {**value, "model": {key: model[key] for key in model if key not in ("vocab", "merges")}}
        part = mutated_json(rng, part)
        if isinstance(part, dict) and isinstance(part.get("model"), dict):
            part["model"].update({key: model[key] for key in ("vocab", "merges") if key in model})
    else:
        part = mutated_json(rng, value)
    target.write_text(json_text(rng, part), errors="surrogatepass")


def files_case(rng, folder):
    chosen, target = reference_case(rng, folder, lambda name: name in ("vocab.txt", "vocab.json", "merges.txt"))
    if chosen.name == "vocab.json" and rng.random() < 0.7:
        target.write_text(json_text(rng, mutated_json(rng, json.loads(chosen.read_text()))), errors="surrogatepass")
        return
    lines = chosen.read_bytes().split(b"\n")
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(lines))
        lines[at] = rng.choice([b"", b" ", b"a", b"a a a", b"\xff\xfe", b"\x00", lines[0], lines[at] + b"\r", b"x" * 100000,
                                b"\xc4\xa0 \xc4\xa0", b"#", b"[UNK]", lines[at] * 2])
        if rng.random() < 0.2:
            del lines[at:]
        if not lines:
            break
    target.write_bytes(b"\n".join(lines))


def change_fields(rng, found, depth=0):
    at = rng.randrange(len(found))
    key, value = found[at]
    wire = key & 7
    action = rng.random()
    if action < 0.1:
        del found[at]
    elif action < 0.2:
        found.insert(rng.randrange(len(found)), [key, value])
    elif wire == 0:
        found[at][1] = rng.choice([0, 1, 2, 3, 4, 5, 6, 7, 100, 2**31, 2**32 - 1, 2**63, 2**64 - 1])
    elif wire == 5:
        found[at][1] = struct.pack("<f", rng.choice([float("nan"), float("inf"), -float("inf"), 1e38, -1e38, 0, 1]))
    elif wire == 2:
        inner = None
        if action < 0.8 and depth < 2:
            try:
                inner = fields(value)
            except IndexError:
                inner = None
        if inner and (depth == 0 or rng.random() < 0.5):
            change_fields(rng, inner, depth + 1)
            found[at][1] = pack(inner)
        else:
            found[at][1] = rng.choice([b"", b"a", b"\xff", b"\xe2\x96\x81", b"<0x00>", b"<unk>", b"\x00", value * 2,
                                       mutated_bytes(rng, value)])


def sentencepiece_case(rng, folder):
    chosen, target = reference_case(rng, folder, lambda name: name.endswith((".model", ".spm")))
    data = chosen.read_bytes()
    if rng.random() < 0.2:
        target.write_bytes(mutated_bytes(rng, data))
        return
    found = fields(data)
    for _ in range(rng.choice([1, 1, 2, 4])):
        if rng.random() < 0.5: # settings stand behind the pieces
            rest = [field for field in found if field[0] != 10]
            pieces = [field for field in found if field[0] == 10]
            change_fields(rng, rest or pieces)
            found = pieces + rest
        else:
            change_fields(rng, found)
    target.write_bytes(pack(found))


LIMITS = {0: [0, 255], 1: [-128, 127], 2: [0, 65535], 3: [-1, 32767], 4: [0, 1, 2, 3, 2**31, 2**32 - 1],
          5: [0, -1, 5, -2**31, 2**31 - 1], 6: [0.0, -1.0, float("nan"), float("inf"), 3e38, 1e-38], 7: [0, 1, 2, 255],
          10: [0, 1, 2**63, 2**64 - 1], 11: [-1, 0, 2**63 - 1], 12: [0.0, float("nan"), 1e308]}


def change_pair(rng, gguf):
    at = rng.randrange(len(gguf.pairs))
    key, kind, value = gguf.pairs[at]
    action = rng.random()
    if action < 0.12:
        del gguf.pairs[at]
    elif action < 0.16:
        gguf.pairs.append([key, kind, value])
    elif action < 0.3:
        new = rng.choice([0, 4, 5, 6, 7, 8, 10, 11, 12, 9])
        gguf.pairs[at] = [key, new, b"x" if new == 8 else [4, []] if new == 9 else rng.choice(LIMITS[new])]
    elif kind == 8:
        gguf.pairs[at][2] = rng.choice([b"", b"\xff", value * 2, b"llama", b"gpt2", b"bert", b"t5", b"gemma3", b"default",
                                        b"qwen2", b"x" * 100000, b"\x00"])
    elif kind == 9:
        inner, values = value
        values = list(values)
        if not values or action < 0.4:
            gguf.pairs[at][2] = [inner, rng.choice([[], values[:-1], values[1:], values * 2])]
            return
        if inner == 9:
            return
        index = rng.choice([0, 1, 2, 3, len(values) - 1, rng.randrange(len(values))]) % len(values)
        values[index] = (rng.choice([b"", b"a", b"a b c", b"\xff", b" ", values[0], values[-1], b"<0x00>", b"\x00"])
                         if inner == 8 else rng.choice(LIMITS[inner]))
        gguf.pairs[at][2] = [inner, values]
    else:
        near = [value + 1, value - 1, value * 2] if isinstance(value, int) and kind != 7 else [value]
        low, high = min(LIMITS[kind]), max(LIMITS[kind])
        new = rng.choice(LIMITS[kind] + near)
        gguf.pairs[at][2] = new if not isinstance(new, int) else max(int(low), min(int(high), new))


def change_tensor(rng, gguf):
    tensor = rng.choice(gguf.tensors)
    action = rng.randrange(6)
    if action == 0:
        tensor[0] = rng.choice([b"", b"\xff", tensor[0] + b"x", gguf.tensors[0][0]])
    elif action == 1:
        tensor[1] = rng.choice([[], [0], tensor[1][::-1], tensor[1] + [1], tensor[1] + [0], [2**32, 2**32], [2**63, 2],
                                [2**64 - 1], [1, 1, 1, 1, 1], tensor[1][:1]])
    elif action == 2:
        tensor[2] = rng.choice(list(range(0, 40)) + [2**31, 2**32 - 1])
    elif action == 3:
        tensor[3] = rng.choice([0, 1, 32, tensor[3] + 32, 2**63, 2**64 - 32, 10**6])
    elif action == 4:
        gguf.tensors.remove(tensor)
    else:
        gguf.tensors.append(list(tensor))


def add_vocabulary(rng, gguf):
    """A vocabulary of 61 pieces of one of the four kinds, for the fixtures that have none."""
    if any(key == b"tokenizer.ggml.tokens" for key, _, _ in gguf.pairs):
        return
    kind = rng.choice([b"llama", b"gpt2", b"bert", b"t5"])
    space = {b"gpt2": "\u0120", b"bert": "\u2581"}.get(kind, "\u2581")
    special = ["<unk>", "<s>", "</s>", "<pad>", "[MASK]"]
    letters = "abcdefghijklmnopqrstuvwxyzTS."
    pieces = special + list(letters) + [space, space + "t", "th", "he", "in", space + "th"]
    pieces += [space + letter for letter in letters if space + letter not in pieces]
    pieces = (pieces + [f"<0x{byte:02X}>" for byte in range(61)])[:61]
    types = [2, 3, 3, 3, 3] + [6 if piece.startswith("<0x") else 1 for piece in pieces[5:]]
    text = lambda value: value.encode()
    pairs = [["model", 8, kind], ["tokens", 9, [8, [text(piece) for piece in pieces]]], ["token_type", 9, [5, types]],
             ["bos_token_id", 4, 1], ["eos_token_id", 4, 2], ["unknown_token_id", 4, 0], ["padding_token_id", 4, 3]]
    if kind in (b"llama", b"t5"):
        pairs += [["scores", 9, [6, [-float(i) for i in range(len(pieces))]]], ["add_space_prefix", 7, 1]]
    if kind == b"gpt2":
        merges = [f"{space} t", "t h", "h e", "i n", f"{space} th", f"{space} a"]
        pairs += [["merges", 9, [8, [text(merge) for merge in merges]]],
                  ["pre", 8, rng.choice([b"default", b"gpt-2", b"llama-bpe", b"qwen2", b"smollm"])]]
    if kind == b"bert":
        pairs += [["cls_token_id", 4, 1], ["seperator_token_id", 4, 2], ["mask_token_id", 4, 4]]
    if rng.random() < 0.5:
        pairs += [["add_bos_token", 7, 1], ["add_eos_token", 7, 1]]
    gguf.pairs = [pair for pair in gguf.pairs if not pair[0].startswith(b"tokenizer.")]
    gguf.pairs += [[text("tokenizer.ggml." + key), form, value] for key, form, value in pairs]


def gguf_case(rng, folder):
    sources = sorted((DATA / "gguf" / "families").iterdir()) + [DATA / "gguf" / f"{name}.gguf" for name in
                                                                ("biases_qkv", "gqa", "rope_llama3", "quantised_llama/model")]
    source = rng.choice(sources)
    data = source.read_bytes()
    target = folder / "model.gguf"
    if rng.random() < 0.25:
        target.write_bytes(mutated_bytes(rng, data[:4000], 4) + data[4000:])
        return
    gguf = Gguf(data)
    add_vocabulary(rng, gguf)
    for _ in range(rng.choice([1, 1, 2, 3])):
        if not gguf.tensors or rng.random() < 0.75 and gguf.pairs:
            change_pair(rng, gguf)
        else:
            change_tensor(rng, gguf)
    target.write_bytes(gguf.bytes())


CASES = {"config": config_case, "tokenizer": tokenizer_case, "files": files_case, "sentencepiece": sentencepiece_case,
         "gguf": gguf_case}


def main():
    root, seed, count = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    kinds = sys.argv[4:] or list(CASES)
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    for case in range(count):
        rng = random.Random(f"{seed} {case}")
        kind = kinds[case % len(kinds)]
        folder = root / f"{case:05d}_{kind}"
        folder.mkdir()
        CASES[kind](rng, folder)
        print(folder / "model.gguf" if kind == "gguf" else folder, flush=True)


main()
