// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check_command.h"

#include <cmath>
#include <memory>

#include <fmt/format.h>

#include "app/command_options.h"
#include "app/command_output.h"
#include "app/progress_line.h"
#include "app/resource_path.h"
#include "core/base/error.h"
#include "core/base/processor.h"
#include "core/check/check_text.h"
#include "core/check/number_check.h"
#include "core/export/json_text.h"

namespace headscope {

namespace {

const char* keyOf(CheckedQuantity quantity) {
    switch (quantity) {
    case CheckedQuantity::TokenIds:
        return "token_ids";
    case CheckedQuantity::Weights:
        return "weights";
    case CheckedQuantity::Logits:
        return "logits";
    case CheckedQuantity::MeanLoss:
        return "mean_loss";
    }
    return "";
}

std::string checkJson(const NumberCheck& check, const std::string& program) {
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    for (const CheckedNumbers& numbers : check.numbers) {
        nlohmann::ordered_json row{{"quantity", keyOf(numbers.quantity)}};
        if (numbers.quantity == CheckedQuantity::Weights) {
            row["layer"] = numbers.layer;
        }
        row["compared"] = numbers.count;
        if (std::isfinite(numbers.largest)) {
            row["largest_difference"] = numbers.largest;
        } else {
            row["largest_difference"] = nullptr;
        }
        row["tolerance"] = numbers.tolerance;
        row["passed"] = numbers.passed();
        rows.push_back(std::move(row));
    }
    return jsonText({{"passed", check.passed()},
                     {"program", program},
                     {"instruction_set", coreInstructionSet()},
                     {"processor", processorName()},
                     {"model", check.model},
                     {"reference", check.reference},
                     {"texts", check.texts},
                     {"numbers", std::move(rows)}});
}

} // namespace

void runCheck(const CheckArguments& arguments) {
    const std::filesystem::path reference =
        arguments.reference.empty() ? resourcePath("check") : std::filesystem::path(arguments.reference);
    const NumberCheck check = [&] {
        ProgressLine line;
        return checkNumbers(resourcePath("model"), reference, line.job());
    }();
    const std::string program = fmt::format("Headscope {}", programVersion());
    printOut(arguments.json ? checkJson(check, program) : checkText(check, program));
    if (!check.passed()) {
        throw Error("the numbers do not agree with those of the reference");
    }
}

void addCheck(CLI::App& app, const Shared&, CommandLine& line) {
    auto* command =
        app.add_subcommand("check", "Compare the bundled model's numbers with a reference implementation's");
    command->footer("Token ids, attention weights of each layer, logits and loss of fixed texts. Exit status "
                    "0: all agree, 1: some do not.");
    const auto arguments = std::make_shared<CheckArguments>();
    command
        ->add_option("--reference", arguments->reference,
                     "Values to compare with: a folder; without this, those that come with the program")
        ->check(refuseEmpty)
        ->type_name("DIR");
    command->add_flag("--json", arguments->json, "Print JSON");
    command->final_callback([arguments, &line] { line.command = [arguments] { runCheck(*arguments); }; });
}

} // namespace headscope
