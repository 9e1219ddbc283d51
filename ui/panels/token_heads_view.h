// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "ui/panels/token_heads.h"
#include "ui/panels/weight_colours.h"
#include "ui/theme/card.h"
#include "ui/theme/side_name.h"

namespace headscope {

struct Crosshair;
class HeadBars;
class HoverLine;
class MatrixCanvas;
class SegmentedChoice;
class ThemedLabel;

/// The text first: where one token looks, in all heads at once. A row is a head, a column a key. With a key
/// chosen (a click on its label), the heads with the largest weights for this pair are listed beside it.
class TokenHeadsView : public Card {
    Q_OBJECT

  public:
    explicit TokenHeadsView(QWidget* parent = nullptr);

    /// Where there is nothing to show, `emptyText` says why.
    void setTokenHeads(TokenHeads tokenHeads, const QString& emptyText = {});
    [[nodiscard]] const TokenHeads& tokenHeads() const { return shown_; }
    void setColours(const WeightColours& colours);
    /// Emits nothing.
    void setSelection(const HeadId& a, const HeadId& b);

    /// The largest weight of the chosen key first; else layer after layer. Emits nothing.
    void setSortedByWeight(bool isByWeight);
    [[nodiscard]] bool isSortedByWeight() const;

    /// The head of a row as they are sorted now.
    [[nodiscard]] HeadId headAt(int row) const { return rows_.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] MatrixCanvas* matrix() const { return matrix_; }

    static constexpr std::size_t kListed = 10;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    /// By the user; it is marked when setTokenHeads has it.
    void keyChosen(int key);
    /// By the user.
    void sortChosen();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void connectViews();
    void showTitle();
    void showMatrix();
    void showList();
    void showHint();
    void showPointed(const Crosshair& at);
    void markSelection();
    [[nodiscard]] QString keyText(int key) const;
    [[nodiscard]] QString queryText() const;

    TokenHeads shown_;
    QString emptyText_;
    WeightColours colours_;
    std::vector<std::size_t> order_; // place in shown_.heads of each row
    std::vector<HeadId> rows_;       // these heads
    std::array<HeadId, 2> selected_{};
    ThemedLabel* title_;
    SegmentedChoice* sort_;
    MatrixCanvas* matrix_;
    HeadBars* list_;
    HoverLine* line_;
};

} // namespace headscope
