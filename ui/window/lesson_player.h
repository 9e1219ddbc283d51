// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "core/lessons/lesson.h"
#include "ui/session/study.h"
#include "ui/state/window_state.h"

namespace headscope {

class LessonPanel;
class MainWindow;

/// Sets the window as the steps of a lesson ask for, and as it was when the lesson is left.
class LessonPlayer : public QObject {
    Q_OBJECT

  public:
    LessonPlayer(MainWindow& window, LessonPanel& panel);

    /// Reads the lessons of a folder, in a worker.
    void setFolder(const QString& folder);
    [[nodiscard]] const QString& folder() const { return folder_; }
    /// Reads a lesson of the user's, likewise.
    void openFile(const QString& path);
    /// The window's own state while a lesson is open.
    [[nodiscard]] const std::optional<WindowState>& before() const { return before_; }

  Q_SIGNALS:
    /// The window is as the step asks for, or can not be.
    void stepSet();

  private:
    void begin(const LessonStep& step);
    void set();
    void settled();
    void end();
    /// What the step asks for; nothing, and the notice, where that does not fit the window.
    [[nodiscard]] std::optional<WindowState> wanted() const;

    MainWindow& window_;
    LessonPanel& panel_;
    QString folder_;                    // of the program's own lessons, and of models that come with them
    std::optional<WindowState> before_; // of the window, when the lesson was opened
    LessonState state_;                 // of the present step
    bool isSetting_ = false;
    bool isSecondTime_ = false; // it is set: once more, since a word meant something else
    Study lists_;
    Study files_;
};

} // namespace headscope
