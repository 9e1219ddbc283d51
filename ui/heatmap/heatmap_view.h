// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "ui/heatmap/figure_content.h"

namespace headscope {

/// Shows up to three attention maps side by side. Queries run downwards, keys to the right, both from 0.
/// The wheel zooms about the pointer, dragging moves, a double-click shows everything again; all maps move
/// together. Arrow keys move the marked cell, + - 0 zoom. A tool tip over the axes shows whole tokens. A cell
/// is marked on all maps of its shape; maps of other tokens have cells of their own.
class HeatmapView : public QWidget {
    Q_OBJECT

  public:
    explicit HeatmapView(QWidget* parent = nullptr);
    ~HeatmapView() override;

    /// Cheap where only values, scales or notes differ from what is shown. Keeps the zoom where the size is
    /// the same; ends a hover where it is not.
    void setContent(const FigureContent& content);
    [[nodiscard]] const FigureContent& content() const;

    /// What the maps show, in cells of the first: x and width count keys, y and height queries.
    [[nodiscard]] QRectF visibleCells() const;
    /// Where a cell of a panel is drawn, in this widget's coordinates; empty where it is not in sight.
    [[nodiscard]] QRectF cellRect(int panel, int query, int key) const;

    /// The height at which maps of this width leave no room unused.
    [[nodiscard]] int fittingHeight(int width) const;

    [[nodiscard]] QSize sizeHint() const override;
    /// Room for three maps of 110 pixels, more where the font is larger, with labels of usual length. It does
    /// not depend on the content, so that typing does not resize the window.
    [[nodiscard]] QSize minimumSizeHint() const override;

  public Q_SLOTS:
    /// Frames the query's row and the key's column, where there are such, on a panel and the others of its
    /// shape. Emits nothing.
    void highlight(std::optional<int> query, std::optional<int> key, int panel = 0);
    void clearHighlight();
    void zoomIn();
    void zoomOut();
    void resetZoom();

  Q_SIGNALS:
    /// The pointer or the keyboard went to a cell.
    void hovered(int query, int key, int panel);
    void hoverEnded();
    /// A cell was clicked, or chosen with Return.
    void chosen(int query, int key, int panel);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    class Private;
    std::unique_ptr<Private> d_;
};

} // namespace headscope
