// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/projection_ranks.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <random>
#include <string>

#include "core/analysis/matrix_rank.h"
#include "core/attention/attention_weights.h"
#include "core/base/normal_numbers.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr Index kColumnsAtOnce = 64;

Matrix normalisedRows(const Matrix& input) {
    Matrix rows = input;
    for (Index row = 0; row < rows.rows(); ++row) {
        const float size = rows.row(row).norm() / std::sqrt(static_cast<float>(rows.cols()));
        if (size > 0) {
            rows.row(row) /= size;
        }
    }
    return rows;
}

/// X W for a random W, made in blocks of columns so that a wide one is never there as a whole.
Matrix projected(const Matrix& input, std::uint32_t seed, const Job& job) {
    const Index width = input.cols();
    Matrix result(input.rows(), width);
    NormalNumbers numbers(seed);
    const double deviation = 1 / std::sqrt(static_cast<double>(width));
    for (Index first = 0; first < width; first += kColumnsAtOnce) {
        job.step(0, Sentence::noted("drawing random projections"));
        const Index count = std::min(kColumnsAtOnce, width - first);
        Matrix weights(width, count);
        numbers.fill({weights.data(), static_cast<std::size_t>(weights.size())}, deviation);
        result.middleCols(first, count).noalias() = input * weights;
    }
    return result;
}

struct Projections {
    Matrix queries;
    Matrix keys;
    Matrix values; // T x d each
};

Matrix concatenation(const Projections& states, Index heads, const Job& job) {
    const Index tokens = states.queries.rows();
    const Index headWidth = states.queries.cols() / heads;
    Matrix result(tokens, states.queries.cols());
    ResolvedAttention attention;
    attention.factor = 1 / std::sqrt(static_cast<float>(headWidth));
    attention.kvHeads = static_cast<int>(heads);
    attention.mask = NoMask{};
    parallelTasks(heads, [&](Index head) {
        if (job.stop.stop_requested()) {
            return;
        }
        const Index first = head * headWidth;
        Matrix weights(tokens, tokens);
        attentionRows({states.queries.middleCols(first, headWidth), 0},
                      states.keys.middleCols(first, headWidth), attention, ScoreStage::Weights, weights);
        result.middleCols(first, headWidth).noalias() = weights * states.values.middleCols(first, headWidth);
    });
    return result;
}

} // namespace

std::vector<Index> divisorsOf(Index width) {
    std::vector<Index> divisors;
    for (Index number = 1; number <= width; ++number) {
        if (width % number == 0) {
            divisors.push_back(number);
        }
    }
    return divisors;
}

std::vector<ProjectionRanks>
projectionRanks(const Matrix& input, std::uint32_t seed, const Job& job,
                const std::function<void(const std::vector<ProjectionRanks>&)>& publish) {
    assert(input.rows() > 0 && input.cols() > 0);
    const Matrix rows = normalisedRows(input);
    std::seed_seq sequence{seed};
    std::array<std::uint32_t, 3> seeds{};
    sequence.generate(seeds.begin(), seeds.end());
    const Projections states{projected(rows, seeds[0], job), projected(rows, seeds[1], job),
                             projected(rows, seeds[2], job)};
    const std::vector<Index> divisors = divisorsOf(input.cols());
    std::vector<ProjectionRanks> all;
    for (const Index heads : divisors) {
        job.step(static_cast<double>(all.size()) / static_cast<double>(divisors.size()),
                 "ranks for " + std::to_string(heads) + " heads");
        const Index headWidth = input.cols() / heads;
        const MatrixRank scores = rankOfProduct(states.queries.leftCols(headWidth).cast<double>(),
                                                states.keys.leftCols(headWidth).cast<double>());
        const Matrix outputs = concatenation(states, heads, job);
        job.step(static_cast<double>(all.size()) / static_cast<double>(divisors.size()),
                 "ranks for " + std::to_string(heads) + " heads");
        const MatrixRank together = rankOf(outputs.cast<double>(), input.cols());
        all.push_back({heads, headWidth, scores.rank, scores.effective, together.rank, together.effective});
        if (publish) {
            publish(all);
        }
    }
    return all;
}

} // namespace headscope
