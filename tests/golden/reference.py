# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of a reference model, unchanged or with its weights patched so that it computes something else."""

import copy
import math
import platform
from dataclasses import asdict, dataclass

import safetensors
import sentencepiece
import torch
import transformers


@dataclass(frozen=True)
class Run:
    name: str
    factor: float | None = None  # of the scores; None is the model's own, 1 / sqrt(head_dim)
    kv_heads: int | None = None  # key/value heads after regrouping; None leaves them alone
    pool: str | None = None  # how a group's head is made of the model's own: "mean" or "first"
    mask: str = "model"  # "model", "none" (every query sees every key) or "window"
    window: int | None = None  # keys a query sees, itself included

    def as_json(self):
        return asdict(self)


NAMED_RUNS = {
    run.name: run
    for run in [
        Run("model"),
        Run("unscaled", factor=1.0),
        Run("factor_0.5", factor=0.5),
        Run("no_mask", mask="none"),
        Run("window_4", mask="window", window=4),
        Run("unscaled_groups_1_mean", factor=1.0, kv_heads=1, pool="mean"),
    ]
}


def groups_run(kv_heads, pool):
    return Run(f"groups_{kv_heads}_{pool}", kv_heads=kv_heads, pool=pool)


def runs_for(checkpoint):
    names = ["model"] if checkpoint.runs == "model" else ["model", "unscaled", "factor_0.5"]
    runs = [NAMED_RUNS[name] for name in names]
    if checkpoint.runs != "model":
        own = checkpoint.config.num_key_value_heads
        divisors = [n for n in range(own - 1, 0, -1) if own % n == 0]
        runs += [groups_run(n, pool) for n in divisors for pool in ("mean", "first")]
    return runs + [NAMED_RUNS[name] for name in checkpoint.extra_runs]


def head_dim(config):
    return getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads


def pool_heads(parameter, own, wanted, pool):
    """Rows of `own` heads, where each head of the same group has the group's pooled rows."""
    members = own // wanted
    grouped = parameter.view(wanted, members, parameter.shape[0] // own, -1)
    pooled = grouped.mean(1, keepdim=True) if pool == "mean" else grouped[:, :1]
    return pooled.expand_as(grouped).reshape(parameter.shape)


def patched(model, run):
    """A copy of the model whose own attention gives what the run asks for."""
    model = copy.deepcopy(model)
    config = model.config
    with torch.no_grad():
        for layer in model.model.layers:
            attention = layer.self_attn
            if run.factor is not None:
                for parameter in attention.q_proj.parameters():
                    parameter *= run.factor * math.sqrt(head_dim(config))
            if run.kv_heads is not None:
                for projection in (attention.k_proj, attention.v_proj):
                    for parameter in projection.parameters():
                        own = config.num_key_value_heads
                        parameter.copy_(pool_heads(parameter, own, run.kv_heads, run.pool))
    return model


def mask_for(run, length):
    """None for the model's own mask, or what is added to the scores, [1, 1, queries, keys]."""
    if run.mask == "model":
        return None
    mask = torch.zeros(length, length)
    if run.mask == "window":
        back = torch.arange(length)[:, None] - torch.arange(length)[None, :]
        mask[(back < 0) | (back >= run.window)] = torch.finfo(torch.float32).min
    return mask[None, None]


@torch.no_grad()
def compute(model, run, ids):
    """attentions [layers, heads, T, T], logits [T, vocab], hidden [layers, T, hidden] (entering each layer)."""
    output = patched(model, run)(
        input_ids=torch.tensor([ids]),
        attention_mask=mask_for(run, len(ids)),
        use_cache=False,
        output_attentions=True,
        output_hidden_states=True,
    )
    return {
        "attentions": torch.cat(output.attentions),
        "logits": output.logits[0],
        "hidden": torch.cat(output.hidden_states[:-1]),
    }


def mean_loss(logits, ids):
    """Nats per predicted token."""
    return torch.nn.functional.cross_entropy(logits[:-1].double(), torch.tensor(ids[1:])).item()


def mean_divergence(own, changed):
    """Mean over positions of KL(own || changed), nats, of logits [T, vocab]."""
    own, changed = (logits.double().log_softmax(-1) for logits in (own, changed))
    return (own.exp() * (own - changed)).sum(-1).mean().item()


def relative_spreads(states, heads, groups):
    """Of each group, the mean over tokens and members of ||x - m|| / ||m||, m the mean of its members."""
    members = states.view(len(states), groups, heads // groups, -1)
    mean = members.mean(2, keepdim=True)
    return ((members - mean).norm(dim=-1) / mean.norm(dim=-1)).mean((0, 2)).tolist()


def versions():
    return {
        "python": platform.python_version(),
        "torch": torch.__version__,
        "transformers": transformers.__version__,
        "safetensors": safetensors.__version__,
        "sentencepiece": sentencepiece.__version__,
    }
