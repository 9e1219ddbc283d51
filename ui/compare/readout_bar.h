// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "core/trace/head_map.h"

namespace headscope {

/// The cell that is pointed at. Labels are plain text; a side without numbers shows none.
struct PointedCell {
    int query = 0;
    int key = 0;
    QString queryLabel;
    QString keyLabel;
    std::optional<CellScores> a;
    std::optional<CellScores> b;
};

/// One line that says what is pointed at: query → key, and for both sides q·k, scaled, weight. Columns keep
/// their places while the numbers change; where one line is too narrow, the numbers always stand on a second.
class ReadoutBar : public QWidget {
    Q_OBJECT

  public:
    explicit ReadoutBar(QWidget* parent = nullptr);

    void setCell(const std::optional<PointedCell>& cell);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] int valueWidth() const;
    [[nodiscard]] int numbersWidth() const;
    [[nodiscard]] bool needsTwoLines(int width) const;
    void paintNumbers(QPainter& painter, const QRect& line) const;

    std::optional<PointedCell> cell_;
};

} // namespace headscope
