# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiny random checkpoints, one for each thing that a reader of Hugging Face LLaMA folders can get wrong."""

import json
import math
import shutil
import zlib
from dataclasses import dataclass, field
from pathlib import Path

import torch
from transformers import (
    LlamaConfig,
    LlamaForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    Qwen2Config,
    Qwen2ForCausalLM,
)

MODEL_CLASSES = {"llama": LlamaForCausalLM, "mistral": MistralForCausalLM, "qwen2": Qwen2ForCausalLM}

# What all have in common. Odd sizes, so that the ends of vectorised loops are reached.
SHAPE = dict(
    vocab_size=61,
    hidden_size=24,
    intermediate_size=36,
    num_hidden_layers=2,
    num_attention_heads=4,
    num_key_value_heads=2,
    max_position_embeddings=64,
    rms_norm_eps=1e-3,  # large, so that it matters
    bos_token_id=1,
    eos_token_id=2,
)


@dataclass(frozen=True)
class Checkpoint:
    name: str
    config: object
    length: int = 12  # ids in the reference runs
    stored: torch.dtype = torch.float32
    shard: str = "1GB"
    config_json: dict = field(default_factory=dict)  # keys of config.json set after saving
    runs: str = "all"  # "all", or "model" for the unchanged model only
    extra_runs: tuple = ()


def llama(**keys):
    return LlamaConfig(**{**SHAPE, **keys})


CHECKPOINTS = [
    Checkpoint("mha", llama(num_key_value_heads=4), extra_runs=("window_4",)),
    Checkpoint(
        "gqa",
        llama(hidden_size=48, num_attention_heads=8, num_key_value_heads=4),
        extra_runs=("no_mask", "unscaled_groups_1_mean"),
    ),
    Checkpoint("mqa", llama(num_key_value_heads=1)),
    # Mistral without a window is the same computation. (LlamaConfig had no head_dim when this was made.)
    Checkpoint(
        "head_dim",
        MistralConfig(**{**SHAPE, "head_dim": 10}, sliding_window=None),
        config_json={"model_type": "llama", "architectures": ["LlamaForCausalLM"]},
    ),
    Checkpoint("tied", llama(tie_word_embeddings=True), runs="model"),
    Checkpoint("untied", llama(tie_word_embeddings=False), runs="model"),
    # A window that is present but switched off, as in published Qwen2 models. Qwen2Config would write null.
    Checkpoint(
        "biases_qkv",
        Qwen2Config(**SHAPE, use_sliding_window=False),
        config_json={"sliding_window": 4, "max_window_layers": 2},
    ),
    Checkpoint(
        "biases_all",
        llama(hidden_size=36, num_attention_heads=6, num_key_value_heads=6, attention_bias=True, mlp_bias=True),
    ),
    # The wavelengths of head_dim 8 are 6.3, 63, 628, 6283: kept, interpolated, divided, divided.
    Checkpoint(
        "rope_llama3",
        llama(
            hidden_size=32,
            max_position_embeddings=640,
            rope_scaling=dict(
                rope_type="llama3",
                factor=8.0,
                low_freq_factor=1.0,
                high_freq_factor=4.0,
                original_max_position_embeddings=80,
            )
        ),
        length=16,
        runs="model",
    ),
    Checkpoint("rope_theta", llama(rope_theta=500.0), length=16, runs="model"),
    Checkpoint("window", MistralConfig(**SHAPE, sliding_window=5), length=16),
    Checkpoint("sharded", llama(), shard="20KB", runs="model"),
    Checkpoint("f16", llama(), stored=torch.float16, runs="model"),
    Checkpoint("bf16", llama(), stored=torch.bfloat16, runs="model"),
]


def seed_for(name):
    return zlib.crc32(name.encode())


def randomise(model):
    """Weights large enough for attention to be far from uniform; norm weights around 1; biases not 0."""
    std = {"embed_tokens": 0.5, "lm_head": 0.3, "v_proj": 0.25, "o_proj": 0.25}
    std["q_proj"] = std["k_proj"] = 1.2 / math.sqrt(model.config.hidden_size)
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            module, kind = name.split(".")[-2:]
            if module.endswith("norm"):
                parameter.uniform_(0.5, 1.5)
            elif kind == "bias":
                parameter.normal_(0.0, 0.3)
            else:
                parameter.normal_(0.0, std.get(module, 0.2))


def save(checkpoint, folder: Path):
    """Makes the checkpoint and writes it as config.json and model.safetensors."""
    torch.manual_seed(seed_for(checkpoint.name))
    model = MODEL_CLASSES[checkpoint.config.model_type](checkpoint.config)
    randomise(model)
    shutil.rmtree(folder, ignore_errors=True)
    model.to(checkpoint.stored).save_pretrained(folder, max_shard_size=checkpoint.shard)
    (folder / "generation_config.json").unlink(missing_ok=True)

    path = folder / "config.json"
    config = {**json.loads(path.read_text()), **checkpoint.config_json}
    path.write_text(json.dumps(config, indent=2) + "\n")


def load(checkpoint, folder: Path):
    """The checkpoint as its files have it, in float32, and the ids of its reference runs."""
    model = MODEL_CLASSES[checkpoint.config.model_type].from_pretrained(
        folder, config=checkpoint.config, torch_dtype=torch.float32, attn_implementation="eager"
    )
    generator = torch.Generator().manual_seed(seed_for(checkpoint.name))
    ids = torch.randint(3, checkpoint.config.vocab_size, (checkpoint.length - 1,), generator=generator)
    return model.eval(), [checkpoint.config.bos_token_id, *ids.tolist()]
