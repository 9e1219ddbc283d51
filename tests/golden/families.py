# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiny random checkpoints of the model families, with what a reader of each family can get wrong."""

from dataclasses import dataclass, field

import transformers

# Odd sizes, so that the ends of vectorised loops are reached, and an eps so large that it matters.
LLAMA = dict(
    vocab_size=61,
    hidden_size=24,
    intermediate_size=36,
    num_hidden_layers=2,
    num_attention_heads=4,
    num_key_value_heads=2,
    max_position_embeddings=64,
    rms_norm_eps=1e-3,
    bos_token_id=1,
    eos_token_id=2,
    pad_token_id=0,
)
GEMMA = {**LLAMA, "head_dim": 10}
GPT2 = dict(
    vocab_size=61,
    n_positions=40,
    n_embd=24,
    n_layer=2,
    n_head=4,
    layer_norm_epsilon=1e-3,
    bos_token_id=1,
    eos_token_id=2,
)
NEOX = dict(
    vocab_size=61,
    hidden_size=24,
    num_hidden_layers=2,
    num_attention_heads=3,
    intermediate_size=36,
    max_position_embeddings=40,
    layer_norm_eps=1e-3,
    bos_token_id=1,
    eos_token_id=2,
)
OPT = dict(
    vocab_size=61,
    hidden_size=24,
    num_hidden_layers=2,
    ffn_dim=36,
    num_attention_heads=4,
    max_position_embeddings=40,
    pad_token_id=1,
    bos_token_id=2,
    eos_token_id=2,
)
BERT = dict(
    vocab_size=61,
    hidden_size=24,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=36,
    max_position_embeddings=40,
    layer_norm_eps=1e-3,
    pad_token_id=0,
)
ROBERTA = {**BERT, "pad_token_id": 1, "bos_token_id": 0, "eos_token_id": 2, "type_vocab_size": 1}
ELECTRA = {**BERT, "embedding_size": 16}
T5 = dict(
    vocab_size=61,
    d_model=24,
    d_kv=10,
    d_ff=36,
    num_layers=2,
    num_decoder_layers=2,
    num_heads=4,
    relative_attention_num_buckets=8,
    relative_attention_max_distance=12,
    layer_norm_epsilon=1e-3,
    decoder_start_token_id=0,
)
BART = dict(
    vocab_size=61,
    max_position_embeddings=40,
    d_model=24,
    encoder_layers=2,
    encoder_ffn_dim=36,
    encoder_attention_heads=4,
    decoder_layers=3,
    decoder_ffn_dim=28,
    decoder_attention_heads=3,
    encoder_layerdrop=0.0,
    decoder_layerdrop=0.0,
)
SHORT_FACTORS = [1.0, 1.25, 1.5]
LONG_FACTORS = [1.5, 3.0, 7.0]
QWEN2 = {**LLAMA, "hidden_size": 48}
YARN = dict(type="yarn", factor=8.0, beta_fast=4.0, beta_slow=0.5, truncate=False, mscale=2.0, mscale_all_dim=0.5)


def longrope(kind):
    return {"type": kind, "short_factor": SHORT_FACTORS, "long_factor": LONG_FACTORS}


@dataclass(frozen=True)
class Family:
    name: str
    architecture: str  # class of transformers
    settings: dict  # keys of its configuration
    runs: tuple = ()  # besides "model"
    length: int = 14  # ids in the reference runs
    first: tuple = (1,)  # the first ids
    last: tuple = ()  # the last ids
    second: int | None = None  # where token type 1 begins; None for a model or a text without types
    source: int | None = None  # length of the encoder's text in a model with encoder and decoder
    source_last: tuple = ()
    bold: float = 1.2  # standard deviation of a query's and a key's entries
    embedding: float = 0.5  # standard deviation of the embeddings
    dropped: tuple = ()  # keys taken out of config.json after saving, as in published files
    added: dict = field(default_factory=dict)  # keys of config.json set after saving
    picture: dict | None = None  # of a model of pictures: its preprocessor_config.json
    published: str | None = None  # rewrites tensor names, see family_files.py

    def config(self):
        return getattr(transformers, self.architecture).config_class(**self.settings)


