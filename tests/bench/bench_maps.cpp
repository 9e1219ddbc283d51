// SPDX-License-Identifier: GPL-3.0-or-later
// Maps from a kept trace: one head, small pictures of all heads, and what else a chosen head takes before it
// can be drawn.
#include <benchmark/benchmark.h>

#include "core/analysis/concentration.h"
#include "core/analysis/map_difference.h"
#include "core/analysis/map_measures.h"
#include "core/model/token_traits_of.h"
#include "core/trace/map_levels.h"
#include "core/trace/pooled_map.h"
#include "tests/bench/subject.h"
#include "tests/support/large_trace.h"

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
BENCHMARK(oneHead)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// Every part of a chosen head of a long text, in fresh memory as in the window, on all cores.
void mapOfALongText(benchmark::State& state) {
    const AttentionTrace trace = largeTrace(state.range(0), 1, 1);
    for (auto _ : state) {
        benchmark::DoNotOptimize(trace.headMap({0, 0}, {}));
    }
}
void levelsOfALongText(benchmark::State& state) {
    const HeadMap map = largeTrace(state.range(0), 1, 1).headMap({0, 0}, {});
    for (auto _ : state) {
        benchmark::DoNotOptimize(mapLevels(map.values, map.allowed));
    }
}
void concentrationsOfALongText(benchmark::State& state) {
    const HeadMap map = largeTrace(state.range(0), 1, 1).headMap({0, 0}, {});
    for (auto _ : state) {
        benchmark::DoNotOptimize(concentrations(map));
    }
}
void differenceOfALongText(benchmark::State& state) {
    const AttentionTrace trace = largeTrace(state.range(0), 1, 2);
    const HeadMap a = trace.headMap({0, 0}, {});
    const HeadMap b = trace.headMap({0, 1}, {});
    HeadMap difference;
    for (auto _ : state) {
        benchmark::DoNotOptimize(mapDifference(a, b, difference));
    }
}
void measuresOfALongDifference(benchmark::State& state) {
    const AttentionTrace trace = largeTrace(state.range(0), 1, 2);
    const HeadMap a = trace.headMap({0, 0}, {});
    const HeadMap b = trace.headMap({0, 1}, {});
    for (auto _ : state) {
        benchmark::DoNotOptimize(mapDifference(a, b));
    }
}
BENCHMARK(mapOfALongText)->Arg(2048)->Arg(4096)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(levelsOfALongText)->Arg(2048)->Arg(4096)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(concentrationsOfALongText)->Arg(2048)->Arg(4096)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(differenceOfALongText)->Arg(2048)->Arg(4096)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(measuresOfALongDifference)->Arg(2048)->Arg(4096)->Unit(benchmark::kMillisecond)->UseRealTime();

void thumbnailsOfAllHeads(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    const auto run =
        transformer.run(textIds(static_cast<std::size_t>(state.range(0))), transformer.uniform({}));
    for (auto _ : state) {
        benchmark::DoNotOptimize(pooledMaps(run->trace, AttentionKind::Self, kSmallMapCells));
    }
}
BENCHMARK(thumbnailsOfAllHeads)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Of a model with as many heads as a Llama of 1.1 B has.
void thumbnailsOf704Heads(benchmark::State& state) {
    const AttentionTrace trace = largeTrace(state.range(0), 22, 32);
    for (auto _ : state) {
        benchmark::DoNotOptimize(pooledMaps(trace, AttentionKind::Self, kSmallMapCells));
    }
}
BENCHMARK(thumbnailsOf704Heads)->Arg(16)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();

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
