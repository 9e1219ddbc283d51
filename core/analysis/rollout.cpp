// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/rollout.h"

#include <algorithm>
#include <cassert>

#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr Index kRowsInMemory = 256; // of M

/// Calls use(layer, first, rows of M) for all rows, from the last layer down; after(layer) when a layer is
/// done.
template <typename Use, typename After>
void downTheLayers(const LayerMixing& mixing, const Job& job, const Use& use, const After& after) {
    const Index tokens = mixing.tokens();
    const double all = static_cast<double>(mixing.layers()) * static_cast<double>(tokens);
    Index done = 0;
    Matrix rows;
    for (int layer = mixing.layers() - 1; layer >= 0; --layer) {
        for (Index first = 0; first < tokens; first += kRowsInMemory) {
            job.step(static_cast<double>(done) / all, Sentence::noted("attention rollout"));
            rows.resize(std::min(kRowsInMemory, tokens - first), tokens);
            mixing.rows(layer, first, rows, job);
            use(layer, first, rows);
            done += rows.rows();
        }
        after(layer);
    }
}

} // namespace

RolloutRows rolloutRows(const AttentionTrace& trace, const TokenPath& path, const Job& job) {
    const LayerMixing mixing(trace, path);
    // One row for each layer to begin at: e_query M_l M_{l-1} ... so far. Rows of layers below wait as
    // e_query.
    Matrix shares = Matrix::Zero(mixing.layers(), mixing.tokens());
    shares.col(path.query).setOnes();
    Matrix next = Matrix::Zero(shares.rows(), shares.cols());
    downTheLayers(
        mixing, job,
        [&](int layer, Index first, const Matrix& rows) {
            const Index begun = mixing.layers() - layer;
            next.bottomRows(begun).noalias() += shares.block(layer, first, begun, rows.rows()) * rows;
        },
        [&](int layer) {
            const Index begun = mixing.layers() - layer;
            shares.bottomRows(begun) = next.bottomRows(begun);
            next.setZero();
        });
    return {path.kind, path.query, std::move(shares)};
}

std::vector<LayerEdge> rolloutEdges(const AttentionTrace& trace, const TokenPath& path, float threshold,
                                    const Job& job) {
    assert(threshold > 0);
    const LayerMixing mixing(trace, path);
    RowVector above = RowVector::Zero(mixing.tokens()); // shares of the tokens above the layer
    above(path.query) = 1;
    RowVector below = RowVector::Zero(mixing.tokens());
    std::vector<LayerEdge> edges;
    downTheLayers(
        mixing, job,
        [&](int layer, Index first, const Matrix& rows) {
            for (Index row = 0; row < rows.rows(); ++row) {
                const Index to = first + row;
                below += above(to) * rows.row(row);
                for (Index from = 0; above(to) >= threshold && from < rows.cols(); ++from) {
                    const float carried = above(to) * rows(row, from);
                    if (carried >= threshold) {
                        edges.push_back({layer, from, to, carried});
                    }
                }
            }
        },
        [&](int) {
            above = below;
            below.setZero();
        });
    std::ranges::stable_sort(edges, {}, &LayerEdge::layer);
    return edges;
}

} // namespace headscope
