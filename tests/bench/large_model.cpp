// SPDX-License-Identifier: GPL-3.0-or-later
// Memory and time of large models:
//   headscope_large_model write SHAPE FOLDER      a model of random weights
//   headscope_large_model measure FOLDER [TOKENS] opens it, reads it ahead, runs it twice
//   headscope_large_model survey FOLDER [TOKENS]  time of a run, and of all scores of the maps of all heads
//   headscope_large_model prefill FOLDER TOKENS...  tokens a second of runs that keep queries, keys and
//   values headscope_large_model fast FOLDER TOKENS...     the same with products of BF16 numbers
// Peak resident memory is VmHWM of /proc/self/status; of it, RssAnon is what the program allocated, and
// RssFile is pages of the mapped weights, which the system takes back where memory is short.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <random>
#include <string>
#include <thread>

#include <fmt/format.h>

#include "core/base/kept_memory.h"
#include "core/base/size_text.h"
#include "core/base/system_memory.h"
#include "core/checkpoint/warm_files.h"
#include "core/library/memory_estimate.h"
#include "core/model/model.h"
#include "core/survey/survey.h"
#include "tests/bench/large_checkpoint.h"

namespace {

using namespace headscope;
using namespace headscope::bench;

// Sizes of models that people have: TinyLlama 1.1B, Llama 2 7B, and one for a quick look.
constexpr std::array kShapes{LargeShape{"100m", 12, 768, 12, 12, 2048, 8192},
                             LargeShape{"1.1b", 22, 2048, 32, 4, 5632, 32000},
                             LargeShape{"7b", 32, 4096, 32, 32, 11008, 32000}};

constexpr const char* kUsage =
    "usage: headscope_large_model write 100m|1.1b|7b FOLDER | measure FOLDER [TOKENS] | "
    "survey FOLDER [TOKENS] | prefill|fast FOLDER TOKENS... | "
    "growth FOLDER TOKENS";

/// Runs a step and prints its time and the memory after it.
template <typename Step>
void measured(std::string_view name, const Step& step) {
    const auto start = std::chrono::steady_clock::now();
    step();
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    const ProcessMemory memory = processMemory();
    fmt::print("{:<24}{:>9.2f} s  {:>10}  {:>10}  {:>10}\n", name, elapsed.count(),
               sizeText(memory.anonymous), sizeText(memory.files), sizeText(memory.peakResident));
}

void measure(const std::string& folder, Index tokens) {
    std::shared_ptr<const Model> model;
    fmt::print("{:<24}{:>11}  {:>10}  {:>10}  {:>10}\n", "", "time", "allocated", "mapped", "peak");
    measured("open", [&] { model = openModel(folder); });
    measured("read ahead", [&] {
        if (!warmFiles(model->checkpoint(), {})) {
            fmt::print("too large to be read ahead\n");
        }
    });
    const std::vector<int> ids(static_cast<std::size_t>(tokens), 42);
    std::shared_ptr<const Run> run;
    for (const char* name : {"first run", "second run"}) {
        measured(fmt::format("{}, {} tokens", name, tokens),
                 [&] { run = model->transformer().run(ids, model->transformer().uniform({})); });
    }
    const MemoryEstimate estimate = estimateMemory(model->spec(), model->checkpoint().fileBytes(), tokens);
    fmt::print("estimate: {} of weights, {} for a run (it holds {})\n", sizeText(estimate.weights),
               sizeText(estimate.run), sizeText(run->bytes()));
}

double secondsOf(const auto& step) {
    const auto start = std::chrono::steady_clock::now();
    step();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The median of at least five, and of as many as two seconds hold.
double medianSeconds(const auto& step) {
    std::vector<double> seconds;
    double sum = 0;
    while (seconds.size() < 5 || (sum < 2 && seconds.size() < 200)) {
        seconds.push_back(secondsOf(step));
        sum += seconds.back();
    }
    std::ranges::sort(seconds);
    return seconds[seconds.size() / 2];
}

/// A line for each length: all of a run, with losses of all tokens; and what other programs call prefill,
/// whose predictions are those after the last token only.
void prefill(const std::string& folder, const std::vector<std::string>& lengths, Products products) {
    const auto model = openModel(folder, {}, products);
    warmFiles(model->checkpoint(), {});
    const Transformer& transformer = model->transformer();
    const RunSettings settings = transformer.uniform({});
    for (const std::string& text : lengths) {
        const std::vector<int> ids(std::stoul(text), 42);
        const auto length = static_cast<double>(ids.size());
        const double all = medianSeconds([&] { static_cast<void>(transformer.run(ids, settings)); });
        const double last = medianSeconds([&] {
            const auto run = transformer.runStates(ids, settings);
            if (model->spec().predictsNext()) {
                static_cast<void>(transformer.logits(*run, run->tokens() - 1, 1));
            }
        });
        fmt::print(
            "{} tokens: run {:.4f} s, {:.1f} tokens/s; last prediction only {:.4f} s, {:.1f} tokens/s; "
            "peak {}\n",
            ids.size(), all, length / all, last, length / last, sizeText(processMemory().peakResident));
    }
}

/// In a process of its own for each length: the peak is that of the process, of which files' pages are no
/// part.
void growth(const std::string& folder, Index tokens) {
    const auto model = openModel(folder);
    warmFiles(model->checkpoint(), {});
    const std::vector<int> ids(static_cast<std::size_t>(tokens), 42);
    const Transformer& transformer = model->transformer();
    std::shared_ptr<const Run> run;
    std::atomic<bool> ends{false};
    std::uint64_t most = 0;
    const std::uint64_t before = processMemory().anonymous;
    std::thread watch([&] { // the system counts a peak of all pages only, those of the weights too
        while (!ends) {
            most = std::max<std::uint64_t>(most, processMemory().anonymous);
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    });
    const double seconds = secondsOf([&] { run = transformer.run(ids, transformer.uniform({})); });
    ends = true;
    watch.join();
    fmt::print("{}\t{:.4f}\t{}\t{}\n", tokens, seconds, run->bytes(), most - std::min(most, before));
}

/// The pass over all maps against the forward pass, the best of three each.
void surveyMaps(const std::string& folder, Index tokens) {
    const auto model = openModel(folder);
    std::mt19937 random(1);
    std::vector<int> ids(static_cast<std::size_t>(tokens));
    std::ranges::generate(ids, [&] { return static_cast<int>(259 + random() % 3000); });
    const auto& transformer = model->transformer();
    std::vector<const HeadScore*> ofMaps;
    for (const HeadScore* score : scoresNamed({})) {
        if (score->basis == ScoreBasis::Map) {
            ofMaps.push_back(score);
        }
    }
    double forward = 1e9;
    double maps = 1e9;
    for (int i = 0; i < 3; ++i) {
        std::shared_ptr<const Run> run;
        forward = std::min(forward, secondsOf([&] { run = transformer.run(ids, transformer.uniform({})); }));
        ScoreTable table;
        maps = std::min(maps, secondsOf([&] { table = surveyText(*model, *run, {ofMaps, {}}); }));
        fmt::print("{} heads, {} scores, {} tokens: run {:.3f} s, all maps {:.3f} s, ratio {:.2f}\n",
                   table.heads().size(), ofMaps.size(), tokens, forward, maps, maps / forward);
    }
}

int run(const std::vector<std::string>& arguments) {
    if (arguments.size() == 3 && arguments[0] == "write") {
        for (const LargeShape& shape : kShapes) {
            if (shape.name == arguments[1]) {
                writeLargeCheckpoint(arguments[2], shape, HEADSCOPE_MODEL);
                return 0;
            }
        }
    }
    if (arguments.size() >= 3 && (arguments[0] == "prefill" || arguments[0] == "fast")) {
        prefill(arguments[1], {arguments.begin() + 2, arguments.end()},
                arguments[0] == "fast" ? Products::Fast : Products::Exact);
        return 0;
    }
    if (arguments.size() == 3 && arguments[0] == "growth") {
        growth(arguments[1], std::stoi(arguments[2]));
        return 0;
    }
    const bool isMeasure = !arguments.empty() && arguments[0] == "measure";
    if ((arguments.size() == 2 || arguments.size() == 3) && (isMeasure || arguments[0] == "survey")) {
        const Index tokens = arguments.size() == 3 ? std::stoi(arguments[2]) : kEstimatedTokens;
        isMeasure ? measure(arguments[1], tokens) : surveyMaps(arguments[1], tokens);
        return 0;
    }
    fmt::print(stderr, "{}\n", kUsage);
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    keepFreedMemory(); // as the program does
    try {
        return run({argv + 1, argv + argc});
    } catch (const std::exception& problem) {
        fmt::print(stderr, "headscope_large_model: {}\n", problem.what());
        return 1;
    }
}
