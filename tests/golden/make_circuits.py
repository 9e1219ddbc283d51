#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the reference of what heads add: norm-weighted and value-zeroing maps. See README.md.

The family's own class computes everything in float64; values are zeroed by taking A_ij v_j out of what enters the
output projection, for one key and one head at a time, and running the model again.
"""

import argparse
from pathlib import Path

import torch
import transformers

import family_files
import pictures
from check_families import no_single_precision
from families import FAMILIES
from make_fixtures import ROOT
from safetensors.torch import save_file

# Where a family's blocks are, and where in a block the attention of each kind is: values, output projection.
LLAMA = {"self": ("model.layers", "self_attn.v_proj", "self_attn.o_proj")}
T5_SELF, T5_CROSS = "layer.0.SelfAttention.", "layer.1.EncDecAttention."
BART = "model.{}.layers"
PLACES = {
    "gpt2": {"self": ("transformer.h", "attn.c_attn", "attn.c_proj")},
    "gpt_neox": {"self": ("gpt_neox.layers", "attention.query_key_value", "attention.dense")},
    "granite": LLAMA,
    "gemma2": LLAMA,
    "olmo2": LLAMA,
    "bert": {"self": ("bert.encoder.layer", "attention.self.value", "attention.output.dense")},
    "vit": {"self": ("vit.encoder.layer", "attention.attention.value", "attention.output.dense")},
    "dinov2": {"self": ("dinov2.encoder.layer", "attention.attention.value", "attention.output.dense")},
    "t5": {
        "encoder": ("encoder.block", T5_SELF + "v", T5_SELF + "o"),
        "self": ("decoder.block", T5_SELF + "v", T5_SELF + "o"),
        "cross": ("decoder.block", T5_CROSS + "v", T5_CROSS + "o"),
    },
    "bart": {
        "encoder": (BART.format("encoder"), "self_attn.v_proj", "self_attn.out_proj"),
        "self": (BART.format("decoder"), "self_attn.v_proj", "self_attn.out_proj"),
        "cross": (BART.format("decoder"), "encoder_attn.v_proj", "encoder_attn.out_proj"),
    },
}
ATTENTIONS = {"encoder": "encoder_attentions", "cross": "cross_attentions"}


class Block:
    """One block of a model, with what a run leaves there and a change of what its attention adds up."""

    def __init__(self, model, place, layer):
        blocks, value, output = place
        block = model.get_submodule(blocks)[layer]
        self.projection = block.get_submodule(output)
        self.scale = getattr(block, "layer_scale1", None)  # DINOv2
        self.change = None
        block.get_submodule(value).register_forward_hook(self.keep_values)
        self.projection.register_forward_pre_hook(self.change_input)
        block.register_forward_hook(self.keep_exit)

    def keep_values(self, module, inputs, output):
        self.raw_values = output[0]

    def change_input(self, module, inputs):
        if self.change is not None:
            return (inputs[0] - self.change[None],)

    def keep_exit(self, module, inputs, output):
        self.exit = (output[0] if isinstance(output, tuple) else output)[0]

    def values(self, heads, width):
        """heads x keys x width, the values that each query head reads."""
        values = self.raw_values
        if values.shape[1] == 3 * heads * width:
            if hasattr(self.projection, "nf"):  # GPT-2: queries | keys | values
                values = values[:, 2 * heads * width :]
            else:  # GPT-NeoX: each head has its query, key and value together
                values = values.unflatten(1, (heads, 3, width))[:, :, 2].flatten(1)
        values = values.unflatten(1, (-1, width)).transpose(0, 1)
        return values.repeat_interleave(heads // values.shape[0], 0)

    def output_weights(self, width):
        """heads x width x d."""
        weight = self.projection.weight
        weight = weight if hasattr(self.projection, "nf") else weight.T
        weight = weight if self.scale is None else weight * self.scale.lambda1
        return weight.unflatten(0, (-1, width))


def run(model, ids, types, source):
    inputs = {"input_ids": torch.tensor([ids])}
    if types is not None:
        inputs["token_type_ids"] = torch.tensor([types])
    if source is not None:
        inputs = {"input_ids": torch.tensor([source]), "decoder_input_ids": inputs["input_ids"]}
    return model(**inputs, output_attentions=True, return_dict=True)


def run_picture(model, pixels):
    return model.base_model(pixels, output_attentions=True)


def attentions(output, kind):
    key = ATTENTIONS.get(kind) or ("decoder_attentions" if "decoder_attentions" in output else "attentions")
    return [weights[0] for weights in output[key]]


def distances(block, again, head, weights, values):
    """1 - cos of the block's exit as it was and without the value of each key: queries x keys."""
    before, (queries, keys) = block.exit.clone(), weights.shape
    width = values.shape[1]
    found = torch.zeros(queries, keys, dtype=torch.float64)
    for key in range(keys):
        block.change = torch.zeros(queries, block.output_weights(width).shape[0] * width, dtype=torch.float64)
        block.change[:, head * width : (head + 1) * width] = weights[:, key, None] * values[None, key]
        again()
        found[:, key] = 1 - torch.nn.functional.cosine_similarity(before, block.exit, dim=1)
        block.change = None
    again()
    return torch.where(weights > 0, found, 0.0)


@torch.no_grad()
def make(family, file):
    model = family_files.load(family, ROOT / "tests/data/families" / family.name).double().eval()
    if family.picture:
        pixels = pictures.pixels_for(family).double()

        def again():
            return run_picture(model, pixels)
    else:
        text = family_files.texts(family)

        def again():
            return run(model, *text)

    tensors = {}
    with no_single_precision():
        for kind, place in PLACES[family.name].items():
            norms, zeroings, outputs = [], [], []
            for layer in range(len(model.get_submodule(place[0]))):
                block = Block(model, place, layer)
                maps = attentions(again(), kind)[layer]
                heads = maps.shape[0]
                width = block.projection.weight.numel() // block.exit.shape[1] // heads
                values = block.values(heads, width).clone()
                added = values @ block.output_weights(width)  # heads x keys x d
                norms.append(maps * added.norm(dim=2)[:, None])
                outputs.append((maps @ added).norm(dim=2).mean(1))
                zeroings.append(
                    torch.stack(
                        [distances(block, again, h, maps[h], values[h]) for h in range(heads)]
                    )
                )
            for name, parts in (("norm_weighted", norms), ("zeroing", zeroings), ("output_norm", outputs)):
                tensors[f"{kind}/{name}"] = torch.stack(parts)
    save_file({name: tensor.float().contiguous() for name, tensor in tensors.items()}, file)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "tests/data/circuits")
    parser.add_argument("names", nargs="*", help="families to make; without names all of them")
    arguments = parser.parse_args()

    transformers.logging.set_verbosity_error()
    torch.set_num_threads(1)
    arguments.out.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        if family.name in PLACES and (not arguments.names or family.name in arguments.names):
            print(family.name)
            make(family, arguments.out / f"{family.name}.safetensors")


if __name__ == "__main__":
    main()
