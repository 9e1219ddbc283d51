// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/comparison_numbers_of.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/analysis/map_measures.h"
#include "core/tokenizer/token_label.h"
#include "ui/window/from_utf8.h"

namespace headscope {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("ComparisonNumbers", text);
}

ComparedNumber measured(std::size_t index, const Comparison& comparison) {
    const MapMeasure& measure = mapMeasures()[index];
    ComparedNumber number;
    number.name = fromUtf8(measure.name);
    number.tooltip = QStringLiteral("%1\n%2").arg(fromUtf8(measure.meaning), fromUtf8(measure.formula));
    number.a = comparison.a.measures[index];
    number.b = comparison.b.measures[index];
    if (measure.unit == "rows") {
        number.kind = NumberKind::Count;
        number.total = static_cast<int>(comparison.a.map->queries());
    } else if (measure.key == "entropy_share") {
        number.kind = NumberKind::Percent;
    } else {
        number.unit = fromUtf8(measure.unit);
    }
    return number;
}

ComparedNumber loss(const Comparison& comparison) {
    ComparedNumber number;
    number.name = tr("Loss over the text");
    number.unit = tr("nats/token");
    number.digits = 3;
    number.tooltip = tr("Mean of −ln p(token) over the tokens after the first.\n"
                        "A side with the scope “this softmax only” has the model's own: nothing flows on.");
    number.absence = tr("A text of one token predicts nothing.");
    const auto present = [](double value) { return std::isnan(value) ? std::nullopt : std::optional(value); };
    number.a = present(comparison.a.meanLoss);
    number.b = present(comparison.b.meanLoss);
    return number;
}

/// As it is shown on the axes.
QString label(const Model& model, int id) {
    return QString::fromStdString(model.labelOf(id));
}

} // namespace

ComparisonNumbers comparisonNumbersOf(const ComparisonResult& result) {
    const Comparison& comparison = result.comparison;
    const Model& model = *result.text->model;
    ComparisonNumbers numbers;
    for (std::size_t i = 0; i < comparison.a.measures.size(); ++i) {
        numbers.rows.push_back(measured(i, comparison));
    }
    numbers.rows.push_back(loss(comparison));

    if (comparison.predictions.empty()) {
        return numbers;
    }
    const PredictionDifference& between = comparison.predictions.front();
    const std::vector<TokenProbability>& topA = comparison.a.predictions.front().top;
    const std::vector<TokenProbability>& topB = comparison.b.predictions.front().top;
    for (std::size_t i = 0; i < topA.size(); ++i) {
        numbers.next.push_back({label(model, topA[i].id), topA[i].probability, between.ofAUnderB[i]});
    }
    for (std::size_t i = 0; i < topB.size(); ++i) {
        if (std::ranges::find(topA, topB[i].id, &TokenProbability::id) == topA.end()) {
            numbers.next.push_back({label(model, topB[i].id), between.ofBUnderA[i], topB[i].probability});
        }
    }
    std::ranges::stable_sort(numbers.next, std::ranges::greater(), [](const NextToken& token) {
        return std::max(token.a.value_or(0), token.b.value_or(0));
    });
    numbers.divergence = between.kl;
    return numbers;
}

} // namespace headscope
