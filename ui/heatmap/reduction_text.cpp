// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/reduction_text.h"

#include <QCoreApplication>

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::Reduction)
};

} // namespace

QString reductionText(const FigureContent& content, const MapPanel& panel, const QSize& cellsAPixel) {
    if (cellsAPixel == QSize(1, 1)) {
        return {};
    }
    const QString text = content.reduction == Reduction::Mean ? Words::tr("mean of %1 × %2 cells a pixel")
                         : panel.difference ? Words::tr("largest in size of %1 × %2 cells a pixel")
                                            : Words::tr("largest of %1 × %2 cells a pixel");
    return text.arg(cellsAPixel.width()).arg(cellsAPixel.height());
}

QString reductionExplanation(const FigureContent& content, const MapPanel& panel, const QSize& cellsAPixel) {
    if (cellsAPixel == QSize(1, 1)) {
        return {};
    }
    const QString text =
        content.reduction == Reduction::Mean
            ? Words::tr(
                  "Each pixel stands for up to %1 keys and %2 queries and shows the mean of their cells. "
                  "Masked cells are left out of it. Zoom in to see single cells.")
        : panel.difference
            ? Words::tr(
                  "Each pixel stands for up to %1 keys and %2 queries and shows, of their cells, the "
                  "one that is largest in size. Masked cells are left out. Zoom in to see single cells.")
            : Words::tr("Each pixel stands for up to %1 keys and %2 queries and shows the largest of their "
                        "cells. Masked cells are left out. Zoom in to see single cells.");
    return text.arg(cellsAPixel.width()).arg(cellsAPixel.height());
}

} // namespace headscope
