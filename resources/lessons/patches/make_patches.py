#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a Vision Transformer that was made by hand: one layer with four heads, each of which does one thing. Nothing in it was learned.

Usage: make_patches.py (writes config.json, preprocessor_config.json and model.safetensors beside itself)

The residual stream of a patch has pairs (v, -v), so that a layer norm takes out no mean, and one large constant pair, so that it divides
every patch by nearly the same number. The features v: the patch's mean colour (3), its row and its column as cosines and sines of
three frequencies (6 and 6), and whether it is the class token.

  head 0  looks at patches of its own colour     score: colour . colour
  head 1  looks along its row                    score: row . row
  head 2  looks at the patch to its left         score: position . position, the query's column turned by one patch
  head 3  looks at the class token               score: 1 for the class token
"""
import json
import math
import pathlib

import numpy as np
from safetensors.numpy import save_file

GRID, PATCH, HEADS, HEAD_WIDTH = 12, 8, 4, 16
WIDTH = HEADS * HEAD_WIDTH
COLOUR, ROW, COLUMN, CLASS, CONSTANT = range(0, 3), range(3, 9), range(9, 15), 15, 16
LARGE = 16.0
FREQUENCIES = (1, 2, 3)
here = pathlib.Path(__file__).parent


def place(index):
    """cos and sin of three frequencies, as far around the circle as `index` is along the grid (which is half of it)."""
    return [f(math.pi * k * index / GRID) for k in FREQUENCIES for f in (math.cos, math.sin)]


def pair(target, feature, value):
    target[2 * feature] = value
    target[2 * feature + 1] = -value


positions = np.zeros((1 + GRID * GRID, WIDTH), np.float32)
for token in range(1 + GRID * GRID):
    pair(positions[token], CONSTANT, LARGE)
    if token == 0:
        pair(positions[token], CLASS, 1)
        continue
    row, column = divmod(token - 1, GRID)
    for feature, value in zip(ROW, place(row)):
        pair(positions[token], feature, value)
    for feature, value in zip(COLUMN, place(column)):
        pair(positions[token], feature, value)

projection = np.zeros((WIDTH, 3, PATCH, PATCH), np.float32)
for channel in COLOUR:
    projection[2 * channel, channel] = 1 / PATCH**2
    projection[2 * channel + 1, channel] = -1 / PATCH**2

# What the layer norm divides by: the constant pair and what a patch has beside it.
deviation = math.sqrt((2 * LARGE**2 + 2 * 6) / WIDTH)


def reading(feature):
    """A row of a projection that gives the feature's value behind the norm."""
    row = np.zeros(WIDTH, np.float32)
    pair(row, feature, deviation / 2)
    return row


query = np.zeros((WIDTH, WIDTH), np.float32)
key = np.zeros((WIDTH, WIDTH), np.float32)
value = np.zeros((WIDTH, WIDTH), np.float32)
output = np.zeros((WIDTH, WIDTH), np.float32)
root = math.sqrt(HEAD_WIDTH)  # the model divides by it


def attend(head, line, strength, query_row, key_row):
    query[head * HEAD_WIDTH + line] = strength * root * query_row
    key[head * HEAD_WIDTH + line] = key_row


for line, feature in enumerate(COLOUR):
    attend(0, line, 12.0, reading(feature), reading(feature))
for line, feature in enumerate(ROW):
    attend(1, line, 8.0, reading(feature), reading(feature))
for line, feature in enumerate(ROW):
    attend(2, line, 5.0, reading(feature), reading(feature))
for number, k in enumerate(FREQUENCIES):
    turn = -math.pi * k / GRID  # one patch to the left
    cos, sin = reading(COLUMN[2 * number]), reading(COLUMN[2 * number + 1])
    attend(2, 6 + 2 * number, 5.0, math.cos(turn) * cos - math.sin(turn) * sin, cos)
    attend(2, 7 + 2 * number, 5.0, math.sin(turn) * cos + math.cos(turn) * sin, sin)
constant = np.zeros(WIDTH, np.float32)
pair(constant, CONSTANT, deviation / 2 / LARGE)
attend(3, 0, 8.0, constant, reading(CLASS))
# Values are the mean colour; each head writes what it fetched into three features of its own.
for head in range(HEADS):
    for line, feature in enumerate(COLOUR):
        value[head * HEAD_WIDTH + line] = reading(feature)
        pair(output.T[head * HEAD_WIDTH + line], 17 + 3 * head + line, 1.0)

INNER = 8
zeros = lambda *shape: np.zeros(shape, np.float32)
layer = "encoder.layer.0."
tensors = {
    "embeddings.cls_token": zeros(1, 1, WIDTH),
    "embeddings.position_embeddings": positions[None],
    "embeddings.patch_embeddings.projection.weight": projection,
    "embeddings.patch_embeddings.projection.bias": zeros(WIDTH),
    layer + "attention.attention.query.weight": query,
    layer + "attention.attention.query.bias": zeros(WIDTH),
    layer + "attention.attention.key.weight": key,
    layer + "attention.attention.key.bias": zeros(WIDTH),
    layer + "attention.attention.value.weight": value,
    layer + "attention.attention.value.bias": zeros(WIDTH),
    layer + "attention.output.dense.weight": output,
    layer + "attention.output.dense.bias": zeros(WIDTH),
    layer + "intermediate.dense.weight": zeros(INNER, WIDTH),
    layer + "intermediate.dense.bias": zeros(INNER),
    layer + "output.dense.weight": zeros(WIDTH, INNER),
    layer + "output.dense.bias": zeros(WIDTH),
    layer + "layernorm_before.weight": np.ones(WIDTH, np.float32),
    layer + "layernorm_before.bias": zeros(WIDTH),
    layer + "layernorm_after.weight": np.ones(WIDTH, np.float32),
    layer + "layernorm_after.bias": zeros(WIDTH),
    "layernorm.weight": np.ones(WIDTH, np.float32),
    "layernorm.bias": zeros(WIDTH),
}
save_file({name: np.ascontiguousarray(array.astype(np.float16)) for name, array in tensors.items()}, here / "model.safetensors")
config = {
    "architectures": ["ViTModel"], "model_type": "vit", "hidden_size": WIDTH, "num_attention_heads": HEADS, "num_hidden_layers": 1,
    "intermediate_size": INNER, "hidden_act": "gelu", "image_size": GRID * PATCH, "patch_size": PATCH, "num_channels": 3,
    "qkv_bias": True, "layer_norm_eps": 1e-6,
}
(here / "config.json").write_text(json.dumps(config, indent=2) + "\n")
preparation = {"do_resize": True, "size": {"height": GRID * PATCH, "width": GRID * PATCH}, "resample": 3,
               "image_mean": [0.5] * 3, "image_std": [0.5] * 3}
(here / "preprocessor_config.json").write_text(json.dumps(preparation, indent=2) + "\n")
