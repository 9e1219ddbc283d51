// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QMouseEvent>
#include <QTest>

#include "ui/controls/segmented_choice.h"
#include "ui/panels/matrix_canvas.h"

namespace headscope {

/// Moves the pointer over the widget, which need not be under the real one.
inline void pointAt(QWidget* widget, const QPointF& position) {
    QMouseEvent move(QEvent::MouseMove, position, widget->mapToGlobal(position), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(widget, &move);
}

inline void dragOver(QWidget* widget, const QPointF& from, const QPointF& to,
                     Qt::KeyboardModifiers modifiers = {}) {
    QTest::mousePress(widget, Qt::LeftButton, modifiers, from.toPoint());
    for (const double share : {0.5, 1.0}) {
        const QPointF at = from + share * (to - from);
        QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         modifiers);
        QApplication::sendEvent(widget, &move);
    }
    QTest::mouseRelease(widget, Qt::LeftButton, modifiers, to.toPoint());
}

inline QPoint middleOf(const MatrixCanvas& canvas, int row, int column) {
    return canvas.cellRect(row, column).center().toPoint();
}

/// Clicks a segment of a choice inside `view`.
inline void chooseSegment(const QWidget& view, const QString& choice, int index) {
    view.findChild<SegmentedChoice*>(choice)->findChildren<QAbstractButton*>().at(index)->click();
}

} // namespace headscope
