# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the checkpoint of a family as published ones look, and reads it back."""

import json
import math
import shutil
from pathlib import Path

import torch
import transformers
from safetensors.torch import load_file, save_file

from checkpoints import seed_for

QUERY_OR_KEY = ("q_proj", "k_proj", "query", "key", "q_lin", "k_lin", "q", "k")
FUSED = ("qkv_proj", "c_attn", "query_key_value")


def randomise(model, family):
    """Weights large enough for attention to be far from uniform; norms around 1; no bias is 0."""
    done = set()
    with torch.no_grad():
        for path, module in model.named_modules():
            for kind, parameter in module.named_parameters(recurse=False):
                if parameter.requires_grad and id(parameter) not in done:
                    fill(path.split(".")[-1], module, kind, parameter, family)
                done.add(id(parameter))
        if hasattr(model, "final_logits_bias"):
            model.final_logits_bias.normal_(0.0, 0.5)


def fill(name, module, kind, parameter, family):
    if kind.endswith("bias"):
        parameter.normal_(0.0, 0.3)
    elif "Norm" in type(module).__name__:
        around_0 = type(module).__name__.startswith("Gemma")  # multiplies by 1 + weight
        parameter.uniform_(-0.5, 0.5) if around_0 else parameter.uniform_(0.5, 1.5)
    elif name == "relative_attention_bias":
        parameter.normal_(0.0, 1.0)
    elif kind == "lambda1":
        parameter.uniform_(0.5, 1.5)  # of a LayerScale
    elif isinstance(module, torch.nn.Conv2d):
        parameter.normal_(0.0, 0.07)
    elif isinstance(module, torch.nn.Embedding) or kind.endswith(("token", "tokens", "embeddings", "embedding")):
        parameter.normal_(0.0, family.embedding)
    elif name in QUERY_OR_KEY + FUSED:
        parameter.normal_(0.0, family.bold / math.sqrt(parameter.numel() / output_size(module)))
    else:
        parameter.normal_(0.0, 0.2)


def output_size(module):
    return module.nf if hasattr(module, "nf") else module.out_features


def published_gpt2(tensors):
    """As gpt2: no prefix, and the causal masks as buffers."""
    positions = tensors["transformer.wpe.weight"].shape[0]
    mask = torch.ones(positions, positions).tril()[None, None]
    tensors = {name.removeprefix("transformer."): tensor for name, tensor in tensors.items()}
    for layer in range(2):
        tensors[f"h.{layer}.attn.bias"] = mask.clone()
    return tensors


def published_gpt_neox(tensors):
    """As the first pythia files: masks and frequencies as buffers."""
    for layer in range(2):
        prefix = f"gpt_neox.layers.{layer}.attention."
        tensors[prefix + "bias"] = torch.ones(40, 40, dtype=torch.bool).tril()[None, None]
        tensors[prefix + "masked_bias"] = torch.tensor(-1e9)
        tensors[prefix + "rotary_emb.inv_freq"] = 500.0 ** -(torch.arange(0, 4, 2) / 4)
    return tensors


def published_bert(tensors):
    """As bert-base-uncased: gamma and beta, and what only pretraining and pooling need."""
    tensors = {
        name.replace("LayerNorm.weight", "LayerNorm.gamma").replace("LayerNorm.bias", "LayerNorm.beta"): tensor
        for name, tensor in tensors.items()
    }
    size = tensors["bert.embeddings.LayerNorm.gamma"].shape[0]
    tensors["bert.embeddings.position_ids"] = torch.arange(40)[None]
    tensors["bert.pooler.dense.weight"] = torch.randn(size, size)
    tensors["bert.pooler.dense.bias"] = torch.randn(size)
    tensors["cls.seq_relationship.weight"] = torch.randn(2, size)
    tensors["cls.seq_relationship.bias"] = torch.randn(2)
    return tensors


def published_bloom(tensors):
    """As bloom-560m: no prefix."""
    return {name.removeprefix("transformer."): tensor for name, tensor in tensors.items()}


PUBLISHED = {"bloom": published_bloom, "gpt2": published_gpt2, "gpt_neox": published_gpt_neox, "bert": published_bert}


def save(family, folder: Path):
    """Makes the checkpoint and writes it as config.json and model.safetensors."""
    torch.manual_seed(seed_for(family.name))
    model = getattr(transformers, family.architecture)(family.config())
    randomise(model, family)
    shutil.rmtree(folder, ignore_errors=True)
    model.save_pretrained(folder)
    (folder / "generation_config.json").unlink(missing_ok=True)

    path = folder / "config.json"
    config = {key: value for key, value in json.loads(path.read_text()).items() if key not in family.dropped}
    path.write_text(json.dumps({**config, **family.added}, indent=2) + "\n")
    if family.picture:
        (folder / "preprocessor_config.json").write_text(json.dumps(family.picture, indent=2) + "\n")

    if family.published:
        path = folder / "model.safetensors"
        save_file(PUBLISHED[family.published](load_file(path)), path, metadata={"format": "pt"})


def load(family, folder: Path):
    """The checkpoint as its files have it. Nothing may be missing or made up."""
    model, info = getattr(transformers, family.architecture).from_pretrained(
        folder, torch_dtype=torch.float32, attn_implementation="eager", output_loading_info=True
    )
    assert not info["missing_keys"] and not info["mismatched_keys"], info
    return model.eval()


def texts(family):
    """ids, token types or None, source ids or None."""
    generator = torch.Generator().manual_seed(seed_for(family.name))

    def draw(first, length, last):
        middle = torch.randint(4, 60, (length - len(first) - len(last),), generator=generator)
        return [*first, *middle.tolist(), *last]

    ids = draw(family.first, family.length, family.last)
    types = None if family.second is None else [int(i >= family.second) for i in range(len(ids))]
    source = None if family.source is None else draw((), family.source, family.source_last)
    return ids, types, source
