// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QString>
#include <QStringList>
#include <QWidget>

namespace headscope {

/// A number with how it is made and a bar for its size. All text is plain.
struct BarCell {
    QStringList
        numbers;      // the same number, each text shorter than the one before; the first that fits is shown
    QString formula;  // under it, small; may be empty
    double share = 0; // length of the bar, 0 to 1; NaN: no bar
    double limit = 1; // length of the pale bar behind it, likewise
    QString meaning;  // what the number is, in the read-out
};

struct BarRow {
    QString title;
    QString note; // under the title, small: the unit
    std::vector<BarCell> cells;
};

struct BarColumn {
    QString title;
    QString note;          // under it, small
    bool isMarked = false; // in the accent's colour
};

struct BarTableContent {
    std::vector<BarColumn> columns;
    std::vector<BarRow> rows; // each has a cell for every column
};

/// A small table of numbers, each with a bar. Pointing at a cell, or the arrow keys, tell it in full.
class BarTable : public QWidget {
    Q_OBJECT

  public:
    explicit BarTable(QWidget* parent = nullptr);

    void setContent(BarTableContent content);
    [[nodiscard]] const BarTableContent& content() const { return content_; }
    [[nodiscard]] QRectF cellRect(int row, int column) const;
    /// "projections, GQA: 201,326,592 = 4·T·d²·(1 + G/H)"
    [[nodiscard]] QString readout(int row, int column) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// The read-out of what is pointed at; empty where that is nothing.
    void pointed(const QString& readout);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    using Place = std::pair<int, int>; // row, column

    [[nodiscard]] int rowCount() const { return static_cast<int>(content_.rows.size()); }
    [[nodiscard]] int columnCount() const { return static_cast<int>(content_.columns.size()); }
    [[nodiscard]] bool hasFormulas() const;
    [[nodiscard]] int headerHeight() const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] double titleWidth() const;
    void point(std::optional<Place> place);
    void paintHeader(QPainter& painter) const;
    void paintTitle(QPainter& painter, int row) const;
    void paintCell(QPainter& painter, int row, int column) const;

    BarTableContent content_;
    std::optional<Place> pointed_;
    QString summary_; // what is said of all cells
};

} // namespace headscope
