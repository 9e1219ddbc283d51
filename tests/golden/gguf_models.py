#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes GGUF models that no checkpoint folder is like: one with quantised matrices, with what transformers
computes from the same numbers, and one with another number of key/value heads in each layer."""

import json
from pathlib import Path

import gguf
import numpy
import torch
import transformers
from gguf import GGMLQuantizationType as Type

import gguf_vocabulary
import hf_to_gguf
from make_fixtures import MODEL_TOLERANCES, write_golden

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "tests/data/gguf"
TOKENIZER = ROOT / "tests/data/tokenizer/bpe_unk"

# Rows of all matrices are whole blocks of 256.
CONFIG = transformers.LlamaConfig(
    vocab_size=400,
    hidden_size=256,
    intermediate_size=256,
    num_hidden_layers=1,
    num_attention_heads=8,
    num_key_value_heads=2,
    max_position_embeddings=64,
    rms_norm_eps=1e-3,
    tie_word_embeddings=True,
    bos_token_id=1,
    eos_token_id=2,
    attn_implementation="eager",
)

# Types as in the files that are called Q4_K_M, and one of Q8_0.
TYPES = {
    "token_embd": Type.Q6_K,
    "blk.0.attn_q": Type.Q4_K,
    "blk.0.attn_k": Type.Q8_0,
    "blk.0.attn_v": Type.Q6_K,
    "blk.0.attn_output": Type.Q4_K,
    "blk.0.ffn_gate": Type.Q4_K,
    "blk.0.ffn_up": Type.Q4_K,
    "blk.0.ffn_down": Type.Q6_K,
}


def half(values):
    return values.astype(numpy.float16)[:, None].view(numpy.uint8)


def random_blocks(kind, rows, columns, random):
    """Bytes of a matrix with a standard deviation of about 0.06. The package cannot quantise to K types, but
    any bytes are a matrix once the scales are small."""
    numbers, size = gguf.GGML_QUANT_SIZES[kind]
    count = rows * columns // numbers
    scale = random.uniform(2e-4, 4e-4, count)

    def any_bytes(width):
        return random.integers(0, 256, (count, width), dtype=numpy.uint8)

    if kind == Type.Q4_K:  # scale, scale of the minima, 6-bit scales and minima, 4-bit numbers
        parts = [half(scale), half(7.5 * scale), any_bytes(12), any_bytes(128)]
    elif kind == Type.Q6_K:  # low 4 bits, high 2 bits, 8-bit scales, scale
        scales = random.integers(-16, 17, (count, 16), dtype=numpy.int8).view(numpy.uint8)
        parts = [any_bytes(128), any_bytes(64), scales, half(scale)]
    else:  # Q8_0: scale, 8-bit numbers
        parts = [half(3 * scale), any_bytes(32)]
    return numpy.concatenate(parts, axis=1).reshape(rows, columns // numbers * size)


def unpermuted(tensor, heads):
    """The inverse of hf_to_gguf.permuted."""
    pairs = tensor.shape[0] // heads // 2
    return tensor.reshape(heads, pairs, 2, *tensor.shape[1:]).swapaxes(1, 2).reshape(tensor.shape)


@torch.no_grad()
def write_quantised():
    random = numpy.random.default_rng(1)
    torch.manual_seed(1)
    model = transformers.LlamaForCausalLM(CONFIG).eval()
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.LLAMA, CONFIG.num_hidden_layers)
    out = OUT / "quantised_llama"
    out.mkdir(exist_ok=True)
    writer = gguf.GGUFWriter(out / "model.gguf", "llama")
    writer.add_name("Quantised")
    config = CONFIG.to_dict()
    hf_to_gguf.llama_keys(writer, config)
    gguf_vocabulary.add(writer, TOKENIZER, config, "default")
    writer.add_bos_token_id(CONFIG.bos_token_id)
    writer.add_eos_token_id(CONFIG.eos_token_id)
    for name, parameter in model.named_parameters():
        stored = names.get_name(name, try_suffixes=(".weight",))
        if parameter.ndim == 1:
            parameter.copy_(torch.from_numpy(random.uniform(0.5, 1.5, parameter.shape)))
            writer.add_tensor(stored, parameter.numpy())
            continue
        kind = TYPES[stored.removesuffix(".weight")]
        blocks = random_blocks(kind, *parameter.shape, random)
        writer.add_tensor(stored, blocks, raw_dtype=kind)
        numbers = torch.from_numpy(gguf.quants.dequantize(blocks, kind))
        for part, heads in (("q_proj", CONFIG.num_attention_heads), ("k_proj", CONFIG.num_key_value_heads)):
            if part in name:
                numbers = unpermuted(numbers, heads)
        parameter.copy_(numbers)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()

    ids = [int(token) for token in random.integers(3, CONFIG.vocab_size, 12)]
    result = model(torch.tensor([ids]), output_attentions=True)
    write_golden(
        out,
        {"self": torch.cat(result.attentions), "logits": result.logits[0]},
        {"ids": ids, "tolerances": MODEL_TOLERANCES, "made_with": {"transformers": transformers.__version__}},
    )


def write_heads_per_layer():
    """The checkpoint "gqa", whose second layer has each of its 4 key/value heads twice: the same model."""
    folder = ROOT / "tests/data/models/gqa"
    config = json.loads((folder / "config.json").read_text())
    width = hf_to_gguf.head_width(config)
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.LLAMA, config["num_hidden_layers"])
    writer = gguf.GGUFWriter(OUT / "heads_per_layer.gguf", "llama")
    hf_to_gguf.llama_keys(writer, {**config, "num_key_value_heads": [4, 8]})
    gguf_vocabulary.add(writer, folder, config, "default")
    for name, tensor in hf_to_gguf.load_tensors(folder).items():
        ((_, tensor),) = hf_to_gguf.llama_tensors(name, tensor.float(), config)
        if name.endswith(("layers.1.self_attn.k_proj.weight", "layers.1.self_attn.v_proj.weight")):
            tensor = tensor.reshape(4, width, -1).repeat_interleave(2, dim=0).flatten(0, 1)
        writer.add_tensor(names.get_name(name, try_suffixes=(".weight",)), tensor.contiguous().numpy())
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    torch.set_num_threads(1)
    write_quantised()
    write_heads_per_layer()
