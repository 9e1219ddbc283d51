// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <exception>
#include <filesystem>
#include <memory>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/batch/batch_options.h"
#include "app/check_command.h"
#include "app/command_options.h"
#include "app/command_output.h"
#include "app/cost_options.h"
#include "app/fetch_options.h"
#include "app/head_options.h"
#include "app/model_commands.h"
#include "app/option_values.h"
#include "app/picture_commands.h"
#include "app/qt_options.h"
#include "app/report/report_options.h"
#include "app/similarity_options.h"
#include "app/text_commands.h"
#include "core/base/error.h"
#include "core/export/map_file.h"
#include "core/model/random_layer.h"
#include "core/tokenizer/typed_text_check.h"
#include "ui/export/figure_export.h"

namespace headscope {

namespace {

constexpr int kWrongUsage = 2;

/// For the window alone: "headscope x.gguf", as file managers call it.
CLI::Option* addModelToOpen(CLI::App& app, std::string& model) {
    return app
        .add_option("MODEL", model,
                    "The same as --model, for the window; or a saved view, or a figure that has one in it")
        ->check([](const std::string& path) {
            std::error_code ignored;
            return namesRandomLayer(std::string_view(path)) || std::filesystem::exists(path, ignored)
                       ? std::string()
                       : fmt::format("\"{}\" is neither a command nor a file or folder", path);
        })
        ->type_name("PATH")
        ->excludes("--model");
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
    addOutput(*command, arguments->text.output, ".json or .txt; without this, standard output", false);
    command->final_callback([arguments, &line] {
        setOutput(line, arguments, arguments->text.output,
                  [arguments] { static_cast<void>(writesJson(arguments->text)); });
        line.command = [arguments] { runTokens(*arguments->work, arguments->text); };
    });
}

void addMap(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand("map", "Write one head's map, or all, as numbers");
    addText(*command, arguments);
    addFast(*command, arguments->text.products);
    addHead(*command, arguments->map, true);
    command
        ->add_option_function<std::string>(
            "--what",
            checked([arguments](const std::string& value) { arguments->map.stage = parseStage(value); }),
            "weights, scores (q.k), scaled (q.k times the factor), capped (with the model's soft cap too) or "
            "adjusted (with its position bias too)")
        ->type_name("weights|scores|scaled|capped|adjusted");
    addMapSettings(*command, arguments->map.side);
    addOutput(*command, arguments->map.output, ".csv, .json or .npy", true);
    command->final_callback([command, arguments, &line] {
        if (arguments->map.allHeads && (command->get_option("--layer")->as<std::string>() != "all" ||
                                        command->get_option("--head")->as<std::string>() != "all")) {
            throw CLI::ValidationError("--layer and --head", "expected all for both, or a number for both");
        }
        setOutput(line, arguments, arguments->map.output, [arguments] { checkMapOutput(arguments->map); });
        line.command = [arguments] { runMap(*arguments->work, arguments->text, arguments->map); };
    });
}

void addRender(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand("render", "Draw one head's map");
    addText(*command, arguments);
    addFast(*command, arguments->text.products);
    addHead(*command, arguments->map, false);
    addMapSettings(*command, arguments->map.side);
    addPicture(*command, arguments);
    addOutput(*command, arguments->picture.output, ".png, .svg or .pdf", true);
    command->final_callback([arguments, &line] {
        line.draws = true;
        setOutput(line, arguments, arguments->picture.output,
                  [arguments] { checkFigureType(arguments->picture.output); });
        line.command = [arguments] {
            runRender(*arguments->work, arguments->text, arguments->map.side, arguments->picture);
        };
    });
}

void addCompare(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand("compare", "Compare two heads, or one under two settings");
    addText(*command, arguments);
    addFast(*command, arguments->text.products);
    const std::string help =
        "layer=N,head=N,kind=self|encoder|cross,scale=model|none|NUMBER,kv-heads=N,pooling=mean|first,"
        "mask=model|none|causal|window:N,kernel=softmax|sink:LOGIT|linear,scope=rescore|rerun";
    const auto side = [](const char* option, Side& target) {
        return checked(option, [&target](const std::string& value) { target = parseWholeSide(value); });
    };
    command->add_option_function<std::string>("--a", side("--a", arguments->a), "Side A: " + help)
        ->required()
        ->type_name("SIDE");
    command->add_option_function<std::string>("--b", side("--b", arguments->b), "Side B: the same")
        ->required()
        ->type_name("SIDE");
    command->add_option("--text-b", arguments->textB, "A sentence of its own for side B");
    command
        ->add_option("--model-b", arguments->modelB,
                     "A checkpoint of its own for side B: folder or GGUF file")
        ->check(refuseEmpty)
        ->type_name("PATH");
    addPicture(*command, arguments);
    addOutput(
        *command, arguments->picture.output,
        ".png, .svg or .pdf with the three maps (two, where their shapes differ), .json or .txt with the "
        "numbers",
        false);
    addJson(*command, arguments);
    command->final_callback([arguments, &line] {
        line.draws = drawsComparison(arguments->picture);
        setOutput(line, arguments, arguments->picture.output,
                  [arguments] { checkComparisonOutput(arguments->picture); });
        line.command = [arguments] {
            runCompare(*arguments->work, arguments->text,
                       {arguments->a, arguments->b, arguments->textB, arguments->modelB}, arguments->picture);
        };
    });
}

void addPredict(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand(
        "predict", "The most likely next tokens and the loss over the text, or what the model "
                   "expects for hidden tokens ([MASK])");
    addText(*command, arguments);
    addFast(*command, arguments->text.products);
    addSettings(*command, arguments->b);
    addKind(*command, arguments->b);
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
    addOutput(*command, arguments->text.output, ".json or .txt; without this, standard output", false);
    command->final_callback([arguments, &line] {
        setOutput(line, arguments, arguments->text.output,
                  [arguments] { static_cast<void>(writesJson(arguments->text)); });
        line.command = [arguments] {
            runPredict(*arguments->work, arguments->text, arguments->b, arguments->top);
        };
    });
}

/// What is wrong where there is a command beside the options of the window; null where it has none of them.
const char* windowOnly(const CommandLine& line) {
    if (!line.text.empty()) {
        return "--text is for the window; a command takes its text as an argument (see headscope --help)";
    }
    if (!line.picture.empty()) {
        return "--picture before a command is for the window; a command has its own (see headscope --help)";
    }
    if (!line.screenshot.empty()) {
        return "--screenshot is for the window; the commands that draw have --output (see headscope --help)";
    }
    return nullptr;
}

std::string refuseNoText(const std::string& text) {
    try {
        checkTypedText(text);
    } catch (const Error& error) {
        return error.what();
    }
    return text.empty() ? "expected a sentence, found nothing" : "";
}

using Add = void (*)(CLI::App&, const Shared&, CommandLine&);

struct BatchCommand {
    std::string_view name;
    Add add;
};

/// Those that a job file may have, in the order of their names.
constexpr BatchCommand kBatchCommands[] = {{"compare", addCompare}, {"heads", addHeads},
                                           {"map", addMap},         {"predict", addPredict},
                                           {"render", addRender},   {"tokens", addTokens}};

/// Nothing for another name.
void addBatchCommand(CLI::App& app, std::string_view name, CommandLine& line) {
    for (const BatchCommand& command : kBatchCommands) {
        if (command.name == name) {
            command.add(app, std::make_shared<Arguments>(), line);
        }
    }
}

} // namespace

const std::vector<std::string>& batchCommands() {
    static const std::vector<std::string> commands = [] {
        std::vector<std::string> names;
        for (const BatchCommand& command : kBatchCommands) {
            names.emplace_back(command.name);
        }
        return names;
    }();
    return commands;
}

CommandLine parseBatchCommand(const std::vector<std::string>& words, const std::string& output) {
    CommandLine line;
    CLI::App app;
    addBatchCommand(app, words.front(), line);
    // CLI11 takes the words of a vector from its end.
    std::vector<std::string> reversed{"--output=" + output, "text"};
    reversed.insert(reversed.end(), words.rbegin(), words.rend());
    try {
        app.parse(std::move(reversed));
    } catch (const CLI::ParseError& error) {
        throw Error(error.what());
    }
    try {
        line.checkOutput();
    } catch (const Error& error) {
        throw Error(fmt::format("--output: {}", error.what()));
    }
    return line;
}

std::vector<std::string> optionsOf(std::string_view command) {
    CommandLine line;
    CLI::App app;
    addBatchCommand(app, command, line);
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_subcommand(std::string(command))->get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back(name);
        }
    }
    return names;
}

