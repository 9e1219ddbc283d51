// SPDX-License-Identifier: GPL-3.0-or-later
// Maps from a kept trace: one head, and small pictures of all heads.
#include <benchmark/benchmark.h>

#include "core/analysis/map_measures.h"
#include "core/model/token_traits_of.h"
#include "core/trace/pooled_map.h"
#include "tests/bench/subject.h"

namespace headscope::bench {
namespace {

void oneHead(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    const auto run =
        transformer.run(textIds(static_cast<std::size_t>(state.range(0))), transformer.uniform({}));
    HeadMap map;
    for (auto _ : state) {
        run->trace.headMap({2, 3}, {FixedScale{1}, {2, Pooling::Mean}, {}, {}}, ScoreStage::Weights, map);
        benchmark::DoNotOptimize(map.values.data());
    }
}
BENCHMARK(oneHead)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMicrosecond);

void thumbnailsOfAllHeads(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    const auto run =
        transformer.run(textIds(static_cast<std::size_t>(state.range(0))), transformer.uniform({}));
    HeadMap map;
    for (auto _ : state) {
        for (int layer = 0; layer < run->trace.layers(); ++layer) {
            for (int head = 0; head < run->trace.heads(layer); ++head) {
                run->trace.headMap({layer, head}, {}, ScoreStage::Weights, map);
                benchmark::DoNotOptimize(pooledMap(map, 64));
            }
        }
    }
}
BENCHMARK(thumbnailsOfAllHeads)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);

/// Every score of one map, as a pass over all heads computes them.
void scoresOfOneHead(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    const std::vector<int> ids = textIds(static_cast<std::size_t>(state.range(0)));
    const auto run = transformer.run(ids, transformer.uniform({}));
    const std::vector<TokenTraits> traits = traitsOf(ids, bundledModel()->tokenizer());
    const HeadMap map = run->trace.headMap({0, 4}, {}); // its rows are broad
    for (auto _ : state) {
        for (const MapMeasure& measure : mapMeasures()) {
            benchmark::DoNotOptimize(measure.measure({map, traits, traits}));
        }
    }
}
BENCHMARK(scoresOfOneHead)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace headscope::bench
