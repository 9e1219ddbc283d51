# SPDX-License-Identifier: GPL-3.0-or-later
"""What a reader of a family could get wrong: settings that must not be overlooked."""

import torch
import transformers

from families import YARN


def yarn(**change):
    """YARN with a change."""
    return {"rope_scaling": {**YARN, "rope_type": "yarn", **change}}


# Family: changes of its configuration, each of which a fixture must be able to tell from the right one.
MISREADINGS = {
    "qwen2_yarn": [
        {"rope_scaling": None},
        {"rope_scaling": {"rope_type": "yarn", "factor": 4.0}},
        {"rope_scaling": {"rope_type": "linear", "factor": 4.0}},
    ],
    "qwen2_dynamic": [{"rope_scaling": {"rope_type": "linear", "factor": 4.0}}],
    "qwen3": [{"rms_norm_eps": 1e-6}],
    "qwen3_yarn": [yarn(beta_fast=32.0), yarn(beta_slow=1.0), yarn(truncate=True), yarn(mscale=1.0)],
    "gemma": [{"hidden_act": "silu"}],
    "gemma2": [
        {"attn_logit_softcapping": None},
        {"final_logit_softcapping": None},
        {"query_pre_attn_scalar": 10},
        {"sliding_window": 6},
        {"layer_types": ["full_attention", "sliding_attention", "full_attention"]},
    ],
    "gemma3_text": [
        {"rope_local_base_freq": 10000.0},
        {"rope_theta": 100.0},
        {"sliding_window": 6},
        {"layer_types": ["sliding_attention"] * 3},
        {"query_pre_attn_scalar": 10},
    ],
    "gemma3_text_linear": [{"rope_scaling": None}, {"layer_types": ["sliding_attention"] * 3}],
    "phi3": [{"sliding_window": None}, {"sliding_window": 4}],
    "phi3_longrope_long": [{"original_max_position_embeddings": 16}, {"rope_scaling": None}],
    "phi3_longrope_short": [{"original_max_position_embeddings": 8}, {"rope_scaling": None}],
    "smollm3": [{"no_rope_layers": [0, 1, 0]}, {"no_rope_layers": [1, 1, 1]}],
    "granite": [
        {"embedding_multiplier": 1.0},
        {"attention_multiplier": 6**-0.5},
        {"residual_multiplier": 1.0},
        {"logits_scaling": 1.0},
    ],
    "gpt2": [{"activation_function": "relu"}, {"scale_attn_weights": False}],
    "gpt2_layer_scaled": [{"scale_attn_by_inverse_layer_idx": False}],
    "gpt_neox": [{"use_parallel_residual": False}, {"rotary_pct": 0.5, "partial_rotary_factor": 0.5}],
    "gpt_neox_sequential": [{"use_parallel_residual": True}, {"rope_theta": 10000.0}],
    "gpt_neo": [{"window_size": 4}, {"attention_layers": ["local", "global"]}],
    "opt": [{"do_layer_norm_before": False, "_remove_final_layer_norm": True}],
    "opt_post_norm": [{"activation_function": "gelu"}],
    "bloom": [{"apply_residual_connection_post_layernorm": True}, {"layer_norm_epsilon": 1e-5}],
    "bert": [{"layer_norm_eps": 1e-12}, {"hidden_act": "gelu_new"}],
    "roberta": [{"pad_token_id": 0}],
    "albert": [{"hidden_act": "gelu"}],
    "t5": [{"relative_attention_max_distance": 128}],
    "t5_gated": [{"dense_act_fn": "gelu"}],
    "bart": [{"scale_embedding": True}],
    "vit": [{"layer_norm_eps": 1e-12}, {"hidden_act": "gelu_new"}],
    "vit_base": [{"hidden_act": "gelu"}],
    "dinov2": [{"layer_norm_eps": 1e-6}],
    "clip_vision_model": [{"hidden_act": "gelu"}, {"layer_norm_eps": 1e-5}],
    "marian": [{"scale_embedding": False}, {"activation_function": "gelu"}],
}


def read_wrongly(family, folder, change):
    """The model that the files give when the settings in `change` are taken for what they are not."""
    architecture = getattr(transformers, family.architecture)
    config = architecture.config_class.from_pretrained(folder)
    for key, value in change.items():
        setattr(config, key, value)
    model = architecture.from_pretrained(
        folder, config=config, torch_dtype=torch.float32, attn_implementation="eager"
    )
    return model.eval()
