// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <array>
#include <optional>

#include "ui/heads/head_grid.h"
#include "ui/heads/head_layout.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// The painted part of HeadMapView. Labels of layers and columns stay in sight while the map is scrolled.
class HeadCanvas : public QWidget {
    Q_OBJECT

  public:
    explicit HeadCanvas(QWidget* parent = nullptr);

    void setGrid(HeadGrid grid);
    [[nodiscard]] const HeadGrid& grid() const { return grid_; }
    void setColours(const ThumbnailColours& colours);
    void setSelection(const HeadId& a, const HeadId& b);
    /// The heads are those of one side's own model: the other's head is not marked, and every choice is for
    /// this side. Absent: of both.
    void setOnlySide(std::optional<SideName> side);
    [[nodiscard]] HeadId selected(SideName side) const { return selected_[static_cast<std::size_t>(side)]; }

    /// Lays the heads out for this width, and takes the size that this needs.
    void fitWidth(int width);
    [[nodiscard]] QRect headRect(const HeadId& head) const { return layout_.headRect(head); }

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void choose(SideName side, const HeadId& head);
    void forgetImages();
    [[nodiscard]] const QImage& image(std::size_t index);
    void describe();
    void point(std::optional<HeadId> head);
    void paintHead(QPainter& painter, const HeadId& head);
    void paintHatch(QPainter& painter, const QRect& rect) const;
    void paintSelection(QPainter& painter, SideName side) const;
    void paintColumnLabels(QPainter& painter, const QRect& seen) const;
    void paintLayerLabels(QPainter& painter, const QRect& seen) const;
    [[nodiscard]] HeadId inside(HeadId head) const;
    [[nodiscard]] std::optional<HeadId> headAt(const QPoint& position) const;

    HeadGrid grid_;
    ThumbnailColours colours_;
    HeadLayout layout_;
    std::vector<QImage> images_; // as in grid_.thumbnails, each made when it is first painted
    std::array<HeadId, 2> selected_{};
    std::optional<SideName> onlySide_;
    std::optional<HeadId> hovered_;
};

} // namespace headscope
