# SPDX-License-Identifier: GPL-3.0-or-later
"""A LLaMA-type decoder whose attention is written out, so that scores can be watched and weights kept.

Letters for shapes: B rows, T positions, D width, G key/value heads, R query heads for each of them (query
head number g * R + r reads key/value head g), H = G * R query heads, K = D / H numbers a head, V vocabulary.
Parameters are named as in Hugging Face LLaMA checkpoints; the embedding is also the output matrix.
"""
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from attention import ScoreReport, Watch, causal_attention
from fused import Normalise, Rotate


NAME = "tales-5m"  # that programs show


@dataclass(frozen=True)
class Shape:
    """Sizes of a model; config() and from_config() are Hugging Face's config.json."""

    vocabulary: int
    width: int = 256
    layers: int = 6
    heads: int = 8
    kv_heads: int = 4
    feed_forward: int = 640
    longest: int = 512
    norm_epsilon: float = 1e-5
    rotary_base: float = 10000.0

    @property
    def head_width(self) -> int:
        return self.width // self.heads

    def config(self) -> dict:
        return dict(
            architectures=["LlamaForCausalLM"], model_type="llama", _name_or_path=NAME,
            vocab_size=self.vocabulary,
            hidden_size=self.width, intermediate_size=self.feed_forward, num_hidden_layers=self.layers,
            num_attention_heads=self.heads, num_key_value_heads=self.kv_heads, head_dim=self.head_width,
            hidden_act="silu", max_position_embeddings=self.longest, rms_norm_eps=self.norm_epsilon,
            rope_theta=self.rotary_base, tie_word_embeddings=True, attention_bias=False, mlp_bias=False,
            bos_token_id=1, eos_token_id=2, torch_dtype="bfloat16")

    @staticmethod
    def from_config(config: dict) -> "Shape":
        return Shape(
            config["vocab_size"], config["hidden_size"], config["num_hidden_layers"],
            config["num_attention_heads"], config["num_key_value_heads"], config["intermediate_size"],
            config["max_position_embeddings"], config["rms_norm_eps"], config["rope_theta"])


def rotary_angles(positions: int, head_width: int, base: float) -> tuple[Tensor, Tensor]:
    """Cosine and sine of position * base^(-2i / K), each (T, 1, K / 2)."""
    frequency = base ** (-torch.arange(0, head_width, 2).float() / head_width)
    angle = torch.outer(torch.arange(positions).float(), frequency)[:, None]
    return angle.cos(), angle.sin()


class RMSNorm(nn.Module):
    """x / sqrt(mean(x^2) + epsilon) * weight over the last axis."""

    def __init__(self, width: int, epsilon: float):
        super().__init__()
        self.weight, self.epsilon = nn.Parameter(torch.ones(width)), epsilon

    def forward(self, x: Tensor) -> Tensor:
        return Normalise.apply(x, self.weight, self.epsilon)


