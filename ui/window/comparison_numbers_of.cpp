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

/// A number that a text may not have.
std::optional<double> present(double value) {
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

ComparedNumber measured(std::size_t index, const Comparison& comparison) {
    const ScoreInfo& score = concentrationMeasures()[index].info;
    ComparedNumber number;
    number.name = fromUtf8(score.name);
    number.tooltip = QStringLiteral("%1\n%2").arg(fromUtf8(score.meaning), fromUtf8(score.formula));
    number.a = present(comparison.a.measures[index]);
    number.b = present(comparison.b.measures[index]);
    number.absence = tr("Every token of this text sees one key only.");
    if (score.unit.empty() && score.key != "confidence") {
        number.kind = NumberKind::Percent;
    } else {
        number.unit = fromUtf8(score.unit);
    }
    return number;
}

ComparedNumber loss(const Comparison& comparison, bool isOfTarget) {
    ComparedNumber number;
    number.name = isOfTarget ? tr("Loss over the target") : tr("Loss over the text");
    number.unit = tr("nats/token");
    number.digits = 3;
    number.tooltip = tr("Mean of −ln p(token) over the tokens after the first.\n"
                        "A side with the scope “this softmax only” has the model's own: nothing flows on.");
    number.absence = isOfTarget ? tr("There is no target yet.") : tr("A text of one token predicts nothing.");
    number.a = present(comparison.a.meanLoss);
    number.b = present(comparison.b.meanLoss);
    return number;
}

/// As it is shown on the axes.
QString label(const Model& model, int id) {
    return QString::fromStdString(model.labelOf(id));
}

std::vector<ExpectedToken> expectedTokens(const Model& model, const Comparison& comparison,
                                          std::size_t prediction) {
    const PredictionDifference& between = comparison.predictions[prediction];
    const std::vector<TokenProbability>& topA = comparison.a.predictions[prediction].top;
    const std::vector<TokenProbability>& topB = comparison.b.predictions[prediction].top;
    std::vector<ExpectedToken> tokens;
    for (std::size_t i = 0; i < topA.size(); ++i) {
        tokens.push_back({label(model, topA[i].id), topA[i].probability, between.ofAUnderB[i]});
    }
    for (std::size_t i = 0; i < topB.size(); ++i) {
        if (std::ranges::find(topA, topB[i].id, &TokenProbability::id) == topA.end()) {
            tokens.push_back({label(model, topB[i].id), between.ofBUnderA[i], topB[i].probability});
        }
    }
    std::ranges::stable_sort(tokens, std::ranges::greater(), [](const ExpectedToken& token) {
        return std::max(token.a.value_or(0), token.b.value_or(0));
    });
    return tokens;
}

ComparedPrediction compared(const Model& model, const Comparison& comparison, std::size_t index) {
    ComparedPrediction prediction;
    if (model.spec().predictsHidden()) {
        const Index position = comparison.a.predictions[index].position;
        prediction.title = tr("Hidden token at position %1").arg(position);
        prediction.name = tr("mask %1").arg(index + 1);
        prediction.tooltip = tr("position %1").arg(position);
    } else {
        prediction.title = model.spec().encoder ? tr("Next token of the target") : tr("Next token");
    }
    prediction.tokens = expectedTokens(model, comparison, index);
    prediction.divergence = comparison.predictions[index].kl;
    return prediction;
}

/// Why a model of this sort predicts nothing for a text.
QString noPrediction(const Model& model, SpecialTokens special) {
    if (!model.spec().predictsHidden()) {
        return tr("This checkpoint has no output head: it predicts no tokens.");
    }
    const QString mask = maskSpelling(model);
    if (mask.isEmpty()) {
        return tr("This model predicts hidden tokens, but its tokenizer has none that stands for them.");
    }
    return special == SpecialTokens::Parsed
               ? tr("Type %1 to see what the model expects there.").arg(mask)
               : tr("Have special tokens parsed, and type %1 to see what the model expects there.").arg(mask);
}

} // namespace

QString maskSpelling(const Model& model) {
    const std::optional<int> mask = model.spec().predictsHidden() ? model.tokenizer().maskId() : std::nullopt;
    return mask ? QString::fromStdString(model.tokenizer().piece(*mask)) : QString();
}

ComparisonNumbers comparisonNumbersOf(const ComparisonResult& result) {
    const Comparison& comparison = result.comparison;
    const Model& model = *result.text->model;
    ComparisonNumbers numbers;
    for (std::size_t i = 0; i < comparison.a.measures.size(); ++i) {
        numbers.rows.push_back(measured(i, comparison));
    }
    if (model.spec().predictsNext()) {
        numbers.rows.push_back(loss(comparison, model.spec().encoder.has_value()));
    }
    for (std::size_t i = 0; i < comparison.predictions.size(); ++i) {
        numbers.predictions.push_back(compared(model, comparison, i));
    }
    if (numbers.predictions.empty()) {
        numbers.noPrediction = noPrediction(model, result.text->typed.special);
    }
    return numbers;
}

} // namespace headscope
