// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/comparison_numbers.h"
#include "ui/theme/card.h"

class QBoxLayout;
class QScrollArea;

namespace headscope {

class PredictionsPanel;
class NumbersTable;
class ThemedLabel;

/// What changed between the sides, in numbers, and what each expects at a place. The two parts stand side by
/// side, or one under the other where the panel is narrow; what does not fit the height is scrolled.
class NumbersPanel : public Card {
    Q_OBJECT

  public:
    explicit NumbersPanel(QWidget* parent = nullptr);

    void setNumbers(const ComparisonNumbers& numbers);
    /// A muted line under the table: "weights over all keys". Empty: no line.
    void setCaption(const QString& caption);

    /// As high as everything is in the present arrangement.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// In which the header and the first number are in sight.
    [[nodiscard]] int heightOfOneRow() const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void arrange();

    QScrollArea* scroll_;
    QBoxLayout* parts_;
    NumbersTable* table_;
    ThemedLabel* caption_;
    PredictionsPanel* predictions_;
};

} // namespace headscope
