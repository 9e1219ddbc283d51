// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/comparison_numbers_of.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/analysis/map_measures.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/sentence_text.h"
#include "ui/theme/side_name.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::ComparisonNumbers)
};

/// A number that a text may not have.
std::optional<double> present(double value) {
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

ComparedNumber measured(std::size_t index, const Comparison& comparison) {
    const ScoreInfo& score = concentrationMeasures()[index].info;
    ComparedNumber number;
    number.name = inWords(score.name);
    number.tooltip = QStringLiteral("%1\n%2").arg(inWords(score.meaning), inWords(score.formula));
    number.a = present(comparison.a.measures[index]);
    number.b = present(comparison.b.measures[index]);
    number.absence = Words::tr("Every token of this text sees one key only.");
    if (score.unit.empty() && score.key != "confidence") {
        number.kind = NumberKind::Percent;
    } else if (!score.name.ends_with(score.unit)) { // "number of keys"
        number.unit = inWords(score.unit);
    }
    return number;
}

ComparedNumber loss(const Comparison& comparison, bool isOfTarget) {
    ComparedNumber number;
    number.name = isOfTarget ? Words::tr("Loss over the target") : Words::tr("Loss over the text");
    number.unit = Words::tr("nats/token");
    number.digits = 3;
    number.tooltip =
        Words::tr("Mean of −ln p(token) over the tokens after the first.\n"
                  "A side with the scope “this softmax only” has the model's own: nothing flows on.");
    number.absence = isOfTarget ? Words::tr("There is no target yet.")
                                : Words::tr("A text of one token predicts nothing.");
    number.a = present(comparison.a.meanLoss);
    number.b = present(comparison.b.meanLoss);
    if (comparison.isOfTwoModels() && comparison.predictions.empty()) {
        number.noDifference =
            Words::tr("The models cut text into other tokens: losses per token do not compare.");
    }
    return number;
}

/// The most likely tokens of one side; of the other side what it gives them, where that is known.
void addExpected(std::vector<ExpectedToken>& tokens, const Comparison& comparison, SideName name,
                 std::size_t index) {
    const bool isA = name == SideName::A;
    const SideResult& side = isA ? comparison.a : comparison.b;
    if (index >= side.predictions.size()) {
        return;
    }
    const std::vector<TokenProbability>& top = side.predictions[index].top;
    for (std::size_t i = 0; i < top.size(); ++i) {
        const QString label = fromUtf8(side.model->labelOf(top[i].id));
        const auto same = std::ranges::find(tokens, label, &ExpectedToken::label);
        ExpectedToken& token = same == tokens.end() ? tokens.emplace_back() : *same;
        token.label = label;
        (isA ? token.a : token.b) = top[i].probability;
        if (index < comparison.predictions.size()) {
            const PredictionDifference& between = comparison.predictions[index];
            (isA ? token.b : token.a) = (isA ? between.ofAUnderB : between.ofBUnderA)[i];
        }
    }
}

/// Those of both sides, the most likely first. Tokens of two vocabularies that look the same share a row.
std::vector<ExpectedToken> expectedTokens(const Comparison& comparison, std::size_t index) {
    std::vector<ExpectedToken> tokens;
    addExpected(tokens, comparison, SideName::A, index);
    addExpected(tokens, comparison, SideName::B, index);
    std::ranges::stable_sort(tokens, std::ranges::greater(), [](const ExpectedToken& token) {
        return std::max(token.a.value_or(0), token.b.value_or(0));
    });
    return tokens;
}

/// Where a hidden token stands: "5"; "5 (A), 7 (B)" where the texts have it at other places.
QString placeText(const Comparison& comparison, std::size_t index) {
    const auto place = [index](const SideResult& side) {
        return index < side.predictions.size() ? std::optional(side.predictions[index].position)
                                               : std::nullopt;
    };
    const std::optional<Index> a = place(comparison.a);
    const std::optional<Index> b = place(comparison.b);
    if (a == b) {
        return QString::number(*a);
    }
    return !b   ? Words::tr("%1 (A)").arg(*a)
           : !a ? Words::tr("%1 (B)").arg(*b)
                : Words::tr("%1 (A), %2 (B)").arg(*a).arg(*b);
}

ComparedPrediction compared(const Comparison& comparison, std::size_t index) {
    const bool isOfA = index < comparison.a.predictions.size();
    const ModelSpec& spec = (isOfA ? comparison.a : comparison.b).model->spec();
    ComparedPrediction prediction;
    if (spec.predictsClass()) {
        prediction.title = Words::tr("Class of the picture");
        prediction.name = Words::tr("class");
    } else if (spec.predictsHidden()) {
        const QString place = placeText(comparison, index);
        prediction.title = Words::tr("Hidden token at position %1").arg(place);
        prediction.name = Words::tr("mask %1").arg(index + 1);
        prediction.tooltip = Words::tr("position %1").arg(place);
    } else {
        prediction.title = spec.encoder ? Words::tr("Next token of the target") : Words::tr("Next token");
        prediction.name = Words::tr("next");
    }
    prediction.tokens = expectedTokens(comparison, index);
    if (index < comparison.predictions.size()) {
        prediction.divergence = comparison.predictions[index].kl;
    } else {
        prediction.noDivergence = fromUtf8(comparison.noPredictionDifference);
    }
    return prediction;
}

/// Why a model of this sort predicts nothing for a text.
QString noPrediction(const Model& model, SpecialTokens special) {
    if (model.spec().readsPictures()) {
        return Words::tr("This checkpoint has no classifier: it predicts no class.");
    }
    if (!model.spec().predictsHidden()) {
        return Words::tr("This checkpoint has no output head: it predicts no tokens.");
    }
    const QString mask = maskSpelling(model);
    if (mask.isEmpty()) {
        return Words::tr(
            "This model predicts hidden tokens, but its tokenizer has none that stands for them.");
    }
    return special == SpecialTokens::Parsed
               ? Words::tr("Type %1 to see what the model expects there.").arg(mask)
               : Words::tr("Have special tokens parsed, and type %1 to see what the model expects there.")
                     .arg(mask);
}

} // namespace

QString maskSpelling(const Model& model) {
    const std::optional<int> mask = model.spec().predictsHidden() ? model.tokenizer().maskId() : std::nullopt;
    return mask ? QString::fromStdString(model.tokenizer().piece(*mask)) : QString();
}

ComparisonNumbers comparisonNumbersOf(const ComparisonResult& result) {
    const Comparison& comparison = result.comparison;
    const ModelSpec& ofA = comparison.a.model->spec();
    const ModelSpec& ofB = comparison.b.model->spec();
    ComparisonNumbers numbers;
    for (std::size_t i = 0; i < comparison.a.measures.size(); ++i) {
        numbers.rows.push_back(measured(i, comparison));
    }
    if (ofA.predictsNext() || ofB.predictsNext()) {
        numbers.rows.push_back(loss(comparison, (ofA.predictsNext() ? ofA : ofB).encoder.has_value()));
    }
    const std::size_t places = std::max(comparison.a.predictions.size(), comparison.b.predictions.size());
    for (std::size_t i = 0; i < places; ++i) {
        numbers.predictions.push_back(compared(comparison, i));
    }
    if (numbers.predictions.empty()) {
        numbers.noPrediction = noPrediction(*result.text->model, result.text->typed.special);
    }
    return numbers;
}

} // namespace headscope
