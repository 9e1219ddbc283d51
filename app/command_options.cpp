// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_options.h"

#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/option_values.h"
#include "ui/palette/palette.h"
#include "ui/state/state_words.h"

namespace headscope {

namespace {

struct SideFlag {
    const char* key;
    const char* type;
    const char* help;
};

void addSideFlag(CLI::App& command, Side& side, const SideFlag& flag) {
    command
        .add_option_function<std::string>(fmt::format("--{}", flag.key),
                                          checked([&side, key = flag.key](const std::string& value) {
                                              setCheckedSideValue(side, key, value);
                                          }),
                                          flag.help)
        ->type_name(flag.type);
}

/// What goes with a text for models that read two, or have special tokens.
void addSecondText(CLI::App& command, const Shared& arguments) {
    auto* second = command.add_option("--second", arguments->text.second,
                                      "The other sentence of a pair, or the target of an encoder-decoder");
    auto* generate = command.add_flag("--generate", arguments->text.generates,
                                      "Let an encoder-decoder write the target (greedy decoding)");
    second->excludes(generate);
    command
        .add_option_function<std::string>(
            "--special",
            checked("--special",
                    [arguments](const std::string& value) {
                        arguments->text.special = parseSpecialTokens(value);
                    }),
            "Whether \"[MASK]\" or \"<s>\" in the text is that token or is taken literally; without this, "
            "parsed for models that predict hidden tokens, else literal")
        ->type_name("parsed|literal");
}

} // namespace

std::string refuseEmpty(const std::string& name) {
    return name.empty() ? "expected a name, found nothing" : "";
}

void addModel(CLI::App& command, std::string& model) {
    command
        .add_option("--model", model,
                    "Checkpoint: a folder (config.json, safetensors, tokenizer) or a GGUF file; or a layer "
                    "with random weights: random:width=64,heads=4,tokens=12,seed=1")
        ->check(refuseEmpty)
        ->type_name("PATH");
}

void addText(CLI::App& command, const Shared& arguments) {
    addModel(command, arguments->text.model);
    auto* text = command.add_option("TEXT", arguments->text.text, "The sentence");
    auto* file =
        command
            .add_option(
                "--text-file", arguments->text.textFile,
                "Read the text from a file (- for standard input); one line feed at its end is left out")
            ->check(refuseEmpty)
            ->type_name("FILE");
    text->excludes(file);
    auto* picture =
        command
            .add_option(
                "--picture", arguments->text.pictureFile,
                "A picture in the place of the text, for a model that reads pictures (PNG, JPEG, ...)")
            ->check(refuseEmpty)
            ->type_name("FILE");
    picture->excludes(text)->excludes(file);
    addSecondText(command, arguments);
    command.parse_complete_callback([arguments] {
        if (!arguments->text.hasInput()) {
            throw CLI::RequiredError("TEXT, --text-file or --picture");
        }
    });
}

void addFast(CLI::App& command, Products& products) {
    command.add_flag_callback(
        "--fast", [&products] { products = Products::Fast; },
        "Multiply numbers that are rounded to BF16 in linear layers: several times as fast, and all numbers "
        "differ a little from exact ones; needs a processor with AVX-512 BF16 or AMX");
}

void addJson(CLI::App& command, const Shared& arguments) {
    command.add_flag("--json", arguments->text.json, "Print JSON");
}

void addSettings(CLI::App& command, Side& side) {
    for (const SideFlag& flag :
         {SideFlag{"scale", "model|none|NUMBER", "Factor on q.k: the model's own, none (1), or a number"},
          SideFlag{"kv-heads", "N", "K/V heads: a divisor of the model's own number"},
          SideFlag{"pooling", "mean|first", "How the heads of a group become one"},
          SideFlag{"mask", "model|none|causal|window:N", "Which keys a query may see"},
          SideFlag{
              "kernel", "softmax|sink:LOGIT|linear",
              "How scores become weights; a sink takes a part of each row, a linear kernel has no factor"}}) {
        addSideFlag(command, side, flag);
    }
}

void addMapSettings(CLI::App& command, Side& side) {
    addSettings(command, side);
    addSideFlag(command, side, {"scope", "rescore|rerun", "This softmax only, or the whole model"});
}

void addOutput(CLI::App& command, std::string& output, const std::string& suffixes, bool required) {
    command.add_option("-o,--output", output, "File to write: " + suffixes)
        ->required(required)
        ->check(refuseEmpty)
        ->type_name("FILE");
}

void setOutput(CommandLine& line, const Shared& arguments, std::string& output, std::function<void()> check) {
    line.arguments = arguments;
    line.output = &output;
    line.checkOutput = std::move(check);
}

void addPicture(CLI::App& command, const Shared& arguments) {
    PictureArguments& picture = arguments->picture;
    command
        .add_option_function<std::string>("--size",
                                          checked("--size",
                                                  [&picture](const std::string& value) {
                                                      std::tie(picture.width, picture.height) =
                                                          parsePictureSize(value);
                                                  }),
                                          "Size in pixels of 1/96 inch")
        ->type_name("WxH");
    command
        .add_option_function<std::string>(
            "--dpi",
            checked("--dpi",
                    [&picture](const std::string& value) { picture.dpi = parseDecimal(value, 10, 2400); }),
            "Resolution of a PNG; 192 has twice the pixels of 96")
        ->type_name("NUMBER");
    command.add_option("--says", picture.says, "What the file says of how it was made")
        ->check(CLI::IsMember({"all", "without-text", "nothing"}));
    std::vector<std::string> names;
    for (const Palette& palette : palettes()) {
        if (palette.kind() == Palette::Kind::Sequential) {
            names.push_back(palette.name().toStdString());
        }
    }
    command.add_option("--palette", picture.palette, "Colours of the weights")->check(CLI::IsMember(names));
    command
        .add_option("--colour-scale", picture.colourScale,
                    "Whether colours go by weights or by their logarithms, from 0.0001 on")
        ->check(CLI::IsMember({"linear", "log"}))
        ->capture_default_str();
    command
        .add_option("--reduction", picture.reduction,
                    "What a pixel shows that stands for several cells of a long text")
        ->check(CLI::IsMember(std::vector<std::string>(kReductionWords.begin(), kReductionWords.end())))
        ->capture_default_str();
    command.add_option("--theme", picture.theme, "Ground and text")
        ->check(CLI::IsMember({"print", "light", "dark"}))
        ->capture_default_str();
}

void addKind(CLI::App& command, Side& side) {
    addSideFlag(command, side,
                {"kind", "self|encoder|cross",
                 "Which attention of an encoder-decoder: the decoder's own, the encoder's, or from the "
                 "decoder to the encoder"});
}

void addHead(CLI::App& command, MapArguments& map, bool all) {
    const auto read = [&map, all](const char* key) {
        return checked([&map, all, key](const std::string& value) {
            if (all && value == "all") {
                map.allHeads = true;
            } else {
                setCheckedSideValue(map.side, key, value);
            }
        });
    };
    const std::string type = all ? "N|all" : "N";
    command.add_option_function<std::string>("--layer", read("layer"), "Layer, from 0")
        ->required()
        ->type_name(type);
    command.add_option_function<std::string>("--head", read("head"), "Query head, from 0")
        ->required()
        ->type_name(type);
    addKind(command, map.side);
}

} // namespace headscope
