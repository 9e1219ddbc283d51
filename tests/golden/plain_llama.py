# SPDX-License-Identifier: GPL-3.0-or-later
"""A LLaMA-type model in numpy and float64, written from the definition, sharing nothing with transformers.

Factor, regrouping and mask are done here in the computation, not by patching weights as reference.py does.
"""

import json
import math

import numpy as np
from safetensors.torch import load_file


class PlainLlama:
    def __init__(self, folder):
        self.config = json.loads((folder / "config.json").read_text())
        self.weights = {}
        for file in sorted(folder.glob("model*.safetensors")):
            for name, tensor in load_file(file).items():
                self.weights[name] = tensor.double().numpy()
        self.heads = self.config["num_attention_heads"]
        self.kv_heads = self.config["num_key_value_heads"]
        self.head_dim = self.config.get("head_dim") or self.config["hidden_size"] // self.heads

    def linear(self, name, x):
        return x @ self.weights[name + ".weight"].T + self.weights.get(name + ".bias", 0.0)

    def norm(self, name, x):
        mean_square = np.mean(x * x, axis=-1, keepdims=True)
        return x / np.sqrt(mean_square + self.config["rms_norm_eps"]) * self.weights[name + ".weight"]

    def frequencies(self):
        exponents = np.arange(0, self.head_dim, 2) / self.head_dim
        frequencies = self.config["rope_theta"] ** -exponents
        scaling = self.config.get("rope_scaling")
        if scaling is None:
            return frequencies
        assert scaling["rope_type"] == "llama3"
        low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
        turns = scaling["original_max_position_embeddings"] * frequencies / (2 * math.pi)
        kept = np.clip((turns - low) / (high - low), 0, 1)
        return frequencies * (kept + (1 - kept) / scaling["factor"])

    def rotate(self, x):
        """x: [heads, T, head_dim]; dimension i turns with dimension i + head_dim / 2."""
        angles = np.outer(np.arange(x.shape[1]), self.frequencies())
        cos, sin = np.cos(angles), np.sin(angles)
        a, b = np.split(x, 2, axis=-1)
        return np.concatenate([a * cos - b * sin, b * cos + a * sin], axis=-1)

    def visible(self, run, length):
        back = np.arange(length)[:, None] - np.arange(length)[None, :]
        if run["mask"] == "none":
            return np.full((length, length), True)
        window = run["window"] if run["mask"] == "window" else self.window() or length
        return (back >= 0) & (back < window)

    def window(self):
        return self.config.get("sliding_window") if self.config.get("use_sliding_window", True) else None

    def split_heads(self, x):
        return x.reshape(len(x), -1, self.head_dim).transpose(1, 0, 2)

    def for_queries(self, x, run):
        """Key or value heads [kv_heads, T, head_dim] regrouped and repeated, one for each query head."""
        wanted = run["kv_heads"] or self.kv_heads
        grouped = x.reshape(wanted, self.kv_heads // wanted, *x.shape[1:])
        pooled = grouped[:, 0] if run["pool"] == "first" else grouped.mean(1)
        return np.repeat(pooled, self.heads // wanted, axis=0)

    def attention(self, prefix, x, run):
        q, k, v = (self.split_heads(self.linear(f"{prefix}.{name}_proj", x)) for name in "qkv")
        q, k, v = self.rotate(q), self.rotate(self.for_queries(k, run)), self.for_queries(v, run)
        factor = run["factor"] if run["factor"] is not None else 1 / math.sqrt(self.head_dim)
        scores = np.where(self.visible(run, len(x)), q @ k.transpose(0, 2, 1) * factor, -np.inf)
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        mixed = (weights @ v).transpose(1, 0, 2).reshape(len(x), -1)
        return weights, self.linear(f"{prefix}.o_proj", mixed)

    def mlp(self, prefix, x):
        gate = self.linear(f"{prefix}.gate_proj", x)
        return self.linear(f"{prefix}.down_proj", gate / (1 + np.exp(-gate)) * self.linear(f"{prefix}.up_proj", x))

    def compute(self, run, ids):
        embeddings = self.weights["model.embed_tokens.weight"]
        x, attentions, hidden = embeddings[ids], [], []
        for layer in range(self.config["num_hidden_layers"]):
            prefix = f"model.layers.{layer}"
            hidden.append(x)
            weights, mixed = self.attention(f"{prefix}.self_attn", self.norm(f"{prefix}.input_layernorm", x), run)
            attentions.append(weights)
            x = x + mixed
            x = x + self.mlp(f"{prefix}.mlp", self.norm(f"{prefix}.post_attention_layernorm", x))
        head = embeddings if self.config["tie_word_embeddings"] else self.weights["lm_head.weight"]
        logits = self.norm("model.norm", x) @ head.T
        return {"attentions": np.stack(attentions), "logits": logits, "hidden": np.stack(hidden)}


def mean_loss(logits, ids):
    logits = logits[:-1]
    top = logits.max(-1)
    log_sums = np.log(np.exp(logits - top[:, None]).sum(-1)) + top
    return float(np.mean(log_sums - logits[np.arange(len(logits)), ids[1:]]))
