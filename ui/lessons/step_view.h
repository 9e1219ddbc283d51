// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "ui/lessons/question_card.h"

namespace headscope {

class Card;
class LessonText;
class ThemedLabel;

/// One step: its title and text, what to try, and the question, in a column of readable width that scrolls.
class StepView : public QScrollArea {
    Q_OBJECT

  public:
    explicit StepView(QWidget* parent = nullptr);

    /// `sources` stand under the last step.
    void showStep(const LessonStep& step, const GivenAnswer& given, const std::vector<std::string>& sources);
    /// What the window could not set, in one sentence; empty hides it.
    void setNotice(const QString& text);
    [[nodiscard]] QString notice() const;
    [[nodiscard]] QuestionCard& question() { return *question_; }

    /// Nearly a page up (-1) or down (1); false where there is no more to see there.
    bool scrollPage(int direction);

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void fitWidth();

    QWidget* column_;
    LessonText* title_;
    LessonText* text_;
    ThemedLabel* notice_;
    Card* task_;
    LessonText* taskText_;
    QuestionCard* question_;
    LessonText* sources_;
};

} // namespace headscope
