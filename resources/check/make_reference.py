#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes reference.json and reference.safetensors beside this file: what the program's own check of its numbers compares with.

    make_reference.py

They are taken from tests/data/bundled, bit for bit: the runs of the bundled model as it is, computed by Hugging Face
transformers (tests/golden). Of each text: its ids, its mean loss (nats), NAME/weights [layers, heads, queries, keys], and
NAME/logits [positions, vocabulary] of the last positions, which may be one or all.
"""
import json
import struct
from pathlib import Path

HERE = Path(__file__).resolve().parent
GOLDEN = HERE.parent.parent / "tests" / "data" / "bundled"
RUN = "model"


def read_tensors(file):
    data = file.read_bytes()
    length = struct.unpack("<Q", data[:8])[0]
    entries = json.loads(data[8:8 + length])
    entries.pop("__metadata__", None)
    return {name: (entry, data[8 + length + entry["data_offsets"][0]:8 + length + entry["data_offsets"][1]])
            for name, entry in entries.items()}


def write_tensors(file, tensors):
    header, body = {}, b""
    for name, (entry, numbers) in tensors.items():
        shape = entry["shape"] if len(entry["shape"]) > 1 else [1, *entry["shape"]]
        header[name] = {"dtype": entry["dtype"], "shape": shape, "data_offsets": [len(body), len(body) + len(numbers)]}
        body += numbers
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    file.write_bytes(struct.pack("<Q", len(text)) + text + body)


def main():
    golden = json.loads((GOLDEN / "golden.json").read_text())
    runs = read_tensors(GOLDEN / "golden.safetensors")
    texts, tensors = [], {}
    for text in golden["texts"]:
        name = text["name"]
        texts.append({"name": name, "text": text["text"], "ids": text["ids"], "mean_loss": text["mean_loss"][RUN]})
        logits = f"{name}/{RUN}/logits"
        tensors[f"{name}/weights"] = runs[f"{name}/{RUN}/attentions"]
        tensors[f"{name}/logits"] = runs[logits if logits in runs else f"{name}/{RUN}/last_logits"]
    made = golden["made_with"]
    reference = {"implementation": f"Hugging Face transformers {made['transformers']} with torch {made['torch']}, in float64",
                 "texts": texts}
    (HERE / "reference.json").write_text(json.dumps(reference, indent=1) + "\n")
    write_tensors(HERE / "reference.safetensors", tensors)


if __name__ == "__main__":
    main()
