// SPDX-License-Identifier: GPL-3.0-or-later
// A layer's product with its weight, ours and Eigen's with the same blocks on the same cores. Weights are a
// ring that is larger than the caches, as in a forward pass. The last number is of a shape: rows (tokens);
// columns x outputs are 2048 x 5632.
#include <memory>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/base/parallel.h"
#include "core/ops/linear.h"
#include "tests/support/weight_of.h"

namespace headscope::bench {
namespace {

constexpr Index kColumns = 2048;
constexpr Index kOutputs = 5632;
constexpr std::size_t kCopies = 4;

const std::vector<Matrix>& weights() {
    static const std::vector<Matrix> all(kCopies, Matrix::Random(kOutputs, kColumns));
    return all;
}

void count(benchmark::State& state) {
    state.counters["GFLOP/s"] =
        benchmark::Counter(2e-9 * static_cast<double>(state.range(0) * kColumns * kOutputs),
                           benchmark::Counter::kIsIterationInvariantRate);
}

void linearProduct(benchmark::State& state) {
    const Matrix input = Matrix::Random(state.range(0), kColumns);
    std::size_t copy = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(linear(input, weightOf(weights()[copy++ % kCopies])));
    }
    count(state);
}

void plainEigen(benchmark::State& state) {
    const Matrix input = Matrix::Random(state.range(0), kColumns);
    std::size_t copy = 0;
    for (auto _ : state) {
        const Matrix& weight = weights()[copy++ % kCopies];
        Matrix output(input.rows(), kOutputs);
        parallelBlocks(kOutputs, 256, [&](Index begin, Index end) {
            output.middleCols(begin, end - begin).noalias() =
                input * weight.middleRows(begin, end - begin).transpose();
        });
        benchmark::DoNotOptimize(output.data());
    }
    count(state);
}

void rows(benchmark::internal::Benchmark* benchmark) {
    for (const int count : {1, 2, 4, 8, 16, 32, 128, 512}) {
        benchmark->Arg(count);
    }
    benchmark->UseRealTime()->Unit(benchmark::kMillisecond);
}
BENCHMARK(plainEigen)->Apply(rows);
BENCHMARK(linearProduct)->Apply(rows);

} // namespace
} // namespace headscope::bench
