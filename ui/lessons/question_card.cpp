// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/question_card.h"

#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/lessons/choice_list.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/lesson_words.h"
#include "ui/lessons/verdict_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

QuestionCard::QuestionCard(QWidget* parent)
    : Card(std::nullopt, parent), ask_(new LessonText), field_(new QLineEdit),
      unit_(new ThemedLabel(&Theme::muted)), choices_(new ChoiceList), check_(new QPushButton(tr("Check"))),
      verdict_(new ThemedLabel(&Theme::text, titleFont)), remark_(new LessonText) {
    setObjectName(QStringLiteral("questionCard"));
    ask_->setObjectName(QStringLiteral("questionText"));
    ask_->setAccessibleName(tr("Question"));
    field_->setObjectName(QStringLiteral("answerField"));
    field_->setAccessibleName(tr("Answer"));
    field_->setPlaceholderText(tr("A number"));
    field_->setToolTip(tr("A number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2. Return checks it"));
    field_->setMaxLength(150);
    unit_->setObjectName(QStringLiteral("answerUnit"));
    choices_->setObjectName(QStringLiteral("choices"));
    check_->setObjectName(QStringLiteral("checkButton"));
    check_->setToolTip(tr("Compare the answer with the right one"));
    check_->setAutoDefault(false);
    verdict_->setObjectName(QStringLiteral("verdict"));
    verdict_->setWordWrap(true);
    remark_->setObjectName(QStringLiteral("remark"));
    remark_->setAccessibleName(tr("Remark on the answer"));
    build();
    connect(field_, &QLineEdit::returnPressed, this, &QuestionCard::check);
    connect(field_, &QLineEdit::textEdited, this, &QuestionCard::forget);
    connect(choices_, &ChoiceList::choiceMade, this, &QuestionCard::forget);
    connect(check_, &QPushButton::clicked, this, &QuestionCard::check);
    hide();
}

void QuestionCard::build() {
    const Spacing spacing = Spacing::of(font());
    auto* caption = new ThemedLabel(&Theme::muted, smallerFont);
    caption->setText(tr("Question"));
    auto* answer = new QHBoxLayout;
    answer->setSpacing(spacing.small);
    answer->addWidget(field_, 1);
    answer->addWidget(unit_);
    answer->addWidget(check_, 0, Qt::AlignRight); // not as wide as the card where there is no field
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.medium);
    column->addWidget(caption);
    column->addWidget(ask_);
    column->addWidget(choices_);
    column->addLayout(answer);
    column->addWidget(verdict_);
    column->addWidget(remark_);
}

void QuestionCard::setNumberLookup(NumberLookup lookup) {
    lookup_ = std::move(lookup);
}

void QuestionCard::setQuestion(const std::optional<LessonQuestion>& question, const GivenAnswer& given) {
    question_ = question;
    checked_ = given.checked;
    setVisible(question.has_value());
    if (!question) {
        return;
    }
    const auto* choice = std::get_if<ChoiceAnswer>(&question->answer);
    ask_->showMarkdown(lessonWords(question->ask));
    field_->setVisible(choice == nullptr);
    field_->setText(given.typed);
    unit_->setText(unitOf(*question));
    unit_->setVisible(!unit_->text().isEmpty());
    choices_->setVisible(choice != nullptr);
    choices_->setChoices(choice == nullptr ? std::vector<std::string>() : choice->choices);
    choices_->setChosen(given.choice);
    showVerdict();
}

GivenAnswer QuestionCard::given() const {
    return {field_->text(), choices_->chosen(), checked_};
}

void QuestionCard::check() {
    if (!question_) {
        return;
    }
    checked_ = std::holds_alternative<ChoiceAnswer>(question_->answer)
                   ? checkChoice(*question_, choices_->chosen())
                   : checkTyped(*question_, field_->text().toStdString(), lookup_);
    showVerdict();
}

void QuestionCard::forget() {
    checked_.reset();
    showVerdict();
}

void QuestionCard::showVerdict() {
    verdict_->setVisible(checked_.has_value());
    if (!checked_) {
        remark_->showMarkdown(QString());
        return;
    }
    const bool isRight = checked_->verdict == Verdict::Right;
    const bool isWrong = checked_->verdict == Verdict::NotYet;
    verdict_->setText(verdictText(*checked_, *question_));
    verdict_->setColour(isRight ? &Theme::accent : isWrong ? &Theme::warning : &Theme::text);
    remark_->showMarkdown(isRight   ? lessonWords(question_->explain)
                          : isWrong ? lessonWords(question_->hint)
                                    : QString());
}

} // namespace headscope
