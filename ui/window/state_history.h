// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QUndoStack>

#include "ui/state/window_state.h"

namespace headscope {

/// What was set, step by step. The window notes what it has become; undo and redo ask for what it was.
class StateHistory : public QObject {
    Q_OBJECT

  public:
    explicit StateHistory(QObject* parent = nullptr);

    /// Makes a step of what differs from the state that was noted before; the first one noted is where
    /// history begins. Changes of the same thing less than kOneGesture milliseconds after one another are one
    /// step: typing, and dragging a slider. Two pages are two things.
    void note(const WindowState& state);
    /// What was wanted has come about: no step is made of it.
    void settle(const WindowState& state);
    [[nodiscard]] QUndoStack& stack() { return stack_; }

    static constexpr qint64 kOneGesture = 1000;

  Q_SIGNALS:
    void wanted(const headscope::WindowState& state);

  private:
    class Step;

    /// What is being changed.
    struct Gesture {
        QString name;
        std::set<QString> pages;
        bool operator==(const Gesture&) const = default;
    };

    QUndoStack stack_;
    std::shared_ptr<const WindowState> known_; // which steps share: a text may be long
    Gesture gesture_;
    qint64 lastChange_ = 0;
};

} // namespace headscope
