// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/score_distribution.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/analysis/row_weights.h"

namespace headscope {

namespace {

struct Moments {
    Eigen::RowVectorXd first;
    Eigen::RowVectorXd second;
};

/// Of each feature, with a weight for each row: the pairs that it is in.
Moments momentsOf(const MatrixView& states, const Eigen::RowVectorXd& weights) {
    Moments moments{Eigen::RowVectorXd::Zero(states.cols()), Eigen::RowVectorXd::Zero(states.cols())};
    for (Index row = 0; row < states.rows(); ++row) {
        const Eigen::RowVectorXd values = states.row(row).cast<double>();
        moments.first += weights(row) * values;
        moments.second += weights(row) * values.cwiseAbs2();
    }
    moments.first /= weights.sum();
    moments.second /= weights.sum();
    return moments;
}

void predict(ScoreDistribution& result, const Moments& queries, const Moments& keys) {
    const Eigen::RowVectorXd means = queries.first.cwiseProduct(keys.first);
    const double variance = queries.second.dot(keys.second) - means.squaredNorm();
    result.predictedMean = means.sum();
    result.predictedDeviation = std::sqrt(std::max(0.0, variance));
}

void fillBins(ScoreDistribution& result, const HeadMap& scores, double smallest, double largest, int bins) {
    const double width = (largest - smallest) / bins;
    if (!(width > 0)) {
        return;
    }
    std::vector<Index> counts(static_cast<std::size_t>(bins), 0);
    for (Index row = 0; row < scores.queries(); ++row) {
        for (const float score : allowedWeights(scores, row)) {
            const auto bin = static_cast<int>((double{score} - smallest) / width);
            ++counts[static_cast<std::size_t>(std::clamp(bin, 0, bins - 1))];
        }
    }
    for (int edge = 0; edge <= bins; ++edge) {
        result.edges.push_back(smallest + edge * width);
    }
    for (const Index count : counts) {
        result.densities.push_back(static_cast<double>(count) / (static_cast<double>(result.pairs) * width));
    }
}

} // namespace

ScoreDistribution scoreDistribution(const HeadMap& scores, const MatrixView& queries, const MatrixView& keys,
                                    int bins) {
    assert(scores.queries() == queries.rows() && scores.keys() == keys.rows() && bins > 0);
    ScoreDistribution result;
    Eigen::RowVectorXd ofQuery = Eigen::RowVectorXd::Zero(queries.rows());
    Eigen::RowVectorXd ofKey = Eigen::RowVectorXd::Zero(keys.rows());
    double sum = 0;
    double smallest = std::numeric_limits<double>::infinity();
    double largest = -smallest;
    for (Index row = 0; row < scores.queries(); ++row) {
        const KeyRange range = scores.allowed[static_cast<std::size_t>(row)];
        if (range.size() == 0) {
            continue;
        }
        const auto values = allowedWeights(scores, row);
        ofQuery(row) = static_cast<double>(range.size());
        ofKey.segment(range.begin, range.size()).array() += 1;
        result.pairs += range.size();
        sum += values.cast<double>().sum();
        smallest = std::min(smallest, double{values.minCoeff()});
        largest = std::max(largest, double{values.maxCoeff()});
    }
    if (result.pairs == 0) {
        return result;
    }
    const auto pairs = static_cast<double>(result.pairs);
    result.mean = sum / pairs;
    double squares = 0;
    for (Index row = 0; row < scores.queries(); ++row) {
        squares += (allowedWeights(scores, row).cast<double>() - result.mean).square().sum();
    }
    result.deviation = std::sqrt(squares / pairs);
    result.unitDeviation = std::sqrt(static_cast<double>(queries.cols()));
    predict(result, momentsOf(queries, ofQuery), momentsOf(keys, ofKey));
    fillBins(result, scores, smallest, largest, bins);
    return result;
}

} // namespace headscope
