// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of the bundled model: scores of their weights, what they add to a text, and one value-zeroing
// map.
#include <benchmark/benchmark.h>

#include "core/survey/output_scores.h"
#include "core/survey/value_zeroing.h"
#include "core/survey/weight_scores.h"
#include "tests/bench/subject.h"

namespace headscope::bench {
namespace {

/// Calls action(head) for every head of a decoder.
template <typename Action>
void forAllHeads(const Transformer& transformer, const Action& action) {
    for (int layer = 0; layer < transformer.spec().layerCount(); ++layer) {
        for (int head = 0; head < transformer.spec().attention(AttentionKind::Self, layer).heads; ++head) {
            action(HeadId{layer, head});
        }
    }
}

void weightScoresOfAllHeads(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    for (auto _ : state) {
        forAllHeads(transformer, [&](const HeadId& head) {
            const HeadCircuits circuits = headCircuits(transformer, head);
            for (const WeightScore& score : weightScores()) {
                benchmark::DoNotOptimize(score.measure(circuits));
            }
        });
    }
}
BENCHMARK(weightScoresOfAllHeads)->Unit(benchmark::kMillisecond);

void outputRootsOfAllHeads(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    for (auto _ : state) {
        forAllHeads(transformer,
                    [&](const HeadId& head) { benchmark::DoNotOptimize(outputRoot(transformer, head)); });
    }
}
BENCHMARK(outputRootsOfAllHeads)->Unit(benchmark::kMillisecond);

/// Without the maps themselves and the roots, which other scores and other texts need too.
void outputScoresOfAllHeads(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    const auto run =
        transformer.run(textIds(static_cast<std::size_t>(state.range(0))), transformer.uniform({}));
    std::vector<HeadMap> maps;
    std::vector<Matrix> roots;
    forAllHeads(transformer, [&](const HeadId& head) {
        maps.push_back(run->trace.headMap(head, {}));
        roots.push_back(outputRoot(transformer, head));
    });
    for (auto _ : state) {
        for (std::size_t head = 0; head < maps.size(); ++head) {
            for (const OutputScore& score : outputScores()) {
                benchmark::DoNotOptimize(score.measure({maps[head], run->trace, roots[head]}));
            }
        }
    }
}
BENCHMARK(outputScoresOfAllHeads)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);

void valueZeroing(benchmark::State& state) {
    const Transformer& transformer = bundledModel()->transformer();
    const auto run =
        transformer.run(textIds(static_cast<std::size_t>(state.range(0))), transformer.uniform({}));
    for (auto _ : state) {
        benchmark::DoNotOptimize(valueZeroingMap(transformer, *run, {2, 3}, ZeroingScale::Raw));
    }
}
BENCHMARK(valueZeroing)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace headscope::bench
