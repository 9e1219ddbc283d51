// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QScrollArea>

#include "core/analysis/group_spread.h"
#include "ui/views/group_savings.h"
#include "ui/views/groups_look.h"
#include "ui/views/groups_settings.h"

class QSpinBox;

namespace headscope {

class CaptionedCombo;
class GroupCostsView;
class SavingBars;
class SpreadTable;
class ThemedLabel;

/// What a grouping saves, what it costs, and how far apart the heads of a group are; scrolls where there is
/// little room.
class GroupNumbers : public QScrollArea {
    Q_OBJECT

  public:
    explicit GroupNumbers(QWidget* parent = nullptr);

    /// `choices` begin with the model's own number; `chosen` names one of them, never 0.
    void setChoice(const GroupsModel& model, const std::vector<int>& choices, const Grouping& chosen);
    /// Emits nothing.
    void setLength(std::int64_t tokens, int bits);
    void setCosts(const GroupCosts& costs);
    void setCostsNote(const QString& note);
    /// `name` says of what: "L2, G = 2".
    void setSpread(std::vector<GroupSpread> groups, const QString& name);

    [[nodiscard]] SavingBars* savings() const { return savings_; }
    [[nodiscard]] SpreadTable* spread() const { return spread_; }

  Q_SIGNALS:
    void kvHeadsChosen(int kvHeads);
    void lengthEdited(qint64 tokens, int bits);

  private:
    QWidget* makeLength();
    void showSavings();
    [[nodiscard]] QString shareText() const;

    GroupsModel model_;
    std::vector<int> choices_;
    Grouping chosen_;
    GroupCosts costs_;
    ThemedLabel* share_;
    SavingBars* savings_;
    QSpinBox* tokens_;
    CaptionedCombo* bits_;
    GroupCostsView* costsView_;
    ThemedLabel* spreadNote_;
    SpreadTable* spread_;
};

} // namespace headscope
