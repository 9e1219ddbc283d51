// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/head_picker.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include "ui/scores/score_text.h"
#include "ui/theme/side_click.h"

namespace headscope {

HeadPicker::HeadPicker(QWidget* canvas, const HeadMarks& marks, Places places)
    : QObject(canvas), canvas_(canvas), marks_(marks), places_(std::move(places)) {
    canvas->setMouseTracking(true);
    canvas->setFocusPolicy(Qt::StrongFocus);
    canvas->installEventFilter(this);
}

bool HeadPicker::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        move(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent*>(event));
    case QEvent::Leave:
        point(std::nullopt);
        return false;
    case QEvent::KeyPress:
        return pressKey(*static_cast<QKeyEvent*>(event));
    case QEvent::ContextMenu:
        if (static_cast<QContextMenuEvent*>(event)->reason() == QContextMenuEvent::Keyboard) {
            showMenu();
        }
        return true; // by the mouse: it chooses B
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool HeadPicker::press(const QMouseEvent& event) {
    const QPoint place = event.position().toPoint();
    if (event.button() == Qt::LeftButton) {
        pressed_ = place;
        return true;
    }
    const std::optional<HeadId> head = places_.headAt(place);
    if (head && event.button() == Qt::RightButton) {
        Q_EMIT chosen(SideName::B, *head);
    } else if (head && event.button() == Qt::MiddleButton) {
        Q_EMIT pinToggled(*head);
    }
    return true;
}

void HeadPicker::move(const QMouseEvent& event) {
    const QPoint place = event.position().toPoint();
    if (pressed_ && event.buttons().testFlag(Qt::LeftButton)) {
        const bool isDrag = (place - *pressed_).manhattanLength() >= QApplication::startDragDistance();
        if (isDrag || !band_.isNull()) {
            band_ = QRect(*pressed_, place).normalized();
            canvas_->update();
            return;
        }
    }
    point(places_.headAt(place));
}

bool HeadPicker::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !pressed_) {
        return true;
    }
    const bool adds = event.modifiers().testFlag(Qt::ControlModifier);
    const QPoint place = *std::exchange(pressed_, std::nullopt);
    const QRect band = std::exchange(band_, QRect());
    if (!band.isNull()) {
        std::set<HeadId> heads = places_.headsIn(band);
        if (adds) {
            heads.insert(marks_.brushed.begin(), marks_.brushed.end());
        }
        canvas_->update();
        Q_EMIT brushed(heads);
    } else if (const std::optional<HeadId> head = places_.headAt(place)) {
        if (adds) {
            Q_EMIT brushed(toggled(marks_.brushed, *head));
        } else {
            Q_EMIT chosen(shiftedSide(event.modifiers()), *head);
        }
    }
    return true;
}

bool HeadPicker::pressKey(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_P:
        Q_EMIT pinToggled(marks_.a);
        return true;
    case Qt::Key_B:
        Q_EMIT chosen(SideName::B, marks_.a);
        return true;
    case Qt::Key_Space:
        Q_EMIT brushed(toggled(marks_.brushed, marks_.a));
        return true;
    case Qt::Key_Escape:
        if (!marks_.brushed.empty()) {
            Q_EMIT brushed({});
            return true;
        }
        return false;
    default:
        return false;
    }
}

/// For the key that opens menus.
void HeadPicker::showMenu() {
    const HeadId head = marks_.a;
    auto* menu = new QMenu(canvas_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(headName(head));
    menu->addAction(tr("Show as side B"), this, [this, head] { Q_EMIT chosen(SideName::B, head); });
    menu->addAction(marks_.pinned.contains(head) ? tr("Unpin") : tr("Pin"), this,
                    [this, head] { Q_EMIT pinToggled(head); });
    menu->addAction(marks_.brushed.contains(head) ? tr("Take out of the brush") : tr("Add to the brush"),
                    this, [this, head] { Q_EMIT brushed(toggled(marks_.brushed, head)); });
    menu->popup(canvas_->mapToGlobal(canvas_->rect().center()));
}

void HeadPicker::point(std::optional<HeadId> head) {
    if (head != hovered_) {
        hovered_ = head;
        canvas_->update();
    }
}

} // namespace headscope
