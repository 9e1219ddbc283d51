// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "ui/charts/sheet_painter.h"

namespace headscope {

/// A sheet of small maps. The cell that is pointed at is marked on every map of the same shape; a click
/// chooses it; arrow keys move it, Return chooses. A row and a column stay marked as chosen.
class MapSheet : public QWidget {
    Q_OBJECT

  public:
    explicit MapSheet(QWidget* parent = nullptr);

    void setContent(SheetContent content);
    [[nodiscard]] const SheetContent& content() const { return content_; }
    /// Framed on every map; nothing where absent.
    void setChosen(std::optional<int> row, std::optional<int> column);

    /// Where the cells of a map are; empty where there is no room.
    [[nodiscard]] QRectF mapRect(int map) const;
    [[nodiscard]] QRectF cellRect(int map, int row, int column) const;
    /// "12 “cat” → 3 “the”: q·k 4.21", of a cell of one map.
    [[nodiscard]] QString readout(int map, int row, int column) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void pointed(int map, int row, int column);
    void pointedAtNothing();
    void chosen(int map, int row, int column);

  protected:
    /// What lies over the cells of one map (tiles, groups): painted after its lines.
    virtual void paintOverlay(QPainter& painter, int map, const CellMapping& mapping);
    /// What lies between the maps: painted after all of them.
    virtual void paintBetween(QPainter& painter);

    [[nodiscard]] SheetScene scene() const;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    struct Place {
        int map = 0;
        int row = 0;
        int column = 0;
        bool operator==(const Place&) const = default;
    };

    [[nodiscard]] bool hasCell(const Place& place) const;
    void layOut();
    [[nodiscard]] Place fitted(Place place) const;
    void showContent();
    /// What is pointed at, for a screen reader.
    void describe();
    [[nodiscard]] std::optional<Place> placeAt(const QPointF& position) const;
    /// The title and the note that are there, whole.
    [[nodiscard]] QString headingAt(const QPointF& position) const;
    void point(std::optional<Place> place);
    void paint(QPainter& painter);
    void paintMap(QPainter& painter, int map);
    void paintMarks(QPainter& painter, int map) const;

    SheetContent content_;
    FigureContent figure_; // the same, as the painters of cells take it
    SheetLayout layout_;
    std::vector<CellRaster> rasters_;
    std::optional<Place> pointed_;
    std::optional<int> row_;
    std::optional<int> column_;
};

} // namespace headscope
