# SPDX-License-Identifier: GPL-3.0-or-later
"""Ranks of what a head computes on a text, and the geometry of its projections, from the reference's tensors."""

import numpy as np
import torch
from transformers.models.llama.modeling_llama import apply_rotary_pos_emb, repeat_kv

import reference

HEAD, OTHER = (2, 5), (2, 2)  # layer, head


def spectrum(matrix):
    """Singular values, and the effective rank: exp of the entropy of their shares (Roy and Vetterli 2007)."""
    values = np.linalg.svd(np.asarray(matrix, np.float64), compute_uv=False)
    shares = values / values.sum()
    shares = shares[shares > 0]
    threshold = values[0] * max(matrix.shape) * np.finfo(np.float32).eps
    return {"rank": int((values > threshold).sum()), "effective": float(np.exp(-(shares * np.log(shares)).sum())),
            "largest": float(values[0])}


@torch.no_grad()
def head_states(model, layer, hidden):
    """Rotated queries, rotated keys and values of a layer, each (heads, T, width); keys and values repeated."""
    block, config = model.model.layers[layer], model.config
    states = block.input_layernorm(hidden)[None]
    length, width = states.shape[1], reference.head_dim(config)

    def split(projection, heads):
        return projection(states).view(1, length, heads, width).transpose(1, 2)
    query = split(block.self_attn.q_proj, config.num_attention_heads)
    key = split(block.self_attn.k_proj, config.num_key_value_heads)
    value = split(block.self_attn.v_proj, config.num_key_value_heads)
    cosine, sine = model.model.rotary_emb(states, torch.arange(length)[None])
    query, key = apply_rotary_pos_emb(query, key, cosine, sine)
    group = config.num_attention_heads // config.num_key_value_heads
    return query[0], repeat_kv(key, group)[0], repeat_kv(value, group)[0]


def folded(model, layer, head):
    """W_Q and W_K of a head (width, d), the norm's weight folded in."""
    block, config = model.model.layers[layer], model.config
    norm, width = block.input_layernorm.weight, reference.head_dim(config)
    kv_head = head * config.num_key_value_heads // config.num_attention_heads
    query = block.self_attn.q_proj.weight[head * width:(head + 1) * width] * norm
    key = block.self_attn.k_proj.weight[kv_head * width:(kv_head + 1) * width] * norm
    return query.detach().numpy(), key.detach().numpy()


def angles(one, other):
    """Smallest and largest principal angle of two row spaces, degrees, and the mean squared cosine."""
    bases = [np.linalg.qr(matrix.T)[0] for matrix in (one, other)]
    cosines = np.clip(np.linalg.svd(bases[0].T @ bases[1], compute_uv=False), 0, 1)
    found = np.degrees(np.arccos(cosines))
    return {"smallest": float(found.min()), "largest": float(found.max()), "overlap": float((cosines ** 2).mean())}


def ranks(model, result):
    """Of HEAD on a text, whose result is reference.compute's, and of its weights beside OTHER's."""
    layer, head = HEAD
    query, key, value = head_states(model, layer, result["hidden"][layer])
    outputs = result["attentions"][layer] @ value
    (a_query, a_key), (b_query, b_key) = folded(model, *HEAD), folded(model, *OTHER)
    product = a_query.T @ a_key
    symmetric = (product + product.T) / 2
    return {
        "head": HEAD, "other": OTHER,
        "scores": spectrum(query[head] @ key[head].T), "weights": spectrum(result["attentions"][layer, head]),
        "output": spectrum(outputs[head]), "concatenation": spectrum(torch.cat(list(outputs), 1)),
        "qk": {"symmetric": float((symmetric ** 2).sum() / (product ** 2).sum()), **spectrum(product)},
        "query_angles": angles(a_query, b_query), "key_angles": angles(a_key, b_key),
    }
