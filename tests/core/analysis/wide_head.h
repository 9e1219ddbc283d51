// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <functional>

#include "core/attention/attention_spec.h"
#include "core/attention/state_rule.h"
#include "core/ops/rotary.h"

/// One head in float64, by loops: what gradients are checked against.
namespace headscope::wide {

using Wide = Eigen::MatrixXd;

/// sum(dO o A V) by loops in float64.
inline double loss(const Wide& queries, const Wide& keys, const Wide& values, const Wide& outputGradient,
                   const ResolvedAttention& attention) {
    double sum = 0;
    for (Index query = 0; query < queries.rows(); ++query) {
        const KeyRange range = allowedKeys(attention.mask, query, keys.rows());
        const auto* sink = std::get_if<SinkKernel>(&attention.kernel);
        double total = sink != nullptr ? std::exp(double{sink->logit}) : 0;
        double mixed = 0;
        for (Index key = range.begin; key < range.end; ++key) {
            double score = queries.row(query).dot(keys.row(key)) * double{attention.factor};
            if (attention.softCap != 0) {
                score = double{attention.softCap} * std::tanh(score / double{attention.softCap});
            }
            if (attention.bias) {
                score += double{attention.bias->values(attention.bias->zero + key - query)};
            }
            const double weight = std::exp(score);
            total += weight;
            mixed += weight * outputGradient.row(query).dot(values.row(key));
        }
        sum += mixed / total;
    }
    return sum;
}

/// Central differences of `function`, entry by entry.
inline Wide differences(Wide at, const std::function<double(const Wide&)>& function) {
    constexpr double kStep = 1e-5;
    Wide result(at.rows(), at.cols());
    for (Index i = 0; i < at.size(); ++i) {
        const double value = at.data()[i];
        at.data()[i] = value + kStep;
        const double above = function(at);
        at.data()[i] = value - kStep;
        result.data()[i] = (above - function(at)) / (2 * kStep);
        at.data()[i] = value;
    }
    return result;
}

/// readyStates from position 0 on. Cosines and sines are the engine's.
inline Wide readyStates(Wide states, const StateRule& rule) {
    const Index width = rule.norm == StateNorm::AllHeads ? states.cols() : rule.headWidth;
    for (Index row = 0; rule.norm != StateNorm::None && row < states.rows(); ++row) {
        for (Index start = 0; start < states.cols(); start += width) {
            auto values = states.row(row).segment(start, width);
            const double root =
                std::sqrt(values.squaredNorm() / static_cast<double>(width) + double{rule.epsilon});
            values = (values.array() * rule.weight.cast<double>().array() / root).matrix().eval();
        }
    }
    if (!rule.rotary) {
        return states;
    }
    const RotaryAngles angles = rotaryAngles(forLength(*rule.rotary, states.rows()), 0, states.rows());
    const Index half = angles.cosines.cols();
    for (Index row = 0; row < states.rows(); ++row) {
        for (Index start = 0; start < states.cols(); start += rule.headWidth) {
            for (Index i = 0; i < half; ++i) {
                const bool areHalves = rule.rotary->pairs == RotaryPairs::Halves;
                double& first = states(row, start + (areHalves ? i : 2 * i));
                double& second = states(row, start + (areHalves ? i + half : 2 * i + 1));
                const double before = first;
                const auto cosine = double{angles.cosines(row, i)};
                const auto sine = double{angles.sines(row, i)};
                first = before * cosine - second * sine;
                second = second * cosine + before * sine;
            }
        }
    }
    return states;
}

} // namespace headscope::wide
