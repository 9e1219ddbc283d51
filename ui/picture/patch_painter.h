// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QPalette>

#include "ui/picture/patch_look.h"

namespace headscope {

/// How a row of weights is drawn over the picture.
struct PatchDrawing {
    QString palette;
    ValueScale scale;
    double opacity = 0.6; // of the colours over the picture: 0 to 1
    bool showsGrid = true;
};

/// A picture with a row of weights over it, and where it is drawn: from (0, 0) on.
struct PatchScene {
    const PatchLook& look;
    const PatchDrawing& drawing;
    std::optional<int> chosen;
    std::optional<int> pointed;
    QSizeF size;
    QFont font;
    QPalette palette;

    /// The row that is shown.
    [[nodiscard]] std::optional<int> shown() const { return pointed ? pointed : chosen; }
    /// As large as fits under the header, in the picture's proportions.
    [[nodiscard]] QRectF pictureRect() const;
    /// Where a patch is; empty where it does not exist.
    [[nodiscard]] QRectF patchRect(int token) const;
};

/// On any device, from any thread.
void paintPatches(QPainter& painter, const PatchScene& scene);

} // namespace headscope
