#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prefill of three shapes against PyTorch and llama.cpp, in turns on one machine; prints the table of the README.

    tests/bench/peers.py FOLDER [--llama-bench PROGRAM] [--rounds N] [--only SHAPE]

FOLDER gets models of random weights (about 12 GB), once. Needs a Python with torch, transformers, safetensors, sentencepiece and gguf; the
program headscope_large_model in build/test/tests/bench; and, for the comparison with it, llama.cpp's llama-bench. The machine must be
quiet: what else runs is measured too.

- headscope: all tokens' losses, queries, keys and values of all heads kept; "last": the prediction after the last token only, which is
  what llama-bench computes.
- PyTorch: transformers, attn_implementation="eager", output_attentions=True, float32; the faster of two settings of its threads.
- llama.cpp: llama-bench -p TOKENS -n 0, with as many threads as there are cores.
"""
import argparse
import csv
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build/test/tests/bench/headscope_large_model"
TOKENIZER = ROOT / "resources/model/tokenizer.model"
LENGTHS = ["128", "512"]
CORES = len(os.sched_getaffinity(0))
THREADS = [
    {"OMP_NUM_THREADS": str(CORES)},
    {"OMP_NUM_THREADS": str(CORES), "OMP_WAIT_POLICY": "passive", "GOMP_SPINCOUNT": "0"},
]


def config_of(shape):
    import transformers

    return {
        "llama 1.1b": lambda: transformers.LlamaConfig(
            vocab_size=32000, hidden_size=2048, intermediate_size=5632, num_hidden_layers=22, num_attention_heads=32,
            num_key_value_heads=4, max_position_embeddings=8192, tie_word_embeddings=False),
        "gpt2": transformers.GPT2Config,
        "minilm": lambda: transformers.BertConfig(
            hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536),
    }[shape]()


SHAPES = ["llama 1.1b", "gpt2", "minilm"]


def make_folder(shape, folder):
    """A Hugging Face folder; the tokenizer is the bundled one, filled up by added tokens."""
    import sentencepiece
    import torch
    import transformers

    if (folder / "added_tokens.json").exists():
        return
    torch.manual_seed(1)
    config = config_of(shape)
    kind = {"llama 1.1b": transformers.LlamaForCausalLM, "gpt2": transformers.GPT2LMHeadModel}.get(shape)
    model = kind(config) if kind else transformers.BertModel(config, add_pooling_layer=False)
    if shape == "llama 1.1b":
        model = model.to(torch.bfloat16)  # what people have
    model.save_pretrained(folder)
    shutil.copy(TOKENIZER, folder)
    pieces = sentencepiece.SentencePieceProcessor(str(TOKENIZER)).vocab_size()
    added = {f"<added {i}>": i for i in range(pieces, config.vocab_size)}
    (folder / "added_tokens.json").write_text(json.dumps(added))


def make_gguf(kind, file):
    """The LLaMA shape for llama.cpp, without a tokenizer."""
    import gguf
    import numpy

    if file.exists():
        return
    types = gguf.GGMLQuantizationType
    stored = {"F32": types.F32, "BF16": types.BF16, "Q8_0": types.Q8_0}[kind]
    config = config_of("llama 1.1b")
    width, keys, inner = config.hidden_size, config.num_key_value_heads * 64, config.intermediate_size
    writer = gguf.GGUFWriter(str(file) + ".part", "llama")
    writer.add_context_length(2048)
    writer.add_embedding_length(width)
    writer.add_block_count(config.num_hidden_layers)
    writer.add_feed_forward_length(inner)
    writer.add_head_count(config.num_attention_heads)
    writer.add_head_count_kv(config.num_key_value_heads)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(64)
    writer.add_vocab_size(config.vocab_size)
    writer.add_tokenizer_model("no_vocab")
    random = numpy.random.default_rng(1)
    made = {}

    def matrix(name, *shape):
        if shape not in made:
            numbers = random.standard_normal(shape, dtype=numpy.float32) * 0.02
            made[shape] = numbers if kind == "F32" else gguf.quants.quantize(numbers, stored)
        writer.add_tensor(name, made[shape], raw_dtype=stored)

    def norm(name):
        writer.add_tensor(name, numpy.ones(width, dtype=numpy.float32))

    matrix("token_embd.weight", config.vocab_size, width)
    matrix("output.weight", config.vocab_size, width)
    norm("output_norm.weight")
    for layer in range(config.num_hidden_layers):
        at = f"blk.{layer}."
        norm(at + "attn_norm.weight")
        norm(at + "ffn_norm.weight")
        for name, shape in {"attn_q": (width, width), "attn_k": (keys, width), "attn_v": (keys, width),
                            "attn_output": (width, width), "ffn_gate": (inner, width), "ffn_up": (inner, width),
                            "ffn_down": (width, inner)}.items():
            matrix(f"{at}{name}.weight", *shape)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    os.rename(str(file) + ".part", file)


def run_torch(folder, shape, tokens):
    """In a process of its own: prints the median of seconds and the peak of resident memory in MiB."""
    import resource
    import time

    import torch
    import transformers

    kind = transformers.AutoModel if shape == "minilm" else transformers.AutoModelForCausalLM
    model = kind.from_pretrained(folder, attn_implementation="eager", torch_dtype=torch.float32).eval()
    ids = torch.full((1, tokens), 42)
    seconds = []
    with torch.inference_mode():
        model(ids, output_attentions=True)
        while len(seconds) < 5 or (sum(seconds) < 2 and len(seconds) < 200):
            start = time.perf_counter()
            model(ids, output_attentions=True)
            seconds.append(time.perf_counter() - start)
    print(statistics.median(seconds), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


class Table:
    """The best of all rounds for each (shape, tokens, who): tokens a second and memory."""

    def __init__(self):
        self.speed = {}
        self.memory = {}

    def add(self, shape, tokens, who, speed, memory=None):
        key = (shape, tokens, who)
        self.speed[key] = max(speed, self.speed.get(key, 0))
        if memory:
            self.memory[key] = min(memory, self.memory.get(key, memory))

    def print(self, rows):
        print("| shape, tokens | " + " | ".join(name for name, _ in rows) + " |")
        print("|---|" + "---|" * len(rows))
        for shape in SHAPES:
            for tokens in LENGTHS:
                if (shape, tokens, "headscope") not in self.speed:
                    continue
                cells = [cell(self, shape, tokens) for _, cell in rows]
                print(f"| {shape}, {tokens} | " + " | ".join(cells) + " |")


def speed_of(who):
    def cell(table, shape, tokens):
        key = (shape, tokens, who)
        if key not in table.speed:
            return ""
        memory = f", {table.memory[key]:.0f} MiB" if key in table.memory else ""
        return f"{table.speed[key]:.0f}{memory}"

    return cell


def ratio_of(ours, theirs):
    def cell(table, shape, tokens):
        pair = (shape, tokens, ours), (shape, tokens, theirs)
        return f"{table.speed[pair[0]] / table.speed[pair[1]]:.2f}" if all(key in table.speed for key in pair) else ""

    return cell


def measure_ours(table, shape, folder):
    for mode, suffix in (("prefill", ""), ("fast", " fast")):
        for tokens in LENGTHS:  # a process for each: peak memory
            text = subprocess.run([PROGRAM, mode, folder, tokens], capture_output=True, text=True).stdout
            found = re.search(r"run \S+ s, (\S+) tokens/s; last prediction only \S+ s, (\S+) tokens/s; peak (\S+) (\S+)", text)
            if not found:  # fast products need a processor that has them
                continue
            unit = {"kB": 1e3, "MB": 1e6, "GB": 1e9}[found[4]]
            table.add(shape, tokens, "headscope" + suffix, float(found[1]), float(found[3]) * unit / 2**20)
            table.add(shape, tokens, "last" + suffix, float(found[2]))


def measure_torch(table, shape, folder):
    for tokens in LENGTHS:
        for threads in THREADS:
            text = subprocess.run([sys.executable, __file__, "--torch", folder, shape, tokens], capture_output=True, text=True,
                                  env=os.environ | threads, check=True).stdout
            seconds, memory = map(float, text.split())
            table.add(shape, tokens, "PyTorch", int(tokens) / seconds, memory)


def measure_llama(table, llama_bench, files):
    for kind, file in files.items():
        done = subprocess.run([llama_bench, "-m", file, "-p", ",".join(LENGTHS), "-n", "0", "-t", str(CORES), "-r", "3", "-o", "csv"],
                              capture_output=True, text=True)
        if done.returncode != 0:
            print(f"llama-bench does not run {kind} here (status {done.returncode})", file=sys.stderr)
            continue
        text = done.stdout
        for row in csv.DictReader(text.splitlines()):
            table.add("llama 1.1b", row["n_prompt"], f"llama.cpp {kind}", float(row["avg_ts"]))


def main():
    if len(sys.argv) == 5 and sys.argv[1] == "--torch":
        run_torch(sys.argv[2], sys.argv[3], int(sys.argv[4]))
        return
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--llama-bench")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=SHAPES)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    shapes = [arguments.only] if arguments.only else SHAPES
    folders = {shape: arguments.folder / shape.replace(" ", "-") for shape in shapes}
    for shape, folder in folders.items():
        make_folder(shape, folder)
    files = {}
    if arguments.llama_bench and "llama 1.1b" in shapes:
        files = {kind: arguments.folder / f"{kind}.gguf" for kind in ("F32", "BF16", "Q8_0")}
        for kind, file in files.items():
            make_gguf(kind, file)
    table = Table()
    for _ in range(arguments.rounds):
        for shape, folder in folders.items():
            measure_ours(table, shape, folder)
            measure_torch(table, shape, folder)
        measure_llama(table, arguments.llama_bench, files)
    table.print([
        ("headscope", speed_of("headscope")), ("last prediction only", speed_of("last")), ("fast", speed_of("headscope fast")),
        ("PyTorch", speed_of("PyTorch")), ("times PyTorch", ratio_of("headscope", "PyTorch")),
        ("llama.cpp F32", speed_of("llama.cpp F32")), ("times F32", ratio_of("last", "llama.cpp F32")),
        ("llama.cpp BF16", speed_of("llama.cpp BF16")), ("fast times BF16", ratio_of("last fast", "llama.cpp BF16")),
        ("llama.cpp Q8_0", speed_of("llama.cpp Q8_0")),
    ])


if __name__ == "__main__":
    main()
