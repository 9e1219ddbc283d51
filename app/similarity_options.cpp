// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/similarity_options.h"

#include <limits>

#include "app/command_options.h"
#include "app/option_values.h"

namespace headscope {

namespace {

void addNumberOutput(CLI::App& command, NumberOutput& output) {
    auto* json = command.add_flag("--json", output.json, "Print JSON");
    command.add_flag("--csv", output.csv, "Print CSV")->excludes(json);
    addOutput(command, output.file, ".csv or .json; without this, standard output", false);
}

} // namespace

void addSimilarity(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand(
        "similarity", "How alike heads are on a text: the Jensen-Shannon divergence of all pairs, their "
                      "order, a plane, and K/V groups");
    addText(*command, arguments);
    addFast(*command, arguments->text.products);
    addKind(*command, arguments->similarity.side);
    command->add_flag("--smooth", arguments->similarity.smooth,
                      "Mix 0.1 % of a uniform distribution into each row first (Clark et al. 2019)");
    addNumberOutput(*command, arguments->similarity.output);
    command->final_callback([arguments, &line] {
        line.command = [arguments] { runSimilarity(arguments->text, arguments->similarity); };
    });
}

void addRollout(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand(
        "rollout", "What one token is made of after each layer, as far as attention tells");
    addText(*command, arguments);
    addFast(*command, arguments->text.products);
    addKind(*command, arguments->rollout.side);
    command
        ->add_option_function<std::string>("--token",
                                           checked("--token",
                                                   [arguments](const std::string& value) {
                                                       arguments->rollout.token = parseWholeNumber(
                                                           value, 0, std::numeric_limits<int>::max());
                                                   }),
                                           "Which token, from 0; without this, the last")
        ->type_name("N");
    command
        ->add_option_function<std::string>("--method",
                                           checked("--method",
                                                   [arguments](const std::string& value) {
                                                       arguments->rollout.method = parsePathMethod(value);
                                                   }),
                                           "Products of mean weights, or maximum flows through them")
        ->type_name("rollout|flow")
        ->default_str("rollout");
    addNumberOutput(*command, arguments->rollout.output);
    command->final_callback([arguments, &line] {
        line.command = [arguments] { runRollout(arguments->text, arguments->rollout); };
    });
}

} // namespace headscope
