// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/kernels/kernel_look.h"

class QBoxLayout;

namespace headscope {

class CurveChart;
class KernelControls;
class RowTable;
class ThemedLabel;
class TileSheet;

/// A softmax beside what stands in its place: maps, the numbers of its rows, and what they say.
class KernelsView : public QWidget {
    Q_OBJECT

  public:
    explicit KernelsView(QWidget* parent = nullptr);

    /// Emits nothing.
    void setChoice(const KernelChoice& choice);
    [[nodiscard]] const KernelChoice& choice() const;
    void setLook(KernelLook look);
    [[nodiscard]] const KernelLook& look() const { return look_; }
    /// The query that is chosen everywhere.
    void setQuery(std::optional<int> query);
    /// Nothing to show but a text that says why.
    void setEmpty(const QString& text);

  Q_SIGNALS:
    /// By the user.
    void choiceEdited(const headscope::KernelChoice& choice);
    void useRequested();
    void queryChosen(int query);

  private:
    void arrange();
    void showStep();
    void chooseRow(int row);
    [[nodiscard]] RowTableContent runningRows() const;
    [[nodiscard]] bool isOfChoice() const;

    KernelLook look_;
    std::vector<Tile> computed_; // its tiles without the skipped ones: the first step's is the first
    std::optional<int> query_;
    KernelControls* controls_;
    TileSheet* sheet_;
    RowTable* rows_;
    QWidget* charts_;
    CurveChart* time_;
    CurveChart* memory_;
    ThemedLabel* step_;    // what the last step was
    ThemedLabel* summary_; // what the numbers are
    QBoxLayout* middle_;
};

} // namespace headscope
