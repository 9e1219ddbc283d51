#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the reference data that the C++ tests compare with. See README.md."""

import argparse
import json
from pathlib import Path

import torch
import transformers
from safetensors.torch import save_file

import bundled_ranks
import checkpoints
import reference
import reference_tokenizers
import tokenizer_fixtures

ROOT = Path(__file__).resolve().parents[2]

# Largest absolute differences that a test should accept. check_fixtures.py makes sure that the
# reference's own rounding is far below.
MODEL_TOLERANCES = {"attentions": 2e-5, "logits": 2e-4, "hidden": 1e-4}
BUNDLED_TOLERANCES = {"attentions": 5e-4, "logits": 2e-4, "loss": 1e-4}

BUNDLED_TEXTS = {
    "king": 'The king said to the queen, "You are the queen."',
    "induction": (
        "The grey wolf met Captain Marlow by the river.\n"
        "When the moon rose again over the hills, the grey wolf met Captain Marlow by the river."
    ),
}
REGROUPED_TEXT = "The cat sat on the mat and the dog sat on the log."
BUNDLED_RUNS = [
    reference.NAMED_RUNS["model"],
    reference.NAMED_RUNS["unscaled"],
    reference.groups_run(2, "mean"),
    reference.groups_run(1, "mean"),
]


def write_golden(folder, tensors, description):
    tensors = {name: tensor.float().contiguous() for name, tensor in tensors.items()}
    save_file(tensors, folder / "golden.safetensors")
    write_lines(folder / "golden.json", description)


def write_lines(file, description):
    """One line for each entry of the top level: short, and still readable in a diff."""
    lines = [f"  {json.dumps(key)}: {json_lines(value)}" for key, value in description.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def json_lines(value):
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n    " + ",\n    ".join(json.dumps(entry) for entry in value) + "\n  ]"
    return json.dumps(value)


def make_models(folder):
    for checkpoint in checkpoints.CHECKPOINTS:
        where = folder / checkpoint.name
        checkpoints.save(checkpoint, where)
        model, ids = checkpoints.load(checkpoint, where)
        runs = reference.runs_for(checkpoint)
        tensors = {
            f"{run.name}/{kind}": tensor
            for run in runs
            for kind, tensor in reference.compute(model, run, ids).items()
        }
        description = {
            "ids": ids,
            "runs": [run.as_json() for run in runs],
            "tolerances": MODEL_TOLERANCES,
            "made_with": reference.versions(),
        }
        write_golden(where, tensors, description)


def make_bundled(folder, model_folder):
    # In float64, so that what a test finds is the rounding of the program and not of the reference too.
    folder.mkdir(parents=True, exist_ok=True)
    model = transformers.LlamaForCausalLM.from_pretrained(
        model_folder, torch_dtype=torch.float32, attn_implementation="eager"
    ).eval().double()
    tokenizer = transformers.LlamaTokenizer(str(model_folder / "tokenizer.model"), legacy=True)
    tensors, texts, own = {}, [], {}
    for name, text in BUNDLED_TEXTS.items():
        ids = tokenizer(text).input_ids
        losses = {}
        for run in BUNDLED_RUNS:
            result = reference.compute(model, run, ids)
            if run.name == "model":
                own[name] = result
            losses[run.name] = reference.mean_loss(result["logits"], ids)
            tensors[f"{name}/{run.name}/attentions"] = result["attentions"]
            if (name, run.name) == ("king", "model"):
                tensors[f"{name}/{run.name}/logits"] = result["logits"]
            else:
                tensors[f"{name}/{run.name}/last_logits"] = result["logits"][-1]
        texts.append({"name": name, "text": text, "ids": ids, "mean_loss": losses})
    description = {
        "texts": texts,
        "runs": [run.as_json() for run in BUNDLED_RUNS],
        "tolerances": BUNDLED_TOLERANCES,
        "made_with": reference.versions(),
    }
    write_golden(folder, tensors, description)
    regrouped = regrouping(model, tokenizer(REGROUPED_TEXT).input_ids)
    write_lines(folder / "regrouping.json", regrouped)
    write_lines(folder / "ranks.json", bundled_ranks.ranks(model, own["induction"]))


def regrouping(model, ids):
    """What pooled key/value heads cost on a text, and how far apart the members of two groups are in layer 0."""
    own = reference.compute(model, reference.NAMED_RUNS["model"], ids)
    costs = []
    for kv_heads, pool in [(2, "mean"), (1, "mean"), (2, "first"), (1, "first")]:
        run = reference.groups_run(kv_heads, pool)
        changed = reference.compute(model, run, ids)["logits"]
        loss, kl = reference.mean_loss(changed, ids), reference.mean_divergence(own["logits"], changed)
        costs.append({**run.as_json(), "loss": loss, "kl": kl})
    with torch.no_grad():
        states = model.model.layers[0].input_layernorm(own["hidden"][0])
        attention = model.model.layers[0].self_attn
        spreads = {
            name: reference.relative_spreads(projection(states), model.config.num_key_value_heads, groups=2)
            for name, projection in (("keys", attention.k_proj), ("values", attention.v_proj))
        }
    return {"text": REGROUPED_TEXT, "ids": ids, "costs": costs, "spreads": spreads}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "tests/data")
    parser.add_argument("--model", type=Path, default=ROOT / "resources/model", help="the bundled model")
    parser.add_argument(
        "--corpus",
        type=Path,
        help="corpus.tar.xz; without it the small tokenizers are kept and only their strings are made anew",
    )
    parser.add_argument("--only-bundled", action="store_true", help="the bundled model's runs and nothing else")
    arguments = parser.parse_args()

    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()
    torch.set_num_threads(1)  # the same sums in the same order, every time
    make_bundled(arguments.out / "bundled", arguments.model)
    if arguments.only_bundled:
        return
    make_models(arguments.out / "models")
    tokenizer_fixtures.make(arguments.out / "tokenizer", arguments.model / "tokenizer.model", arguments.corpus)
    lines = tokenizer_fixtures.training_lines(arguments.corpus) if arguments.corpus else None
    reference_tokenizers.make(arguments.out / "tokenizer/reference", lines)


if __name__ == "__main__":
    main()
