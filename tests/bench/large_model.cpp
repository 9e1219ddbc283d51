// SPDX-License-Identifier: GPL-3.0-or-later
// Memory and time of large models:
//   headscope_large_model write SHAPE FOLDER      a model of random weights
//   headscope_large_model measure FOLDER [TOKENS] opens it, reads it ahead, runs it twice
// Peak resident memory is VmHWM of /proc/self/status; of it, RssAnon is what the program allocated, and
// RssFile is pages of the mapped weights, which the system takes back where memory is short.
#include <array>
#include <chrono>
#include <string>

#include <fmt/format.h>

#include "core/base/size_text.h"
#include "core/base/system_memory.h"
#include "core/checkpoint/warm_files.h"
#include "core/library/memory_estimate.h"
#include "core/model/model.h"
#include "tests/bench/large_checkpoint.h"

namespace {

using namespace headscope;
using namespace headscope::bench;

// Sizes of models that people have: TinyLlama 1.1B, Llama 2 7B, and one for a quick look.
constexpr std::array kShapes{LargeShape{"100m", 12, 768, 12, 12, 2048, 8192},
                             LargeShape{"1.1b", 22, 2048, 32, 4, 5632, 32000},
                             LargeShape{"7b", 32, 4096, 32, 32, 11008, 32000}};

constexpr const char* kUsage =
    "usage: headscope_large_model write 100m|1.1b|7b FOLDER | measure FOLDER [TOKENS]";

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

int run(const std::vector<std::string>& arguments) {
    if (arguments.size() == 3 && arguments[0] == "write") {
        for (const LargeShape& shape : kShapes) {
            if (shape.name == arguments[1]) {
                writeLargeCheckpoint(arguments[2], shape, HEADSCOPE_MODEL);
                return 0;
            }
        }
    }
    if ((arguments.size() == 2 || arguments.size() == 3) && arguments[0] == "measure") {
        measure(arguments[1], arguments.size() == 3 ? std::stoi(arguments[2]) : kEstimatedTokens);
        return 0;
    }
    fmt::print(stderr, "{}\n", kUsage);
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run({argv + 1, argv + argc});
    } catch (const std::exception& problem) {
        fmt::print(stderr, "headscope_large_model: {}\n", problem.what());
        return 1;
    }
}
