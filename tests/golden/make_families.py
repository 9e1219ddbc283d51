#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the reference data of the model families. See README.md."""

import argparse
from pathlib import Path

import torch
import transformers

import family_files
import family_runs
import pictures
import reference
from families import FAMILIES
from make_fixtures import ROOT, write_golden


def tolerances(results):
    """Largest absolute differences that a test should accept, from the sizes of the unchanged model's numbers."""

    def relative(kinds):
        largest = max(float(results[kind].abs().max()) for kind in kinds if kind in results)
        return float(f"{1e-4 * largest:.1e}")

    found = {"attentions": 1e-5, "hidden": relative(["hidden", "final"])}
    for kind in ("logits", "class"):
        if kind in results:
            found[kind] = relative([kind])
    return found


def inputs_of(family, model):
    """What a family's runs read, as the golden files have it, without the patches; and those, or nothing."""
    if family.picture:
        patches = pictures.patches_of(pictures.pixels_for(family), pictures.patch_of(model.config))
        return {"types": None, "source": None}, patches
    ids, types, source = family_files.texts(family)
    return {"ids": ids, "types": types, "source": source}, None


def make(family, folder):
    family_files.save(family, folder)
    model = family_files.load(family, folder)
    inputs, patches = inputs_of(family, model)
    runs = family_runs.runs_for(family)
    given = {**inputs, "patches": patches}
    results = {run.name: family_runs.compute_from(family_runs.patched(model, run), given) for run in runs}
    inputs.setdefault("ids", list(range(len(results["model"]["final"]))))
    tensors = {f"{run}/{kind}": tensor for run, result in results.items() for kind, tensor in result.items()}
    if patches is not None:
        tensors["patches"] = patches
    description = {
        **{key: inputs[key] for key in ("ids", "types", "source")},
        "runs": [run.as_json() for run in runs],
        "tolerances": tolerances(results["model"]),
        "made_with": reference.versions(),
    }
    write_golden(folder, tensors, description)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "tests/data/families")
    parser.add_argument("names", nargs="*", help="families to make; without names all of them")
    arguments = parser.parse_args()

    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()
    torch.set_num_threads(1)  # the same sums in the same order, every time
    for family in FAMILIES:
        if not arguments.names or family.name in arguments.names:
            print(family.name)
            make(family, arguments.out / family.name)


if __name__ == "__main__":
    main()
