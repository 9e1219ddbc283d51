// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/group_costs_view.h"

#include <algorithm>
#include <cmath>

#include <QVBoxLayout>

#include "ui/charts/curve_chart.h"
#include "ui/controls/segmented_choice.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kDigits = 4;
/// Of KL, on the logarithmic axis: below it, two runs differ by rounding alone.
constexpr double kLeastKl = 1e-7;

double valueOf(const GroupCost& cost, GroupCostsView::Measure measure) {
    switch (measure) {
    case GroupCostsView::Measure::Loss:
        return cost.loss;
    case GroupCostsView::Measure::Kl:
        return cost.kl;
    case GroupCostsView::Measure::State:
        break;
    }
    return cost.state;
}

QString signedText(double value) {
    return value >= 0 ? QLatin1Char('+') + significantText(value, 3) : significantText(value, 3);
}

} // namespace

GroupCostsView::GroupCostsView(QWidget* parent)
    : QWidget(parent), measures_(new SegmentedChoice), chart_(new CurveChart),
      sentence_(new ThemedLabel(&Theme::text, smallerFont)) {
    measures_->setObjectName(QStringLiteral("costMeasure"));
    measures_->setAccessibleName(tr("What grouping costs"));
    measures_->setSegments(
        {{tr("loss"), tr("Mean of −ln p(next token) over the text, nats per predicted token")},
         {tr("KL"), tr("Mean over positions of KL(own model ‖ grouped model) of the predicted distribution, "
                       "nats")},
         {tr("states"), tr("Mean over positions of ‖h′ − h‖ / ‖h‖ of the last states: also where nothing is "
                           "predicted")}});
    measures_->setCurrent(0);
    measures_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    chart_->setObjectName(QStringLiteral("costChart"));
    chart_->setAccessibleName(tr("What grouping costs, against the number of K/V heads"));
    chart_->setMinimumHeight(9 * Spacing::of(font()).line);
    sentence_->setObjectName(QStringLiteral("costSentence"));
    sentence_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing::of(font()).small);
    column->addWidget(sentence_);
    column->addWidget(measures_);
    column->addWidget(chart_, 1);
    connect(measures_, &SegmentedChoice::chosen, this, [this] { showCosts(); });
    connect(chart_, &CurveChart::positionChosen, this, [this](double x) {
        const auto nearest = std::ranges::min_element(choices_, {}, [x](int number) {
            return std::abs(std::log(static_cast<double>(number)) - std::log(std::max(x, 1e-3)));
        });
        if (nearest != choices_.end()) {
            Q_EMIT kvHeadsChosen(*nearest);
        }
    });
}

GroupCostsView::Measure GroupCostsView::measure() const {
    return static_cast<Measure>(std::max(0, measures_->current()));
}

void GroupCostsView::setCosts(GroupCosts costs, std::vector<int> choices, const Grouping& chosen) {
    costs_ = std::move(costs);
    choices_ = std::move(choices);
    chosen_ = chosen;
    note_.clear();
    showCosts();
}

void GroupCostsView::setNote(const QString& note) {
    note_ = note;
    showCosts();
}

CurveContent GroupCostsView::curves(Measure measure) const {
    CurveContent content;
    content.xName = tr("K/V heads G, in every layer");
    content.yName = measure == Measure::Loss ? tr("mean loss (nats per token)")
                    : measure == Measure::Kl ? tr("KL (nats)")
                                             : tr("‖h′ − h‖ / ‖h‖");
    content.isLogX = true;
    content.emptyText =
        costs_.isFinished ? tr("This model has no such number on this text.") : tr("Computing…");
    const double own = measure == Measure::Loss ? costs_.ownLoss : 0;
    for (const Pooling pooling : {Pooling::Mean, Pooling::FirstHead}) {
        Curve curve;
        curve.name = pooling == Pooling::Mean ? tr("mean of heads") : tr("first head");
        curve.role = pooling == Pooling::Mean ? CurveRole::Plain : CurveRole::Second;
        curve.isDashed = false;
        curve.hasPoints = true;
        for (auto number = choices_.rbegin(); number != choices_.rend(); ++number) { // rising
            const GroupCost* cost = costs_.of({*number, pooling});
            const bool isOwn = *number == choices_.front();
            const double value = isOwn ? own : cost == nullptr ? std::nan("") : valueOf(*cost, measure);
            if (!std::isnan(value)) {
                curve.x.push_back(*number);
                curve.y.push_back(value);
            }
        }
        if (curve.x.size() > 1) {
            content.curves.push_back(std::move(curve));
        }
    }
    content.position = chosen_.kvHeads;
    return content;
}

QString GroupCostsView::sentence() const {
    if (!note_.isEmpty()) {
        return note_;
    }
    if (choices_.empty() || chosen_.kvHeads == choices_.front()) {
        return std::isnan(costs_.ownLoss)
                   ? tr("The model's own K/V heads: nothing is lost.")
                   : tr("The model's own K/V heads: loss %1 nats per token, nothing is lost.")
                         .arg(significantText(costs_.ownLoss, kDigits));
    }
    const GroupCost* cost = costs_.of(chosen_);
    if (cost == nullptr) {
        return tr("The whole model is run with this grouping…");
    }
    QStringList parts;
    if (!std::isnan(cost->loss)) {
        parts += tr("Loss %1 → %2 nats per token (%3).")
                     .arg(significantText(costs_.ownLoss, kDigits), significantText(cost->loss, kDigits),
                          signedText(cost->loss - costs_.ownLoss));
    }
    if (!std::isnan(cost->kl)) {
        parts += (costs_.predictsHidden ? tr("KL(own ‖ grouped) %1 nats, mean over the hidden tokens.")
                                        : tr("KL(own ‖ grouped) %1 nats, mean over all positions."))
                     .arg(significantText(cost->kl < kLeastKl ? 0 : cost->kl, kDigits));
    }
    if (parts.isEmpty()) {
        parts += tr("This model predicts nothing here; its last states change by %1 (‖h′ − h‖ / ‖h‖).")
                     .arg(significantText(cost->state, kDigits));
    }
    return Joined::sentences(parts);
}

void GroupCostsView::showCosts() {
    sentence_->setText(sentence());
    chart_->setContent(curves(measure()));
    measures_->setEnabled(!choices_.empty());
}

} // namespace headscope
