#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/similarity/golden.json: distances between random maps, their clustering and their plane by
numpy and scipy; attention rollout by numpy and attention flow by networkx. Needs scipy and networkx beside
requirements.txt."""

import json
from pathlib import Path

import networkx
import numpy
from scipy.cluster import hierarchy
from scipy.spatial import distance

ROOT = Path(__file__).resolve().parents[2]
UNIFORM = 0.001  # of Clark et al. 2019


def random_maps(random, layers, heads, tokens, causal):
    scores = 2 * random.standard_normal((layers, heads, tokens, tokens))
    if causal:
        scores[..., numpy.triu(numpy.ones((tokens, tokens), bool), 1)] = -numpy.inf
    weights = numpy.exp(scores)
    weights = numpy.round(weights / weights.sum(-1, keepdims=True), 4)
    return weights / weights.sum(-1, keepdims=True)


def js_divergence(a, b):
    """Mean over rows; scipy's distance is the root of the divergence."""
    return float(numpy.mean([distance.jensenshannon(p, q) ** 2 for p, q in zip(a, b)]))


def smooth(weights, causal):
    tokens = weights.shape[-1]
    allowed = numpy.tril(numpy.ones((tokens, tokens))) if causal else numpy.ones((tokens, tokens))
    return (1 - UNIFORM) * weights + UNIFORM * allowed / allowed.sum(-1, keepdims=True)


def distance_matrix(maps):
    flat = maps.reshape(-1, *maps.shape[2:])
    return numpy.array([[0 if i == j else js_divergence(a, b) for j, b in enumerate(flat)]
                        for i, a in enumerate(flat)])


def plane(distances):
    """Classical scaling; signs are free."""
    count = len(distances)
    centring = numpy.eye(count) - 1 / count
    values, vectors = numpy.linalg.eigh(-0.5 * centring @ distances**2 @ centring)
    points = vectors[:, :-3:-1] * numpy.sqrt(values[:-3:-1])
    return points, values[:-3:-1] / values[values > 0].sum()


def mixing(maps):
    mixed = maps.mean(1) + numpy.eye(maps.shape[-1])
    return mixed / mixed.sum(-1, keepdims=True)


def rollout(mixed):
    rolled = [mixed[0]]
    for layer in mixed[1:]:
        rolled.append(layer @ rolled[-1])
    return rolled


def flows(mixed, query):
    """[layer][token]: maximum flow from the query above the layer to the token of the text."""
    graph = networkx.DiGraph()
    for layer, matrix in enumerate(mixed):
        for (to, key), capacity in numpy.ndenumerate(matrix):
            if capacity > 0:
                graph.add_edge((layer + 1, to), (layer, key), capacity=float(capacity))
    tokens = mixed.shape[-1]
    return [[networkx.maximum_flow_value(graph, (layer + 1, query), (0, token))
             if graph.has_node((0, token)) else 0.0 for token in range(tokens)] for layer in range(len(mixed))]


def case(name, causal, shape, query, seed):
    maps = random_maps(numpy.random.default_rng(seed), *shape, causal)
    distances = distance_matrix(maps)
    tree = hierarchy.linkage(distance.squareform(distances, checks=False), "average")
    points, shares = plane(distances)
    mixed = mixing(maps)
    result = {
        "name": name,
        "causal": causal,
        "maps": maps,
        "distances": distances,
        "smoothed_distances": distance_matrix(smooth(maps, causal)),
        "merges": tree,
        "leaves": hierarchy.leaves_list(tree),
        "points": points,
        "axis_shares": shares,
        "query": query,
        "rollout": [rolled[query] for rolled in rollout(mixed)],
        "flows": flows(mixed, query),
    }
    return {key: value.tolist() if isinstance(value, numpy.ndarray) else value for key, value in result.items()}


def rounded(value):
    if isinstance(value, (list, tuple, numpy.ndarray)):
        return [rounded(entry) for entry in value]
    return float(f"{value:.9g}") if isinstance(value, float) else value


def main():
    cases = [case("causal", True, (3, 4, 7), 6, 1),
             case("encoder", False, (4, 3, 6), 2, 2)]
    folder = ROOT / "tests/data/similarity"
    folder.mkdir(exist_ok=True)
    lines = ["{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(rounded(value))}" for key, value in entry.items())
             + "\n}" for entry in cases]
    (folder / "golden.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
