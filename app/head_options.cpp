// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/head_options.h"

#include <functional>

#include <fmt/format.h>

#include "app/command_options.h"
#include "app/option_values.h"
#include "core/export/score_file.h"

namespace headscope {

namespace {

void addKindNamed(CLI::App& command, const std::string& help, std::function<void(AttentionKind)> set) {
    command
        .add_option_function<std::string>(
            "--kind",
            checked("--kind", [set = std::move(set)](const std::string& value) { set(parseKind(value)); }),
            help)
        ->type_name("self|encoder|cross");
}

} // namespace

void addHeads(CLI::App& app, const Shared& arguments, CommandLine& line) {
    HeadsArguments& heads = arguments->heads;
    auto* command = app.add_subcommand(
        "heads",
        "Scores of all heads: what each does on a text, over many lines, or on random tokens given twice");
    addText(*command, arguments);
    addFast(*command, arguments->text.products);
    auto* explain =
        command->add_flag("--explain", heads.explains,
                          "Say what each score is (name, formula, range, source), and compute none");
    auto* probe = command->add_flag("--probe", heads.probes,
                                    "In place of a text, 50 random tokens given twice, 8 times: means and "
                                    "standard errors");
    auto* perLine = command->add_flag("--per-line", heads.perLine,
                                      "Each line of --text-file is a text: means and standard errors");
    probe->excludes(perLine)
        ->excludes("TEXT")
        ->excludes("--text-file")
        ->excludes("--second")
        ->excludes("--picture");
    probe->excludes("--generate")->excludes("--special");
    perLine->needs("--text-file")->excludes("--second")->excludes("--generate");
    explain->excludes(probe)->excludes(perLine);
    command
        ->add_option_function<std::string>("--scores",
                                           checked("--scores",
                                                   [&heads](const std::string& value) {
                                                       heads.scores = parseList(value);
                                                       static_cast<void>(scoresNamed(heads.scores));
                                                   }),
                                           "Only these scores, by the names that --explain lists; the ones "
                                           "called zeroing run the model once more for each head")
        ->type_name("NAME,NAME...");
    addKindNamed(*command, "Only heads of this kind of attention",
                 [&heads](AttentionKind kind) { heads.kind = kind; });
    addJson(*command, arguments);
    command->add_flag("--csv", heads.csv, "Print CSV")->excludes("--json");
    addOutput(*command, heads.output, ".csv, .tsv or .json, or what --csv or --json say", false);
    // In place of the rule of addText: a probe and explanations need no text.
    command->parse_complete_callback([arguments] {
        const bool needsText = !arguments->heads.explains && !arguments->heads.probes;
        if (needsText && !arguments->text.hasInput()) {
            throw CLI::RequiredError("TEXT, --text-file, --picture or --probe");
        }
    });
    command->final_callback([arguments, &line] {
        setOutput(line, arguments, arguments->heads.output,
                  [arguments] { checkScoreSuffix(arguments->heads.output); });
        line.command = [arguments] { runHeads(*arguments->work, arguments->text, arguments->heads); };
    });
}

void addAblate(CLI::App& app, const Shared& arguments, CommandLine& line) {
    AblateArguments& ablate = arguments->ablate;
    auto* command = app.add_subcommand(
        "ablate", "The model without some heads: how its loss, predictions and last states change");
    addText(*command, arguments);
    addFast(*command, arguments->text.products);
    command
        ->add_option_function<std::string>(
            "--heads",
            checked("--heads", [&ablate](const std::string& value) { ablate.heads = parseHeads(value); }),
            "The heads to take out, such as L2H5,L3H1")
        ->required()
        ->type_name("HEAD,HEAD...");
    addKindNamed(*command,
                 "Which attention they are of: the decoder's own, the encoder's, or cross-attention",
                 [&ablate](AttentionKind kind) { ablate.kind = kind; });
    addJson(*command, arguments);
    command->final_callback([arguments, &line] {
        line.command = [arguments] { runAblate(arguments->text, arguments->ablate); };
    });
}

} // namespace headscope
