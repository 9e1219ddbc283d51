// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of a kept trace against each other, and a token followed through the layers.
#include <benchmark/benchmark.h>

#include "core/analysis/attention_flow.h"
#include "core/analysis/head_similarity.h"
#include "tests/bench/subject.h"

namespace headscope::bench {
namespace {

std::shared_ptr<const Run> runOf(const benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    return transformer.run(textIds(static_cast<std::size_t>(state.range(0))), transformer.uniform({}));
}

TokenPath lastToken(const Run& run) {
    return {AttentionKind::Self, run.tokens() - 1, {}};
}

void similarityOfAllHeads(benchmark::State& state) {
    const auto run = runOf(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(headSimilarity(run->trace, {}));
    }
}
BENCHMARK(similarityOfAllHeads)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);

void rolloutOfTheLastToken(benchmark::State& state) {
    const auto run = runOf(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(rolloutRows(run->trace, lastToken(*run)));
    }
}
BENCHMARK(rolloutOfTheLastToken)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);

void flowOfTheLastToken(benchmark::State& state) {
    const auto run = runOf(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(attentionFlow(run->trace, lastToken(*run)));
    }
}
BENCHMARK(flowOfTheLastToken)->Arg(16)->Arg(128)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace headscope::bench
