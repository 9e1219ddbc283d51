// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/label_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QCoreApplication>
#include <QPainterPath>

#include "ui/heatmap/cell_painter.h"
#include "ui/heatmap/figure_text.h"
#include "ui/heatmap/reduction_text.h"

namespace headscope {

namespace {

constexpr double kSlope = kLabelAngle * std::numbers::pi / 180;

// Where the middle of the letters is above the base line, in units of the font's size.
constexpr double kMiddle = 0.34;
constexpr double kFrameWidth = 0.08; // rounded to whole pixels: one at common sizes

int queryStride(const FigureScene& scene, std::size_t panel) {
    return labelStride(scene.mapping(panel).cellHeight(), queryLabelDistance(scene.geometry.labelPixels));
}

int keyStride(const FigureScene& scene, std::size_t panel) {
    return labelStride(scene.mapping(panel).cellWidth(), keyLabelDistance(scene.geometry.labelPixels));
}

QString queryLabel(const FigureScene& scene, std::size_t panel, int query) {
    const MapAxes& axes = scene.content.axesOf(panel);
    return axes.numbersQueries ? labelText(axes.queryLabels, query, queryStride(scene, panel))
                               : axes.queryLabels.value(query);
}

QString keyLabel(const FigureScene& scene, std::size_t panel, int key) {
    const MapAxes& axes = scene.content.axesOf(panel);
    return axes.numbersKeys ? labelText(axes.keyLabels, key, keyStride(scene, panel))
                            : axes.keyLabels.value(key);
}

// What a marked label covers, from before to after its middle: its own place, and all of the labels that
// reach into it.
struct Cover {
    double before = 0;
    double after = 0;

