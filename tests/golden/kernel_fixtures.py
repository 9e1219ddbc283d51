#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/kernels/golden.json: random queries and keys of one head, and every step from them to the weights
of each kernel, from the definitions with numpy alone in float64.

    ref/bin/python -B tests/golden/kernel_fixtures.py
"""
import json
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
TOKENS, WIDTH = 9, 5


def allowed(mask, window):
    query, key = np.indices((TOKENS, TOKENS))
    causal = key <= query
    if mask == "window":
        return causal & (query - key < window)
    return causal if mask == "causal" else np.ones_like(causal)


def softmax(scores, sees, sink=None):
    """Row by row; the sink is one more score, whose weight is left out."""
    weights = np.zeros_like(scores)
    for i, row in enumerate(scores):
        terms = np.exp(row[sees[i]])
        weights[i, sees[i]] = terms / (terms.sum() + (0 if sink is None else np.exp(sink)))
    return weights


def features(x):
    return np.where(x > 0, x + 1, np.exp(np.minimum(x, 0)))


def linear(queries, keys, sees):
    products = features(queries) @ features(keys).T
    weights = np.where(sees, products, 0)
    return products, weights / weights.sum(-1, keepdims=True)


def case(random, mask, window, factor, cap, sink):
    queries = np.round(2 * random.standard_normal((TOKENS, WIDTH)), 3)
    keys = np.round(2 * random.standard_normal((TOKENS, WIDTH)), 3)
    bias = np.round(random.standard_normal(2 * TOKENS - 1), 3)  # of key - query = 1 - TOKENS ... TOKENS - 1
    sees = allowed(mask, window)
    scores = queries @ keys.T
    scaled = factor * scores
    capped = cap * np.tanh(scaled / cap)
    query, key = np.indices((TOKENS, TOKENS))
    adjusted = capped + bias[key - query + TOKENS - 1]
    products, normalised = linear(queries, keys, sees)
    matrices = {"queries": queries, "keys": keys, "scores": scores, "scaled": scaled, "capped": capped,
                "adjusted": adjusted, "softmax": softmax(adjusted, sees), "sink": softmax(adjusted, sees, sink),
                "features": products, "linear": normalised}
    return {"mask": mask, "window": window, "factor": factor, "cap": cap, "sink_logit": sink, "bias": bias.tolist(),
            **{name: matrix.tolist() for name, matrix in matrices.items()}}


def main():
    random = np.random.default_rng(5)
    cases = [case(random, "causal", None, 0.4472136, 3.0, 0.7), case(random, "none", None, 0.25, 1.5, -2.0),
             case(random, "window", 3, 1.0, 20.0, 4.0)]
    folder = ROOT / "tests" / "data" / "kernels"
    folder.mkdir(parents=True, exist_ok=True)
    golden = {"width": WIDTH, "tolerance": 2e-6, "cases": cases}
    (folder / "golden.json").write_text(json.dumps(golden) + "\n")


if __name__ == "__main__":
    main()
