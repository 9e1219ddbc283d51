// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <exception>
#include <filesystem>
#include <memory>
#include <sstream>
#include <string>
#include <system_error>
#include <tuple>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/command_output.h"
#include "app/model_commands.h"
#include "app/option_values.h"
#include "app/picture_commands.h"
#include "app/text_commands.h"
#include "core/base/error.h"
#include "core/export/map_file.h"
#include "ui/palette/palette.h"

namespace headscope {

namespace {

constexpr int kWrongUsage = 2;

/// The arguments of all commands, as they are filled in by CLI11.
struct Arguments {
    TextArguments text;
    MapArguments map;
    PictureArguments picture;
    ModelsArguments models;
    bool tensors = false;
    Side a;
    Side b;
    int top = static_cast<int>(kPredictions);
};
using Shared = std::shared_ptr<Arguments>;

/// Turns Error of a parser into CLI11's own, which ends with status 2.
template <typename Parse>
std::function<void(const std::string&)> checked(Parse parse) {
    return [parse](const std::string& value) {
        try {
            parse(value);
        } catch (const Error& error) {
            throw CLI::ValidationError(std::string(error.what()));
        }
    };
}

/// The same, with the option's name in front of what the parser says.
template <typename Parse>
std::function<void(const std::string&)> checked(const char* option, Parse parse) {
    return [option, parse](const std::string& value) {
        try {
            parse(value);
        } catch (const Error& error) {
            throw CLI::ValidationError(option, error.what());
        }
    };
}

/// For names of files and folders.
std::string refuseEmpty(const std::string& name) {
    return name.empty() ? "expected a name, found nothing" : "";
}

void addModel(CLI::App& command, std::string& model) {
    command
        .add_option("--model", model,
                    "Model: a folder of Hugging Face (config.json, safetensors, a tokenizer), or a GGUF or "
                    "safetensors file")
        ->check(refuseEmpty)
        ->type_name("PATH");
}

/// For the window alone: "headscope x.gguf", as file managers call it.
CLI::Option* addModelToOpen(CLI::App& app, std::string& model) {
    return app.add_option("MODEL", model, "The same as --model, for the window")
        ->check([](const std::string& path) {
            std::error_code ignored;
            return std::filesystem::exists(path, ignored)
                       ? std::string()
                       : fmt::format("\"{}\" is neither a command nor a file or folder", path);
        })
        ->type_name("PATH")
        ->excludes("--model");
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
    command.parse_complete_callback([arguments] {
        if (!arguments->text.text && arguments->text.textFile.empty()) {
            throw CLI::RequiredError("TEXT or --text-file");
        }
    });
}

void addJson(CLI::App& command, const Shared& arguments) {
    command.add_flag("--json", arguments->text.json, "Print JSON");
}

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

void addSettings(CLI::App& command, Side& side) {
    for (const SideFlag& flag :
         {SideFlag{"scale", "model|none|NUMBER", "Factor on q.k: the model's own, none (1), or a number"},
          SideFlag{"kv-heads", "N", "K/V heads: a divisor of the model's own number"},
          SideFlag{"pooling", "mean|first", "How the heads of a group become one"},
          SideFlag{"mask", "model|none|causal|window:N", "Which keys a query may see"}}) {
        addSideFlag(command, side, flag);
    }
}

/// The settings, and what they are applied to.
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
    std::vector<std::string> names;
    for (const Palette& palette : palettes()) {
        if (palette.kind() == Palette::Kind::Sequential) {
            names.push_back(palette.name().toStdString());
        }
    }
    command.add_option("--palette", picture.palette, "Colours of the weights")->check(CLI::IsMember(names));
    command.add_option("--theme", picture.theme, "Ground and text")
        ->check(CLI::IsMember({"print", "light", "dark"}))
        ->capture_default_str();
}

/// --layer and --head; with `all`, the word "all" for both asks for every map.
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
}

void addInfo(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand("info", "What the model is");
    addModel(*command, arguments->text.model);
    addJson(*command, arguments);
    command->add_flag("--tensors", arguments->tensors, "List the tensors instead: name, shape and type");
    command->final_callback([arguments, &line] {
        line.command = [arguments] {
            arguments->tensors ? runTensors(arguments->text) : runInfo(arguments->text);
        };
    });
}

void addModels(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand(
        "models", "Models on this machine: the bundled one, downloads of Hugging Face, and folders of yours");
    command
        ->add_option("--add-folder", arguments->models.folders,
                     "Look in this folder and those in it too; may be given several times")
        ->allow_extra_args(false)
        ->check(refuseEmpty)
        ->type_name("DIR");
    command
        ->add_option("--cache", arguments->models.cache,
                     "Downloads of Hugging Face, where they are not in HF_HUB_CACHE, HF_HOME or ~/.cache")
        ->check(refuseEmpty)
        ->type_name("DIR");
    command->add_flag("--json", arguments->models.json, "Print JSON");
    command->final_callback(
        [arguments, &line] { line.command = [arguments] { runModels(arguments->models); }; });
}

void addTokens(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand("tokens", "How the model cuts a text");
    addText(*command, arguments);
    addJson(*command, arguments);
    command->final_callback(
        [arguments, &line] { line.command = [arguments] { runTokens(arguments->text); }; });
}