CommandLine parseCommandLine(int argc, const char* const* argv) {
    CommandLine line;
    CLI::App app(
        "Shows what the attention heads of a transformer do. Without a command, opens the window.\n"
        "Layers and heads count from 0. Qt's own options (-reverse, -geometry, -title) go to the window.",
        "headscope");
    app.set_version_flag("--version", std::string("headscope ") + programVersion());
    addModel(app, line.model);
    std::string toOpen;
    const CLI::Option* modelToOpen = addModelToOpen(app, toOpen);
    app.add_option("--text", line.text, "Sentence to begin with")->check(refuseNoText);
    app.add_option("--picture", line.picture, "Picture to begin with, for a model that reads pictures")
        ->type_name("FILE");
    app.add_option("--screenshot", line.screenshot,
                   "Draw the window into this PNG file as soon as its maps are computed, and close it; needs "
                   "no display")
        ->check(refuseEmpty)
        ->type_name("FILE");
    app.require_subcommand(0, 1);
    std::vector<Shared> all;
    for (const Add add :
         {addInfo, addModels, addFetch, addTokens, addMap, addRender, addCompare, addPredict, addHeads,
          addAblate, addSimilarity, addRollout, addCost, addBatch, addReport, addCheck}) {
        all.push_back(std::make_shared<Arguments>());
        add(app, all.back(), line);
    }
    const bool isCommand =
        argc > 1 &&
        !app.get_subcommands([argv](CLI::App* command) { return command->check_name(argv[1]); }).empty();
    const std::vector<const char*> own =
        isCommand ? std::vector(argv, argv + argc) : withoutQtOptions(argc, argv);
    try {
        app.parse(static_cast<int>(own.size()), own.data());
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
    if (const char* wrong = windowOnly(line); wrong != nullptr && !line.opensWindow) {
        printError(wrong);
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

const char* programVersion() {
    return HEADSCOPE_VERSION;
}

int runCommand(const std::function<void()>& command) {
    try {
        command();
        return 0;
    } catch (const std::exception& error) {
        printError(reasonOf(error));
    }
    return 1;
}

} // namespace headscope
