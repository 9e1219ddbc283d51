// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/step_sheet.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

#include "ui/theme/spacing.h"

namespace headscope {

namespace {

/// In the gap between two maps, or behind the last one of a line.
void paintArrow(QPainter& painter, const SheetScene& scene, const QRectF& gap, bool isBetween) {
    const Spacing spacing = Spacing::of(scene.font);
    const double length = std::min(gap.width() - 2.0 * spacing.tiny, 1.5 * spacing.medium);
    if (length < spacing.medium) {
        return;
    }
    const QPointF tip(gap.left() + (isBetween ? (gap.width() + length) / 2 : spacing.tiny + length),
                      gap.center().y());
    const double head = length / 3;
    painter.setPen(QPen(scene.theme.muted, 1.5 * spacing.hair, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(tip - QPointF(length, 0), tip);
    painter.drawLine(tip - QPointF(head, head), tip);
    painter.drawLine(tip - QPointF(head, -head), tip);
}

} // namespace

void StepSheet::setSteps(std::vector<bool> follows, SheetContent content) {
    follows_ = std::move(follows);
    setContent(std::move(content));
}

void StepSheet::paintBetween(QPainter& painter) {
    paintStepArrows(painter, scene(), follows_, width());
}

void paintStepArrows(QPainter& painter, const SheetScene& scene, const std::vector<bool>& follows,
                     double width) {
    painter.setRenderHint(QPainter::Antialiasing);
    for (int map = 1; map < static_cast<int>(follows.size()); ++map) {
        const QRectF to = scene.mapRect(map);
        const QRectF from = scene.mapRect(map - 1);
        if (follows.at(static_cast<std::size_t>(map)) && !from.isEmpty() && !to.isEmpty()) {
            const bool isBeside = from.top() == to.top(); // else the next line follows
            const QPointF end(isBeside ? to.left() : width, from.bottom());
            paintArrow(painter, scene, QRectF(from.topRight(), end), isBeside);
        }
    }
}

std::vector<bool> stepsFollow(const StepsLook& look) {
    std::vector<bool> follows;
    for (const StepLook& step : look.steps) {
        follows.push_back(!step.replacesLast);
    }
    return follows;
}

SheetContent stepsSheet(const StepsLook& look, StepRange range) {
    SheetContent content;
    for (std::size_t index = 0; index < look.steps.size(); ++index) {
        const StepLook& step = look.steps[index];
        SheetMap map;
        map.title = step.title;
        map.note = step.note;
        map.values = step.values;
        map.allowed = step.allowed;
        map.scale = stepScale(look, index, range);
        map.isDifference = step.role == StepRole::Score; // 0 is the middle of its colours
        map.side = look.side;
        map.valueName = step.valueName;
        content.maps.push_back(std::move(map));
    }
    content.rowLabels = look.queryLabels;
    content.columnLabels = look.keyLabels;
    content.rowName = look.queryName.isEmpty() ? QCoreApplication::translate("StepsView", "query (attends)")
                                               : look.queryName;
    content.columnName = look.keyName.isEmpty()
                             ? QCoreApplication::translate("StepsView", "key (is attended to)")
                             : look.keyName;
    content.palette = look.palette;
    content.emptyText = look.emptyText;
    return content;
}

} // namespace headscope
