// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>
#include <vector>

#include "core/trace/head_id.h"
#include "ui/charts/shown_numbers.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// A short list of heads with a value between 0 and 1 each, as bars. Heads are chosen as in the head map; the
/// arrow keys go up and down, Return chooses.
class HeadBars : public QWidget, public ShownNumbers {
    Q_OBJECT

  public:
    struct Row {
        HeadId head;
        double value = 0;
    };

    explicit HeadBars(QWidget* parent = nullptr);

    /// `title` stands above, in as many lines as it takes.
    void setRows(const QString& title, std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    void setSelection(const HeadId& a, const HeadId& b);
    [[nodiscard]] QRect rowRect(int row) const;

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    [[nodiscard]] std::optional<int> rowAt(const QPointF& position) const;
    [[nodiscard]] QStringList titleLines() const;
    [[nodiscard]] static QString rowText(const Row& row);
    void point(std::optional<int> row);
    void paintRow(QPainter& painter, int row) const;

    QString title_;
    QString summary_; // what is said of all rows
    std::vector<Row> rows_;
    std::array<HeadId, 2> selected_{};
    std::optional<int> pointed_;
};

} // namespace headscope
