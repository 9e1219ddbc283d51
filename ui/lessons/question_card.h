// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/lessons/answer_check.h"
#include "ui/theme/card.h"

class QLineEdit;
class QPushButton;

namespace headscope {

class ChoiceList;
class LessonText;
class ThemedLabel;

/// What was answered, and what it was worth then: kept while a lesson is open, so that going back shows it.
/// (Checked again, it would be compared with the numbers of another step.)
struct GivenAnswer {
    QString typed;
    std::optional<int> choice;
    std::optional<CheckedAnswer> checked;
};

/// A question, a field or choices for the answer, and what it was worth.
class QuestionCard : public Card {
    Q_OBJECT

  public:
    explicit QuestionCard(QWidget* parent = nullptr);

    /// Where answers are looked up; may be changed at any time.
    void setNumberLookup(NumberLookup lookup);
    /// Hidden where there is no question.
    void setQuestion(const std::optional<LessonQuestion>& question, const GivenAnswer& given);
    [[nodiscard]] GivenAnswer given() const;
    [[nodiscard]] const std::optional<CheckedAnswer>& checked() const { return checked_; }

    void check();

  private:
    void build();
    void forget();
    void showVerdict();

    std::optional<LessonQuestion> question_;
    std::optional<CheckedAnswer> checked_; // nothing after the answer was changed
    NumberLookup lookup_;
    LessonText* ask_;
    QLineEdit* field_;
    ThemedLabel* unit_;
    ChoiceList* choices_;
    QPushButton* check_;
    ThemedLabel* verdict_;
    LessonText* remark_; // hint, or explanation
};

} // namespace headscope
