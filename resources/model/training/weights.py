# SPDX-License-Identifier: GPL-3.0-or-later
"""Weights in safetensors files, without the safetensors package: a header in JSON, then the numbers.

https://huggingface.co/docs/safetensors/index#format
"""
import json
import os
import struct
from pathlib import Path

import torch
from torch import Tensor

from llama import Llama, Shape

TYPES = {"BF16": torch.bfloat16, "F16": torch.float16, "F32": torch.float32}


def save_tensors(path: Path, tensors: dict[str, Tensor]) -> None:
    """Writes the tensors as bfloat16, aside and then renamed."""
    header: dict = {"__metadata__": {"format": "pt"}}
    parts, offset = [], 0
    for name, tensor in tensors.items():
        part = tensor.detach().to(torch.bfloat16).contiguous().view(torch.int16).numpy().tobytes()
        header[name] = dict(dtype="BF16", shape=list(tensor.shape), data_offsets=[offset, offset + len(part)])
        parts.append(part)
        offset += len(part)
    head = json.dumps(header, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 8)
    aside = path.with_name(path.name + ".tmp")
    aside.write_bytes(struct.pack("<Q", len(head)) + head + b"".join(parts))
    os.replace(aside, path)


def load_tensors(path: Path) -> dict[str, Tensor]:
    """The tensors of a safetensors file, in float32."""
    raw = path.read_bytes()
    start = 8 + struct.unpack("<Q", raw[:8])[0]
    tensors = {}
    for name, entry in json.loads(raw[8:start]).items():
        if name == "__metadata__":
            continue
        begin, end = entry["data_offsets"]
        flat = torch.frombuffer(bytearray(raw[start + begin:start + end]), dtype=TYPES[entry["dtype"]])
        tensors[name] = flat.view(entry["shape"]).float()
    return tensors


def save_model(out: Path, model: Llama) -> None:
    """Writes out/config.json and out/model.safetensors, the layout of a Hugging Face LLaMA checkpoint."""
    (out / "config.json").write_text(json.dumps(model.shape.config(), indent=1) + "\n")
    save_tensors(out / "model.safetensors", model.state_dict())


def load_model(out: Path) -> Llama:
    model = Llama(Shape.from_config(json.loads((out / "config.json").read_text())))
    model.load_state_dict(load_tensors(out / "model.safetensors"))
    return model.eval()
