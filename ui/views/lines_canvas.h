// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <optional>
#include <vector>

#include "ui/views/head_look.h"
#include "ui/views/lines_layout.h"
#include "ui/views/lines_painter.h"
#include "ui/views/visible_pairs.h"

namespace headscope {

/// Queries at the left, keys at the right, and a line for each weight that reaches the threshold. While a
/// token is pointed at, or after it was clicked or reached by keyboard, its lines alone are drawn, with their
/// weights beside the tokens at the other end. A second click, or Escape, shows all lines again. Up and down
/// move the token, left and right go to the other column, + - 0 change the height of rows.
class LinesCanvas : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit LinesCanvas(QWidget* parent = nullptr);

    void setLooks(const HeadLooks& looks);
    void setThreshold(double threshold);
    [[nodiscard]] const HeadLooks& looks() const { return looks_; }
    [[nodiscard]] double threshold() const { return threshold_; }

    /// One for each side that has weights, in their order.
    [[nodiscard]] const std::vector<VisiblePairs>& pairs() const { return pairs_; }
    /// The token whose lines alone are drawn.
    [[nodiscard]] std::optional<TokenPlace> shownAlone() const;
    /// How many lines of a side are drawn now.
    [[nodiscard]] int drawnLines(int block) const;
    /// Of how many cells that are not masked these are.
    [[nodiscard]] int allowedLines(int block) const;
    /// What stands beside a token; empty where nothing does.
    [[nodiscard]] QString weightText(int block, const TokenPlace& place) const;
    /// Where a token's label is on the viewport, as high as its row.
    [[nodiscard]] QRect placeRect(int block, const TokenPlace& place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// By click or by keyboard.
    void tokenChosen(int query);
    void keyChosen(int key);
    /// Other lines are drawn than before.
    void shownChanged();

  protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    using Block = LinesLayout::Block;
    [[nodiscard]] LinesScene scene() const;
    void layOut();
    void zoom(double factor);
    void findPairs();
    void pointAt(std::optional<TokenPlace> place);
    void pin(std::optional<TokenPlace> place);
    void choose(const TokenPlace& place);
    void reveal(const TokenPlace& place);
    [[nodiscard]] bool isInRange(const TokenPlace& place) const;
    [[nodiscard]] QString spoken(const TokenPlace& place) const;
    [[nodiscard]] int scrolled() const;

    HeadLooks looks_;
    double threshold_ = 0.1;
    double zoom_ = 1;
    LinesLayout layout_;
    std::vector<VisiblePairs> pairs_;
    std::optional<TokenPlace> hovered_;
    std::optional<TokenPlace> pinned_;
};

} // namespace headscope