DECODERS_WITH_ROTARY = [
    # Of six pairs the first is kept, the second blended, the others stretched; scores grow by 1.14 squared.
    Family(
        "qwen2_yarn",
        "Qwen2ForCausalLM",
        {
            **QWEN2,
            "max_position_embeddings": 256,
            "rope_scaling": {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 64},
        },
    ),
    # The text is within the context, where this kind of scaling changes nothing.
    Family("qwen2_dynamic", "Qwen2ForCausalLM", {**QWEN2, "rope_scaling": {"rope_type": "dynamic", "factor": 4.0}}),
    Family("qwen3", "Qwen3ForCausalLM", {**LLAMA, "head_dim": 10}, ("unscaled", "groups_1_mean")),
    # All that YaRN lets a configuration say. The original length is the context; "type" is the older name.
    Family(
        "qwen3_yarn",
        "Qwen3ForCausalLM",
        {
            **LLAMA,
            "head_dim": 10,
            "rope_theta": 100.0,
            "rope_scaling": dict(YARN),
        },
        added={"rope_scaling": YARN},
    ),
    # Multi-query, as in the 2B model. heads * head_dim is not hidden_size.
    Family(
        "gemma",
        "GemmaForCausalLM",
        {**GEMMA, "num_key_value_heads": 1, "hidden_activation": "gelu_pytorch_tanh"},
        embedding=0.2,
    ),
    # Caps so small that they bend most scores; layers 0 and 2 have a window that the text crosses.
    Family(
        "gemma2",
        "Gemma2ForCausalLM",
        {
            **GEMMA,
            "num_hidden_layers": 3,
            "query_pre_attn_scalar": 7,
            "sliding_window": 5,
            "attn_logit_softcapping": 2.0,
            "final_logit_softcapping": 3.0,
        },
        ("unscaled",),
        embedding=0.2,
        dropped=("layer_types",),
    ),
    Family(
        "gemma3_text",
        "Gemma3ForCausalLM",
        {
            **GEMMA,
            "num_hidden_layers": 3,
            "query_pre_attn_scalar": 7,
            "sliding_window": 5,
            "rope_theta": 10000.0,
            "rope_local_base_freq": 100.0,
            "layer_types": ["sliding_attention", "sliding_attention", "full_attention"],
        },
        ("groups_1_mean",),
        embedding=0.2,
    ),
    # Scaled rotation on the full layers, and the layers' kinds given as in the first published files.
    Family(
        "gemma3_text_linear",
        "Gemma3ForCausalLM",
        {
            **GEMMA,
            "num_hidden_layers": 3,
            "query_pre_attn_scalar": 10,
            "sliding_window": 4,
            "rope_theta": 10000.0,
            "rope_local_base_freq": 100.0,
            "rope_scaling": {"rope_type": "linear", "factor": 8.0},
            "sliding_window_pattern": 2,
        },
        embedding=0.2,
        dropped=("layer_types", "_sliding_window_pattern"),
        added={"sliding_window_pattern": 2},
    ),
    # The text part of a model that also sees, as the 4B model and larger: settings and names are one level down.
    Family(
        "gemma3_multimodal",
        "Gemma3ForConditionalGeneration",
        {
            "text_config": {**GEMMA, "query_pre_attn_scalar": 7, "sliding_window": 5, "sliding_window_pattern": 2},
            "vision_config": dict(
                hidden_size=8,
                intermediate_size=6,
                num_hidden_layers=1,
                num_attention_heads=2,
                image_size=4,
                patch_size=2,
            ),
            "mm_tokens_per_image": 4,
        },
        embedding=0.2,
    ),
    Family("phi3", "Phi3ForCausalLM", {**LLAMA, "sliding_window": 5}, ("groups_1_mean",)),
    # The text is longer than the original length: the long factors. "su" is the older name.
    Family(
        "phi3_longrope_long",
        "Phi3ForCausalLM",
        {**LLAMA, "rope_scaling": longrope("longrope"), "original_max_position_embeddings": 8},
        added={"rope_scaling": longrope("su")},
    ),
    Family(
        "phi3_longrope_short",
        "Phi3ForCausalLM",
        {**LLAMA, "rope_scaling": longrope("longrope"), "original_max_position_embeddings": 16},
    ),
    # 6 of the 8 dimensions turn; tied, as phi-4-mini.
    Family(
        "phi3_partial",
        "Phi3ForCausalLM",
        {
            **LLAMA,
            "hidden_size": 32,
            "partial_rotary_factor": 0.75,
            "rope_scaling": longrope("longrope"),
            "original_max_position_embeddings": 16,
            "tie_word_embeddings": True,
        },
    ),
    Family(
        "smollm3",
        "SmolLM3ForCausalLM",
        {**LLAMA, "num_hidden_layers": 3, "no_rope_layer_interval": 2, "tie_word_embeddings": True},
    ),
    Family("olmo2", "Olmo2ForCausalLM", LLAMA, ("groups_1_mean",)),
    Family(
        "granite",
        "GraniteForCausalLM",
        {
            **LLAMA,
            "embedding_multiplier": 3.0,
            "attention_multiplier": 0.6,
            "residual_multiplier": 0.22,
            "logits_scaling": 5.0,
            "tie_word_embeddings": True,
        },
        ("unscaled",),
    ),
]

