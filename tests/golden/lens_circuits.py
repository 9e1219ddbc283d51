#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Circuits of tiny checkpoints as TransformerLens 2.16 computes them (fold_ln), in float64. See README.md.

Only its converters and its FactoredMatrix are used; packages that it wants for data sets and logging need not be there.
"""

import importlib
import json
import sys
from unittest import mock

import torch
from transformers import AutoModelForCausalLM  # looks for packages before some of them are replaced

from make_fixtures import ROOT

for package in ("accelerate", "datasets", "datasets.arrow_dataset", "datasets.load", "pandas", "wandb", "IPython"):
    try:
        importlib.import_module(package)
    except ImportError:
        sys.modules[package] = mock.MagicMock()

from transformer_lens import HookedTransformer, HookedTransformerConfig  # noqa: E402
from transformer_lens.pretrained import weight_conversions as conversions  # noqa: E402

DATA = ROOT / "tests/data"


def shape(config):
    heads = config.num_attention_heads
    return dict(
        d_model=config.hidden_size,
        n_layers=config.num_hidden_layers,
        n_heads=heads,
        d_head=getattr(config, "head_dim", None) or config.hidden_size // heads,
        n_ctx=config.max_position_embeddings,
        d_vocab=config.vocab_size,
        dtype=torch.float64,
        init_weights=False,
    )


def gpt2(config):
    return dict(d_mlp=4 * config.n_embd, act_fn="gelu_new", normalization_type="LN"), conversions.convert_gpt2_weights


def gpt_neox(config):
    settings = dict(
        d_mlp=config.intermediate_size,
        act_fn="gelu",
        normalization_type="LN",
        positional_embedding_type="rotary",
        rotary_dim=int(config.rotary_pct * config.hidden_size // config.num_attention_heads),
        parallel_attn_mlp=True,
    )
    return settings, conversions.convert_neox_weights


def llama(config):
    settings = dict(
        d_mlp=config.intermediate_size,
        act_fn="silu",
        normalization_type="RMS",
        positional_embedding_type="rotary",
        rotary_dim=config.head_dim,
        gated_mlp=True,
        final_rms=True,
        n_key_value_heads=config.num_key_value_heads,
    )
    return settings, conversions.convert_llama_weights


MODELS = {"families/gpt2": gpt2, "families/gpt_neox": gpt_neox, "models/gqa": llama}


def hooked(folder, describe):
    model = AutoModelForCausalLM.from_pretrained(DATA / folder, torch_dtype=torch.float64)
    settings, convert = describe(model.config)
    config = HookedTransformerConfig(**shape(model.config), **settings)
    lens = HookedTransformer(config)
    # What is written keeps its mean here as in the checkpoint; TransformerLens takes it out unless told otherwise.
    lens.load_and_process_state_dict(
        convert(model, config), fold_ln=True, center_writing_weights=False, center_unembed=False
    )
    return lens


def numbers(tensor):
    return [float(f"{value:.9g}") for value in tensor.flatten().tolist()]


def circuits(lens):
    eigenvalues = lens.OV.eigenvalues
    # The order of singular values and the shapes are layers, heads, d_k.
    result = {
        "copying": numbers(eigenvalues.sum(-1).real / eigenvalues.abs().sum(-1)),
        "qk_singular_values": numbers(lens.QK.svd()[1]),
        "ov_singular_values": numbers(lens.OV.svd()[1]),
    }
    for mode in "QKV":
        result["composition_" + mode] = numbers(lens.all_composition_scores(mode))
    return result


def main():
    torch.set_num_threads(1)
    found = {folder: circuits(hooked(folder, describe)) for folder, describe in MODELS.items()}
    (DATA / "circuits").mkdir(exist_ok=True)
    (DATA / "circuits" / "lens.json").write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
