# SPDX-License-Identifier: GPL-3.0-or-later
"""What attention heads do: scores of each head from its maps, names for them, and how soft the maps are.

Maps are (layers, B, H, T, T), rows queries, columns keys; a score is (layers, H), a mean over rows of tokens
and queries. Queries 0 and 1 are left out.
"""
import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import sentencepiece
import torch
from torch import Tensor

from attention import FIRST_QUERY
from corpus import BEGIN, FIRST_WORD_PIECE, Paragraphs
from llama import Llama

TEXT_ROWS, TEXT_LENGTH = 64, 128
SEGMENT = 50
WORD_START = "\u2581"


class Softness(NamedTuple):
    """Of each head: entropy / ln n, entropy in nats, largest weight, share of rows with a weight > 0.9."""

    entropy_share: Tensor
    entropy: Tensor
    largest: Tensor
    sharp_rows: Tensor


def softness(maps: Tensor) -> Softness:
    counts = torch.arange(1, maps.shape[-1] + 1).float()
    entropy = -(maps * (maps + 1e-12).log()).sum(-1)
    share = entropy / counts.log().clamp_min(1e-9)
    largest = maps.amax(-1)
    return Softness(*(over_queries(value) for value in (share, entropy, largest, (largest > 0.9).float())))


def over_queries(values: Tensor) -> Tensor:
    """Mean over rows and counted queries of (layers, B, H, T)."""
    return values[..., FIRST_QUERY:].mean((1, 3))


def diagonal(maps: Tensor, back: int, first_key: int) -> Tensor:
    """Mean weight on the key `back` positions before the query, from key `first_key` on."""
    return maps.diagonal(-back, -2, -1)[..., first_key:].mean((1, 3))


def weight_on(maps: Tensor, keys: Tensor, queries: Tensor) -> Tensor:
    """Mean over the chosen queries (B, T) of the weight on their chosen keys (B, T, T)."""
    weight = torch.einsum("lbhqk,bqk->lbhq", maps, keys.float())
    return torch.einsum("lbhq,bq->lh", weight, queries.float()) / queries.sum()


@dataclass(frozen=True)
class Pieces:
    """Kinds of pieces, each (V): punctuation (bytes too), starts of a word, words of four letters on."""

    punctuation: Tensor
    word_start: Tensor
    content: Tensor

    @staticmethod
    def of(tokenizer: sentencepiece.SentencePieceProcessor) -> "Pieces":
        texts = [tokenizer.id_to_piece(piece) for piece in range(tokenizer.vocab_size())]
        punctuation = [tokenizer.is_byte(piece) or not any(letter.isalnum() for letter in text)
                       for piece, text in enumerate(texts)]
        punctuation[:3] = [False] * 3
        starts = [text.startswith(WORD_START) for text in texts]
        return Pieces(torch.tensor(punctuation), torch.tensor(starts),
                      torch.tensor([start and len(text) >= 5 for start, text in zip(starts, texts)]))


def text_rows(text: Paragraphs, count: int = TEXT_ROWS) -> Tensor:
    """Held-out rows of <s> and 127 tokens (count, 128)."""
    return text.spread(count, TEXT_LENGTH - 1)


def repeated_rows(vocabulary: int, count: int = 64, segment: int = SEGMENT, seed: int = 7) -> Tensor:
    """<s> and random tokens, twice (count, 1 + 2 * segment)."""
    tokens = np.random.default_rng(seed).integers(FIRST_WORD_PIECE, vocabulary, (count, segment))
    once = torch.from_numpy(tokens)
    return torch.cat([torch.full((count, 1), BEGIN), once, once], 1)


def word_starts(tokens: Tensor, pieces: Pieces) -> Tensor:
    """(B, T, T): the first piece of the word that a query continues, where it is two or more back."""
    chosen = torch.zeros(*tokens.shape, tokens.shape[1])
    for row, ids in enumerate(tokens.tolist()):
        start = None
        for position, piece in enumerate(ids[1:], 1):
            if pieces.word_start[piece]:
                start = position
            elif pieces.punctuation[piece]:
                start = None
            elif start is not None and position - start >= 2:
                chosen[row, position, start] = 1
    return chosen


def distance(maps: Tensor) -> Tensor:
    """Mean number of tokens looked back, the weight on <s> left out."""
    position = torch.arange(maps.shape[-1])
    back = (position[:, None] - position).clamp_min(0).float()
    rest = maps.clone()
    rest[..., 0] = 0
    return over_queries((rest * back).sum(-1) / rest.sum(-1).clamp_min(1e-6))


