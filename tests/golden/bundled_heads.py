#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/bundled/heads.json: the rows that the bundled model's card (resources/model/measure.py) measured
its heads on, and what the model of its train.py loses without each head on some of them.

    bundled_heads.py --model resources/model --corpus corpus.tar.xz

probe: 64 x 50 random ids, given twice after <s>. text: 64 rows of <s> and 127 tokens of held-out text.
zeroing: mean loss (nats per predicted token) of the first `rows` text rows: `own` with all heads, `loss`[layer][head]
without that head (its columns of o_proj are zeros).
"""
import argparse
import json
import sys
import tarfile
import tempfile
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

ZEROING_ROWS = 16


def held_out_rows(train, model_folder, corpus):
    """Tokenized as train.py encodes, from the part of the corpus that was held out."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(corpus) as archive:
            member = next(m for m in archive.getmembers() if m.name.endswith("heldout.txt"))
            Path(folder, "heldout.txt").write_bytes(archive.extractfile(member).read())
        Path(folder, "other.txt").write_text("It encodes the training text too.\n")
        for file in ("tokenizer.model", "config.json"):
            Path(folder, file).write_bytes(Path(model_folder, file).read_bytes())
        train.encode(argparse.Namespace(out=folder, corpus=folder))
        vocabulary = json.loads(Path(folder, "config.json").read_text())["vocab_size"]
        data = train.Data(f"{folder}/heldout.npz", vocabulary, 1)
        places = np.linspace(0, data.n - 1, 64).astype(int)
        return np.stack([data.row(127, int(place)) for place in places])


@torch.no_grad()
def mean_loss(model, rows):
    logits = model(rows[:, :-1]).double().flatten(0, 1)
    return F.cross_entropy(logits, rows[:, 1:].flatten()).item()


@torch.no_grad()
def losses_without_heads(model, rows):
    width = model.c["head_dim"]
    losses = []
    for layer in model.model.layers:
        weight = layer.self_attn.o_proj.weight
        losses.append([])
        for head in range(model.c["num_attention_heads"]):
            columns = weight[:, head * width:(head + 1) * width]
            kept = columns.clone()
            columns.zero_()
            losses[-1].append(mean_loss(model, rows))
            columns.copy_(kept)
    return losses


def compact(values):
    return "[\n  " + ",\n  ".join(json.dumps(row, separators=(",", ":")) for row in values) + "\n ]"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", required=True)
    parser.add_argument("--corpus", required=True)
    arguments = parser.parse_args()
    sys.path.insert(0, arguments.model)
    import train

    torch.set_num_threads(2)
    model = train.load(arguments.model)
    probe = np.random.default_rng(7).integers(259, model.c["vocab_size"], (64, 50))
    text = held_out_rows(train, arguments.model, arguments.corpus)
    rows = torch.from_numpy(text[:ZEROING_ROWS])
    zeroing = {"rows": ZEROING_ROWS, "own": mean_loss(model, rows), "loss": losses_without_heads(model, rows)}
    target = Path(__file__).resolve().parent.parent / "data" / "bundled" / "heads.json"
    target.write_text(f'{{\n "probe": {compact(probe.tolist())},\n "text": {compact(text.tolist())},\n'
                      f' "zeroing": {json.dumps(zeroing)}\n}}\n')


if __name__ == "__main__":
    main()
