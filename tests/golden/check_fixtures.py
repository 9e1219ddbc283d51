#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the fixtures against a second, independent implementation, and that they can tell right from wrong."""

import argparse
import json
from pathlib import Path

import numpy as np
from safetensors.numpy import load_file

from plain_llama import PlainLlama, mean_loss

ROOT = Path(__file__).resolve().parents[2]
MARGIN = 4  # the reference's own rounding is at least this many times smaller than the tolerances
SIZE_LIMITS = {"models": 1_500_000, "bundled": 1_500_000, "tokenizer": 3_500_000}


def entropy_share(attentions):
    """Mean entropy of the rows over the largest they could have under a causal mask; 1 is uniform."""
    rows = attentions[:, :, 1:].astype(float)
    entropy = -(rows * np.log(np.maximum(rows, 1e-30))).sum(-1)
    return float((entropy / np.log(np.arange(2, rows.shape[2] + 2))).mean())


def compare(label, tolerances, golden, computed):
    differences = {kind: float(np.abs(golden[kind] - computed[kind]).max()) for kind in golden}
    print(f"  {label:34}", "  ".join(f"{kind} {value:.1e}" for kind, value in differences.items()), end="")
    for kind, value in differences.items():
        tolerance = tolerances[kind.removeprefix("last_")]
        assert value * MARGIN < tolerance, f"{kind}: {value} is too near to the tolerance {tolerance}"


def check_attentions(attentions, visible):
    assert np.all(np.isfinite(attentions)) and np.all(attentions >= 0)
    assert np.abs(attentions.sum(-1) - 1).max() < 1e-5, "rows do not sum to 1"
    assert np.all(attentions[:, :, ~visible] == 0), "a masked weight is not 0"
    print(f"  entropy {entropy_share(attentions):.2f}")


def check_model(folder):
    golden = json.loads((folder / "golden.json").read_text())
    tensors = load_file(folder / "golden.safetensors")
    model, ids = PlainLlama(folder), golden["ids"]
    print(folder.name, model.config["model_type"], f"T={len(ids)}")
    for run in golden["runs"]:
        reference = {kind: tensors.pop(f"{run['name']}/{kind}") for kind in ("attentions", "logits", "hidden")}
        layers, heads, length = model.config["num_hidden_layers"], model.heads, len(ids)
        assert reference["attentions"].shape == (layers, heads, length, length)
        assert reference["logits"].shape == (length, model.config["vocab_size"])
        assert reference["hidden"].shape == (layers, length, model.config["hidden_size"])
        compare(run["name"], golden["tolerances"], reference, model.compute(run, ids))
        check_attentions(reference["attentions"], model.visible(run, length))
        if run["name"] == "model":
            own = reference
            assert entropy_share(own["attentions"]) < 0.9, "attention is nearly uniform"
        else:
            for kind in ("attentions", "logits"):
                change = np.abs(reference[kind] - own[kind]).max()
                assert change > 100 * golden["tolerances"][kind], f"{run['name']} hardly changes {kind}: {change}"
    assert not tensors


def check_settings_matter(folder):
    """Misreading what is special about a checkpoint must change its results far beyond the tolerances."""
    changes = {
        "untied": {"rms_norm_eps": 1e-6},
        "rope_llama3": {"rope_scaling": None},
        "rope_theta": {"rope_theta": 10000.0},
        "window": {"sliding_window": None},
        "biases_qkv": {"use_sliding_window": True},
    }
    for name, change in changes.items():
        golden = json.loads((folder / name / "golden.json").read_text())
        model = PlainLlama(folder / name)
        right = model.compute(golden["runs"][0], golden["ids"])
        model.config.update(change)
        wrong = model.compute(golden["runs"][0], golden["ids"])
        for kind, tolerance in golden["tolerances"].items():
            difference = np.abs(right[kind] - wrong[kind]).max()
            print(f"{name} read with {change}: {kind} differ by {difference:.1e}")
            assert difference > 20 * tolerance


def check_bundled(folder, model_folder):
    golden = json.loads((folder / "golden.json").read_text())
    tensors = load_file(folder / "golden.safetensors")
    model = PlainLlama(model_folder)
    for text in golden["texts"]:
        ids = text["ids"]
        print("bundled", text["name"], f"T={len(ids)}", repr(text["text"]))
        for run in golden["runs"]:
            prefix = f"{text['name']}/{run['name']}/"
            reference = {key.removeprefix(prefix): tensors[key] for key in list(tensors) if key.startswith(prefix)}
            computed = model.compute(run, ids)
            computed["last_logits"] = computed["logits"][-1]
            loss = mean_loss(computed["logits"], ids)
            assert abs(loss - text["mean_loss"][run["name"]]) * MARGIN < golden["tolerances"]["loss"]
            compare(run["name"], golden["tolerances"], reference, computed)
            print(f"  loss {loss:.4f}", end="")
            check_attentions(reference["attentions"], model.visible(run, len(ids)))


def check_offsets(path):
    """Every case's offsets are in order and inside the text."""
    cases = json.loads(path.read_text())
    print(path.parent.name, f"{len(cases)} texts")
    for case in cases:
        assert len(case["ids"]) == len(case["offsets"]), case
        last = 0
        for begin, end in case["offsets"]:
            assert last <= begin <= end <= len(case["text"].encode()), case
            last = end


def check_sizes(folder):
    for name, limit in SIZE_LIMITS.items():
        size = sum(path.stat().st_size for path in (folder / name).rglob("*") if path.is_file())
        print(f"{name}: {size} bytes")
        assert size <= limit


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT / "tests/data")
    parser.add_argument("--model", type=Path, default=ROOT / "resources/model", help="the bundled model")
    arguments = parser.parse_args()
    for golden in sorted(arguments.data.glob("models/*/golden.json")):
        check_model(golden.parent)
    check_settings_matter(arguments.data / "models")
    check_bundled(arguments.data / "bundled", arguments.model)
    for path in sorted(arguments.data.glob("tokenizer/**/strings.json")):
        check_offsets(path)
    check_sizes(arguments.data)


if __name__ == "__main__":
    main()
