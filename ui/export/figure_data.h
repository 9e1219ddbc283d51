// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QByteArray>
#include <QImage>
#include <QMimeData>
#include <QString>

namespace headscope {

/// A figure as other programs take it from the clipboard or by dragging: as pixels, as SVG, and as a PNG
/// file.
struct FigureData {
    QImage image;
    QByteArray svg;
    QString file; // empty: none
};

[[nodiscard]] std::unique_ptr<QMimeData> mimeData(const FigureData& data);

} // namespace headscope