class Attention(nn.Module):
    """Grouped-query causal attention. `scale` is 1/sqrt(K); set it to 1 to see what the factor is for."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.kv_heads, self.head_width = shape.kv_heads, shape.head_width
        self.group = shape.heads // shape.kv_heads
        self.scale = shape.head_width ** -0.5
        queries, keys = shape.heads * shape.head_width, shape.kv_heads * shape.head_width
        self.q_proj = nn.Linear(shape.width, queries, bias=False)
        self.k_proj = nn.Linear(shape.width, keys, bias=False)
        self.v_proj = nn.Linear(shape.width, keys, bias=False)
        self.o_proj = nn.Linear(queries, shape.width, bias=False)

    def forward(self, x: Tensor, angles: tuple[Tensor, Tensor], watch: Watch,
                keep: list[Tensor] | None = None) -> tuple[Tensor, ScoreReport]:
        rows, length, _ = x.shape
        groups, repeats, width = self.kv_heads, self.group, self.head_width
        query = Rotate.apply(self.q_proj(x).view(rows, length, groups * repeats, width), *angles)
        key = Rotate.apply(self.k_proj(x).view(rows, length, groups, width), *angles).transpose(1, 2)
        value = self.v_proj(x).view(rows, length, groups, width).transpose(1, 2)
        query = query.view(rows, length, groups, repeats, width).permute(0, 2, 3, 1, 4)
        mixed, report = causal_attention(query, key, value, self.scale, watch, keep)
        return self.o_proj(mixed.permute(0, 3, 1, 2, 4).reshape(rows, length, -1)), report


class FeedForward(nn.Module):
    """SwiGLU: down(silu(gate(x)) * up(x))."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.gate_proj = nn.Linear(shape.width, shape.feed_forward, bias=False)
        self.up_proj = nn.Linear(shape.width, shape.feed_forward, bias=False)
        self.down_proj = nn.Linear(shape.feed_forward, shape.width, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        return self.down_proj(F.silu(self.gate_proj(x)) * self.up_proj(x))


class Block(nn.Module):
    """One layer: attention, then feed-forward, each on a normed copy and added back. x is (B, T, D)."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.input_layernorm = RMSNorm(shape.width, shape.norm_epsilon)
        self.self_attn = Attention(shape)
        self.post_attention_layernorm = RMSNorm(shape.width, shape.norm_epsilon)
        self.mlp = FeedForward(shape)

    def forward(self, x: Tensor, angles: tuple[Tensor, Tensor], watch: Watch,
                keep: list[Tensor] | None = None) -> tuple[Tensor, ScoreReport]:
        attended, report = self.self_attn(self.input_layernorm(x), angles, watch, keep)
        x = x + attended
        return x + self.mlp(self.post_attention_layernorm(x)), report


class Llama(nn.Module):
    """The decoder: embedding, blocks, norm, and the embedding again as output matrix."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.shape = shape
        self.model = nn.Module()
        self.model.embed_tokens = nn.Embedding(shape.vocabulary, shape.width)
        self.model.layers = nn.ModuleList(Block(shape) for _ in range(shape.layers))
        self.model.norm = RMSNorm(shape.width, shape.norm_epsilon)
        self.initialise()

    def initialise(self) -> None:
        """Normal: 0.02 for the embedding, else 0.6/sqrt(inputs), and 1/sqrt(2 layers) of it into the sum."""
        for name, weight in self.named_parameters():
            if weight.dim() < 2:
                continue
            deviation = 0.02 if "embed" in name else 0.6 * weight.shape[1] ** -0.5
            if "o_proj" in name or "down_proj" in name:
                deviation *= (2 * self.shape.layers) ** -0.5
            nn.init.normal_(weight, std=deviation)

    def attentions(self) -> list[Attention]:
        return [block.self_attn for block in self.model.layers]

    def hidden(self, tokens: Tensor, watch: Watch = Watch(),
               keep: list[Tensor] | None = None) -> tuple[Tensor, list[ScoreReport]]:
        """Last hidden states (B, T, D) of tokens (B, T), and each layer's report on its scores.

        To a list given as `keep` each layer appends its weights (B, H, T, T).
        """
        angles = rotary_angles(tokens.shape[1], self.shape.head_width, self.shape.rotary_base)
        x, reports = self.model.embed_tokens(tokens), []
        for block in self.model.layers:
            x, report = block(x, angles, watch, keep)
            reports.append(report)
        return self.model.norm(x), reports

    def forward(self, tokens: Tensor) -> Tensor:
        """Logits (B, T, V)."""
        return F.linear(self.hidden(tokens)[0], self.model.embed_tokens.weight)

    @torch.no_grad()
    def maps(self, tokens: Tensor) -> Tensor:
        """Attention weights (layers, B, H, T, T), rows are queries, columns keys, in float32."""
        kept: list[Tensor] = []
        self.hidden(tokens, keep=kept)
        return torch.stack(kept).float()
