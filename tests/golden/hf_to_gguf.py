#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a Hugging Face checkpoint folder as a GGUF file of F32 numbers, with the keys, the tensor names and the
layout of tensors that llama.cpp's convert_hf_to_gguf.py gives it.

    hf_to_gguf.py FOLDER OUT.gguf [--tokenizer FOLDER] [--pre NAME] [--quantise Q8_0]
    hf_to_gguf.py --fixtures
"""

import argparse
import json
import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

import gguf
import torch
from gguf import GGMLQuantizationType as Type
from safetensors.torch import load_file

import gguf_vocabulary

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ["gqa", "rope_llama3", "biases_qkv"]
FAMILY_FIXTURES = [
    "bert_base",
    "bloom",
    "gemma",
    "gemma2",
    "gemma3_text",
    "gemma3_text_linear",
    "gpt2",
    "gpt_neox",
    "gpt_neox_sequential",
    "granite",
    "mt5",
    "olmo2",
    "phi3",
    "phi3_longrope_long",
    "phi3_longrope_short",
    "phi3_partial",
    "qwen2_yarn",
    "qwen3",
    "smollm3",
    "t5",
    "t5_gated",
]

ARCH = gguf.MODEL_ARCH
LEFT_OUT = (".attention.masked_bias", ".attention.bias", ".rotary_emb.inv_freq", ".attn.bias", ".attn.masked_bias")


def first(config, *names):
    return next((config[name] for name in names if config.get(name) is not None), None)


def head_width(config):
    return config.get("head_dim") or config["hidden_size"] // config["num_attention_heads"]


# Keys


def usual_keys(writer, config):
    """TextModel.set_gguf_parameters: what most architectures begin with."""

    def add(function, value):
        if value is not None:
            function(value)

    add(writer.add_block_count, first(config, "num_hidden_layers", "n_layer"))
    add(writer.add_context_length, first(config, "max_position_embeddings", "n_ctx", "n_positions"))
    add(writer.add_embedding_length, first(config, "hidden_size", "n_embd"))
    add(writer.add_feed_forward_length, first(config, "intermediate_size", "n_inner"))
    add(writer.add_head_count, first(config, "num_attention_heads", "n_head"))
    add(writer.add_head_count_kv, config.get("num_key_value_heads"))
    scaling = config.get("rope_scaling") or {}
    kind = scaling.get("rope_type", scaling.get("type"))
    if kind in ("linear", "yarn"):
        writer.add_rope_scaling_type(gguf.RopeScalingType(kind))
        writer.add_rope_scaling_factor(scaling["factor"])
    if kind == "yarn":
        writer.add_rope_scaling_orig_ctx_len(scaling["original_max_position_embeddings"])
    if kind in ("su", "longrope"):
        writer.add_rope_scaling_type(gguf.RopeScalingType.LONGROPE)
    add(writer.add_rope_freq_base, config.get("rope_theta"))
    add(writer.add_rope_freq_base_swa, config.get("rope_local_base_freq"))
    add(writer.add_layer_norm_rms_eps, config.get("rms_norm_eps"))
    add(writer.add_layer_norm_eps, first(config, "layer_norm_eps", "layer_norm_epsilon"))
    add(writer.add_key_length, config.get("head_dim"))
    add(writer.add_value_length, config.get("head_dim"))


def llama_keys(writer, config):
    usual_keys(writer, config)
    writer.add_vocab_size(config["vocab_size"])
    writer.add_rope_dimension_count(head_width(config))


def granite_keys(writer, config):
    llama_keys(writer, {**config, "head_dim": None})
    writer.add_attention_scale(config["attention_multiplier"])
    writer.add_embedding_scale(config["embedding_multiplier"])
    writer.add_residual_scale(config["residual_multiplier"])
    writer.add_logit_scale(config["logits_scaling"])


def gemma_keys(writer, config):
    # The base of the rotation is not written: 10000.
    usual_keys(writer, {**config, "rope_theta": None})


def gemma2_keys(writer, config):
    gemma_keys(writer, config)
    writer.add_attn_logit_softcapping(config["attn_logit_softcapping"])
    writer.add_final_logit_softcapping(config["final_logit_softcapping"])
    writer.add_sliding_window(config["sliding_window"])


def gemma3_keys(writer, config):
    usual_keys(writer, config)
    writer.add_sliding_window(config["sliding_window"])
    # Every sixth layer of the published models is without a window, which no key says.
    types = config.get("layer_types")
    period = types.index("full_attention") + 1 if types else config["sliding_window_pattern"]
    if period != 6:
        writer.add_uint32("gemma3.attention.sliding_window_pattern", period)


def phi3_keys(writer, config):
    usual_keys(writer, config)
    writer.add_rope_scaling_orig_ctx_len(config["original_max_position_embeddings"])
    writer.add_rope_dimension_count(int(config.get("partial_rotary_factor", 1.0) * head_width(config)))
    writer.add_sliding_window(config.get("sliding_window") or 0)
    if config.get("rope_scaling"):
        original = config["original_max_position_embeddings"]
        scale = config["max_position_embeddings"] / original
        writer.add_rope_scaling_attn_factors(math.sqrt(1 + math.log(scale) / math.log(original)) if scale > 1 else 1.0)


def gpt2_keys(writer, config):
    usual_keys(writer, {**config, "n_inner": 4 * config["n_embd"]})


def gptneox_keys(writer, config):
    # The base of the rotation is not written: 10000.
    usual_keys(writer, {**config, "rope_theta": None})
    writer.add_rope_dimension_count(int(config["rotary_pct"] * head_width(config)))
    writer.add_parallel_residual(config.get("use_parallel_residual", True))


def bloom_keys(writer, config):
    width = first(config, "hidden_size", "n_embed")
    heads = first(config, "n_head", "num_attention_heads")
    usual_keys(writer, {**config, "hidden_size": width, "intermediate_size": 4 * width, "num_key_value_heads": heads})
    writer.add_context_length(config.get("seq_length", width))


def bert_keys(writer, config):
    usual_keys(writer, config)
    writer.add_causal_attention(False)
    writer.add_token_type_count(config["type_vocab_size"])


def t5_keys(writer, config):
    writer.add_context_length(config.get("n_positions", 512))
    writer.add_embedding_length(config["d_model"])
    writer.add_feed_forward_length(config["d_ff"])
    writer.add_block_count(config["num_layers"])
    writer.add_decoder_block_count(config["num_decoder_layers"])
    writer.add_head_count(config["num_heads"])
    writer.add_key_length(config["d_kv"])
    writer.add_value_length(config["d_kv"])
    writer.add_layer_norm_eps(config["layer_norm_epsilon"])
    writer.add_relative_attn_buckets_count(config["relative_attention_num_buckets"])
    writer.add_layer_norm_rms_eps(config["layer_norm_epsilon"])
    writer.add_decoder_start_token_id(config["decoder_start_token_id"])


# Tensors


def as_it_is(name, tensor, config):
    return [(name, tensor)]


def permuted(tensor, heads):
    """Rows of every head from (first halves, second halves) to pairs, for a rotation of neighbours."""
    half = tensor.shape[0] // heads // 2
    return tensor.reshape(heads, 2, half, *tensor.shape[1:]).swapaxes(1, 2).reshape(tensor.shape)


def llama_tensors(name, tensor, config):
    if re.search(r"q_proj\.(weight|bias)$", name):
        tensor = permuted(tensor, config["num_attention_heads"])
    elif re.search(r"k_proj\.(weight|bias)$", name):
        tensor = permuted(tensor, config.get("num_key_value_heads", config["num_attention_heads"]))
    return [(name, tensor)]


def gemma_tensors(name, tensor, config):
    if name == "lm_head.weight":
        return []
    return [(name, tensor + 1 if name.endswith("norm.weight") else tensor)]


def gpt2_tensors(name, tensor, config):
    if re.search(r"\.(c_attn|c_proj|c_fc)\.weight$", name):
        tensor = tensor.T
    return [(name, tensor)]


def fused_by_head(name, tensor, config):
    """GPT-NeoX and Bloom: [head, (q, k, v), width] becomes q of all heads, then k, then v."""
    name = name.removeprefix("transformer.") if config["model_type"] == "bloom" else name
    if "query_key_value" in name:
        heads = first(config, "n_head", "num_attention_heads")
        width = tensor.shape[0] // heads // 3
        tensor = tensor.reshape(heads, 3, width, *tensor.shape[1:]).swapaxes(0, 1).reshape(tensor.shape)
    return [(name, tensor)]


def bert_tensors(name, tensor, config):
    name = name.removeprefix("bert.")
    if name == "embeddings.position_ids" or name.startswith(("pooler.", "cls.predictions", "cls.seq_relationship")):
        return []
    return [(name, tensor)]


def t5_tensors(name, tensor, config):
    return [] if name.endswith("embed_tokens.weight") else [(name, tensor)]


def no_more(arch, config):
    return {}


def llama3_factors(arch, config):
    """By what each frequency is divided. convert_hf_to_gguf.py looks for the original context's length in another
    place of config.json and falls back to 8192, which is the length of all published models."""
    scaling = config.get("rope_scaling") or {}
    if scaling.get("rope_type") != "llama3":
        return {}
    width = head_width(config)
    frequencies = 1.0 / (config["rope_theta"] ** (torch.arange(0, width, 2, dtype=torch.float32) / width))
    low, high, original = (
        scaling["low_freq_factor"],
        scaling["high_freq_factor"],
        scaling["original_max_position_embeddings"],
    )
    factors = []
    for frequency in frequencies:
        wavelength = 2 * math.pi / frequency
        if wavelength < original / high:
            factors.append(1)
        elif wavelength > original / low:
            factors.append(scaling["factor"])
        else:
            smooth = (original / wavelength - low) / (high - low)
            factors.append(1 / ((1 - smooth) / scaling["factor"] + smooth))
    return {"rope_freqs.weight": torch.tensor(factors, dtype=torch.float32)}


def longrope_factors(arch, config):
    scaling = config.get("rope_scaling") or {}
    return {
        f"rope_factors_{kind}.weight": torch.tensor(scaling[f"{kind}_factor"], dtype=torch.float32)
        for kind in ("long", "short")
        if f"{kind}_factor" in scaling
    }


@dataclass(frozen=True)
class Architecture:
    arch: gguf.MODEL_ARCH
    keys: Callable
    tensors: Callable = as_it_is  # (name, tensor, config) -> [(name, tensor)], by the names of Hugging Face
    more: Callable = no_more  # (arch, config) -> {name: tensor}, by the names of GGUF


ARCHITECTURES = {
    "llama": Architecture(ARCH.LLAMA, llama_keys, llama_tensors, llama3_factors),
    "mistral": Architecture(ARCH.LLAMA, llama_keys, llama_tensors),
    "granite": Architecture(ARCH.GRANITE, granite_keys, llama_tensors),
    "qwen2": Architecture(ARCH.QWEN2, usual_keys),
    "qwen3": Architecture(ARCH.QWEN3, usual_keys),
    "gemma": Architecture(ARCH.GEMMA, gemma_keys, gemma_tensors),
    "gemma2": Architecture(ARCH.GEMMA2, gemma2_keys, gemma_tensors),
    "gemma3_text": Architecture(ARCH.GEMMA3, gemma3_keys, gemma_tensors),
    "phi3": Architecture(ARCH.PHI3, phi3_keys, more=longrope_factors),
    "olmo2": Architecture(ARCH.OLMO2, usual_keys),
    "smollm3": Architecture(ARCH.SMOLLM3, llama_keys, llama_tensors),
    "gpt2": Architecture(ARCH.GPT2, gpt2_keys, gpt2_tensors),
    "gpt_neox": Architecture(ARCH.GPTNEOX, gptneox_keys, fused_by_head),
    "bloom": Architecture(ARCH.BLOOM, bloom_keys, fused_by_head),
    "bert": Architecture(ARCH.BERT, bert_keys, bert_tensors),
    "t5": Architecture(ARCH.T5, t5_keys, t5_tensors),
    "mt5": Architecture(ARCH.T5, t5_keys, t5_tensors),
}


def load_tensors(folder):
    tensors = {}
    for file in sorted(folder.glob("model*.safetensors")):
        tensors.update(load_file(file))
    return tensors


def convert(folder, out, tokenizer=None, pre="default", quantised=None):
    """`quantised` is the type of all matrices whose rows are whole blocks of it, as llama-quantize does it."""
    config = json.loads((folder / "config.json").read_text())
    architecture = ARCHITECTURES[config["model_type"]]
    arch = architecture.arch
    writer = gguf.GGUFWriter(out, gguf.MODEL_ARCH_NAMES[arch])
    writer.add_type(gguf.GGUFType.MODEL)
    writer.add_name(folder.name)
    architecture.keys(writer, config)
    writer.add_file_type(gguf.LlamaFileType.ALL_F32)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    gguf_vocabulary.add(writer, tokenizer or folder, config, pre)

    names = gguf.get_tensor_name_map(arch, first(config, "num_decoder_layers", "num_hidden_layers", "n_layer"))
    tensors = dict(architecture.more(arch, config))
    for source, tensor in load_tensors(folder).items():
        if source.endswith(LEFT_OUT):
            continue
        for name, changed in architecture.tensors(source, tensor.float(), config):
            mapped = names.get_name(name, try_suffixes=(".weight", ".bias"))
            assert mapped is not None, f"{name} has no name in {arch}"
            tensors[mapped] = changed
    for name, tensor in tensors.items():
        data, kind = tensor.contiguous().numpy(), Type.F32
        if quantised is not None and data.ndim == 2 and data.shape[1] % gguf.GGML_QUANT_SIZES[quantised][0] == 0:
            data, kind = gguf.quants.quantize(data, quantised), quantised
        writer.add_tensor(name, data, raw_dtype=kind)

    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_vocabulary(folder, out):
    """The tokenizer of a folder without its model."""
    writer = gguf.GGUFWriter(out, "llama")
    gguf_vocabulary.add(writer, folder, json.loads((folder / "config.json").read_text()), "default")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    writer.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("out", type=Path, nargs="?")
    parser.add_argument("--tokenizer", type=Path, help="where the tokenizer's files are")
    parser.add_argument("--pre", default="default", help='tokenizer.ggml.pre, for instance "llama-bpe"')
    parser.add_argument("--quantise", type=lambda name: Type[name], help="type of the matrices, for instance Q8_0")
    parser.add_argument("--fixtures", action="store_true", help="write those of tests/data/gguf")
    arguments = parser.parse_args()
    if arguments.fixtures:
        for name in FIXTURES:
            convert(ROOT / "tests/data/models" / name, ROOT / "tests/data/gguf" / f"{name}.gguf")
        (ROOT / "tests/data/gguf/families").mkdir(exist_ok=True)
        for name in FAMILY_FIXTURES:
            convert(ROOT / "tests/data/families" / name, ROOT / "tests/data/gguf/families" / f"{name}.gguf")
        write_vocabulary(ROOT / "resources/model", ROOT / "tests/data/gguf/vocabulary.gguf")
    else:
        convert(arguments.folder, arguments.out, arguments.tokenizer, arguments.pre, arguments.quantise)


if __name__ == "__main__":
    main()
