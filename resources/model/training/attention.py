# SPDX-License-Identifier: GPL-3.0-or-later
"""Causal attention with an eye on its scores, and four ways to keep the scores small.

A model trained with Muon lets W_q and W_k grow until most rows of its maps hold one bright cell. What can be
done, each on its own:

* AdamW for q_proj and k_proj (muon.py, split_parameters). Muon gives every singular direction of a matrix the
  same step, so scores, a product of two such matrices, grow fast; AdamW's step is smaller where the gradient
  is noisy, and its decay can be set for these two alone. K. Jordan et al., "Muon: An optimizer for hidden
  layers in neural networks" (2024), names which parameters are left to AdamW; I. Loshchilov and F. Hutter,
  arXiv:1711.05101, is AdamW.
* A cap on the largest score (cap_scores).
* A penalty on the variance of a row's scores (ScoreReport.variance).
* A penalty on rows whose entropy is low (ScoreReport.shortfall).
"""
import math
from typing import NamedTuple

import torch
from torch import Tensor

QUERIES_AT_A_TIME = 64
FORBIDDEN = -1e9  # added to the scores of later keys
FIRST_QUERY = 2  # queries 0 and 1 see one and two keys: left out of every mean, as in measure.py


class Watch(NamedTuple):
    """What attention reports of its scores. Nothing unless asked for, since each costs time."""

    largest: bool = False
    variance: bool = False
    entropy_target: float = 0.0
    sampled: float = 1.0  # share of the rows of tokens, the first ones, that variance and shortfall are of


class ScoreReport(NamedTuple):
    """Of one layer; None where it was not asked for. Scores are scaled, and only allowed cells count.

    B' rows are Watch.sampled of the B.

    largest (B, H): largest absolute score of each head, without gradient; for cap_scores.

    variance (B'): mean over heads and queries of mean((s - mean(s))^2) over the row's n allowed scores.
    Softmax does not see a constant added to a row, so what sharpens it is the spread alone, and the penalty
    leaves the mean free. It is to attention what the z-loss is to output logits (B. Zoph et al., ST-MoE,
    arXiv:2202.08906, a squared penalty on log-sum-exp); the variance in its place is our own choice. Its pull
    grows with the spread, so a head pays far more for scores of 20 than of 5, and a flat head pays nothing.

    shortfall (B'): mean over heads and queries of max(0, target - H / ln n), H the entropy of the n weights.
    Its pull on a row is the same however far the row is below the target, and fades where a weight is nearly
    1: a head to which sharpness is worth much stays sharp, one that is sharp for nothing gives way. G.
    Attanasio et al., "Entropy-based Attention Regularization", arXiv:2203.09192, reward entropy without the
    target; S. Zhai et al., arXiv:2303.06296, show what low entropy does to training.
    """

    largest: Tensor | None = None
    variance: Tensor | None = None
    shortfall: Tensor | None = None


def causal_attention(query: Tensor, key: Tensor, value: Tensor, scale: float, watch: Watch,
                     keep: list[Tensor] | None = None) -> tuple[Tensor, ScoreReport]:
    """Mixed values (B, G, R, T, K) from query (B, G, R, T, K), key and value (B, G, T, K).

    Queries go in stretches, so that a stretch multiplies only the keys that any of it may see: at T = 256
    five eighths of the cells, at 512 nine sixteenths. The factor goes into the queries and the mask into the
    product, which leaves softmax alone to go over the scores. With `keep` all queries go at once, and the
    weights are appended as (B, H, T, T).
    """
    rows, groups, repeats, length, _ = query.shape
    query, key, value = (query * scale).flatten(0, 1), key.flatten(0, 1), value.flatten(0, 1)
    stretch = length if keep is not None else QUERIES_AT_A_TIME
    mixed, reports = [], []
    for start in range(0, length, stretch):
        stop = min(start + stretch, length)
        later = torch.full((stop - start, stop), FORBIDDEN, dtype=query.dtype).triu(start + 1)
        few = query[:, :, start:stop].flatten(1, 2)
        scores = torch.baddbmm(later.repeat(repeats, 1), few, key[:, :stop].mT)
        weights = scores.softmax(-1)
        mixed.append(torch.bmm(weights, value[:, :stop]).view(rows, groups, repeats, stop - start, -1))
        of_heads = (rows, groups * repeats, stop - start, stop)
        if keep is not None:
            keep.append(weights.detach().view(of_heads))
        reports.append(report_scores(scores.view(of_heads), weights.view(of_heads), later < 0, watch))
    return torch.cat(mixed, 3), merge_reports(reports, length - FIRST_QUERY)


def report_scores(scores: Tensor, weights: Tensor, later: Tensor, watch: Watch) -> ScoreReport:
    """Report on the last queries (B, H, S, n) of n: a maximum, and sums over queries of means over heads."""
    queries, keys = later.shape
    sample = math.ceil(watch.sampled * len(scores))
    counts = torch.arange(keys - queries, keys) + 1
    counted = (counts > FIRST_QUERY).float()
    largest = variance = shortfall = None
    if watch.largest:
        largest = scores.detach().masked_fill(later, 0).abs().amax((-1, -2)).float()
    if watch.variance:
        known = scores[:sample].float().masked_fill(later, 0)
        mean = known.sum(-1) / counts
        spread = known.square().sum(-1) / counts - mean.square()
        variance = (spread * counted).mean(1).sum(-1)
    if watch.entropy_target > 0:
        few, chosen = scores[:sample].float(), weights[:sample].float()
        entropy = few.logsumexp(-1) - (chosen * few).sum(-1)
        share = entropy / counts.clamp_min(2).log()
        shortfall = ((watch.entropy_target - share).relu() * counted).mean(1).sum(-1)
    return ScoreReport(largest, variance, shortfall)


def merge_reports(reports: list[ScoreReport], queries: int) -> ScoreReport:
    """The report on a whole layer from those on its stretches of queries."""
    largest, variance, shortfall = (list(part) for part in zip(*reports))
    return ScoreReport(
        None if largest[0] is None else torch.stack(largest).amax(0),
        None if variance[0] is None else torch.stack(variance).sum(0) / queries,
        None if shortfall[0] is None else torch.stack(shortfall).sum(0) / queries)


@torch.no_grad()
def cap_scores(q_weight: Tensor, k_weight: Tensor, largest: Tensor, cap: float, kv_heads: int) -> int:
    """Shrinks, in place, the heads whose largest absolute score (H) exceeded `cap`; returns how many.

    QK-clip of MuonClip (Kimi Team, "Kimi K2", arXiv:2507.20534, section 2.1): after the optimizer's step the
    scores of head h are multiplied by gamma_h = min(1, cap / largest_h), half of it (the square root) in W_q
    and half in W_k. Here R query heads share a W_k, so it takes the square root of the mildest gamma of its
    group, and each W_q what is then missing: scores of every head shrink by exactly its own gamma, and W_k
    stays as it is unless all heads of its group are over the cap (as K2 leaves its shared rotary key alone).
    Rotary positions are linear, so they do not matter. q_weight is (H * K, D), k_weight (G * K, D).
    """
    heads = largest.numel()
    gamma = (cap / largest.clamp_min(1e-9)).clamp_max(1.0)
    shared = gamma.view(kv_heads, -1).amax(1).sqrt()
    own = gamma / shared.repeat_interleave(heads // kv_heads)
    q_weight.view(heads, -1).mul_(own[:, None])
    k_weight.view(kv_heads, -1).mul_(shared[:, None])
    return int((gamma < 1).sum())
