// SPDX-License-Identifier: GPL-3.0-or-later
// Scores of all heads of the bundled model on one text: all but zeroing, and zeroing, which runs the model
// once more for each head.
#include <benchmark/benchmark.h>

#include "core/survey/survey.h"
#include "tests/bench/subject.h"

namespace headscope::bench {
namespace {

/// Takes the scores whose basis is Zeroing, or the others.
void surveyAll(benchmark::State& state, bool zeroing) {
    const Model& model = *bundledModel();
    const auto run = model.transformer().run(textIds(static_cast<std::size_t>(state.range(0))),
                                             model.transformer().uniform({}));
    SurveyRequest request;
    for (const HeadScore* score : scoresNamed({})) {
        if ((score->basis == ScoreBasis::Zeroing) == zeroing) {
            request.scores.push_back(score);
        }
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(surveyText(model, *run, request));
    }
}

void scoresOfAllHeads(benchmark::State& state) {
    surveyAll(state, false);
}
BENCHMARK(scoresOfAllHeads)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();

void zeroingOfAllHeads(benchmark::State& state) {
    surveyAll(state, true);
}
BENCHMARK(zeroingOfAllHeads)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace headscope::bench
