// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/kernel_timing.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <limits>

#include "core/attention/linear_attention.h"
#include "core/attention/plain_attention.h"
#include "core/base/normal_numbers.h"

namespace headscope {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kEnough = 0.02; // seconds in which runs are repeated
constexpr int kMostRuns = 20;

double fastest(const std::function<void()>& run) {
    double best = std::numeric_limits<double>::infinity();
    double sum = 0;
    for (int i = 0; i < kMostRuns && sum < kEnough; ++i) {
        const auto begin = Clock::now();
        run();
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        best = std::min(best, seconds);
        sum += seconds;
    }
    return best;
}

} // namespace

KernelTiming timeKernels(Index tokens, Index headWidth, const Job& job) {
    const Matrix queries = normalMatrix(tokens, headWidth, 1);
    const Matrix keys = normalMatrix(tokens, headWidth, 2);
    const Matrix values = normalMatrix(tokens, headWidth, 3);
    AttentionOperands operands{queries, keys, values, {}};
    operands.attention.factor = 1.0F / std::sqrt(static_cast<float>(headWidth));
    operands.attention.kvHeads = 1;
    operands.attention.mask = CausalMask{};
    float keep = 0; // so that nothing is optimised away
    const Job silent = job.silent();
    KernelTiming timing{tokens, 0, 0};
    Matrix weights = Matrix::Zero(tokens, tokens);
    timing.plain = fastest([&] { keep += plainAttention(operands, weights, silent)(tokens - 1, 0); });
    operands.attention.kernel = LinearKernel{};
    timing.linear = fastest([&] { keep += linearAttention(operands, silent)(tokens - 1, 0); });
    return std::isfinite(keep) ? timing : KernelTiming{tokens, 0, 0};
}

} // namespace headscope