OTHER_DECODERS = [
    Family("gpt2", "GPT2LMHeadModel", GPT2, ("unscaled", "groups_1_mean")),
    Family(
        "gpt2_layer_scaled",
        "GPT2LMHeadModel",
        {**GPT2, "n_layer": 3, "n_inner": 36, "scale_attn_by_inverse_layer_idx": True},
    ),
    Family("gpt2_published", "GPT2LMHeadModel", {**GPT2, "n_positions": 20}, published="gpt2"),
    # 4 of the 16 dimensions turn.
    Family(
        "gpt_neox",
        "GPTNeoXForCausalLM",
        {**NEOX, "hidden_size": 48, "rotary_pct": 0.25},
        ("unscaled", "groups_1_mean"),
    ),
    Family(
        "gpt_neox_sequential",
        "GPTNeoXForCausalLM",
        {**NEOX, "rotary_pct": 0.5, "rotary_emb_base": 500, "use_parallel_residual": False},
        published="gpt_neox",
    ),
    Family(
        "gpt_neo",
        "GPTNeoForCausalLM",
        dict(
            vocab_size=61,
            max_position_embeddings=40,
            hidden_size=24,
            num_layers=2,
            attention_types=[[["global", "local"], 1]],
            num_heads=4,
            window_size=5,
            layer_norm_epsilon=1e-3,
            bos_token_id=1,
            eos_token_id=2,
        ),
        bold=0.9,  # the scores are not scaled
    ),
    Family("opt", "OPTForCausalLM", OPT, first=(2,)),
    Family(
        "opt_post_norm",
        "OPTForCausalLM",
        {**OPT, "do_layer_norm_before": False, "word_embed_proj_dim": 16},
        first=(2,),
    ),
    # 6 heads are not a power of 2: the last two slopes come from the next one.
    Family(
        "bloom",
        "BloomForCausalLM",
        dict(vocab_size=61, hidden_size=24, n_layer=2, n_head=6, layer_norm_epsilon=1e-3),
        ("unscaled",),
    ),
    Family(
        "bloom_published",
        "BloomForCausalLM",
        dict(vocab_size=61, hidden_size=24, n_layer=2, n_head=4, layer_norm_epsilon=1e-3),
        published="bloom",
    ),
]

PAIR = dict(first=(2,), last=(3,), second=8)
ENCODERS = [
    Family("bert", "BertForMaskedLM", BERT, ("unscaled", "groups_1_mean"), **PAIR),
    Family("bert_base", "BertModel", BERT, **PAIR),
    Family("bert_published", "BertForMaskedLM", BERT, published="bert", **PAIR),
    Family("roberta", "RobertaForMaskedLM", ROBERTA, first=(0,), last=(2,)),
    Family("xlm_roberta", "XLMRobertaForMaskedLM", ROBERTA, first=(0,), last=(2,)),
    Family(
        "distilbert",
        "DistilBertForMaskedLM",
        dict(vocab_size=61, max_position_embeddings=40, n_layers=2, n_heads=4, dim=24, hidden_dim=36),
        first=(2,),
        last=(3,),
    ),
    Family("albert", "AlbertForMaskedLM", {**ELECTRA, "num_hidden_layers": 3}, **PAIR),
    Family("electra_generator", "ElectraForMaskedLM", ELECTRA, **PAIR),
    Family("electra_discriminator", "ElectraForPreTraining", {**ELECTRA, "embedding_size": 24}, **PAIR),
]

