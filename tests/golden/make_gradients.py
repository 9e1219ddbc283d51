#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/gradients/attention.json: gradients of sum(dO * A V) of one head with respect to its query and
key projections, by automatic differentiation in float64 (the Python package autograd, beside requirements.txt). Each
case has what the head is made of (input X, projections, values, dO: all float32 numbers) and how scores become
weights."""

import json
from pathlib import Path

import numpy as plain
from autograd import grad
from autograd import numpy

ROOT = Path(__file__).resolve().parents[2]
TOKENS, WIDTH, HEAD = 7, 10, 6
EPSILON = 1e-5

CASES = {
    "causal": {"mask": "causal", "factor": HEAD**-0.5},
    "unmasked": {"mask": "none", "factor": HEAD**-0.5},
    "window": {"mask": "window", "window": 3, "factor": 1.0},
    "saturated": {"mask": "causal", "factor": 4.0},
    "small_factor": {"mask": "causal", "factor": 1 / (4 * HEAD)},
    "cap": {"mask": "causal", "factor": 1.0, "cap": 2.0},
    "sink": {"mask": "causal", "factor": HEAD**-0.5, "sink": 0.7},
    "rotary_halves": {"mask": "causal", "factor": HEAD**-0.5, "rotary": "halves"},
    "rotary_neighbours": {"mask": "causal", "factor": 1.0, "rotary": "neighbours"},
    "norm": {"mask": "none", "factor": 1.0, "norm": True},
    "norm_rotary_cap": {"mask": "causal", "factor": 1.0, "norm": True, "rotary": "halves", "cap": 3.0},
}


def root_mean_square(states, weight):
    return states / numpy.sqrt(numpy.mean(states**2, axis=-1, keepdims=True) + EPSILON) * weight


def rotated(states, pairs):
    half = HEAD // 2
    angles = plain.arange(TOKENS)[:, None] * 10000.0 ** (-plain.arange(half) / half)
    cosines, sines = plain.cos(angles), plain.sin(angles)
    if pairs == "halves":
        first, second = states[:, :half], states[:, half:]
    else:
        first, second = states[:, 0::2], states[:, 1::2]
    turned = first * cosines - second * sines, second * cosines + first * sines
    if pairs == "halves":
        return numpy.concatenate(turned, axis=-1)
    return numpy.reshape(numpy.stack(turned, axis=-1), (TOKENS, HEAD))


def allowed(case):
    mask = plain.ones((TOKENS, TOKENS), bool)
    if case["mask"] != "none":
        mask = plain.tril(mask)
    if case["mask"] == "window":
        mask = plain.triu(mask, 1 - case["window"])
    return mask


def softmax(scores):
    weights = numpy.exp(scores - numpy.max(scores, axis=-1, keepdims=True))
    return weights / numpy.sum(weights, axis=-1, keepdims=True)


def weights_of(case, queries, keys):
    scores = queries @ keys.T * case["factor"]
    if "cap" in case:
        scores = case["cap"] * numpy.tanh(scores / case["cap"])
    scores = numpy.where(allowed(case), scores, -plain.inf)
    if "sink" in case:
        sink = plain.full((TOKENS, 1), case["sink"])
        return softmax(numpy.concatenate([scores, sink], axis=-1))[:, :-1]
    return softmax(scores)


def loss(projections, case, parts):
    states = []
    for name, projection in zip(("query", "key"), projections):
        state = parts["input"] @ projection.T
        if case.get("norm"):
            state = root_mean_square(state, parts[name + "_norm"])
        if "rotary" in case:
            state = rotated(state, case["rotary"])
        states.append(state)
    return numpy.sum(parts["output_gradient"] * (weights_of(case, *states) @ parts["values"]))


def main():
    random = plain.random.default_rng(5)

    def draw(*shape):
        return random.standard_normal(shape).astype(plain.float32).astype(float)

    result = []
    for name, case in CASES.items():
        parts = {"input": draw(TOKENS, WIDTH), "query": draw(HEAD, WIDTH) / 2, "key": draw(HEAD, WIDTH) / 2,
                 "values": draw(TOKENS, HEAD), "output_gradient": draw(TOKENS, HEAD)}
        if case.get("norm"):
            parts |= {"query_norm": 1 + draw(HEAD) / 4, "key_norm": 1 + draw(HEAD) / 4}
            parts = {key: value.astype(plain.float32).astype(float) for key, value in parts.items()}
        query, key = grad(loss)((parts["query"], parts["key"]), case, parts)
        result.append({"name": name, **{k: v for k, v in case.items() if k != "norm"}, "epsilon": EPSILON,
                       **{k: v.tolist() for k, v in parts.items()},
                       "query_gradient": query.tolist(), "key_gradient": key.tolist()})
    path = ROOT / "tests/data/gradients/attention.json"
    path.write_text(json.dumps(result, separators=(",", ":")).replace('{"name"', '\n{"name"') + "\n")


if __name__ == "__main__":
    main()
