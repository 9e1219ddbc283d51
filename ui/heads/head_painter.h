// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QWidget>

#include "ui/heads/head_scene.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

/// Paints a scene on a canvas. Labels of layers and columns stay in sight while the map is scrolled.
class HeadPainter {
  public:
    HeadPainter(QPainter& painter, HeadScene& scene, const QWidget& canvas);

    void paint(const QRect& region, std::optional<HeadId> hovered);

  private:
    void paintRows(const QRect& region);
    void paintHead(const HeadId& head, const QRect& rect);
    void paintValue(const QRect& rect, std::size_t index, int room);
    void paintBrush(const HeadId& head, const QRect& rect);
    void paintPins();
    void paintSelection(SideName side);
    void paintColumnLabels(const QRect& seen);
    void paintLayerLabels(const QRect& seen);
    void paintCellLabels(const QRect& region);

    QPainter& painter_;
    HeadScene& scene_;
    const QWidget& canvas_;
    const Theme& theme_;
    Spacing spacing_;
};

} // namespace headscope
