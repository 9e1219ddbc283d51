// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does after somebody moved something, split into the worker's part and that of the thread
// of the window. A frame at 60 Hz has 16.7 ms.
#include <algorithm>
#include <chrono>

#include <QCoreApplication>

#include <benchmark/benchmark.h>

#include "core/comparison/comparison.h"
#include "core/trace/pooled_map.h"
#include "tests/bench/subject.h"
#include "tests/support/large_trace.h"
#include "ui/figure/comparison_figure.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"

namespace headscope::bench {
namespace {

/// Milliseconds of the parts of all iterations.
class Parts {
  public:
    explicit Parts(benchmark::State& state) : state_(state) {}
    ~Parts() {
        const auto mean = [&](double sum) {
            return benchmark::Counter(sum / static_cast<double>(state_.iterations()));
        };
        state_.counters["worker_ms"] = mean(worker_);
        state_.counters["window_ms"] = mean(window_);
        state_.counters["worst_window_ms"] = worst_;
    }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    void worker(const auto& step) { worker_ += milliseconds(step); }
    void window(const auto& step) {
        const double now = milliseconds(step);
        window_ += now;
        worst_ = std::max(worst_, now);
    }

  private:
    static double milliseconds(const auto& step) {
        const auto start = std::chrono::steady_clock::now();
        step();
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    }

    benchmark::State& state_;
    double worker_ = 0;
    double window_ = 0;
    double worst_ = 0;
};

std::shared_ptr<const EncodedText> textOf(benchmark::State& state) {
    const auto& model = bundledModel();
    EncodedText encoded;
    for (const int id : textIds(static_cast<std::size_t>(state.range(0)))) {
        encoded.tokens.push_back({.id = id, .piece = model->pieceOf(id), .label = model->labelOf(id)});
    }
    return std::make_shared<const EncodedText>(encoded);
}

/// A large window's maps.
std::unique_ptr<HeatmapView> shownView() {
    auto view = std::make_unique<HeatmapView>();
    view->resize(1500, 640);
    view->show();
    return view;
}

void show(HeatmapView& view, const Comparison& comparison) {
    view.setContent(comparisonFigure(comparison, {}));
    QCoreApplication::processEvents();
    view.repaint();
}

/// One move of the factor's slider: both maps, their difference, its measures, and the picture on the screen.
void sliderMove(benchmark::State& state, Scope scope) {
    const auto text = textOf(state);
    RunCache runs(bundledModel());
    const auto view = shownView();
    float factor = 0.2F;
    Parts parts(state);
    for (auto _ : state) {
        factor = factor > 2 ? 0.2F : factor * 1.001F;
        const Side a{{2, 3}, {}, scope};
        const Side b{{2, 3}, {FixedScale{factor}, {}, {}, {}}, scope};
        Comparison comparison;
        parts.worker([&] { comparison = computeComparison({runs, text, a}, {runs, text, b}); });
        parts.window([&] { show(*view, comparison); });
    }
}
void rescoredSliderMove(benchmark::State& state) {
    sliderMove(state, Scope::Rescore);
}
void rerunSliderMove(benchmark::State& state) {
    sliderMove(state, Scope::Rerun);
}
BENCHMARK(rescoredSliderMove)->Arg(16)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(rerunSliderMove)->Arg(16)->Arg(128)->Unit(benchmark::kMillisecond)->UseRealTime();

/// A side as computeSide makes it, of a text that is longer than the bundled model reads.
SideResult sideOf(const AttentionTrace& trace, const std::shared_ptr<const EncodedText>& text, int head,
                  const MapBuffers& buffers = {}) {
    SideResult side;
    side.side.head = {0, head};
    side.model = bundledModel();
    side.text = text;
    readMap(trace, side, buffers);
    return side;
}

/// Side B gets another head; side A stays.
void chosenHeadOfALongText(benchmark::State& state) {
    const auto text = textOf(state);
    const AttentionTrace trace = largeTrace(state.range(0), 1, 8);
    const SideResult a = sideOf(trace, text, 0);
    const auto view = shownView();
    const MapBuffers buffers;
    Comparison comparison;
    int head = 0;
    for (int i = 0; i < 3; ++i) { // until there is memory to be used again
        comparison = compare(a, sideOf(trace, text, head, buffers), buffers);
        show(*view, comparison);
    }
    Parts parts(state);
    for (auto _ : state) {
        head = head % 7 + 1;
        parts.worker([&] { comparison = compare(a, sideOf(trace, text, head, buffers), buffers); });
        parts.window([&] { show(*view, comparison); });
    }
}
BENCHMARK(chosenHeadOfALongText)->Arg(16)->Arg(2048)->Arg(4096)->Unit(benchmark::kMillisecond)->UseRealTime();

/// One step of the wheel, into the maps and out of them again.
void zoomOfALongText(benchmark::State& state) {
    const auto text = textOf(state);
    const AttentionTrace trace = largeTrace(state.range(0), 1, 8);
    const auto view = shownView();
    show(*view, compare(sideOf(trace, text, 0), sideOf(trace, text, 1)));
    constexpr int kSteps = 12;
    int step = 0;
    Parts parts(state);
    for (auto _ : state) {
        parts.window([&] {
            step++ % (2 * kSteps) < kSteps ? view->zoomIn() : view->zoomOut();
            QCoreApplication::processEvents();
            view->repaint();
        });
    }
}
BENCHMARK(zoomOfALongText)->Arg(16)->Arg(2048)->Arg(4096)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The small pictures of a large model's heads: as many as are new are made images, then all are painted.
void headsOfALargeModel(benchmark::State& state) {
    HeadGrid grid;
    grid.layers.assign(22, {32, 4});
    const AttentionTrace trace = largeTrace(state.range(0), 22, 32);
    HeadMapView view;
    view.resize(700, 900);
    view.show();
    Parts parts(state);
    for (auto _ : state) {
        parts.worker([&] { grid.thumbnails = pooledMaps(trace, AttentionKind::Self, kSmallMapCells); });
        parts.window([&] {
            view.setGrid(grid);
            QCoreApplication::processEvents();
            view.repaint();
        });
    }
}
BENCHMARK(headsOfALargeModel)->Arg(16)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace headscope::bench
