// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check_text.h"

#include <fmt/format.h>

#include "core/base/processor.h"

namespace headscope {

namespace {

std::string nameOf(const CheckedNumbers& numbers) {
    switch (numbers.quantity) {
    case CheckedQuantity::TokenIds:
        return "token ids";
    case CheckedQuantity::Weights:
        return fmt::format("attention weights, layer {}", numbers.layer);
    case CheckedQuantity::Logits:
        return "logits";
    case CheckedQuantity::MeanLoss:
        return "mean loss, nats";
    }
    return {};
}

} // namespace

std::string differenceText(CheckedQuantity quantity, double difference) {
    return quantity == CheckedQuantity::TokenIds ? fmt::format("{:.0f}", difference)
                                                 : fmt::format("{:.1e}", difference);
}

std::string checkText(const NumberCheck& check, const std::string& program) {
    const std::string processor = processorName();
    std::string text = fmt::format(
        "{}\nprogram:   {}, core built for {}\nprocessor: {}\nmodel:     {}\nreference: {}; texts: {}\n\n"
        "{:<28}{:>10}{:>20}{:>12}\n",
        check.passed() ? "All numbers agree with the reference."
                       : "Some numbers differ from the reference by more than their tolerance.",
        program, coreInstructionSet(), processor.empty() ? "unknown" : processor, check.model,
        check.reference, check.texts, "", "compared", "largest difference", "tolerance");
    for (const CheckedNumbers& numbers : check.numbers) {
        text += fmt::format("{:<28}{:>10}{:>20}{:>12}  {}\n", nameOf(numbers), numbers.count,
                            differenceText(numbers.quantity, numbers.largest),
                            differenceText(numbers.quantity, numbers.tolerance),
                            numbers.passed() ? "passed" : "NOT PASSED");
    }
    return text;
}

} // namespace headscope
