# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of a family's model, unchanged or patched so that its own attention computes something else."""

import copy
import math

import torch

import pictures
from reference import NAMED_RUNS, groups_run, pool_heads


def runs_for(family):
    known = {**NAMED_RUNS, "groups_1_mean": groups_run(1, "mean")}
    return [known[name] for name in ("model", *family.runs)]


def attentions_of(model):
    """The self-attention modules of a model without a second stack, in the order of the layers."""
    names = ("self_attn", "attn", "attention", "self_attention", "self")
    found = [module for path, module in model.named_modules() if path.split(".")[-1] in names]
    return [module for module in found if fused_or_separate(module)]


def fused_or_separate(module):
    return any(hasattr(module, name) for name in ("k_proj", "qkv_proj", "c_attn", "query_key_value", "key"))


def set_factor(attention, factor):
    """Makes the scores factor * query . key, before a cap and a bias of positions."""
    if hasattr(attention, "scaling"):
        attention.scaling = factor
    elif hasattr(attention, "inv_norm_factor"):  # BLOOM
        attention.inv_norm_factor = factor
    else:
        size = attention.head_dim if hasattr(attention, "c_attn") else attention.attention_head_size
        change = factor * math.sqrt(size)
        for parameter, part in query_parts(attention):
            part *= change


def query_parts(attention):
    """Each parameter with the part of it that makes queries."""
    if hasattr(attention, "c_attn"):  # GPT-2: [inputs, queries | keys | values]
        return [(p, p[..., : p.shape[-1] // 3]) for p in attention.c_attn.parameters()]
    return [(p, p) for p in attention.query.parameters()]


def key_and_value_parts(attention, config):
    """The parts of parameters that make keys, and values: [heads * head_dim, ...] or [heads, head_dim, ...]."""
    if hasattr(attention, "c_attn"):
        size = attention.embed_dim
        rows = [p.transpose(0, -1) for p in attention.c_attn.parameters()]
        return [p[begin : begin + size] for p in rows for begin in (size, 2 * size)]
    if hasattr(attention, "query_key_value"):  # GPT-NeoX: each head has its query, key and value together
        shape = (config.num_attention_heads, 3, attention.head_size)
        return [p.unflatten(0, shape)[:, part] for p in attention.query_key_value.parameters() for part in (1, 2)]
    if hasattr(attention, "qkv_proj"):  # Phi-3: queries, keys, values
        size = config.num_key_value_heads * attention.head_dim
        weight = attention.qkv_proj.weight
        return [weight[-2 * size : -size], weight[-size:]]
    names = ("key", "value") if hasattr(attention, "key") else ("k_proj", "v_proj")
    parts = [p for name in names for p in getattr(attention, name).parameters()]
    if type(attention).__name__ == "Olmo2Attention":  # its norm spans all heads
        parts.append(attention.k_norm.weight)
    return parts


def patched(model, run):
    """A copy of the model whose own attention gives what the run asks for."""
    model = copy.deepcopy(model)
    if run.name == "model":
        return model
    own = getattr(model.config, "num_key_value_heads", model.config.num_attention_heads)
    with torch.no_grad():
        for attention in attentions_of(model):
            if run.factor is not None:
                set_factor(attention, run.factor)
            if run.kv_heads is not None:
                for part in key_and_value_parts(attention, model.config):
                    pooled = pool_heads(part.reshape(own, -1), own, run.kv_heads, run.pool)
                    part.copy_(pooled.reshape(part.shape))
    return model


def compute_from(model, inputs):
    """What the model computes from the inputs of a golden file: ids, or the patches of a picture."""
    if inputs.get("patches") is not None:
        patch = pictures.patch_of(model.config)
        pixels = pictures.pixels_of(inputs["patches"], patch).to(next(model.parameters()).dtype)
        return pictures.compute(model, pixels)
    return compute(model, inputs["ids"], inputs["types"], inputs["source"])


@torch.no_grad()
def compute(model, ids, types, source):
    """What the golden files store, without the name of the run. See README.md."""
    inputs = {"input_ids": torch.tensor([ids])}
    if types is not None:
        inputs["token_type_ids"] = torch.tensor([types])
    if source is not None:
        inputs = {"input_ids": torch.tensor([source]), "decoder_input_ids": inputs["input_ids"]}
    output = model(**inputs, output_attentions=True, output_hidden_states=True, return_dict=True)
    prefix = "decoder_" if source is not None else ""
    hidden = output[prefix + "hidden_states"]
    result = {"self": output[prefix + "attentions"], "hidden": hidden[:-1]}
    if source is not None:
        result["encoder"] = output.encoder_attentions
        result["cross"] = output.cross_attentions
    result = {kind: torch.cat(tensors) for kind, tensors in result.items()}
    result["final"] = hidden[-1][0]
    if source is not None:
        result["encoder_final"] = output.encoder_last_hidden_state[0]
    if "logits" in output and output.logits.dim() == 3:  # a discriminator has one number for each position
        result["logits"] = output.logits[0]
    return result
