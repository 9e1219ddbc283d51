// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "core/lessons/answer_check.h"
#include "core/lessons/lesson_list.h"
#include "ui/lessons/question_card.h"

class QAction;
class QPushButton;
class QStackedLayout;

namespace headscope {

class LessonChooser;
class StepDots;
class StepView;
class ThemedLabel;

/// Lessons: the list of them, or one of them step by step. It sets nothing in the window; it says which step
/// is shown, and the window does what the step's state asks.
///
/// Keys: Alt+Page Down and Alt+Page Up go on and back from anywhere in the window. With the focus in the
/// panel, Page Down and Page Up scroll the step, and go on and back at its ends. (Ctrl+Alt with arrows
/// belongs to many desktops.)
class LessonPanel : public QWidget {
    Q_OBJECT

  public:
    explicit LessonPanel(QWidget* parent = nullptr);

    /// The program's own, in their order; broken files among them are shown with their fault.
    void setLessons(std::vector<LessonEntry> entries);
    /// What stands in the place of the list where it is empty.
    void setEmptyText(const QString& text);
    /// Where the answers to questions about the window's numbers are.
    void setNumberLookup(NumberLookup lookup);

    /// Shows a step. Of an entry that is broken, the fault, and what was shown stays.
    void openLesson(const std::shared_ptr<const Lesson>& lesson, int step = 0);
    void openEntry(const LessonEntry& entry);
    /// Back to the list; left() is signalled where a lesson was open.
    void leave();
    void goTo(int step);

    /// Null where the list is shown.
    [[nodiscard]] const std::shared_ptr<const Lesson>& lesson() const { return lesson_; }
    [[nodiscard]] int step() const { return step_; }
    /// The keyboard is for the list of lessons, or for the open one's steps.
    void takeFocus();
    /// What the present step sets and the window could not, in one sentence; empty takes it away. Goes with
    /// the step.
    void setNotice(const QString& text);
    [[nodiscard]] QString notice() const;

    /// For a menu; disabled where there is nothing to go to.
    [[nodiscard]] QAction* backAction() const { return back_; }
    [[nodiscard]] QAction* nextAction() const { return next_; }
    [[nodiscard]] QAction* leaveAction() const { return leave_; }

    [[nodiscard]] QSize sizeHint() const override;

  Q_SIGNALS:
    void stepShown(const headscope::LessonStep& step);
    /// The window's own state is to return.
    void left();
    /// A file of the user's is to be read; the answer goes to openEntry().
    void fileWanted(const QString& path);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void buildActions();
    QWidget* buildLessonPage();
    void goBack();
    void goOn();
    void show(int step);
    void keepAnswer();
    void showActions();
    /// Of the list, behind the one that is open; null where there is none.
    [[nodiscard]] std::shared_ptr<const Lesson> nextLesson() const;

    std::vector<LessonEntry> entries_;
    std::shared_ptr<const Lesson> lesson_;
    std::vector<GivenAnswer> given_; // one a step of the lesson
    int step_ = 0;

    QStackedLayout* pages_;
    LessonChooser* chooser_;
    QAction* back_ = nullptr;
    QAction* next_ = nullptr;
    QAction* leave_ = nullptr;
    ThemedLabel* title_;
    ThemedLabel* count_;
    StepDots* dots_;
    StepView* view_;
    QPushButton* backButton_;
    QPushButton* nextButton_;
};

} // namespace headscope
