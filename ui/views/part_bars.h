// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "ui/charts/shown_numbers.h"
#include "ui/theme/side_name.h"
#include "ui/views/slices_look.h"

namespace headscope {

/// Lengths as bars from 0, the longest as long as there is room, each with its number. Rows of heads can be
/// chosen: by a click, with Shift or the right button for side B; arrow keys go up and down, Return chooses.
class PartBars : public QWidget, public ShownNumbers {
    Q_OBJECT

  public:
    explicit PartBars(QWidget* parent = nullptr);

    void setBars(std::vector<PartsLook::Bar> bars);
    [[nodiscard]] const std::vector<PartsLook::Bar>& bars() const { return bars_; }
    [[nodiscard]] QRect rowRect(int row) const;

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, int head);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] static QString barText(const PartsLook::Bar& bar);
    void point(std::optional<int> row);
    void choose(SideName side, std::optional<int> row);
    void paintRow(QPainter& painter, int row) const;
    [[nodiscard]] int nameLeft() const;
    [[nodiscard]] int nameWidth() const;
    [[nodiscard]] int barLeft() const;
    [[nodiscard]] int numberWidth() const;
    [[nodiscard]] std::optional<int> rowAt(const QPointF& position) const;

    std::vector<PartsLook::Bar> bars_;
    QString summary_; // what is said of all of them
    double longest_ = 0;
    std::optional<int> pointed_;
};

} // namespace headscope
