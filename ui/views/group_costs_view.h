// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "ui/charts/curve_content.h"
#include "ui/views/groups_look.h"

namespace headscope {

class CurveChart;
class SegmentedChoice;
class ThemedLabel;

/// What a grouping of every layer costs: the mean loss or the divergence of the predictions against the
/// number of K/V heads, of both poolings, and the chosen one in words.
class GroupCostsView : public QWidget {
    Q_OBJECT

  public:
    explicit GroupCostsView(QWidget* parent = nullptr);

    /// `choices` begin with the model's own number. `chosen` names one of them.
    void setCosts(GroupCosts costs, std::vector<int> choices, const Grouping& chosen);
    /// In place of the sentence, where nothing is known.
    void setNote(const QString& note);

    /// Which number the chart shows; as the user can choose it too.
    enum class Measure { Loss, Kl, State };
    [[nodiscard]] CurveContent curves(Measure measure) const;
    /// "Loss 3.21 → 3.80 nats per token (+0.59). KL 0.41 nats, mean over positions."
    [[nodiscard]] QString sentence() const;

  Q_SIGNALS:
    void kvHeadsChosen(int kvHeads);

  private:
    void showCosts();
    [[nodiscard]] Measure measure() const;

    GroupCosts costs_;
    std::vector<int> choices_;
    Grouping chosen_;
    QString note_;
    SegmentedChoice* measures_;
    CurveChart* chart_;
    ThemedLabel* sentence_;
};

} // namespace headscope
