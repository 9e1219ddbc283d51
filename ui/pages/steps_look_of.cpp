// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/steps_look_of.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/comparison/side_text.h"
#include "ui/figure/text_axes.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StepsPage)
};

constexpr int kDigits = 4;

QString numberText(double value) {
    return significantText(value, kDigits);
}

double largestSize(const HeadStage& stage, const std::vector<KeyRange>& allowed) {
    if (!stage.isAfterMask()) {
        return double{stage.values->cwiseAbs().maxCoeff()};
    }
    float largest = 0;
    for (Index query = 0; query < stage.values->rows(); ++query) {
        const KeyRange range = allowed[static_cast<std::size_t>(query)];
        if (range.size() > 0) {
            largest = std::max(
                largest, stage.values->row(query).segment(range.begin, range.size()).cwiseAbs().maxCoeff());
        }
    }
    return double{largest};
}

void describeFactor(StepLook& look, float factor, const SideResult& side) {
    const bool isModels = std::holds_alternative<ModelScale>(side.side.attention.scale);
    const double usual = 1 / std::sqrt(static_cast<double>(side.spec().headWidth));
    const QString number = numberText(double{factor});
    if (factor == 1.0F) {
        look.title = Words::tr("no factor (× 1)");
    } else if (std::abs(double{factor} - usual) < 1e-6 * usual) {
        look.title = Words::tr("× 1/√%1 = %2").arg(QString::number(side.spec().headWidth), number);
    } else {
        look.title = Words::tr("× %1").arg(number);
    }
    look.note = isModels ? Words::tr("the model's own factor") : Words::tr("set for this side");
    look.valueName = Words::tr("scaled");
    look.reading = Words::tr("× %1 = %2").arg(number, QStringLiteral("%1"));
}

void describeBias(StepLook& look, const SideResult& side) {
    const bool isAlibi = std::holds_alternative<AlibiBias>(side.spec().bias);
    look.title = Words::tr("+ position bias");
    look.note = isAlibi ? Words::tr("ALiBi: slope × (key − query)") : Words::tr("learned, by distance");
    look.valueName = Words::tr("with bias");
    look.reading = Words::tr("+ bias %2 = %1");
}

void describeMask(StepLook& look, const Mask& mask) {
    look.isMask = true;
    look.valueName = Words::tr("not masked");
    look.note = Words::tr("hatched: may not be seen");
    if (const auto* window = std::get_if<WindowMask>(&mask)) {
        look.title = Words::tr("mask: window of %1").arg(window->width);
    } else if (std::holds_alternative<CausalMask>(mask)) {
        look.title = Words::tr("mask: causal");
    } else {
        look.title = Words::tr("mask: none");
        look.note = Words::tr("every key may be seen");
    }
}

void describeWeights(StepLook& look, const HeadStage& stage) {
    look.valueName = Words::tr("weight");
    look.reading = Words::tr("weight %1");
    look.note = Words::tr("weights: rows sum to 1");
    if (stage.kind == StageKind::Sink) {
        look.title = Words::tr("softmax, sink at %1").arg(numberText(double{stage.number}));
        look.note = Words::tr("weights: rows sum to less than 1");
    } else {
        look.title = stage.kind == StageKind::Softmax ? Words::tr("softmax") : Words::tr("÷ sum of the row");
    }
}

StepLook describe(const HeadStage& stage, const HeadStages& all, const SideResult& side) {
    StepLook look;
    const bool isLinear = all.find(StageKind::Features) != nullptr;
    look.role = stage.isWeights()                              ? StepRole::Weight
                : isLinear && stage.kind != StageKind::Product ? StepRole::Feature
                                                               : StepRole::Score;
    switch (stage.kind) {
    case StageKind::Product:
        look.title = QStringLiteral("q·k");
        look.note = isLinear ? Words::tr("to compare: not used") : Words::tr("not scaled, not masked");
        look.valueName = QStringLiteral("q·k");
        look.reading = QStringLiteral("q·k %1");
        break;
    case StageKind::Features:
        look.title = QStringLiteral("φ(q)·φ(k)");
        look.note = Words::tr("φ = elu + 1; in place of exp(q·k)");
        look.valueName = look.title;
        look.replacesLast = true;
        look.reading = QStringLiteral("φ(q)·φ(k) %1");
        break;
    case StageKind::Factor:
        describeFactor(look, stage.number, side);
        break;
    case StageKind::Cap:
        look.title = Words::tr("cap: %1·tanh(s/%1)").arg(QString::number(double{stage.number}));
        look.note = Words::tr("the model's soft cap");
        look.valueName = Words::tr("capped");
        look.reading = Words::tr("capped %1");
        break;
    case StageKind::Bias:
        describeBias(look, side);
        break;
    case StageKind::Masking:
        describeMask(look, all.attention.mask);
        break;
    case StageKind::Softmax:
    case StageKind::Sink:
    case StageKind::Normalise:
        describeWeights(look, stage);
        break;
    }
    return look;
}

} // namespace

std::shared_ptr<const MeasuredStages> measuredStages(const AttentionTrace& trace, const HeadId& head,
                                                     const AttentionSettings& settings, const Job& job) {
    auto measured = std::make_shared<MeasuredStages>();
    measured->stages = headStages(trace, head, settings, job);
    for (const HeadStage& stage : measured->stages.stages) {
        measured->largest.push_back(largestSize(stage, measured->stages.allowed));
    }
    return measured;
}

StepsLook stepsLookOf(const std::shared_ptr<const MeasuredStages>& stages, SideName name,
                      const SideResult& side) {
    const HeadStages& all = stages->stages;
    StepsLook look;
    look.side = name;
    look.title = QString::fromStdString(toString(all.head));
    look.note = fromUtf8(describeScope(side.side.scope));
    if (const QString changes = QString::fromStdString(describeChanges(side.side.attention, side.spec()));
        !changes.isEmpty()) {
        look.note = QStringLiteral("%1 · %2").arg(changes, look.note);
    }
    const MapAxes axes = textAxes(*side.text, all.head.kind);
    look.queryLabels = axes.queryLabels;
    look.keyLabels = axes.keyLabels;
    look.queryName = axes.queryName;
    look.keyName = axes.keyName;
    for (std::size_t index = 0; index < all.stages.size(); ++index) {
        const HeadStage& stage = all.stages[index];
        StepLook step = describe(stage, all, side);
        step.values = stage.values;
        step.allowed = stage.isAfterMask() ? all.allowed : std::vector<KeyRange>();
        step.largest = stages->largest[index];
        look.steps.push_back(std::move(step));
    }
    return look;
}

} // namespace headscope
