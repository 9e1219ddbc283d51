// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparison_text.h"

#include <cmath>

#include <fmt/format.h>

#include "app/command_output.h"
#include "core/analysis/map_measures.h"
#include "core/comparison/side_text.h"
#include "core/export/comparison_json.h"
#include "core/export/json_text.h"
#include "core/export/products_note.h"

namespace headscope {

namespace {

/// With its unit: "Entropy, nats".
std::string nameOf(const ScoreInfo& score) {
    const bool saysUnit = score.unit.empty() || score.name.ends_with(score.unit); // "number of keys"
    return saysUnit ? std::string(score.name) : fmt::format("{}, {}", score.name, score.unit);
}

std::string numberText(double value) {
    return std::isnan(value) ? "none" : fmt::format("{:.4g}", value);
}

std::string lossText(const SideResult& side) {
    return side.run->tokenLoss.empty() ? std::string("none") : fmt::format("{:.4f}", side.meanLoss);
}

std::string describe(const Comparison& comparison, const SideResult& side) {
    return fmt::format("{}  {}{}", toString(side.side.head), describeSide(side.side, side.spec()),
                       comparison.isOfTwoModels() ? " · " + terminalText(side.model->spec().name) : "");
}

void addPrediction(const Comparison& comparison, ComparisonTable& numbers) {
    if (!comparison.predictions.empty()) {
        const ModelSpec& spec = comparison.a.model->spec();
        numbers.between.push_back({spec.predictsClass()  ? "KL(A||B) of the class, nats"
                                   : spec.predictsNext() ? "KL(A||B) of the next token, nats"
                                                         : "KL(A||B) of hidden tokens, nats",
                                   fmt::format("{:.4g}", comparison.predictionKl())});
    } else if (!comparison.noPredictionDifference.empty()) {
        numbers.remarks.push_back(comparison.noPredictionDifference);
    }
}

} // namespace

ComparisonTable comparisonNumbers(const Comparison& comparison) {
    ComparisonTable numbers;
    numbers.a = describe(comparison, comparison.a);
    numbers.b = describe(comparison, comparison.b);
    for (std::size_t i = 0; i < comparison.a.measures.size(); ++i) {
        numbers.sides.push_back({nameOf(concentrationMeasures()[i].info),
                                 numberText(comparison.a.measures[i]), numberText(comparison.b.measures[i])});
    }
    numbers.sides.push_back(
        {"Mean loss, nats per predicted token", lossText(comparison.a), lossText(comparison.b)});
    for (const SideResult* side : {&comparison.a, &comparison.b}) {
        const std::string_view note = productsNote(side->model->products());
        if (!note.empty() && numbers.remarks.empty()) {
            numbers.remarks.emplace_back(note);
        }
    }
    if (comparison.measures) {
        const MapDifference& difference = *comparison.measures;
        if (comparison.isByPosition) {
            numbers.remarks.emplace_back("The tokens differ: cells are compared by position.");
        }
        const auto add = [&](const char* name, double value) {
            numbers.between.push_back({name, fmt::format("{:.4g}", value)});
        };
        add("Mean absolute difference", difference.meanAbsolute);
        add("Largest absolute difference", difference.maxAbsolute);
        add("Mean Jensen-Shannon divergence, nats", difference.meanJsDivergence);
    } else {
        numbers.remarks.push_back(comparison.noDifference);
    }
    addPrediction(comparison, numbers);
    return numbers;
}

std::string comparisonText(const Comparison& comparison, bool json) {
    if (json) {
        return jsonText(comparisonJson(comparison));
    }
    const ComparisonTable numbers = comparisonNumbers(comparison);
    std::string lines = fmt::format("A  {}\nB  {}\n{:<36}{:>10}{:>10}\n", numbers.a, numbers.b, "", "A", "B");
    for (const auto& [name, a, b] : numbers.sides) {
        lines += fmt::format("{:<36}{:>10}{:>10}\n", name, a, b);
    }
    for (const std::string& remark : numbers.remarks) {
        lines += remark + '\n';
    }
    for (const auto& [name, value] : numbers.between) {
        lines += fmt::format("{:<36}{:>10}\n", name, value);
    }
    return lines;
}

} // namespace headscope
