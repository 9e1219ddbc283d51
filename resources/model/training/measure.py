#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what the attention heads of a trained model do, and how far it meets what is wanted of it.

  measure.py OUT_DIR [--threads 2] [--quick]

Text: held-out rows of <s> + 127 tokens. Repeats: <s> + 50 random tokens, twice. Positions 0 and 1 are left
out. Prints tables in Markdown and writes OUT_DIR/heads.json. --quick leaves out the layers and heads one by
one.
"""
import argparse
import json
import math
from pathlib import Path

import torch

from corpus import Paragraphs, bytes_of_pieces, load_tokenizer
from heads import (Criterion, HeldOut, Pieces, Softness, evaluate, head_criteria, roles, score_heads,
                   softness, text_rows)
from interventions import pooled, removed, scaled
from weights import load_model

COLUMNS = ["prev", "prev2", "first", "self", "induction", "induction_text", "dup", "dup_text", "word_start",
           "punct", "distance", "entropy_rel", "largest"]
ROWS, FEW_ROWS = 192, 96


def describe(loss: HeldOut) -> str:
    return (f"{loss.nats_per_token:.4f} nats/token {loss.bits_per_byte:.4f} bits/byte, "
            f"repeats {loss.repeats:.3f}")


class Measurement:
    """A model, held-out text, and what is found about them."""

    def __init__(self, out: Path):
        tokenizer = load_tokenizer(out)
        self.model, self.text = load_model(out), Paragraphs.load(out / "heldout.npz")
        self.piece_bytes = bytes_of_pieces(tokenizer)
        self.scores = score_heads(self.model, self.text, Pieces.of(tokenizer))
        self.base = self.losses()
        self.layers, self.heads = self.scores["prev"].shape

    def losses(self, rows: int = ROWS, model=None) -> HeldOut:
        return evaluate(model or self.model, self.text, self.piece_bytes, rows)

    def of_head(self, layer: int, head: int) -> dict[str, float]:
        return {name: value[layer, head].item() for name, value in self.scores.items()}

    def roles(self) -> dict[str, list[str]]:
        return {f"{layer}.{head}": roles(self.of_head(layer, head))
                for layer in range(self.layers) for head in range(self.heads)}

    def print_heads(self) -> None:
        shape = self.model.shape
        group = shape.heads // shape.kv_heads
        print(f"base: {describe(self.base)} (chance {math.log(shape.vocabulary):.3f})\n")
        print("| layer.head | " + " | ".join(COLUMNS) + " | role |\n|" + "---|" * (len(COLUMNS) + 2))
        for name, found in self.roles().items():
            layer, head = map(int, name.split("."))
            scores = self.of_head(layer, head)
            cells = [f"{scores[column]:.{1 if column == 'distance' else 2}f}" for column in COLUMNS]
            print(f"| {name} (kv {head // group}) | " + " | ".join(cells + [", ".join(found)]) + " |")

    def scales(self) -> dict[str, tuple[Softness, HeldOut]]:
        """Maps and losses with other factors than 1/sqrt(K)."""
        usual = self.model.shape.head_width ** -0.5
        tokens, found = text_rows(self.text), {}
        for name, scale in (("1/sqrt(d_k)", usual), ("1", 1.0), ("2/sqrt(d_k)", 2 * usual),
                            ("0.5/sqrt(d_k)", 0.5 * usual)):
            with scaled(self.model.attentions(), scale):
                found[name] = softness(self.model.maps(tokens)), self.losses()
        return found

    def poolings(self) -> dict[int, HeldOut]:
        """Losses with key/value heads averaged to half of them, a quarter, ... one."""
        kv_heads, found = self.model.shape.kv_heads, {}
        while kv_heads >= 1:
            found[kv_heads] = self.losses(model=pooled(self.model, kv_heads))
            kv_heads //= 2
        return found

    def print_layers_without_factor(self) -> None:
        print("\n## one layer at a time without the factor (loss nats/token)")
        for layer, attention in enumerate(self.model.attentions()):
            with scaled([attention], 1.0):
                print(f"{layer} {self.losses(FEW_ROWS).nats_per_token:.4f}; ", end="", flush=True)
        print()

    def print_removals(self) -> None:
        print("\n## each head removed (its columns of o_proj zeroed): change of loss on text / on repeats")
        base = self.losses(FEW_ROWS)
        for layer, attention in enumerate(self.model.attentions()):
            changes = []
            for head in range(self.heads):
                with removed(attention, head):
                    loss = self.losses(FEW_ROWS)
                text, repeats = loss.nats_per_token - base.nats_per_token, loss.repeats - base.repeats
                changes.append(f"{text:+.3f}/{repeats:+.2f}")
            print(f"layer {layer}: " + "  ".join(changes), flush=True)


def print_scales(scales: dict[str, tuple[Softness, HeldOut]]) -> None:
    print("\n## without 1/sqrt(d_k)")
    for name, (soft, loss) in scales.items():
        by_layer = " ".join(f"{value:.2f}" for value in soft.entropy_share.mean(1))
        print(f"scale {name}: entropy rel {soft.entropy_share.mean():.3f} (per layer {by_layer}), "
              f"{soft.entropy.mean():.2f} nats; mean largest weight {soft.largest.mean():.3f}; "
              f"share of queries with a weight > 0.9: {soft.sharp_rows.mean():.3f}; loss {describe(loss)}")


def print_poolings(poolings: dict[int, HeldOut], base: HeldOut) -> None:
    print("\n## key/value heads mean-pooled (weights averaged, no further training)")
    for kv_heads, loss in poolings.items():
        price = loss.nats_per_token - base.nats_per_token
        print(f"{kv_heads} key/value heads: {describe(loss)}; price {price:+.3f} nats/token")


def print_criteria(criteria: list[Criterion]) -> None:
    print("\n## criteria\n| what | wanted | reached | met |\n|---|---|---|---|")
    for one in criteria:
        sign = ">=" if one.at_least else "<="
        print(f"| {one.name} | {sign} {one.wanted:.2f} | {one.reached:.3f} | {'yes' if one.met else 'no'} |")


def measure(out: Path, quick: bool) -> None:
    found = Measurement(out)
    found.print_heads()
    scales, poolings = found.scales(), found.poolings()
    print_scales(scales)
    if not quick:
        found.print_layers_without_factor()
    print_poolings(poolings, found.base)
    if not quick:
        found.print_removals()
    factor_cost = scales["1"][1].nats_per_token - found.base.nats_per_token
    criteria = head_criteria(found.scores) + [
        Criterion("held-out bits/byte", 1.45, False, found.base.bits_per_byte),
        Criterion("cost of removing 1/sqrt(d_k), nats/token", 0.4, True, factor_cost)]
    print_criteria(criteria)
    prices = {str(heads): loss.nats_per_token - found.base.nats_per_token for heads, loss in poolings.items()}
    (out / "heads.json").write_text(json.dumps({
        "base": list(found.base), "scores": {name: value.tolist() for name, value in found.scores.items()},
        "roles": found.roles(), "mean_entropy_share": found.scores["entropy_rel"].mean().item(),
        "mean_largest_weight": found.scores["largest"].mean().item(), "factor_cost": factor_cost,
        "pooling_prices": prices, "criteria": [{**one._asdict(), "met": one.met} for one in criteria]}))


def main() -> None:
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("out", type=Path, metavar="OUT_DIR")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    measure(given.out, given.quick)


if __name__ == "__main__":
    main()
