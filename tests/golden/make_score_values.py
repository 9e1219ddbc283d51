# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/scores: random maps and every score of a map, computed from the definitions with numpy alone.

    ref/bin/python -B tests/golden/make_score_values.py
"""
import json
import math
import pathlib

import numpy as np

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "data" / "scores"
TOKENS = 12


def mean(values):
    values = list(values)
    return float(np.mean(values)) if values else None


def entropy(row):
    row = row[row > 0]
    return float(-(row * np.log(row)).sum())


def concentration(A, sees):
    rows = [A[i][sees[i]] for i in range(len(A))]
    return {
        "entropy": mean(entropy(row) for row in rows),
        "entropy_share": mean(entropy(row) / math.log(len(row)) for row in rows if len(row) > 1),
        "effective_keys": mean(math.exp(entropy(row)) for row in rows),
        "confidence": mean(row.max() for row in rows),
        "saturation": mean(float(row.max() > 0.99) for row in rows),
    }


def at_offset(A, sees, offset):
    n = len(A)
    return mean(A[i, i + offset] for i in range(n) if 0 <= i + offset < n and sees[i, i + offset])


def at_places(A, sees, places):
    """`places(i, j)` says which cells count; mean over the rows that have one."""
    n = len(A)
    rows = [[A[i, j] for j in range(n) if sees[i, j] and places(i, j)] for i in range(n)]
    return mean(sum(row) for row in rows if row)


def column_mass(A, sees, marked):
    marked = np.array(marked)
    if not (sees & marked).any():
        return None
    return mean(A[i][sees[i] & marked].sum() for i in range(len(A)))


def positional(A, sees):
    """Rows with more than one key; of those that have a key at the offset; offsets that at least half have."""
    n = len(A)
    rows = [i for i in range(n) if sees[i].sum() > 1]
    best = None
    for offset in range(-n + 1, n):
        having = [i for i in rows if 0 <= i + offset < n and sees[i, i + offset]]
        if having and 2 * len(having) >= len(rows):
            share = sum(np.flatnonzero(A[i] == A[i].max()).tolist() == [i + offset] for i in having) / len(having)
            best = share if best is None else max(best, share)
    return best


def scores(A, sees, ids, special, punctuation):
    n = len(A)
    A = np.where(sees, A, 0)
    i, j = np.indices((n, n))
    return {
        **concentration(A, sees),
        "mean_distance": float((A * abs(i - j)).sum() / A.sum()),
        "previous_token": at_offset(A, sees, -1),
        "next_token": at_offset(A, sees, 1),
        "self_token": at_offset(A, sees, 0),
        "first_token": mean(A[k, 0] for k in range(n) if sees[k, 0]),
        "duplicate_token": at_places(A, sees, lambda i, j: j < i and ids[j] == ids[i]),
        "induction": at_places(A, sees, lambda i, j: 1 <= j <= i and j - 1 < i and ids[j - 1] == ids[i]),
        "delimiter_share": column_mass(A, sees, special),
        "punctuation_share": column_mass(A, sees, punctuation),
        "positional": positional(A, sees),
    }


def make(name, sees, rng):
    logits = 2.5 * rng.standard_normal((TOKENS, TOKENS))
    logits[np.arange(1, TOKENS), np.arange(TOKENS - 1)] += 2  # some rows look at the token before them most
    logits[TOKENS // 2, :] = 0
    logits[TOKENS // 2, 1 + TOKENS // 3] = 12  # a saturated row
    weights = np.where(sees, np.exp(logits), 0)
    weights = (weights / weights.sum(1, keepdims=True)).astype(np.float32)
    ids = [1, *rng.integers(10, 15, TOKENS - 2).tolist(), 2]
    ids[5] = ids[4]  # a copy right before the query
    special = [token < 10 for token in ids]
    punctuation = [token == 12 for token in ids]
    allowed = [[int(np.flatnonzero(row)[0]), int(np.flatnonzero(row)[-1]) + 1] for row in sees]
    values = scores(weights.astype(np.float64), sees, ids, special, punctuation)
    document = {"ids": ids, "special": special, "punctuation": punctuation, "allowed": allowed,
                "weights": [[float(f"{value:.9g}") for value in row] for row in weights], "scores": values}
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in document.items())
    (FOLDER / f"{name}.json").write_text("{\n" + lines + "\n}\n")


def main():
    FOLDER.mkdir(exist_ok=True)
    i, j = np.indices((TOKENS, TOKENS))
    make("causal", j <= i, np.random.default_rng(1))
    make("bidirectional", np.ones((TOKENS, TOKENS), bool), np.random.default_rng(2))
    make("window", (j <= i) & (j > i - 4), np.random.default_rng(3))


if __name__ == "__main__":
    main()
