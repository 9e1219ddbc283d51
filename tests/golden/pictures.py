# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures for models that read those, and what such a model computes from one."""

import torch

from checkpoints import seed_for

SIDE = 32  # pixels


def pixels_for(family):
    """Normalised pixels of a picture, 1 x channels x rows x columns: smooth, with noise."""
    generator = torch.Generator().manual_seed(seed_for(family.name))
    coarse = torch.randn(1, 3, 5, 5, generator=generator)
    smooth = torch.nn.functional.interpolate(coarse, size=(SIDE, SIDE), mode="bilinear")
    return smooth + 0.3 * torch.randn(1, 3, SIDE, SIDE, generator=generator)


def patches_of(pixels, patch):
    """One row a patch: channel, row, column."""
    windows = pixels[0].unfold(1, patch, patch).unfold(2, patch, patch)
    return windows.permute(1, 2, 0, 3, 4).reshape(-1, 3 * patch * patch)


def pixels_of(patches, patch):
    """The reverse of patches_of, of a square picture."""
    count = SIDE // patch
    windows = torch.as_tensor(patches).reshape(count, count, 3, patch, patch)
    return windows.permute(2, 0, 3, 1, 4).reshape(1, 3, SIDE, SIDE)


def patch_of(config):
    return getattr(config, "vision_config", config).patch_size


@torch.no_grad()
def compute(model, pixels):
    """As family_runs.compute; logits of the class as `class`. What CLIP computes of texts is left out."""
    tower = getattr(model, "vision_model", None) or model.base_model
    output = tower(pixels, output_attentions=True, output_hidden_states=True)
    hidden = output.hidden_states
    result = {
        "self": torch.cat(output.attentions),
        "hidden": torch.cat(hidden[: len(output.attentions)]),
        "final": output.last_hidden_state[0],
    }
    if "ImageClassification" in type(model).__name__:
        result["class"] = model(pixels).logits
    return result
