// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDrag>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>
#include <QtTest>

#include "tests/support/dice.h"
#include "tests/ui/window/odd_text.h"

namespace headscope {

/// Mouse and keyboard at the windows of the program, as the desktop hands them over: what is in front gets
/// them. What waits for a person inside a call (a menu, a dialog, dragging) is answered by a timer.
class Hands : public QObject {
  public:
    explicit Hands(Dice& dice) : dice_(dice) {
        constexpr int kSoon = 5; // milliseconds
        connect(&answers_, &QTimer::timeout, this, &Hands::answer);
        answers_.start(kSoon);
    }

    /// A place of the widget that can be seen; nothing where there is none.
    [[nodiscard]] std::optional<QPoint> placeIn(const QWidget& widget) {
        const QRect seen = widget.visibleRegion().boundingRect();
        if (seen.isEmpty()) {
            return std::nullopt;
        }
        return seen.topLeft() + QPoint(dice_.roll(seen.width()), dice_.roll(seen.height()));
    }
    void click(QWidget& widget, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {}) {
        const auto place = placeIn(widget);
        QPointer<QWindow> window = widget.window()->windowHandle();
        if (place && window) {
            const QPoint at = widget.mapTo(widget.window(), *place);
            QTest::mouseMove(window, at);
            press(window, button, keys, at);
        }
    }
    /// From one place of a widget to another.
    void drag(QWidget& widget) {
        const auto from = placeIn(widget);
        const auto to = placeIn(widget);
        QPointer<QWindow> window = widget.window()->windowHandle();
        if (!from || !to || !window) {
            return;
        }
        const QPoint begin = widget.mapTo(widget.window(), *from);
        const QPoint step = (widget.mapTo(widget.window(), *to) - begin) / kSteps;
        QTest::mousePress(window, Qt::LeftButton, {}, begin);
        for (int count = 1; count <= kSteps && window; ++count) {
            QTest::mouseMove(window, begin + count * step);
        }
        if (window) {
            QTest::mouseRelease(window, Qt::LeftButton, {}, begin + kSteps * step);
        }
    }
    void turnWheel(QWidget& widget) {
        if (const auto place = placeIn(widget)) {
            const int notches = dice_.roll(7) - 3;
            const Qt::KeyboardModifiers keys = dice_.isOneOf(3) ? Qt::ControlModifier : Qt::NoModifier;
            QWheelEvent wheel(*place, widget.mapToGlobal(*place), {}, QPoint(0, 120 * notches), Qt::NoButton,
                              keys, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&widget, &wheel);
        }
    }
    /// To whatever has the focus. Not by QTest::keyClick, which goes on with a window that its first event
    /// closed.
    void press(int key, Qt::KeyboardModifiers keys = {}) {
        const QPointer<QWindow> window = QGuiApplication::focusWindow();
        const bool isLetter = key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde;
        const QString text = isLetter ? QString(QChar(key)).toLower() : QString();
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            if (window) {
                qt_handleKeyEvent(window, type, key, keys, text);
            }
        }
        QCoreApplication::processEvents();
    }
    void pressAny() {
        static constexpr std::array kKeys{Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Up,       Qt::Key_Down,
                                          Qt::Key_Left,  Qt::Key_Right,   Qt::Key_Home,     Qt::Key_End,
                                          Qt::Key_Space, Qt::Key_Return,  Qt::Key_PageDown, Qt::Key_PageUp,
                                          Qt::Key_Plus,  Qt::Key_Minus,   Qt::Key_Escape,   Qt::Key_Delete,
                                          Qt::Key_A,     Qt::Key_Z,       Qt::Key_Menu,     Qt::Key_F2};
        static constexpr std::array kModifiers{Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                               Qt::ControlModifier, Qt::AltModifier};
        press(dice_.pick(kKeys), dice_.pick(kModifiers));
    }
    /// Works a control in the way of its kind.
    void work(QWidget& widget) {
        const QPointer<QWidget> still = &widget;
        click(widget);
        if (!still) {
            return;
        }
        if (auto* line = qobject_cast<QLineEdit*>(&widget)) {
            line->selectAll();
            line->insert(words());
            dice_.isOneOf(2) ? press(Qt::Key_Return) : press(Qt::Key_Tab);
        } else if (auto* text = qobject_cast<QPlainTextEdit*>(&widget)) {
            text->insertPlainText(words());
        } else if (auto* spin = qobject_cast<QAbstractSpinBox*>(&widget)) {
            spin->setFocus();
            dice_.isOneOf(2) ? spin->stepBy(dice_.roll(21) - 10) : type(QString::number(dice_.roll(2000)));
        } else if (auto* combo = qobject_cast<QComboBox*>(&widget)) {
            combo->setFocus();
            press(dice_.isOneOf(2) ? Qt::Key_Down : Qt::Key_Up);
        } else if (dice_.isOneOf(2)) {
            drag(widget);
        } else {
            pressAny();
        }
    }

  private:
    static constexpr int kSteps = 8;

    void press(QPointer<QWindow> window, Qt::MouseButton button, Qt::KeyboardModifiers keys, QPoint at) {
        if (window) {
            QTest::mousePress(window, button, keys, at);
        }
        if (window) {
            QTest::mouseRelease(window, button, keys, at);
        }
    }
    void type(const QString& text) {
        for (const QChar letter : text) {
            press(letter.unicode());
        }
        press(Qt::Key_Return);
    }
    [[nodiscard]] QString words() {
        static const std::array kWords{QStringLiteral("L1 H2"),   QStringLiteral("0.25"),
                                       QStringLiteral("the"),     QStringLiteral("-1e99"),
                                       QStringLiteral("1, 2, 3"), QString()};
        return dice_.isOneOf(3) ? oddText(dice_, dice_.roll(40)) : dice_.pick(kWords);
    }
    void answer() {
        if (auto* popup = QApplication::activePopupWidget()) {
            if (auto* menu = qobject_cast<QMenu*>(popup); menu != nullptr && !dice_.isOneOf(3)) {
                QTest::keyClick(menu, dice_.isOneOf(4) ? Qt::Key_Return : Qt::Key_Down);
            } else {
                popup->close();
            }
        } else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            dialog->reject();
        } else {
            QDrag::cancel();
        }
    }

    Dice& dice_;
    QTimer answers_;
};

} // namespace headscope
