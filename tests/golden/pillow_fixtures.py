#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/pictures: a small photograph-like picture, what Pillow resizes it to, and what image processors of
transformers make of it."""

import json
from pathlib import Path

import numpy as np
import torch
from PIL import Image
from safetensors.torch import save_file
from transformers import BitImageProcessor, CLIPImageProcessor, DeiTImageProcessor, ViTImageProcessor

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests/data/pictures"
KERNELS = {"lanczos": 1, "bilinear": 2, "bicubic": 3, "box": 4}
SIZES = [(32, 32), (19, 40), (61, 13), (90, 75), (61, 44)]  # width, height: smaller, mixed, larger, the same

PROCESSORS = {
    "vit": ViTImageProcessor(size={"height": 32, "width": 32}),
    "deit": DeiTImageProcessor(size={"height": 36, "width": 36}, crop_size={"height": 32, "width": 32}, resample=3),
    "clip": CLIPImageProcessor(size={"shortest_edge": 32}, crop_size={"height": 32, "width": 32}),
    "dinov2": BitImageProcessor(
        size={"shortest_edge": 37},
        crop_size={"height": 32, "width": 24},
        image_mean=[0.485, 0.456, 0.406],
        image_std=[0.229, 0.224, 0.225],
    ),
}


def picture():
    """Smooth colours with sharp edges and noise: 61 x 44 pixels."""
    random = np.random.default_rng(7)
    y, x = np.mgrid[0:44, 0:61]
    red = 128 + 120 * np.sin(x / 7) * np.cos(y / 5)
    green = 255.0 * ((x // 6 + y // 9) % 2)
    blue = 4 * x + random.normal(0, 25, x.shape)
    return np.clip(np.stack([red, green, blue], -1), 0, 255).astype(np.uint8)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    pixels = picture()
    image = Image.fromarray(pixels)
    image.save(FOLDER / "small.png", optimize=True)
    tensors = {"picture": torch.tensor(pixels.copy())}
    for name, kernel in KERNELS.items():
        for width, height in SIZES:
            resized = np.asarray(image.resize((width, height), kernel))
            tensors[f"{name}/{width}x{height}"] = torch.tensor(resized.copy())
    for name, processor in PROCESSORS.items():
        made = processor(image, return_tensors="np")["pixel_values"][0]
        tensors[f"processed/{name}"] = torch.tensor(made.copy())
        where = FOLDER / name
        where.mkdir(exist_ok=True)
        settings = json.loads(processor.to_json_string())
        (where / "preprocessor_config.json").write_text(json.dumps(settings, indent=2) + "\n")
    save_file(tensors, FOLDER / "pictures.safetensors")


if __name__ == "__main__":
    main()
