// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/comparison/side.h"
#include "core/ops/weight.h"
#include "core/tokenizer/tokenizer.h"
#include "core/trace/head_map.h"

namespace headscope {

/// What the arguments say that several commands share.
struct TextArguments {
    std::string model; // a folder or file; empty: the bundled model
    Products products = Products::Exact;
    std::optional<std::string> text;
    std::string textFile;              // in place of text; "-": standard input
    std::string pictureFile;           // in place of a text, for a model that reads pictures
    std::optional<std::string> second; // the other sentence of a pair, or a target
    bool generates = false;            // the model writes the target
    std::optional<SpecialTokens>
        special; // absent: parsed for models that predict hidden tokens, else literal
    bool json = false;
    std::string output; // of a command that prints numbers: where they go; empty: standard output

    /// Whether there is something for a model to read.
    [[nodiscard]] bool hasInput() const { return text || !textFile.empty() || !pictureFile.empty(); }
};

struct MapArguments {
    Side side;
    bool allHeads = false;
    ScoreStage stage = ScoreStage::Weights;
    std::string output;
};

/// Where models are looked for.
struct ModelsArguments {
    std::vector<std::string> folders; // beside the bundled model and the cache
    std::string cache;                // of Hugging Face; empty: where the environment says
    bool json = false;
};

/// How a picture is made.
struct PictureArguments {
    int width = 0; // pixels of 1/96 inch; 0: what suits the number of maps
    int height = 0;
    double dpi = 96;
    std::string palette;
    std::string colourScale = "linear"; // linear or log
    std::string reduction = "largest";  // one of kReductionWords
    std::string theme = "print";        // print, light or dark
    std::string output;                 // may be empty for compare
    std::string says = "all";           // of how the file was made: all, without-text or nothing
};

} // namespace headscope
