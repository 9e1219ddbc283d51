// SPDX-License-Identifier: GPL-3.0-or-later
// One move of the factor's slider: both maps, their difference, its measures, and the picture on the screen.
// A frame at 60 Hz has 16.7 ms.
#include <QCoreApplication>

#include <benchmark/benchmark.h>

#include "core/comparison/comparison.h"
#include "tests/bench/subject.h"
#include "ui/figure/comparison_figure.h"
#include "ui/heatmap/heatmap_view.h"

namespace headscope::bench {
namespace {

void sliderMove(benchmark::State& state, Scope scope) {
    const auto& model = bundledModel();
    const auto text = [&] {
        EncodedText encoded;
        for (const int id : textIds(static_cast<std::size_t>(state.range(0)))) {
            encoded.tokens.push_back({.id = id, .piece = model->pieceOf(id), .label = model->labelOf(id)});
        }
        return std::make_shared<const EncodedText>(encoded);
    }();
    RunCache runs(model);
    HeatmapView view;
    view.resize(1000, 420);
    view.show();
    float factor = 0.2F;
    for (auto _ : state) {
        factor = factor > 2 ? 0.2F : factor * 1.001F;
        const Side a{{2, 3}, {}, scope};
        const Side b{{2, 3}, {FixedScale{factor}, {}, {}, {}}, scope};
        const Comparison comparison = computeComparison({runs, text, a}, {runs, text, b});
        view.setContent(comparisonFigure(comparison, {}));
        QCoreApplication::processEvents();
        view.repaint();
    }
}
void rescoredSliderMove(benchmark::State& state) {
    sliderMove(state, Scope::Rescore);
}
void rerunSliderMove(benchmark::State& state) {
    sliderMove(state, Scope::Rerun);
}
BENCHMARK(rescoredSliderMove)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond);
BENCHMARK(rerunSliderMove)->Arg(16)->Arg(128)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace headscope::bench
