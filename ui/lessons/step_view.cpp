// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/step_view.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/lessons/lesson_text.h"
#include "ui/lessons/lesson_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kWidestInLines = 34; // heights of a line: about 75 characters

LessonText* text(const QString& name, const QString& accessibleName) {
    auto* text = new LessonText;
    text->setObjectName(name);
    text->setAccessibleName(accessibleName);
    return text;
}

} // namespace

StepView::StepView(QWidget* parent)
    : QScrollArea(parent), column_(new QWidget),
      title_(text(QStringLiteral("stepTitle"), tr("Title of the step"))),
      text_(text(QStringLiteral("stepText"), tr("Text of the step"))),
      notice_(new ThemedLabel(&Theme::warning)), task_(new Card),
      taskText_(text(QStringLiteral("taskText"), tr("What to try"))), question_(new QuestionCard),
      sources_(text(QStringLiteral("sources"), tr("Sources"))) {
    setObjectName(QStringLiteral("stepView"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);

    const Spacing spacing = Spacing::of(font());
    notice_->setObjectName(QStringLiteral("stepNotice"));
    notice_->setWordWrap(true);
    notice_->hide();
    task_->setObjectName(QStringLiteral("taskCard"));
    auto* taskCaption = new ThemedLabel(&Theme::muted, smallerFont);
    taskCaption->setText(tr("Try"));
    auto* task = new QVBoxLayout(task_);
    task->setContentsMargins(0, 0, 0, 0);
    task->setSpacing(spacing.small);
    task->addWidget(taskCaption);
    task->addWidget(taskText_);

    auto* column = new QVBoxLayout(column_);
    column->setContentsMargins(0, 0, spacing.small, spacing.medium);
    column->setSpacing(spacing.large);
    for (QWidget* part :
         std::initializer_list<QWidget*>{title_, notice_, text_, task_, question_, sources_}) {
        column->addWidget(part);
    }
    column->addStretch(1);
    auto* page = new QWidget;
    page->setAutoFillBackground(false);
    auto* centre = new QHBoxLayout(page);
    centre->setContentsMargins(0, 0, 0, 0);
    centre->addWidget(column_);
    setWidget(page);
    page->setAutoFillBackground(false);
    fitWidth();
}

void StepView::fitWidth() {
    column_->setMaximumWidth(Spacing::of(font()).line * kWidestInLines);
}

void StepView::showStep(const LessonStep& step, const GivenAnswer& given,
                        const std::vector<std::string>& sources) {
    title_->showMarkdown(QStringLiteral("## ") + lessonWords(step.title));
    text_->showMarkdown(lessonWords(step.text));
    taskText_->showMarkdown(lessonWords(step.task));
    task_->setVisible(!step.task.empty());
    question_->setQuestion(step.question, given);
    QString list;
    for (const std::string& source : sources) {
        list += QStringLiteral("- ") + fromUtf8(source) + u'\n';
    }
    sources_->showMarkdown(list.isEmpty() ? QString() : tr("**Sources**") + QStringLiteral("\n\n") + list);
    setNotice(QString());
    verticalScrollBar()->setValue(0);
}

void StepView::setNotice(const QString& notice) {
    notice_->setText(notice);
    notice_->setVisible(!notice.isEmpty());
}

QString StepView::notice() const {
    return notice_->text();
}

bool StepView::scrollPage(int direction) {
    QScrollBar* bar = verticalScrollBar();
    const int before = bar->value();
    bar->setValue(before + direction * (bar->pageStep() - Spacing::of(font()).line));
    return bar->value() != before;
}

void StepView::keyPressEvent(QKeyEvent* event) {
    event->ignore(); // the panel scrolls and turns pages
}

void StepView::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitWidth();
    }
}

} // namespace headscope
