#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""GGUF files with values of every type, and quantised numbers with what gguf and torch make of them.

The blocks of quantised types are random bytes, so that every bit is read; a part of them has scales that are zero,
subnormal, infinite or not a number.
"""

import argparse
from pathlib import Path

import gguf
import numpy as np
import torch
from gguf import GGMLQuantizationType as Type
from gguf import GGUFValueType as Value
from safetensors.torch import save_file

ROOT = Path(__file__).resolve().parents[2]

# Where the F16 numbers of a block are.
HALVES = {
    Type.Q4_0: [0],
    Type.Q4_1: [0, 2],
    Type.Q5_0: [0],
    Type.Q5_1: [0, 2],
    Type.Q8_0: [0],
    Type.Q2_K: [80, 82],
    Type.Q3_K: [108],
    Type.Q4_K: [0, 2],
    Type.Q5_K: [0, 2],
    Type.Q6_K: [208],
}
SPECIAL = [0.0, -0.0, 6e-8, -1e-5, 65504.0, np.inf, -np.inf, np.nan]


def random_blocks(kind, random):
    """Rows of two blocks: eight with any bytes and ordinary scales, then one for each special scale."""
    _, size = gguf.GGML_QUANT_SIZES[kind]
    count = 8 + len(SPECIAL)
    blocks = random.integers(0, 256, (count, size), dtype=np.uint8)
    for number, block in enumerate(blocks):
        for place in HALVES[kind]:
            ordinary = np.float16(random.normal() * 0.02)
            scale = ordinary if number < 8 else np.float16(SPECIAL[(number - 8 + place) % len(SPECIAL)])
            block[place : place + 2] = np.frombuffer(scale.tobytes(), np.uint8)
    return blocks.reshape(count // 2, 2 * size)


def write(writer):
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def make_quantised(path):
    """Tensor "Q4_K" with its blocks, and "Q4_K.expected" with its numbers in F32; so for every type."""
    random = np.random.default_rng(20240501)
    writer = gguf.GGUFWriter(path, "fixture")
    for kind in HALVES:
        rows = random_blocks(kind, random)
        with np.errstate(all="ignore"):
            expected = gguf.quants.dequantize(rows, kind)
        writer.add_tensor(kind.name, rows, raw_dtype=kind)
        writer.add_tensor(kind.name + ".expected", expected)
    write(writer)


def make_float8(path):
    """All 256 values of both types of 8 bits, and the same in F32."""
    codes = torch.arange(256, dtype=torch.int32).to(torch.uint8).reshape(8, 32)
    tensors = {}
    for name, kind in {"e4m3": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2}.items():
        tensors[name] = codes.clone().view(kind)
        tensors[name + ".expected"] = codes.view(kind).float()
    save_file(tensors, path)


def add_values(writer):
    writer.add_uint8("value.u8", 200)
    writer.add_int8("value.i8", -100)
    writer.add_uint16("value.u16", 60000)
    writer.add_int16("value.i16", -30000)
    writer.add_uint32("value.u32", 4000000000)
    writer.add_int32("value.i32", -2000000000)
    writer.add_float32("value.f32", 0.1)
    writer.add_bool("value.bool", True)
    writer.add_string("value.text", "g\u00fcnstig")
    writer.add_key_value("value.empty", "", Value.STRING)
    writer.add_uint64("value.u64", 2**63 + 1)
    writer.add_int64("value.i64", -(2**62))
    writer.add_float64("value.f64", 1e-300)
    writer.add_array("array.u16", [1, 2, 65535])
    writer.kv_data[0]["array.u16"].sub_type = Value.UINT16
    writer.add_array("array.i32", [3, -1, 4])
    writer.add_array("array.f32", [0.5, -0.25])
    writer.add_array("array.bool", [True, False, True])
    writer.add_array("array.text", ["", "a", "\u4e2d", "<|end|>"])


def make_values(path):
    """A value of every type, arrays, and a small tensor of every plain type."""
    writer = gguf.GGUFWriter(path, "fixture")
    add_values(writer)
    writer.add_tensor("f32", np.arange(6, dtype=np.float32).reshape(2, 3))
    writer.add_tensor("f16", np.array([1.5, -2], dtype=np.float16))
    bf16 = gguf.quants.quantize(np.array([[1.5, -3.0]], dtype=np.float32), Type.BF16)
    writer.add_tensor("bf16", bf16, raw_dtype=Type.BF16)
    writer.add_tensor("f64", np.array([0.1]))
    for bits, kind in {8: np.int8, 16: np.int16, 32: np.int32, 64: np.int64}.items():
        writer.add_tensor(f"i{bits}", np.array([-1, 2, 3], dtype=kind))
    writer.add_tensor("cube", np.arange(24, dtype=np.float32).reshape(2, 3, 4))
    write(writer)


def make_version_2(path):
    """Version 2 has the layout of version 3. Aligned to 64 bytes."""
    writer = gguf.GGUFWriter(path, "fixture")
    writer.add_custom_alignment(64)
    writer.add_tensor("a", np.array([1, 2], dtype=np.float32))
    writer.add_tensor("b", np.array([[3], [4]], dtype=np.float32))
    write(writer)
    contents = bytearray(path.read_bytes())
    assert contents[4] == 3
    contents[4] = 2
    path.write_bytes(contents)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "tests/data/gguf")
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    make_quantised(folder / "quantised.gguf")
    make_float8(folder / "float8.safetensors")
    make_values(folder / "values.gguf")
    make_version_2(folder / "version_2.gguf")


if __name__ == "__main__":
    main()
