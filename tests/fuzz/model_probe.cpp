// SPDX-License-Identifier: GPL-3.0-or-later
// Does with each model that is named on standard input (a path a line) what `info`, `tokens`, `predict` and
// `map` do, and writes a line for it: "ok", "error SENTENCE" for an Error, or "WRONG WHAT" for any other
// exception and for memory past the limit (MiB, first argument). A crash ends the program and a hang ends it
// by SIGALRM; the last "at PATH" line says for which model.
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string>

#include "core/comparison/comparison.h"
#include "core/comparison/side_text.h"
#include "core/library/memory_estimate.h"
#include "core/model/generation.h"
#include "core/model/model.h"
#include "core/model/run_cache.h"
#include "core/model/trained_check.h"

using namespace headscope;

namespace {

constexpr unsigned kSeconds = 20;
const char* const kTexts[] = {"The king said.", "a", " \n<s>[MASK]</s> \xc3\xa9\xe2\x80\x8d\xf0\x9f\x91\xa9"};

long peakMebibytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

void allMaps(const Run& run, const Model& model) {
    for (const AttentionKind kind : {AttentionKind::Self, AttentionKind::Encoder, AttentionKind::Cross}) {
        for (int layer = 0; layer < run.trace.layers(kind); ++layer) {
            for (const ScoreStage stage : {ScoreStage::Weights, ScoreStage::Adjusted}) {
                static_cast<void>(run.trace.headMap({layer, 0, kind}, {}, stage));
            }
            static_cast<void>(describeSide({{layer, 0, kind}, {}, {}}, model.spec().attention(kind, layer)));
        }
    }
}

void tryText(const std::shared_ptr<const Model>& model, const TypedText& typed) {
    const EncodedText encoded = model->encode(typed);
    RunCache runs(model);
    const auto run = runs.run(encoded.input(), AttentionSettings{});
    static_cast<void>(predictionsOf(*model, *run, 5));
    allMaps(*run, *model);
}

void tryModel(const std::string& path) {
    const auto model = openModel(path);
    static_cast<void>(checkTrained(*model));
    static_cast<void>(estimateMemory(model->spec(), model->checkpoint().fileBytes()));
    std::optional<Error> first;
    for (const char* const text : kTexts) {
        for (const SpecialTokens special : {SpecialTokens::Literal, SpecialTokens::Parsed}) {
            TypedText typed{.text = text, .special = special};
            if (model->spec().readsPictures()) {
                typed.picture =
                    Picture{"grey", 9, 7, std::make_shared<const std::vector<std::uint8_t>>(9 * 7 * 3, 90)};
            }
            try {
                tryText(model, typed);
                if (model->takesSecondText()) {
                    typed.second = kTexts[0];
                    tryText(model, typed);
                }
                if (model->spec().encoder && model->spec().predictsNext()) {
                    static_cast<void>(generateTarget(*model, typed, 8));
                }
            } catch (const Error& error) {
                first = first ? first : error;
            }
        }
    }
    for (int id = 0; id < std::min<int>(model->tokenizer().size(), 5000); ++id) {
        static_cast<void>(model->pieceOf(id) + model->labelOf(id));
    }
    if (first) {
        throw *first;
    }
}

} // namespace

int main(int argc, char** argv) {
    const long limit = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 0;
    std::string path;
    while (std::getline(std::cin, path)) {
        std::cout << "at " << path << std::endl;
        alarm(kSeconds);
        const long before = peakMebibytes();
        try {
            tryModel(path);
            std::cout << "ok" << std::endl;
        } catch (const Error& error) {
            std::cout << "error " << error.what() << std::endl;
        } catch (const std::exception& other) {
            std::cout << "WRONG exception " << other.what() << std::endl;
        }
        if (limit > 0 && peakMebibytes() - before > limit) {
            std::cout << "WRONG memory " << peakMebibytes() - before << " MiB" << std::endl;
        }
    }
}