def text_scores(maps: Tensor, tokens: Tensor, pieces: Pieces) -> dict[str, Tensor]:
    """Scores on text, tokens (B, T). *_text: on earlier copies of the same token, or on what followed one."""
    length = tokens.shape[1]
    earlier = torch.ones(length, length).tril(-1)
    same = (tokens[:, :, None] == tokens[:, None, :]) * earlier
    followed = torch.zeros_like(same)
    followed[:, :, 1:] = same[:, :, :-1]
    followed *= earlier
    starts = word_starts(tokens, pieces)
    counted = torch.ones_like(tokens)
    counted[:, :FIRST_QUERY] = 0
    soft = softness(maps)
    return {
        "prev": diagonal(maps, 1, 1), "prev2": diagonal(maps, 2, 1), "first": over_queries(maps[..., 0]),
        "self": diagonal(maps, 0, 2), "distance": distance(maps),
        "dup_text": weight_on(maps, same, same.any(-1)),
        "induction_text": weight_on(
            maps, followed, same.any(-1) & pieces.content[tokens] & followed.any(-1)),
        "word_start": weight_on(maps, starts, starts.any(-1)),
        "punct": weight_on(maps, pieces.punctuation[tokens][:, None].expand(-1, length, -1), counted),
        "entropy_rel": soft.entropy_share, "entropy_nats": soft.entropy, "largest": soft.largest}


def repeat_scores(maps: Tensor, segment: int = SEGMENT) -> dict[str, Tensor]:
    """Scores on repeated_rows: on the token after the query's twin (induction), and on the twin (dup)."""
    return {"induction": diagonal(maps, segment - 1, 2), "dup": diagonal(maps, segment, 1)}


ROLES = [  # score, above which, role; the first of a score's rows that fits counts
    ("prev", 0.6, "previous token"), ("prev", 0.35, "previous token (partly)"),
    ("induction", 0.4, "induction"), ("induction", 0.2, "induction (weak)"),
    ("dup", 0.4, "duplicate token"), ("first", 0.6, "first token (sink)"), ("self", 0.6, "self"),
    ("word_start", 0.6, "start of word"), ("prev2", 0.4, "two back"), ("punct", 0.5, "punctuation"),
    ("entropy_rel", 0.75, "broad"),
]


def roles(scores: dict[str, float]) -> list[str]:
    """Names for what a head does."""
    found: dict[str, str] = {}
    for score, least, role in ROLES:
        if scores[score] > least:
            found.setdefault(score, role)
    return list(found.values())


class Criterion(NamedTuple):
    """One line of the list of wishes: `reached` is compared with `wanted` by at_least."""

    name: str
    wanted: float
    at_least: bool
    reached: float

    @property
    def met(self) -> bool:
        return self.reached >= self.wanted if self.at_least else self.reached <= self.wanted


def head_criteria(scores: dict[str, Tensor]) -> list[Criterion]:
    """The criteria that scores alone decide."""
    def best(name: str) -> float:
        return scores[name].max().item()
    second = scores["induction"].flatten().topk(2).values[1].item()
    return [
        Criterion("mean entropy, share of uniform", 0.30, True, scores["entropy_rel"].mean().item()),
        Criterion("mean largest weight", 0.60, False, scores["largest"].mean().item()),
        Criterion("best previous-token head", 0.8, True, best("prev")),
        Criterion("second best induction head", 0.5, True, second),
        Criterion("best first-token (sink) head", 0.5, True, best("first")),
        Criterion("best duplicate-token head (if possible)", 0.3, True, best("dup")),
        Criterion("broadest head, entropy share", 0.7, True, best("entropy_rel"))]


def score_heads(model: Llama, text: Paragraphs, pieces: Pieces, rows: int = TEXT_ROWS) -> dict[str, Tensor]:
    """All scores of all heads on `rows` rows of text and as many of repeats."""
    tokens = text_rows(text, rows)
    repeats = repeated_rows(model.shape.vocabulary, rows)
    return {**text_scores(model.maps(tokens), tokens, pieces), **repeat_scores(model.maps(repeats))}


class HeldOut(NamedTuple):
    """Loss on held-out text, and on the second half of repeated random tokens."""

    nats_per_token: float
    bits_per_byte: float
    repeats: float


@torch.no_grad()
def evaluate(model: Llama, text: Paragraphs, piece_bytes: Tensor, rows: int = 96,
             length: int = 256) -> HeldOut:
    """Losses on rows of `length` tokens and on 64 random tokens twice. piece_bytes: bytes_of_pieces (V)."""
    nats = size = tokens = 0.0
    for batch in text.spread(rows, length).split(16):
        targets = batch[:, 1:]
        nats += nats_of(model, batch).sum().item()
        size += piece_bytes[targets].sum().item()
        tokens += targets.numel()
    repeats = repeated_rows(model.shape.vocabulary, 16, 64, seed=5)
    return HeldOut(nats / tokens, nats / math.log(2) / size, nats_of(model, repeats)[:, 64:].mean().item())


def nats_of(model: Llama, tokens: Tensor) -> Tensor:
    """-log probability of each token but the first, (B, T - 1), of tokens (B, T)."""
    logs = model(tokens[:, :-1]).float().log_softmax(-1)
    return -logs.gather(2, tokens[:, 1:, None])[..., 0]