TEXT_TO_TEXT = dict(length=12, first=(0,), source=15, source_last=(1,), bold=0.7)
DENOISING = dict(length=12, first=(2, 0), source=15, source_last=(2,), bold=1.5)
ENCODER_DECODERS = [
    Family("t5", "T5ForConditionalGeneration", {**T5, "num_decoder_layers": 3}, **TEXT_TO_TEXT),
    Family(
        "t5_gated",
        "T5ForConditionalGeneration",
        {**T5, "feed_forward_proj": "gated-gelu", "tie_word_embeddings": False},
        **TEXT_TO_TEXT,
    ),
    Family("mt5", "MT5ForConditionalGeneration", T5, **TEXT_TO_TEXT),
    Family("bart", "BartForConditionalGeneration", BART, **DENOISING),
    Family("bart_base", "BartModel", BART, **DENOISING),
    Family(
        "marian",
        "MarianMTModel",
        {
            **BART,
            "activation_function": "swish",
            "scale_embedding": True,
            "pad_token_id": 60,
            "eos_token_id": 0,
            "decoder_start_token_id": 60,
        },
        length=12,
        first=(60,),
        source=15,
        source_last=(0,),
        bold=1.5,
        embedding=0.2,
    ),
]

VIT = dict(
    hidden_size=32,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=44,
    image_size=32,
    patch_size=8,
    layer_norm_eps=1e-3,
)
DINOV2 = {**{key: VIT[key] for key in VIT if key != "intermediate_size"}, "mlp_ratio": 1.5}
CLIP_TEXT = dict(
    vocab_size=61,
    hidden_size=16,
    intermediate_size=20,
    num_hidden_layers=1,
    num_attention_heads=2,
    max_position_embeddings=12,
)
CLASSES = dict(id2label={0: "tench", 1: "Egyptian cat", 2: "abacus", 3: "lens", 4: "<b>bold</b>"})
WHOLE = dict(do_resize=True, size=dict(height=32, width=32), resample=2, image_mean=[0.5] * 3, image_std=[0.5] * 3)
MIDDLE = dict(
    do_resize=True,
    size=dict(shortest_edge=36),
    resample=3,
    do_center_crop=True,
    crop_size=dict(height=32, width=32),
    image_mean=[0.485, 0.456, 0.406],
    image_std=[0.229, 0.224, 0.225],
)
PICTURES = [
    Family("vit", "ViTForImageClassification", {**VIT, **CLASSES}, ("unscaled", "groups_1_mean"), picture=WHOLE),
    Family("vit_base", "ViTModel", {**VIT, "hidden_act": "relu", "qkv_bias": False}, picture=WHOLE),
    Family("deit", "DeiTForImageClassificationWithTeacher", {**VIT, **CLASSES}, picture=MIDDLE),
    Family("deit_one_head", "DeiTForImageClassification", VIT, picture=MIDDLE),
    # Trained for 6 x 6 patches, used with 4 x 4: positions are resized.
    Family(
        "dinov2",
        "Dinov2ForImageClassification",
        {**DINOV2, **CLASSES, "image_size": 48},
        ("unscaled", "groups_1_mean"),
        picture=MIDDLE,
    ),
    Family("dinov2_gated", "Dinov2Model", {**DINOV2, "use_swiglu_ffn": True}, picture=MIDDLE),
    Family(
        "dinov2_with_registers",
        "Dinov2WithRegistersModel",
        {**DINOV2, "image_size": 56, "num_register_tokens": 3},
        picture=MIDDLE,
    ),
    Family("clip_vision_model", "CLIPVisionModelWithProjection", {**VIT, "projection_dim": 12}, picture=MIDDLE),
    Family(
        "clip",
        "CLIPModel",
        dict(text_config=CLIP_TEXT, vision_config={**VIT, "hidden_act": "gelu"}, projection_dim=12),
        picture=MIDDLE,
    ),
]

FAMILIES = [*DECODERS_WITH_ROTARY, *OTHER_DECODERS, *ENCODERS, *ENCODER_DECODERS, *PICTURES]
