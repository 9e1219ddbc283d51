// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/slice_sheet.h"

#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

SliceSheet::SliceSheet(QWidget* parent) : MapSheet(parent) {
    setObjectName(QStringLiteral("sliceSheet"));
    setAccessibleName(tr("A projection cut into the slices of its heads"));
}

void SliceSheet::setLook(const SlicesLook& look, const QString& emptyText) {
    look_ = look;
    SheetContent content;
    content.emptyText = emptyText;
    if (look.values) {
        SheetMap map;
        map.title = look.title;
        map.note = look.note;
        map.values = look.values;
        map.scale = ValueScale::diverging(look.limit);
        map.isDifference = true; // a palette with a middle for 0
        map.valueName = tr("weight");
        for (int row = 0; row < static_cast<int>(look.values->rows()); ++row) {
            map.rowLabels.append(
                QStringLiteral("%1·%2").arg(look.slices.value(slice(row))).arg(row % look.sliceRows));
        }
        for (int column = 0; column < static_cast<int>(look.values->cols()); ++column) {
            map.columnLabels.append(QString::number(column));
        }
        content.maps.push_back(std::move(map));
        content.columns = 1;
        content.rowName = tr("projected feature");
        content.columnName = tr("feature of the residual stream");
    }
    setContent(std::move(content));
}

void SliceSheet::paintOverlay(QPainter& painter, int map, const CellMapping& mapping) {
    if (map != 0 || !look_.values) {
        return;
    }
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QRectF target = mapping.target;
    const auto sliceRect = [&](int slice) {
        const double top = mapping.y(slice * look_.sliceRows);
        return QRectF(target.left(), top, target.width(), mapping.y((slice + 1) * look_.sliceRows) - top);
    };
    const QFont small = smallerFont(font());
    const QFontMetrics metrics(small);
    painter.save();
    painter.setFont(small);
    for (int slice = 0; slice < static_cast<int>(look_.slices.size()); ++slice) {
        const QRectF rect = sliceRect(slice);
        if (slice > 0) {
            painter.setPen(QPen(theme.text, 1));
            painter.drawLine(rect.topLeft(), rect.topRight());
        }
        const QString& name = look_.slices.at(slice);
        QRectF tag(rect.left() + spacing.tiny, rect.top() + spacing.tiny,
                   metrics.horizontalAdvance(name) + spacing.medium, metrics.height());
        if (tag.height() + 2 * spacing.tiny <= rect.height() && tag.width() < rect.width() / 3) {
            QColor back = theme.card;
            back.setAlphaF(0.85F);
            painter.setPen(Qt::NoPen);
            painter.setBrush(back);
            painter.drawRoundedRect(tag, spacing.radius, spacing.radius);
            painter.setPen(slice == look_.chosen ? theme.sideTextA : theme.text);
            painter.drawText(tag, Qt::AlignCenter | Qt::TextSingleLine, name);
        }
    }
    if (look_.chosen && *look_.chosen < look_.slices.size()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.sideA, 2));
        painter.drawRect(sliceRect(*look_.chosen).adjusted(1, 1, -1, -1));
    }
    painter.restore();
}

} // namespace headscope
