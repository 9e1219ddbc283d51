// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/cell_painter.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QPaintEngine>
#include <QPainterPath>

#include "ui/heatmap/hatch.h"

namespace headscope {

namespace {

constexpr double kOverlap = 0.25;            // by which a rectangle reaches under its neighbour
constexpr double kSmallestCellWithGrid = 10; // pixels
constexpr double kHatchSpacing = 0.55;       // in units of the font's size, as is the width of lines
constexpr double kPartlyHatchSpacing = 0.7;
constexpr double kLineWidth = 0.07;
constexpr int kImagePixelsPerCell = 4;
constexpr int kLargestImage = 4096;

// The cells [first, last) of one side that are at least partly visible.
std::pair<int, int> cellsBetween(double begin, double end, Index cells) {
    return {std::max(0, static_cast<int>(std::floor(begin))),
            std::min(static_cast<int>(cells), static_cast<int>(std::ceil(end)))};
}

// Areas of one colour each: runs of equal cells, which overlap a little so that no light shows between them.
std::map<QRgb, QPainterPath> areasByColour(const MapPanel& panel, const CellColours& colours,
                                           const CellMapping& mapping) {
    const auto [firstQuery, lastQuery] =
        cellsBetween(mapping.cells.top(), mapping.cells.bottom(), panel.values->rows());
    const auto [firstKey, lastKey] =
        cellsBetween(mapping.cells.left(), mapping.cells.right(), panel.values->cols());
    std::map<QRgb, QPainterPath> areas;
    for (int query = firstQuery; query < lastQuery; ++query) {
        const KeyRange allowed = allowedIn(panel, query);
        const int end = std::min(lastKey, static_cast<int>(allowed.end));
        for (int key = std::max(firstKey, static_cast<int>(allowed.begin)); key < end;) {
            const QRgb colour = colours.of((*panel.values)(query, key));
            QRectF area = mapping.rect(query, key);
            for (++key; key < end && colours.of((*panel.values)(query, key)) == colour; ++key) {
                area |= mapping.rect(query, key);
            }
            const bool hasBelow = query + 1 < lastQuery && allowedIn(panel, query + 1).contains(key - 1);
            area.adjust(0, 0, key < end ? kOverlap : 0, hasBelow ? kOverlap : 0);
            QPainterPath& path = areas[colour];
            path.setFillRule(Qt::WindingFill);
            path.addRect(area);
        }
    }
    return areas;
}

// The borders between cells that are both allowed.
QList<QLineF> gridLines(const MapPanel& panel, const CellMapping& mapping) {
    const QRectF& target = mapping.target;
    const auto xInside = [&](Index key) {
        return std::clamp(mapping.x(static_cast<double>(key)), target.left(), target.right());
    };
    const auto yInside = [&](Index query) {
        return std::clamp(mapping.y(static_cast<double>(query)), target.top(), target.bottom());
    };
    const auto [firstQuery, lastQuery] =
        cellsBetween(mapping.cells.top(), mapping.cells.bottom(), panel.values->rows());
    const auto [firstKey, lastKey] =
        cellsBetween(mapping.cells.left(), mapping.cells.right(), panel.values->cols());
    QList<QLineF> lines;
    for (int query = firstQuery + 1; query < lastQuery; ++query) {
        const KeyRange above = allowedIn(panel, query - 1);
        const KeyRange below = allowedIn(panel, query);
        const double left = xInside(std::max(above.begin, below.begin));
        const double right = xInside(std::min(above.end, below.end));
        if (left < right) {
            lines += QLineF(left, yInside(query), right, yInside(query));
        }
    }
    for (int key = firstKey + 1; key < lastKey; ++key) {
        int begin = firstQuery;
        for (int query = firstQuery; query <= lastQuery; ++query) {
            const bool isBetween = query < lastQuery && allowedIn(panel, query).contains(key - 1) &&
                                   allowedIn(panel, query).contains(key);
            if (!isBetween) {
                if (begin < query) {
                    lines += QLineF(xInside(key), yInside(begin), xInside(key), yInside(query));
                }
                begin = query + 1;
            }
        }
    }
    return lines;
}

// In pixels.
QSize embeddedSize(const CellMapping& mapping) {
    const double cells = std::max(mapping.cells.width(), mapping.cells.height());
    const int factor = std::clamp(static_cast<int>(kLargestImage / cells), 1, kImagePixelsPerCell);
    const QSize size(static_cast<int>(std::ceil(mapping.cells.width() * factor)),
                     static_cast<int>(std::ceil(mapping.cells.height() * factor)));
    return size.boundedTo({kLargestImage, kLargestImage});
}

// The map's place in the device's own pixels.
QRect devicePlace(const QPainter& painter, const CellMapping& mapping) {
    const QRectF exact = painter.deviceTransform().mapRect(mapping.target);
    const QRect place(exact.topLeft().toPoint(), exact.bottomRight().toPoint() - QPoint(1, 1));
    return {place.topLeft(), place.size().expandedTo({1, 1})};
}

bool wantsImage(const FigureContent& content, const CellMapping& mapping) {
    return content.cellOutput == CellOutput::Image ||
           (content.cellOutput == CellOutput::Automatic &&
            std::max(mapping.cells.width(), mapping.cells.height()) > kMostVectorCells);
}

/// Rectangles that leave no gap between them, or an embedded image with several pixels a cell, so that
/// viewers which smooth images keep the cells apart.
void paintCellsAsVector(QPainter& painter, const FigureContent& content, const MapPanel& panel,
                        const CellMapping& mapping) {
    const CellColours colours = cellColours(content, panel);
    if (wantsImage(content, mapping)) {
        painter.setRenderHint(QPainter::LosslessImageRendering);
        painter.drawImage(mapping.target,
                          cellImage(panel, colours, mapping.cells, embeddedSize(mapping), content.reduction));
        return;
    }
    painter.fillRect(mapping.target, content.theme.masked);
    painter.setPen(Qt::NoPen);
    for (const auto& [colour, area] : areasByColour(panel, colours, mapping)) {
        painter.setBrush(QColor(colour));
        painter.drawPath(area);
    }
}

} // namespace

bool isVectorOutput(const QPainter& painter) {
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type == QPaintEngine::SVG || type == QPaintEngine::Pdf;
}

QSize cellsAPixel(const QPainter& painter, const FigureContent& content, const CellMapping& mapping) {
    if (!isVectorOutput(painter)) {
        return cellsAPixel(mapping.cells.size(), devicePlace(painter, mapping).size());
    }
    return wantsImage(content, mapping) ? cellsAPixel(mapping.cells.size(), embeddedSize(mapping))
                                        : QSize(1, 1);
}

void CellRaster::paint(QPainter& painter, const FigureContent& content, const MapPanel& panel,
                       const CellMapping& mapping) {
    if (isVectorOutput(painter)) {
        paintCellsAsVector(painter, content, panel, mapping);
        return;
    }
    // In the device's own pixels, since an image that is fitted to fractions of them shows stripes.
    const QRect place = devicePlace(painter, mapping);
    if (image_.size() != place.size() || cells_ != mapping.cells) {
        image_ =
            cellImage(panel, cellColours(content, panel), mapping.cells, place.size(), content.reduction);
        cells_ = mapping.cells;
    }
    painter.save();
    painter.setWorldTransform(painter.deviceTransform().inverted() * painter.worldTransform());
    painter.drawImage(place.topLeft(), image_);
    painter.restore();
}

void paintMapLines(QPainter& painter, const FigureContent& content, const MapPanel& panel,
                   const CellMapping& mapping, double em) {
    const QRectF& target = mapping.target;
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(content.theme.hatch, kLineWidth * em, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(hatchLines(panel, mapping, kHatchSpacing * em));
    painter.setPen(QPen(content.theme.partlyHatch, kLineWidth * em, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(partlyAllowedLines(panel, mapping, kPartlyHatchSpacing * em));

    painter.setRenderHint(QPainter::Antialiasing, false);
    if (std::min(mapping.cellWidth(), mapping.cellHeight()) >= kSmallestCellWithGrid) {
        painter.setPen(QPen(content.theme.grid, kLineWidth * em / 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(gridLines(panel, mapping));
    }
    painter.setPen(QPen(content.theme.frame, kLineWidth * em, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(target);
}

} // namespace headscope
