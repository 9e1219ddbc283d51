// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presentation/frozen_picture.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/painted_view.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

FrozenPicture::FrozenPicture(QWidget* window) : QWidget(window) {
    setObjectName(QStringLiteral("frozenPicture"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    declarePainted(*this, QAccessible::Graphic);
    setAccessibleName(tr("Frozen picture of the window"));
    hide();
}

void FrozenPicture::setShown(bool isShown) {
    if (isShown == !isHidden()) {
        return;
    }
    if (isShown) {
        picture_ = parentWidget()->grab();
        setGeometry(parentWidget()->rect());
        parentWidget()->installEventFilter(this);
        show();
        raise();
    } else {
        parentWidget()->removeEventFilter(this);
        hide();
        picture_ = {};
        Q_EMIT ended();
    }
}

bool FrozenPicture::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        setShown(false); // the picture is of another size
    }
    return QWidget::eventFilter(watched, event);
}

void FrozenPicture::mousePressEvent(QMouseEvent* event) {
    event->accept();
    setShown(false);
}

void FrozenPicture::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.drawPixmap(0, 0, picture_);
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QString text = tr("Frozen · F7, Escape or a click goes on");
    QRect label(QPoint(), painter.fontMetrics().size(0, text));
    label.adjust(0, 0, 2 * spacing.medium, 2 * spacing.small);
    label.moveBottomRight(rect().bottomRight() - QPoint(spacing.large, spacing.large));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawRoundedRect(label, spacing.radius, spacing.radius);
    painter.setPen(theme.card);
    painter.drawText(label, Qt::AlignCenter, text);
}

} // namespace headscope
