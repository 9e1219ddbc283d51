// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPicture>

namespace headscope {

/// Draws a recording in the painter's own units. QPainter would enlarge it by the device's resolution, which
/// the painter's scale has already. Several threads may draw one recording.
inline void drawRecorded(QPainter& painter, const QPicture& recording) {
    QPicture picture; // playing one moves its place in the data
    picture.setData(recording.data(), recording.size());
    const double scale = static_cast<double>(picture.logicalDpiX()) / painter.device()->logicalDpiX();
    painter.save();
    painter.scale(scale, scale);
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

} // namespace headscope
