// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_options.h"

#include <memory>

#include <fmt/format.h>

#include "app/command_options.h"
#include "app/option_values.h"
#include "app/report/report_command.h"
#include "core/survey/survey.h"

namespace headscope {

namespace {

void addSides(CLI::App& command, const char* option, std::vector<Side>& sides, const std::string& help) {
    command
        .add_option_function<std::vector<std::string>>(
            option,
            [option, &sides](const std::vector<std::string>& values) {
                for (const std::string& value : values) {
                    checked(option,
                            [&](const std::string& text) { sides.push_back(parseWholeSide(text)); })(value);
                }
            },
            help)
        ->allow_extra_args(false)
        ->type_name("SIDE");
}

} // namespace

void addReport(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand(
        "report", "A page about a text: the model, its tokens, all heads, their scores, and comparisons");
    addText(*command, arguments);
    addFast(*command, arguments->text.products);
    const auto report = std::make_shared<ReportArguments>();
    addSides(*command, "--a", report->a,
             "Side A of a comparison, as in headscope compare; may be given several times");
    addSides(*command, "--b", report->b, "Side B of the comparison whose --a has the same place");
    command
        ->add_option_function<std::string>("--scores",
                                           checked("--scores",
                                                   [report](const std::string& value) {
                                                       report->scores = parseList(value);
                                                       static_cast<void>(scoresNamed(report->scores));
                                                   }),
                                           "Only these scores, as in headscope heads; without this, all")
        ->type_name("NAME,NAME...");
    addOutput(*command, report->output, ".html, one file that needs no other, or .pdf", true);
    command->final_callback([report, arguments, &line] {
        if (report->a.size() != report->b.size()) {
            throw CLI::ValidationError("--a and --b", fmt::format("expected as many of both, found {} and {}",
                                                                  report->a.size(), report->b.size()));
        }
        line.draws = true;
        line.command = [report, arguments] { runReport(*arguments->work, arguments->text, *report); };
    });
}

} // namespace headscope
