// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <memory>
#include <random>

#include "core/attention/attention_operands.h"

namespace headscope {

/// Random queries, keys and values of one head, and what a plain softmax in float64 makes of them.
struct HeadCase {
    Matrix queries;
    Matrix keys;
    Matrix values;
    ResolvedAttention attention{0.4F, 1, Pooling::Mean, CausalMask{}};

    explicit HeadCase(Index length, Index sourceLength = 0, float size = 1) {
        std::mt19937 generator(7);
        std::normal_distribution<float> normal(0, size);
        const Index keyCount = sourceLength == 0 ? length : sourceLength;
        const auto draw = [&] { return normal(generator); };
        queries = Matrix::NullaryExpr(length, 5, draw);
        keys = Matrix::NullaryExpr(keyCount, 5, draw);
        values = Matrix::NullaryExpr(keyCount, 5, draw);
    }

    [[nodiscard]] AttentionOperands operands() const { return {queries, keys, values, attention}; }

    /// A different bias for each distance of key and query.
    void addBias() {
        OffsetBias bias;
        bias.zero = queries.rows() - 1;
        bias.values = RowVector::NullaryExpr(queries.rows() + keys.rows() - 1, [](Index offset) {
            return std::sin(static_cast<float>(offset));
        });
        attention.bias = std::make_shared<const OffsetBias>(bias);
    }

    /// From the definition, in float64: exp(score) over its sum, with the sink's in it.
    [[nodiscard]] Eigen::MatrixXd weights() const {
        Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(queries.rows(), keys.rows());
        const auto* sink = std::get_if<SinkKernel>(&attention.kernel);
        for (Index query = 0; query < queries.rows(); ++query) {
            const KeyRange range = allowedKeys(attention.mask, query, keys.rows());
            double largest = sink == nullptr ? -1e300 : double{sink->logit};
            Eigen::VectorXd scores(keys.rows());
            for (Index key = range.begin; key < range.end; ++key) {
                scores[key] = queries.row(query).cast<double>().dot(keys.row(key).cast<double>()) *
                              double{attention.factor};
                if (attention.bias) {
                    scores[key] += double{attention.bias->values[attention.bias->zero + key - query]};
                }
                largest = std::max(largest, scores[key]);
            }
            double sum = sink == nullptr ? 0 : std::exp(double{sink->logit} - largest);
            for (Index key = range.begin; key < range.end; ++key) {
                weights(query, key) = std::exp(scores[key] - largest);
                sum += weights(query, key);
            }
            weights.row(query) /= sum;
        }
        return weights;
    }
    [[nodiscard]] Eigen::MatrixXd output() const { return weights() * values.cast<double>(); }
};

} // namespace headscope
