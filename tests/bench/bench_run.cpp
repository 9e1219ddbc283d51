// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled model's forward pass: whole, and with one more token at the end.
#include <benchmark/benchmark.h>

#include "tests/bench/subject.h"

namespace headscope::bench {
namespace {

void wholeRun(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    const std::vector<int> ids = textIds(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(transformer.run(ids, transformer.uniform({})));
    }
    state.counters["tokens/s"] = benchmark::Counter(static_cast<double>(state.range(0)),
                                                    benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(wholeRun)->Arg(16)->Arg(128)->Arg(256)->Arg(512)->Unit(benchmark::kMillisecond);

void oneMoreToken(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    const std::vector<int> ids = textIds(static_cast<std::size_t>(state.range(0)));
    const auto earlier = transformer.run(std::span(ids).first(ids.size() - 1), transformer.uniform({}));
    for (auto _ : state) {
        benchmark::DoNotOptimize(transformer.run(ids, transformer.uniform({}), earlier.get()));
    }
}
BENCHMARK(oneMoreToken)->Arg(16)->Arg(128)->Arg(256)->Arg(512)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace headscope::bench
