# SPDX-License-Identifier: GPL-3.0-or-later
"""A trained model with one thing changed: the factor of its scores, its key/value heads, a head removed."""
from contextlib import contextmanager
from dataclasses import replace
from typing import Iterator

import torch
from torch import Tensor

from corpus import Paragraphs
from heads import evaluate
from llama import Attention, Llama


@contextmanager
def scaled(attentions: list[Attention], scale: float) -> Iterator[None]:
    """Within it, scores of these layers are q . k * scale, in place of q . k / sqrt(K)."""
    before = [attention.scale for attention in attentions]
    for attention in attentions:
        attention.scale = scale
    try:
        yield
    finally:
        for attention, scale in zip(attentions, before):
            attention.scale = scale


@contextmanager
def removed(attention: Attention, head: int) -> Iterator[None]:
    """Within it, query head number `head` adds nothing: its columns of o_proj are zero."""
    columns = slice(head * attention.head_width, (head + 1) * attention.head_width)
    before = attention.o_proj.weight[:, columns].detach().clone()
    attention.o_proj.weight.data[:, columns] = 0
    try:
        yield
    finally:
        attention.o_proj.weight.data[:, columns] = before


def factor_cost(model: Llama, text: Paragraphs, piece_bytes: Tensor, rows: int) -> float:
    """Nats/token on held-out text that taking 1/sqrt(K) away costs."""
    base = evaluate(model, text, piece_bytes, rows).nats_per_token
    with scaled(model.attentions(), 1.0):
        return evaluate(model, text, piece_bytes, rows).nats_per_token - base


def pooled(model: Llama, kv_heads: int) -> Llama:
    """The model with neighbouring key/value heads averaged to `kv_heads` of them (J. Ainslie et al., GQA,
    arXiv:2305.13245, section 2.1), without the further training that this is meant to be followed by."""
    width = model.shape.head_width

    def average(weight: Tensor) -> Tensor:
        return weight.unflatten(0, (kv_heads, -1, width)).mean(1).flatten(0, 1)
    with torch.random.fork_rng():
        other = Llama(replace(model.shape, kv_heads=kv_heads))
    other.load_state_dict({name: average(weight) if "k_proj" in name or "v_proj" in name else weight
                           for name, weight in model.state_dict().items()})
    return other.eval()
