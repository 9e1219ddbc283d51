// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/views/steps_look.h"

namespace headscope {

class SegmentedChoice;
class SideChoice;
class StepBars;
class StepSheet;
class ThemedLabel;

/// The way of one head from q.k to its weights: a map for each step, what a cell is at each of them, and
/// under them one query's row through all steps.
class StepsView : public QWidget {
    Q_OBJECT

  public:
    explicit StepsView(QWidget* parent = nullptr);

    void setLook(const StepsLook& look);
    /// The chosen cell; the row of its query is under the maps.
    void setChosen(std::optional<int> query, std::optional<int> key);
    /// Which side is shown; without a choice where both are the same.
    void setSide(SideName side, bool hasChoice);
    void setRange(StepRange range);

    [[nodiscard]] const StepsLook& look() const { return look_; }
    [[nodiscard]] StepRange range() const { return range_; }
    /// Of the pointed cell, else of the chosen one.
    [[nodiscard]] QString readout() const;
    /// What is wrong, in place of what is shown.
    void showNothing(const QString& text);

  Q_SIGNALS:
    // By the user.
    void sideChosen(headscope::SideName side);
    void rangeChosen();
    void queryChosen(int query);
    void keyChosen(int key);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void showContent();
    void showReadout();
    void pointAt(std::optional<int> query, std::optional<int> key);

    StepsLook look_;
    StepRange range_ = StepRange::Shared;
    std::optional<int> query_;
    std::optional<int> key_;
    std::optional<int> pointedQuery_;
    std::optional<int> pointedKey_;
    SideChoice* side_;
    SegmentedChoice* ranges_;
    ThemedLabel* caption_;
    ThemedLabel* note_;
    ThemedLabel* readout_;
    ThemedLabel* empty_;
    StepSheet* maps_;
    StepBars* bars_;
    QWidget* content_;
};

} // namespace headscope
