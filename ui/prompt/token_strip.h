// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <optional>
#include <vector>

#include "ui/prompt/chip_layout.h"

namespace headscope {

/// The text as tokens, one chip each, in one row or two; more are reached by scrolling. Chips are painted,
/// not widgets, so that thousands cost little. Left and right move the current chip, which counts as pointed
/// at.
class TokenStrip : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit TokenStrip(QWidget* parent = nullptr);

    void setTokens(std::vector<TokenChip> tokens);
    /// The cell that is pointed at elsewhere: the token that attends and the one that is attended to.
    void setHighlighted(std::optional<int> query, std::optional<int> key);

    [[nodiscard]] int count() const { return static_cast<int>(tokens_.size()); }
    /// Where a chip is on the viewport now; empty for an index that does not exist.
    [[nodiscard]] QRect chipRect(int token) const;
    [[nodiscard]] std::optional<int> tokenAt(const QPoint& viewportPosition) const;

    static constexpr int kMostRows = 2;
    /// For where there is little room.
    void setMostRows(int rows);

    /// What all chips need to stand in one row.
    [[nodiscard]] int oneRowWidth() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// Pointed at, by mouse or by keyboard.
    void tokenHovered(int token);
    void tokenLeft();
    /// Clicked, or chosen with Return.
    void tokenChosen(int token);

  protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void layOut();
    void point(std::optional<int> token);
    void makeCurrent(int token);
    void paintChip(QPainter& painter, int token) const;
    void paintGroup(QPainter& painter, const ChipLayout::Group& group) const;
    [[nodiscard]] QString spoken(int token) const;

    std::vector<TokenChip> tokens_;
    ChipLayout layout_;
    int mostRows_ = kMostRows;
    int current_ = 0;
    std::optional<int> pointed_;
    std::optional<int> query_;
    std::optional<int> key_;
};

} // namespace headscope
