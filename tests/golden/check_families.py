#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the families' fixtures against float64, and that they can tell right from wrong. See README.md."""

import argparse
import json
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest import mock

import numpy as np
import torch
import transformers
from safetensors.numpy import load_file

import family_files
import family_misreadings
import family_runs
from check_fixtures import MARGIN
from families import FAMILIES
from make_fixtures import ROOT
from plain_attention import PlainAttention

PLAIN = ("qwen3", "gemma2", "gemma3_text", "phi3", "olmo2", "granite", "gpt2", "gpt_neox", "bloom", "bert")
SIZE_LIMIT = 6_500_000
TOLERANCE_OF = {"self": "attentions", "encoder": "attentions", "cross": "attentions", "logits": "logits", "class": "class"}


@contextmanager
def no_single_precision():
    """Lets the modelling code's own conversions to float32 (norms, softmax, rotation) keep float64."""
    softmax, to = torch.nn.functional.softmax, torch.Tensor.to

    def widened(value):
        return torch.float64 if value is torch.float32 else value

    def to_wide(self, *arguments, **named):
        arguments = [widened(value) for value in arguments]
        return to(self, *arguments, **{key: widened(value) for key, value in named.items()})

    def wide_softmax(input, dim=None, dtype=None, **named):
        return softmax(input, dim=dim, **named)

    with ExitStack() as stack:
        stack.enter_context(mock.patch.object(torch.Tensor, "float", torch.Tensor.double))
        stack.enter_context(mock.patch.object(torch.Tensor, "to", to_wide))
        stack.enter_context(mock.patch.object(torch.nn.functional, "softmax", wide_softmax))
        yield


def in_float64(model, golden, run):
    model = family_runs.patched(model, run).double()
    with no_single_precision():
        result = family_runs.compute_from(model, golden)
    assert all(tensor.dtype == torch.float64 for tensor in result.values())
    return {kind: tensor.numpy() for kind, tensor in result.items()}


def difference(left, right, golden):
    """Largest difference of the numbers over the tolerance for their kind."""
    return {
        kind: float(np.abs(left[kind] - right[kind]).max() / golden["tolerances"][TOLERANCE_OF.get(kind, "hidden")])
        for kind in left
    }


def entropy_share(attentions, causal):
    """Mean entropy of the rows over the largest they could have; 1 is uniform. Row 0 of a causal map is left out."""
    rows = attentions[..., 1:, :].astype(float)
    entropy = -(rows * np.log(np.maximum(rows, 1e-30))).sum(-1)
    widths = np.arange(2, rows.shape[-2] + 2) if causal else np.full(rows.shape[-2], rows.shape[-1])
    return float((entropy / np.log(widths)).mean())


def check_attentions(attentions, causal):
    assert np.all(np.isfinite(attentions)) and np.all(attentions >= 0)
    assert np.abs(attentions.sum(-1) - 1).max() < 1e-5, "rows do not sum to 1"
    if causal:
        assert np.all(np.triu(attentions, 1) == 0), "a key ahead is not masked"
    return entropy_share(attentions, causal)


def check_inputs_of_layers(model, golden, hidden):
    """What a layer is given is what the file says, whatever the class reports."""
    stack = getattr(model, "language_model", model) if golden["source"] is None else model.get_decoder()
    stack = getattr(model, "vision_model", stack)
    layers = next(module for module in stack.modules() if isinstance(module, torch.nn.ModuleList))
    found = []
    hooks = [
        layer.register_forward_pre_hook(lambda _, args, named: found.append(first_input(args, named)), with_kwargs=True)
        for layer in layers
    ]
    family_runs.compute_from(model, golden)
    for hook in hooks:
        hook.remove()
    assert np.array_equal(np.stack(found[: len(layers)]), hidden), "hidden is something else"


def first_input(args, named):
    return (args[0] if args else named["hidden_states"])[0].numpy()


def is_causal(family):
    return family.source is not None or family.architecture.endswith(("CausalLM", "LMHeadModel", "Generation"))


def check_family(family, folder):
    golden = json.loads((folder / "golden.json").read_text())
    tensors = load_file(folder / "golden.safetensors")
    golden["patches"] = tensors.get("patches")
    model = family_files.load(family, folder)
    print(f"{family.name} T={len(golden['ids'])}")
    own = None
    for run in family_runs.runs_for(family):
        assert run.as_json() in golden["runs"]
        prefix = run.name + "/"
        stored = {name.removeprefix(prefix): tensors[name] for name in tensors if name.startswith(prefix)}
        rounding = difference(stored, in_float64(model, golden, run), golden)
        causal = is_causal(family)
        share = check_attentions(stored["self"], causal)
        for kind in ("encoder", "cross"):
            if kind in stored:
                share = max(share, check_attentions(stored[kind], False))
        print(f"  {run.name:14} entropy {share:.2f}  rounding in tolerances:", end="")
        print("".join(f" {kind} {value:.3f}" for kind, value in rounding.items()))
        check_plainly(folder, golden, run, stored)
        assert max(rounding.values()) * MARGIN < 1, "the reference's own rounding is too near to a tolerance"
        if own is None:
            own = stored
            assert share < 0.93, "attention is nearly uniform"
            check_inputs_of_layers(model, golden, stored["hidden"])
        else:
            change = difference(stored, own, golden)
            answer = "class" if "class" in change else "logits"
            assert change["self"] > 100 and change[answer] > 100, f"{run.name} hardly changes anything: {change}"
    check_misreadings(family, folder, golden, own)


def check_plainly(folder, golden, run, stored):
    """The first layer's weights, computed once more from the files alone."""
    if folder.name in PLAIN:
        plain = PlainAttention(folder).compute(run.as_json(), stored["hidden"][0])
        assert np.abs(plain - stored["self"][0]).max() * MARGIN < golden["tolerances"]["attentions"]


def check_misreadings(family, folder, golden, right):
    """Reading a setting wrongly must change the results far beyond the tolerances."""
    for change in family_misreadings.MISREADINGS.get(family.name, ()):
        model = family_misreadings.read_wrongly(family, folder, change)
        wrong = family_runs.compute_from(model, golden)
        changes = difference(right, {kind: tensor.numpy() for kind, tensor in wrong.items()}, golden)
        print(f"  read with {change}: {max(changes.values()):.0f} tolerances away")
        assert max(changes.values()) > 10


def check_size(folder):
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"families: {size} bytes")
    assert size <= SIZE_LIMIT


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT / "tests/data/families")
    parser.add_argument("names", nargs="*", help="families to check; without names all of them")
    arguments = parser.parse_args()

    transformers.logging.set_verbosity_error()
    for family in FAMILIES:
        if not arguments.names or family.name in arguments.names:
            check_family(family, arguments.data / family.name)
    check_size(arguments.data)


if __name__ == "__main__":
    main()
