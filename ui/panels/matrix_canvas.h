// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "ui/charts/shown_numbers.h"
#include "ui/heatmap/cell_painter.h"
#include "ui/heatmap/pointing.h"
#include "ui/panels/matrix_content.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// A matrix with labels and colour bar. Of a Crosshair here, `query` is a row and `key` a column.
///
/// The wheel zooms about the pointer, dragging moves, a double-click shows everything again. Arrow keys move
/// the cell that is pointed at, Return chooses it (with Shift for side B), Space its column, + - 0 zoom.
class MatrixCanvas : public QWidget, public ShownNumbers {
    Q_OBJECT

  public:
    explicit MatrixCanvas(QWidget* parent = nullptr);

    /// Keeps the zoom where the size is the same.
    void setContent(MatrixContent content);
    [[nodiscard]] const MatrixContent& content() const { return content_; }
    /// Rows framed in the colours of the sides.
    void setMarkedRows(std::optional<int> a, std::optional<int> b);
    /// A column framed as long as it stays chosen.
    void setChosenColumn(std::optional<int> column);

    [[nodiscard]] QRectF visibleCells() const { return cells_; }
    /// Where a cell is drawn; empty where it is out of sight.
    [[nodiscard]] QRectF cellRect(int row, int column) const;
    /// A point at which a label, drawn or left out, is pointed at.
    [[nodiscard]] QPointF rowLabelPoint(int row) const;
    [[nodiscard]] QPointF columnLabelPoint(int column) const;
    /// Whether several cells fall on one pixel, which then shows the largest of them.
    [[nodiscard]] bool poolsCells() const;

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// At a cell, at the label of a row or of a column, or at nothing.
    void pointed(const headscope::Crosshair& at);
    /// By a click, or by the keyboard: a cell, or a row or a column by its label.
    void chosen(headscope::SideName side, const headscope::Crosshair& at);
    /// Other cells are in sight, or the same ones at another size.
    void viewChanged();

  protected:
    /// The cells and what lies on them. The frame of the map, labels, and marks are painted after it.
    virtual void paintCells(QPainter& painter);

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

    [[nodiscard]] CellMapping mapping() const;
    [[nodiscard]] const FigureTheme& figureTheme() const { return figure_.theme; }
    [[nodiscard]] double em() const { return fonts_.em(); }

  private:
    [[nodiscard]] QRectF all() const;
    [[nodiscard]] FigureScene scene() const { return {figure_, geometry_, fonts_, cells_}; }
    [[nodiscard]] Crosshair placeAt(const QPointF& position) const;
    void rebuild();
    void layOut();
    void showCells(const QRectF& cells);
    void zoom(double factor, const QPointF& about);
    void point(const Crosshair& at);
    void step(int rows, int columns);
    void paintEmptyText(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintGroupLines(QPainter& painter) const;
    void paintBarNote(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;

    MatrixContent content_;
    FigureContent figure_; // the same, as the painters of figures take it
    FigureFonts fonts_;
    LabelWidths widths_;
    FigureGeometry geometry_;
    QRectF cells_; // in sight
    CellRaster raster_;
    std::array<std::optional<int>, 2> marked_; // rows of A and B
    std::optional<int> chosenColumn_;
    Crosshair pointed_;
    struct Press {
        QPointF position;
        QRectF cells;
        bool isDrag = false;
    };
    std::optional<Press> press_;
};

} // namespace headscope
