#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives heads of a trained model other numbers, so that what a lesson names stays where it was.

  renumber.py OUT_DIR LAYER:ORDER...        e.g. 1:2,3,0,1,7,6,4,5

ORDER has, for each new number of a head in the layer, the number that it had. Heads of one key/value head stay
together. A layer adds its heads up, so the model computes what it computed before.
"""
import argparse
from pathlib import Path

import torch
from torch import Tensor

from llama import Attention
from weights import load_model, save_model


def order_of_groups(order: list[int], kv_heads: int, size: int) -> list[int]:
    """The same for key/value heads, each of `size` query heads. ValueError where heads are missing or a group is torn."""
    heads = kv_heads * size
    if sorted(order) != list(range(heads)):
        raise ValueError(f"an order has each of the heads 0 to {heads - 1} once, not {order}")
    groups = [head // size for head in order]
    if any(groups[start:start + size] != [groups[start]] * size for start in range(0, heads, size)):
        raise ValueError(f"heads that share keys and values must stay together, not {order}")
    return groups[::size]


def taken(weight: Tensor, order: list[int], width: int) -> Tensor:
    """Blocks of `width` rows in another order."""
    return weight.unflatten(0, (-1, width))[order].flatten(0, 1)


@torch.no_grad()
def renumber(attention: Attention, order: list[int]) -> None:
    """In place: the head with new number n is the one that had number order[n]."""
    groups, width = order_of_groups(order, attention.kv_heads, attention.group), attention.head_width
    attention.q_proj.weight.copy_(taken(attention.q_proj.weight, order, width))
    attention.k_proj.weight.copy_(taken(attention.k_proj.weight, groups, width))
    attention.v_proj.weight.copy_(taken(attention.v_proj.weight, groups, width))
    attention.o_proj.weight.copy_(taken(attention.o_proj.weight.mT, order, width).mT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("orders", nargs="+", help="LAYER:ORDER")
    given = parser.parse_args()
    model = load_model(given.out)
    for text in given.orders:
        layer, order = text.split(":")
        renumber(model.attentions()[int(layer)], [int(head) for head in order.split(",")])
    save_model(given.out, model)


if __name__ == "__main__":
    main()