    // `pitch` is the distance of neighbouring cells' labels.
    Cover(int cell, int stride, double pitch, double labelPixels) {
        constexpr double kHalf = 0.58;
        const auto reach = [&](int cells) {
            const double distance = cells * pitch;
            return (distance < 2 * kHalf * labelPixels ? distance : 0) + kHalf * labelPixels;
        };
        before = reach(cell % stride);
        after = cell % stride == 0 ? kHalf * labelPixels : reach(stride - cell % stride);
    }
};

void paintQueryLabel(QPainter& painter, const FigureScene& scene, std::size_t panel, int query) {
    const QFont font = painter.font();
    const QRectF& area = scene.geometry.panels[panel].queryLabels;
    const QString text = fittedText(queryLabel(scene, panel, query), font, area.width());
    const double middle = scene.mapping(panel).y(query + 0.5);
    drawText(painter, QPointF(area.right() - textWidth(text, font), middle + kMiddle * font.pixelSize()),
             text);
}

// The label rises from above its column; `ground`, where valid, covers what is under it.
void paintKeyLabel(QPainter& painter, const FigureScene& scene, std::size_t panel, int key,
                   const QColor& ground = {}) {
    const PanelGeometry& geometry = scene.geometry.panels[panel];
    const QFont font = painter.font();
    const double size = font.pixelSize();
    const double foot = 0.35 * scene.fonts.em();
    const double x = scene.mapping(panel).x(key + 0.5);
    const double length =
        std::min((geometry.keyLabels.height() - foot - 0.6 * size * std::cos(kSlope)) / std::sin(kSlope),
                 (geometry.keyLabels.right() - x - 0.5 * size * std::sin(kSlope)) / std::cos(kSlope));
    const QString text = fittedText(keyLabel(scene, panel, key), font, length);
    if (ground.isValid()) {
        // Leaning as the labels do, and ending above the map.
        const Cover cover(key, keyStride(scene, panel), scene.mapping(panel).cellWidth() * std::sin(kSlope),
                          size);
        const QPointF up = (length + 0.8 * size) * QPointF(std::cos(kSlope), -std::sin(kSlope));
        const QPointF left(x - cover.before / std::sin(kSlope) - 0.2 * size, geometry.keyLabels.bottom() - 1);
        const QPointF right(x + cover.after / std::sin(kSlope), left.y());
        QPainterPath area;
        area.addPolygon(QPolygonF({left, right, right + up, left + up}));
        painter.fillPath(area, ground);
    }
    painter.save();
    painter.translate(x, geometry.keyLabels.bottom() - foot);
    painter.rotate(-kLabelAngle);
    drawText(painter, QPointF(0, kMiddle * size), text);
    painter.restore();
}

// Calls paint for every stride-th cell whose middle is in sight.
template <typename Paint>
void forEachLabel(double begin, double end, int stride, const Paint& paint) {
    const int first = static_cast<int>(std::ceil(begin - 0.5));
    for (int cell = (first + stride - 1) / stride * stride; cell + 0.5 <= end; cell += stride) {
        paint(cell);
    }
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::Heatmap)
};

/// The name of an axis, and a shorter one.
QStringList namesOf(const QString& own, const QString& usual, const QString& brief) {
    return {own.isEmpty() ? usual : own, brief};
}

/// Each with the note behind it, and at last the note alone; as they are without one.
QStringList withNote(QStringList names, const QString& note) {
    if (!note.isEmpty()) {
        for (QString& name : names) {
            name += QStringLiteral(" · ") + note;
        }
        names += note;
    }
    return names;
}

void paintAxisNames(QPainter& painter, const FigureScene& scene, std::size_t index) {
    const PanelGeometry& panel = scene.geometry.panels[index];
    const MapAxes& axes = scene.content.axesOf(index);
    const QString note = reductionText(scene.content, scene.content.panels[index],
                                       cellsAPixel(painter, scene.content, scene.mapping(index)));
    const QStringList keyNames =
        withNote(namesOf(axes.keyName, Words::tr("key (is attended to)"), Words::tr("key")), note);
    drawTextIn(painter, panel.keyAxisName, Qt::AlignHCenter,
               firstFittingText(keyNames, painter.font(), panel.keyAxisName.width()));
    if (!scene.content.labelsQueries(index)) {
        return;
    }
    const QStringList queryNames = namesOf(axes.queryName, Words::tr("query (attends)"), Words::tr("query"));
    const QRectF& area = panel.queryAxisName;
    const QRectF along(-area.height() / 2, -area.width() / 2, area.height(), area.width());
    painter.save();
    painter.translate(area.center());
    painter.rotate(-90);
    drawTextIn(painter, along, Qt::AlignHCenter, firstFittingText(queryNames, painter.font(), along.width()));
    painter.restore();
}

// A line around `area`, and one of the ground's colour around that, to be seen on dark and on light cells.
// Both lie outside of it, on whole pixels.
void paintFrame(QPainter& painter, const FigureScene& scene, const QRectF& area, Qt::PenStyle style) {
    const double width = std::max(1.0, std::round(kFrameWidth * scene.fonts.em()));
    const QRectF whole = area.toAlignedRect();
    const auto grown = [&](double by) { return whole.adjusted(-by, -by, by, by); };
    painter.setPen(QPen(scene.content.theme.background, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(grown(width * 1.5));
    painter.drawRect(grown(width / 2)); // between the dashes
    painter.setPen(QPen(scene.content.theme.text, width, style, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(grown(width / 2));
}

void paintMarkedColumn(QPainter& painter, const FigureScene& scene, std::size_t panel, int key) {
    const CellMapping mapping = scene.mapping(panel);
    const QRectF& map = mapping.target;
    const QRectF column(QPointF(mapping.x(key), map.top()), QPointF(mapping.x(key + 1), map.bottom()));
    paintFrame(painter, scene, column & map, Qt::DashLine);
    painter.setPen(scene.content.theme.text);
    paintKeyLabel(painter, scene, panel, key, scene.content.theme.background);
}

void paintMarkedRow(QPainter& painter, const FigureScene& scene, std::size_t panel, int query) {
    const CellMapping mapping = scene.mapping(panel);
    const QRectF& map = mapping.target;
    const QRectF row(QPointF(map.left(), mapping.y(query)), QPointF(map.right(), mapping.y(query + 1)));
    paintFrame(painter, scene, row & map, Qt::SolidLine);
}

void paintMarkedQuery(QPainter& painter, const FigureScene& scene, std::size_t panel, int query) {
    const QRectF& area = scene.geometry.panels[panel].queryLabels;
    const CellMapping mapping = scene.mapping(panel);
    const Cover cover(query, queryStride(scene, panel), mapping.cellHeight(), scene.geometry.labelPixels);
    painter.fillRect(
        QRectF(area.left(), mapping.y(query + 0.5) - cover.before, area.width(), cover.before + cover.after),
        scene.content.theme.background);
    painter.setPen(scene.content.theme.text);
    paintQueryLabel(painter, scene, panel, query);
}

} // namespace

void paintAxisLabels(QPainter& painter, const FigureScene& scene) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setFont(scene.fonts.label(scene.geometry.labelPixels));
    painter.setPen(scene.content.theme.text);
    for (std::size_t panel = 0; panel < scene.geometry.panels.size(); ++panel) {
        const QRectF cells = scene.mapping(panel).cells;
        if (scene.content.labelsQueries(panel)) {
            forEachLabel(cells.top(), cells.bottom(), queryStride(scene, panel),
                         [&](int query) { paintQueryLabel(painter, scene, panel, query); });
        }
        forEachLabel(cells.left(), cells.right(), keyStride(scene, panel),
                     [&](int key) { paintKeyLabel(painter, scene, panel, key); });
    }
    painter.setFont(scene.fonts.small());
    painter.setPen(scene.content.theme.mutedText);
    for (std::size_t panel = 0; panel < scene.geometry.panels.size(); ++panel) {
        paintAxisNames(painter, scene, panel);
    }
}

void paintCrosshair(QPainter& painter, const FigureScene& scene, const Crosshair& crosshair) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setFont(scene.fonts.label(scene.geometry.labelPixels, true));
    for (std::size_t panel = 0; panel < scene.geometry.panels.size(); ++panel) {
        if (crosshair.panel >= scene.content.panels.size() ||
            !scene.content.areLinked(panel, crosshair.panel)) {
            continue;
        }
        const QRectF cells = scene.mapping(panel).cells;
        const bool rowInSight =
            crosshair.query && *crosshair.query + 1 > cells.top() && *crosshair.query < cells.bottom();
        if (crosshair.key && *crosshair.key + 1 > cells.left() && *crosshair.key < cells.right()) {
            paintMarkedColumn(painter, scene, panel, *crosshair.key);
        }
        if (rowInSight) {
            paintMarkedRow(painter, scene, panel, *crosshair.query);
        }
        if (rowInSight && scene.content.labelsQueries(panel)) {
            paintMarkedQuery(painter, scene, panel, *crosshair.query);
        }
    }
}

} // namespace headscope
