// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presentation/spotlight.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QRadialGradient>

namespace headscope {

namespace {

constexpr int kDarkness = 150; // of 255
constexpr double kRadius = 7;  // in lines of text
constexpr double kSharp = 0.8; // share of the radius that is clear

} // namespace

Spotlight::Spotlight(QWidget* window) : QWidget(window) {
    setObjectName(QStringLiteral("spotlight"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void Spotlight::setShown(bool isShown) {
    if (isShown == !isHidden()) {
        return;
    }
    if (isShown) {
        setGeometry(parentWidget()->rect());
        centre_ = mapFromGlobal(QCursor::pos());
        qApp->installEventFilter(this);
        show();
        raise();
    } else {
        qApp->removeEventFilter(this);
        hide();
    }
}

int Spotlight::radius() const {
    return qRound(kRadius * fontMetrics().height());
}

QRect Spotlight::circle(const QPoint& centre) const {
    return {centre - QPoint(radius(), radius()), QSize(2 * radius(), 2 * radius())};
}

void Spotlight::moveTo(std::optional<QPoint> centre) {
    if (centre == centre_) {
        return;
    }
    if (centre_) {
        update(circle(*centre_));
    }
    centre_ = centre;
    if (centre_) {
        update(circle(*centre_));
    }
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::HoverMove) {
        moveTo(mapFromGlobal(QCursor::pos()));
    } else if (watched == parentWidget() && event->type() == QEvent::Leave) {
        moveTo(std::nullopt);
    } else if (watched == parentWidget() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void Spotlight::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    const QColor dark(0, 0, 0, kDarkness);
    if (!centre_) {
        painter.fillRect(event->rect(), dark);
        return;
    }
    const QRect round = circle(*centre_);
    for (const QRect& around : QRegion(event->rect()).subtracted(round)) {
        painter.fillRect(around, dark);
    }
    QRadialGradient light(*centre_, radius());
    light.setColorAt(0, Qt::transparent);
    light.setColorAt(kSharp, Qt::transparent);
    light.setColorAt(1, dark);
    painter.fillRect(round.intersected(event->rect()), light);
}

} // namespace headscope
