#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/bundled/heads.json: the rows that the bundled model's card (resources/model/training/measure.py)
measured its heads on, and what the model that was trained there loses without each head on some of them.

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

import torch
import torch.nn.functional as F

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "resources/model/training"))

import corpus as texts  # noqa: E402
import heads  # noqa: E402
from interventions import removed  # noqa: E402
from weights import load_model  # noqa: E402

ZEROING_ROWS = 16


def held_out_rows(model_folder, archive_path):
    """Rows of the part of the corpus that was held out."""
    with tempfile.TemporaryDirectory() as folder, tarfile.open(archive_path) as archive:
        member = next(m for m in archive.getmembers() if m.name.endswith(texts.HELD_OUT))
        file = Path(folder, texts.HELD_OUT)
        file.write_bytes(archive.extractfile(member).read())
        paragraphs, _ = texts.encode_files([file], texts.load_tokenizer(model_folder))
        return heads.text_rows(paragraphs)


@torch.no_grad()
def mean_loss(model, rows):
    logits = model(rows[:, :-1]).double().flatten(0, 1)
    return F.cross_entropy(logits, rows[:, 1:].flatten()).item()


def losses_without_heads(model, rows):
    losses = []
    for attention in model.attentions():
        losses.append([])
        for head in range(model.shape.heads):
            with removed(attention, head):
                losses[-1].append(mean_loss(model, rows))
    return losses


def compact(values):
    return "[\n  " + ",\n  ".join(json.dumps(row, separators=(",", ":")) for row in values) + "\n ]"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--corpus", type=Path, required=True)
    arguments = parser.parse_args()

    torch.set_num_threads(2)
    model = load_model(arguments.model)
    probe = heads.repeated_rows(model.shape.vocabulary)[:, 1:1 + heads.SEGMENT]
    text = held_out_rows(arguments.model, arguments.corpus)
    rows = text[:ZEROING_ROWS]
    zeroing = {"rows": ZEROING_ROWS, "own": mean_loss(model, rows), "loss": losses_without_heads(model, rows)}
    target = ROOT / "tests/data/bundled/heads.json"
    target.write_text(f'{{\n "probe": {compact(probe.tolist())},\n "text": {compact(text.tolist())},\n'
                      f' "zeroing": {json.dumps(zeroing)}\n}}\n')


if __name__ == "__main__":
    main()
