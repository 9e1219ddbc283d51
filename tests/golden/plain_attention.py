# SPDX-License-Identifier: GPL-3.0-or-later
"""The first layer's attention of some families in numpy and float64, written from the definitions.

Factor and regrouping are done here in the computation, not by patching weights as family_runs.py does.
"""

import json

import numpy as np
from safetensors.numpy import load_file


def rms_norm(x, weight, eps):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + eps) * weight


def layer_norm(x, weight, bias, eps):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps) * weight + bias


def rotate(x, base, dimensions):
    """x: [heads, T, head_dim]; dimension i turns with dimension i + dimensions / 2, the rest stays."""
    angles = np.outer(np.arange(x.shape[1]), base ** (-np.arange(0, dimensions, 2) / dimensions))
    cos, sin = np.cos(angles), np.sin(angles)
    a, b, rest = np.split(x, [dimensions // 2, dimensions], axis=-1)
    return np.concatenate([a * cos - b * sin, b * cos + a * sin, rest], axis=-1)


def split_heads(x, heads):
    return x.reshape(len(x), heads, -1).transpose(1, 0, 2)


class PlainAttention:
    """After `compute`, the weights [heads, T, T] of layer 0 for what enters it."""

    def __init__(self, folder):
        self.config = json.loads((folder / "config.json").read_text())
        self.weights = {
            name: tensor.astype(float) for name, tensor in load_file(folder / "model.safetensors").items()
        }
        self.kind = self.config["model_type"]

    def compute(self, run, x):
        queries, keys, factor = getattr(self, self.kind)(x.astype(float), run["kv_heads"] == 1)
        factor = factor if run["factor"] is None else run["factor"]
        scores = factor * queries @ np.repeat(keys, len(queries) // len(keys), axis=0).transpose(0, 2, 1)
        back = np.arange(len(x))[:, None] - np.arange(len(x))[None, :]
        if self.kind == "bloom":
            scores = scores - self.slopes()[:, None, None] * back
        cap = self.config.get("attn_logit_softcapping")
        scores = cap * np.tanh(scores / cap) if cap else scores
        if self.kind != "bert":
            scores = np.where((back >= 0) & (back < (self.config.get("sliding_window") or len(x))), scores, -np.inf)
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        return weights / weights.sum(-1, keepdims=True)

    def linear(self, name, x):
        return x @ self.weights[name + ".weight"].T + self.weights.get(name + ".bias", 0.0)

    def gpt2(self, x, pooled):
        prefix, heads = "transformer.h.0.", self.config["n_head"]
        norm = (self.weights[prefix + "ln_1." + kind] for kind in ("weight", "bias"))
        x = layer_norm(x, *norm, self.config["layer_norm_epsilon"])
        x = x @ self.weights[prefix + "attn.c_attn.weight"] + self.weights[prefix + "attn.c_attn.bias"]
        queries, keys, _ = (split_heads(part, heads) for part in np.split(x, 3, axis=-1))
        return queries, self.pool(keys, pooled), queries.shape[-1] ** -0.5

    def by_head(self, x, prefix, attention, heads, eps):
        """Queries and keys of a projection that has each head's query, key and value together."""
        norm = (self.weights[prefix + "input_layernorm." + kind] for kind in ("weight", "bias"))
        x = self.linear(f"{prefix}{attention}.query_key_value", layer_norm(x, *norm, eps))
        return x.reshape(len(x), heads, 3, -1).transpose(2, 1, 0, 3)[:2]

    def gpt_neox(self, x, pooled):
        heads, eps = self.config["num_attention_heads"], self.config["layer_norm_eps"]
        queries, keys = self.by_head(x, "gpt_neox.layers.0.", "attention", heads, eps)
        size = queries.shape[-1]
        turned = int(size * self.config["rotary_pct"])
        base = self.config["rotary_emb_base"]
        return rotate(queries, base, turned), rotate(self.pool(keys, pooled), base, turned), size**-0.5

    def bloom(self, x, pooled):
        eps = self.config["layer_norm_epsilon"]
        queries, keys = self.by_head(x, "transformer.h.0.", "self_attention", self.config["n_head"], eps)
        return queries, self.pool(keys, pooled), queries.shape[-1] ** -0.5

    def slopes(self):
        """For 6 heads: those of 4 heads, then the first odd ones of 8."""
        assert self.config["n_head"] == 6
        return 2.0 ** -np.array([2, 4, 6, 8, 1, 3])

    def bert(self, x, pooled):
        prefix, heads = "bert.encoder.layer.0.attention.self.", self.config["num_attention_heads"]
        queries, keys = (split_heads(self.linear(prefix + name, x), heads) for name in ("query", "key"))
        return queries, self.pool(keys, pooled), queries.shape[-1] ** -0.5

    def phi3(self, x, pooled):
        prefix, heads, kv_heads = self.llama_sizes()
        x = rms_norm(x, self.weights[prefix + "input_layernorm.weight"], self.config["rms_norm_eps"])
        x = self.linear(prefix + "self_attn.qkv_proj", x)
        size = x.shape[-1] // (heads + 2 * kv_heads)
        queries, keys, _ = np.split(x, [heads * size, (heads + kv_heads) * size], axis=-1)
        return self.rotated(split_heads(queries, heads), self.pool(split_heads(keys, kv_heads), pooled))

    def olmo2(self, x, pooled):
        prefix, heads, kv_heads = self.llama_sizes()
        eps = self.config["rms_norm_eps"]
        query_norm, key_norm = (self.weights[f"{prefix}self_attn.{name}_norm.weight"] for name in "qk")
        queries, keys = (self.linear(f"{prefix}self_attn.{name}_proj", x) for name in "qk")
        if pooled:
            keys = self.pool(split_heads(keys, kv_heads), True)[0]
            key_norm, kv_heads = key_norm.reshape(kv_heads, -1).mean(0), 1
        queries, keys = rms_norm(queries, query_norm, eps), rms_norm(keys, key_norm, eps)
        return self.rotated(split_heads(queries, heads), split_heads(keys, kv_heads))

    def llama_like(self, x, pooled):
        prefix, heads, kv_heads = self.llama_sizes()
        added = 1.0 if self.kind.startswith("gemma") else 0.0
        eps = self.config["rms_norm_eps"]
        x = rms_norm(x, self.weights[prefix + "input_layernorm.weight"] + added, eps)
        queries = split_heads(self.linear(prefix + "self_attn.q_proj", x), heads)
        keys = self.pool(split_heads(self.linear(prefix + "self_attn.k_proj", x), kv_heads), pooled)
        norms = [self.weights.get(f"{prefix}self_attn.{name}_norm.weight") for name in "qk"]
        if norms[0] is not None:
            queries, keys = (rms_norm(heads, norm + added, eps) for heads, norm in zip((queries, keys), norms))
        return self.rotated(queries, keys)

    qwen3 = gemma2 = gemma3_text = granite = llama_like

    def llama_sizes(self):
        return "model.layers.0.", self.config["num_attention_heads"], self.config["num_key_value_heads"]

    def rotated(self, queries, keys):
        base, size = self.config.get("rope_local_base_freq") or self.config["rope_theta"], queries.shape[-1]
        factor = self.config.get("attention_multiplier") or self.config.get("query_pre_attn_scalar", size) ** -0.5
        return rotate(queries, base, size), rotate(keys, base, size), factor

    @staticmethod
    def pool(keys, pooled):
        return keys.mean(0, keepdims=True) if pooled else keys