void addMap(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand("map", "Write one head's map, or all, as numbers");
    addText(*command, arguments);
    addHead(*command, arguments->map, true);
    command
        ->add_option_function<std::string>("--what", checked([arguments](const std::string& value) {
                                               arguments->map.stage = parseStage(value);
                                           }),
                                           "weights, scores (q.k) or scaled (q.k times the factor)")
        ->type_name("weights|scores|scaled");
    addMapSettings(*command, arguments->map.side);
    addOutput(*command, arguments->map.output, ".csv, .json or .npy", true);
    command->final_callback([command, arguments, &line] {
        if (arguments->map.allHeads && (command->get_option("--layer")->as<std::string>() != "all" ||
                                        command->get_option("--head")->as<std::string>() != "all")) {
            throw CLI::ValidationError("--layer and --head", "expected all for both, or a number for both");
        }
        line.command = [arguments] { runMap(arguments->text, arguments->map); };
    });
}

void addRender(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand("render", "Draw one head's map");
    addText(*command, arguments);
    addHead(*command, arguments->map, false);
    addMapSettings(*command, arguments->map.side);
    addPicture(*command, arguments);
    addOutput(*command, arguments->picture.output, ".png, .svg or .pdf", true);
    command->final_callback([arguments, &line] {
        line.draws = true;
        line.command = [arguments] { runRender(arguments->text, arguments->map.side, arguments->picture); };
    });
}

void addCompare(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand("compare", "Compare two heads, or one under two settings");
    addText(*command, arguments);
    const std::string help = "layer=N,head=N,scale=model|none|NUMBER,kv-heads=N,pooling=mean|first,"
                             "mask=model|none|causal|window:N,scope=rescore|rerun";
    const auto side = [](const char* option, Side& target) {
        return checked(option, [&target](const std::string& value) { target = parseWholeSide(value); });
    };
    command->add_option_function<std::string>("--a", side("--a", arguments->a), "Side A: " + help)
        ->required()
        ->type_name("SIDE");
    command->add_option_function<std::string>("--b", side("--b", arguments->b), "Side B: the same")
        ->required()
        ->type_name("SIDE");
    addPicture(*command, arguments);
    addOutput(*command, arguments->picture.output, ".png, .svg or .pdf with the three maps", false);
    addJson(*command, arguments);
    command->final_callback([arguments, &line] {
        line.draws = !arguments->picture.output.empty();
        line.command = [arguments] {
            runCompare(arguments->text, arguments->a, arguments->b, arguments->picture);
        };
    });
}

void addPredict(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand("predict", "The most likely next tokens, and the loss over the text");
    addText(*command, arguments);
    addSettings(*command, arguments->b);
    arguments->b.scope = Scope::Rerun;
    command
        ->add_option_function<std::string>(
            "--scope",
            checked("--scope",
                    [](const std::string& value) {
                        if (value != "rerun") {
                            throw Error(fmt::format(
                                "a rescore changes a map and no prediction: expected rerun, found "
                                "\"{}\"",
                                value));
                        }
                    }),
            "A prediction is of the whole model")
        ->type_name("rerun");
    command
        ->add_option_function<std::string>("--top",
                                           checked("--top",
                                                   [arguments](const std::string& value) {
                                                       arguments->top = parseWholeNumber(value, 1, 1000);
                                                   }),
                                           "How many")
        ->type_name("N")
        ->default_str(fmt::format("{}", arguments->top));
    addJson(*command, arguments);
    command->final_callback([arguments, &line] {
        line.command = [arguments] { runPredict(arguments->text, arguments->b, arguments->top); };
    });
}

} // namespace

CommandLine parseCommandLine(int argc, const char* const* argv) {
    CommandLine line;
    CLI::App app("Shows what the attention heads of a transformer do. Without a command, opens the window.\n"
                 "Layers and heads count from 0.",
                 "headscope");
    app.set_version_flag("--version", "headscope " HEADSCOPE_VERSION);
    addModel(app, line.model);
    std::string toOpen;
    const CLI::Option* modelToOpen = addModelToOpen(app, toOpen);
    app.add_option("--text", line.text, "Sentence to begin with");
    app.require_subcommand(0, 1);
    std::vector<Shared> all;
    using Add = void (*)(CLI::App&, const Shared&, CommandLine&);
    for (const Add add : {addInfo, addModels, addTokens, addMap, addRender, addCompare, addPredict}) {
        all.push_back(std::make_shared<Arguments>());
        add(app, all.back(), line);
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) { // help or version
        std::ostringstream text;
        app.exit(success, text, text);
        line.status = runCommand([&text] { printOut(text.str()); });
        return line;
    } catch (const CLI::ParseError& error) {
        printError(fmt::format("{} (see headscope --help)", error.what()));
        line.status = kWrongUsage;
        return line;
    }
    line.opensWindow = app.get_subcommands().empty();
    if (!line.opensWindow && !line.text.empty()) {
        printError(
            "--text is for the window; a command takes its text as an argument (see headscope --help)");
        line.command = nullptr;
        line.status = kWrongUsage;
    }
    if (*modelToOpen) {
        line.model = toOpen;
    }
    for (const Shared& arguments : all) {
        if (arguments->text.model.empty()) {
            arguments->text.model = line.model; // --model may stand before the command
        }
    }
    return line;
}

int runCommand(const std::function<void()>& command) {
    try {
        command();
        return 0;
    } catch (const std::bad_alloc&) {
        printError("there is not enough memory for this");
    } catch (const std::exception& error) {
        printError(error.what());
    }
    return 1;
}

} // namespace headscope
