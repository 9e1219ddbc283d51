// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/value_zeroing.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/model/block_replay.h"
#include "core/model/head_weights.h"
#include "core/trace/head_values.h"

namespace headscope {

namespace {

// Rows that go through the block together: enough that reading the weights costs little beside the products,
// and at most 16 MiB of float32 in the widest place.
constexpr Index kMostRows = 1024;
constexpr Index kMostValues = Index{1} << 22;
constexpr Index kBatchesAtOnce = 4;

struct Cell {
    Index query = 0;
    Index key = 0;
};

std::vector<Cell> cellsWithWeight(const HeadMap& weights) {
    std::vector<Cell> cells;
    for (Index query = 0; query < weights.queries(); ++query) {
        const KeyRange range = weights.allowed[static_cast<std::size_t>(query)];
        for (Index key = range.begin; key < range.end; ++key) {
            if (weights.values(query, key) > 0) {
                cells.push_back({query, key});
            }
        }
    }
    return cells;
}

using Row = Eigen::Ref<const RowVector>;

/// 1 - cos(a, b) as |a/|a| - b/|b||^2 / 2, which keeps its digits where the two are almost the same. 0 for
/// two zeros, and 1 where one of them is zero.
float cosineDistance(const Row& a, const Row& b) {
    const Eigen::RowVectorXd wideA = a.cast<double>();
    const Eigen::RowVectorXd wideB = b.cast<double>();
    const double lengthA = wideA.norm();
    const double lengthB = wideB.norm();
    if (lengthA == 0 || lengthB == 0) {
        return lengthA == lengthB ? 0.0F : 1.0F;
    }
    return static_cast<float>((wideA / lengthA - wideB / lengthB).squaredNorm() / 2);
}

/// What is needed for any cell of a head's map.
struct Zeroing {
    const BlockReplay& block;
    HeadMap weights;
    Matrix attention; // T x d, as in the run
    Matrix added;     // T_k x d: what the head adds to that for a weight of 1
    Matrix exit;      // T x d, as in the run

    void fill(std::span<const Cell> cells, Matrix& distances) const {
        std::vector<Index> tokens(cells.size());
        Matrix changed(static_cast<Index>(cells.size()), attention.cols());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const auto [query, key] = cells[i];
            tokens[i] = query;
            changed.row(static_cast<Index>(i)) =
                attention.row(query) - weights.values(query, key) * added.row(key);
        }
        const Matrix after = block.exit(tokens, changed);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const auto [query, key] = cells[i];
            distances(query, key) = cosineDistance(exit.row(query), after.row(static_cast<Index>(i)));
        }
    }
};

/// The residual stream behind the block as it is. In the order of its tokens.
Matrix unchangedExit(const BlockReplay& block, const Matrix& attention) {
    std::vector<Index> tokens(static_cast<std::size_t>(attention.rows()));
    for (std::size_t token = 0; token < tokens.size(); ++token) {
        tokens[token] = static_cast<Index>(token);
    }
    return block.exit(tokens, attention);
}

void divideByRowSums(Matrix& values) {
    for (Index row = 0; row < values.rows(); ++row) {
        const double sum = values.row(row).cast<double>().sum();
        if (sum > 0) {
            values.row(row) /= static_cast<float>(sum);
        } else {
            values.row(row).setConstant(std::numeric_limits<float>::quiet_NaN());
        }
    }
}

} // namespace

HeadMap valueZeroingMap(const Transformer& transformer, const Run& run, const HeadId& head,
                        ZeroingScale scale, const Job& job) {
    constexpr std::string_view kStep = Sentence::noted("zeroing values");
    const BlockReplay block(transformer, run, head.kind, head.layer);
    HeadMap weights = run.trace.headMap(head, block.settings());
    job.step(0, kStep);
    const Matrix added =
        headValues(run.trace, weights) * headProjectionWeights(transformer, head).transpose();
    Matrix attention = block.attention();
    Matrix exit = unchangedExit(block, attention);
    HeadMap result = weights;
    result.values.setZero();
    const std::vector<Cell> cells = cellsWithWeight(weights);
    const Zeroing zeroing{block, std::move(weights), std::move(attention), added, std::move(exit)};

    const auto count = static_cast<Index>(cells.size());
    const Index rows = std::clamp<Index>(kMostValues / block.widest(), 16, kMostRows);
    for (Index begin = 0; begin < count; begin += kBatchesAtOnce * rows) {
        job.step(static_cast<double>(begin) / static_cast<double>(count), kStep);
        const auto some = std::span(cells).subspan(
            static_cast<std::size_t>(begin),
            static_cast<std::size_t>(std::min(kBatchesAtOnce * rows, count - begin)));
        parallelBlocks(static_cast<Index>(some.size()), rows, [&](Index first, Index end) {
            if (job.stop.stop_requested()) {
                throw Stopped();
            }
            zeroing.fill(some.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(end - first)),
                         result.values);
        });
    }
    if (scale == ZeroingScale::Share) {
        divideByRowSums(result.values);
    }
    return result;
}

} // namespace headscope
