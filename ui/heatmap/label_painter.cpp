// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/label_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QCoreApplication>
#include <QPainterPath>

#include "ui/heatmap/figure_text.h"

namespace headscope {

namespace {

constexpr double kSlope = kLabelAngle * std::numbers::pi / 180;

// Where the middle of the letters is above the base line, in units of the font's size.
constexpr double kMiddle = 0.34;
constexpr double kFrameWidth = 0.08; // rounded to whole pixels: one at common sizes

int queryStride(const FigureScene& scene) {
    return labelStride(scene.mapping(0).cellHeight(), queryLabelDistance(scene.geometry.labelPixels));
}

int keyStride(const FigureScene& scene, std::size_t panel) {
    return labelStride(scene.mapping(panel).cellWidth(), keyLabelDistance(scene.geometry.labelPixels));
}

QString queryLabel(const FigureScene& scene, int query) {
    const QStringList& labels = scene.content.queryLabels;
    return scene.content.numbersQueries ? labelText(labels, query, queryStride(scene)) : labels.value(query);
}

QString keyLabel(const FigureScene& scene, std::size_t panel, int key) {
    const QStringList& labels = scene.content.keyLabels;
    return scene.content.numbersKeys ? labelText(labels, key, keyStride(scene, panel)) : labels.value(key);
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

void paintQueryLabel(QPainter& painter, const FigureScene& scene, int query) {
    const QFont font = painter.font();
    const QRectF& area = scene.geometry.queryLabels;
    const QString text = fittedText(queryLabel(scene, query), font, area.width());
    const double middle = scene.mapping(0).y(query + 0.5);
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

void paintAxisNames(QPainter& painter, const FigureScene& scene) {
    painter.setFont(scene.fonts.small());
    painter.setPen(scene.content.theme.mutedText);
    const auto name = [&](const char* text) { return QCoreApplication::translate("Heatmap", text); };
    QStringList keyNames = {name(QT_TRANSLATE_NOOP("Heatmap", "key (is attended to)")),
                            name(QT_TRANSLATE_NOOP("Heatmap", "key"))};
    QStringList queryNames = {name(QT_TRANSLATE_NOOP("Heatmap", "query (attends)")),
                              name(QT_TRANSLATE_NOOP("Heatmap", "query"))};
    if (!scene.content.queryName.isEmpty()) {
        queryNames.front() = scene.content.queryName;
    }
    if (!scene.content.keyName.isEmpty()) {
        keyNames.front() = scene.content.keyName;
    }
    for (const PanelGeometry& panel : scene.geometry.panels) {
        drawTextIn(painter, panel.keyAxisName, Qt::AlignHCenter,
                   firstFittingText(keyNames, painter.font(), panel.keyAxisName.width()));
    }
    const QRectF& area = scene.geometry.queryAxisName;
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

} // namespace

void paintAxisLabels(QPainter& painter, const FigureScene& scene) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setFont(scene.fonts.label(scene.geometry.labelPixels));
    painter.setPen(scene.content.theme.text);
    forEachLabel(scene.cells.top(), scene.cells.bottom(), queryStride(scene),
                 [&](int query) { paintQueryLabel(painter, scene, query); });
    for (std::size_t panel = 0; panel < scene.geometry.panels.size(); ++panel) {
        forEachLabel(scene.cells.left(), scene.cells.right(), keyStride(scene, panel),
                     [&](int key) { paintKeyLabel(painter, scene, panel, key); });
    }
    paintAxisNames(painter, scene);
}

void paintCrosshair(QPainter& painter, const FigureScene& scene, const Crosshair& crosshair) {
    const FigureTheme& theme = scene.content.theme;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setFont(scene.fonts.label(scene.geometry.labelPixels, true));
    const bool rowInSight = crosshair.query && *crosshair.query + 1 > scene.cells.top() &&
                            *crosshair.query < scene.cells.bottom();
    const bool columnInSight =
        crosshair.key && *crosshair.key + 1 > scene.cells.left() && *crosshair.key < scene.cells.right();
    for (std::size_t panel = 0; panel < scene.geometry.panels.size(); ++panel) {
        const CellMapping mapping = scene.mapping(panel);
        const QRectF& map = mapping.target;
        if (columnInSight) {
            const QRectF column(QPointF(mapping.x(*crosshair.key), map.top()),
                                QPointF(mapping.x(*crosshair.key + 1), map.bottom()));
            paintFrame(painter, scene, column & map, Qt::DashLine);
            painter.setPen(theme.text);
            paintKeyLabel(painter, scene, panel, *crosshair.key, theme.background);
        }
        if (rowInSight) {
            const QRectF row(QPointF(map.left(), mapping.y(*crosshair.query)),
                             QPointF(map.right(), mapping.y(*crosshair.query + 1)));
            paintFrame(painter, scene, row & map, Qt::SolidLine);
        }
    }
    if (rowInSight) {
        const QRectF& area = scene.geometry.queryLabels;
        const CellMapping mapping = scene.mapping(0);
        const Cover cover(*crosshair.query, queryStride(scene), mapping.cellHeight(),
                          scene.geometry.labelPixels);
        painter.fillRect(QRectF(area.left(), mapping.y(*crosshair.query + 0.5) - cover.before, area.width(),
                                cover.before + cover.after),
                         theme.background);
        painter.setPen(theme.text);
        paintQueryLabel(painter, scene, *crosshair.query);
    }
}

} // namespace headscope
