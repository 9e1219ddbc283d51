// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_panel.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/lessons/lesson_chooser.h"
#include "ui/lessons/lesson_words.h"
#include "ui/lessons/step_dots.h"
#include "ui/lessons/step_view.h"
#include "ui/theme/fonts.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

QPushButton* stepButton(const QString& name, QAction& action) {
    auto* button = new QPushButton(action.text());
    button->setObjectName(name);
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    QObject::connect(&action, &QAction::changed, button, [button, &action] {
        button->setText(action.text());
        button->setToolTip(action.toolTip());
        button->setEnabled(action.isEnabled());
    });
    return button;
}

} // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : QWidget(parent), pages_(new QStackedLayout), chooser_(new LessonChooser),
      title_(new ThemedLabel(&Theme::text, titleFont)), count_(new ThemedLabel(&Theme::muted, smallerFont)),
      dots_(new StepDots), view_(new StepView) {
    setObjectName(QStringLiteral("lessonPanel"));
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Lessons"));
    buildActions();
    backButton_ = stepButton(QStringLiteral("lessonBack"), *back_);
    nextButton_ = stepButton(QStringLiteral("lessonNext"), *next_);
    pages_->addWidget(chooser_);
    pages_->addWidget(buildLessonPage());
    const Spacing spacing = Spacing::of(font());
    auto* frame = new QVBoxLayout(this);
    frame->setContentsMargins(spacing.medium, spacing.medium, spacing.medium, spacing.medium);
    frame->addLayout(pages_);
    connect(chooser_, &LessonChooser::lessonChosen, this,
            [this](int index) { openEntry(entries_.at(static_cast<std::size_t>(index))); });
    connect(chooser_, &LessonChooser::fileWanted, this, &LessonPanel::fileWanted);
    connect(dots_, &StepDots::stepChosen, this, &LessonPanel::goTo);
    showActions();
}

void LessonPanel::buildActions() {
    back_ = new QAction(tr("Back"), this);
    back_->setObjectName(QStringLiteral("lessons.back"));
    back_->setShortcut(QKeySequence(Qt::ALT | Qt::Key_PageUp));
    next_ = new QAction(tr("Next"), this);
    next_->setObjectName(QStringLiteral("lessons.next"));
    next_->setShortcut(QKeySequence(Qt::ALT | Qt::Key_PageDown));
    leave_ = new QAction(themedIcon(QStringLiteral("close")), tr("Leave the lesson"), this);
    leave_->setObjectName(QStringLiteral("lessons.leave"));
    leave_->setToolTip(tr("Leave the lesson: the window is as it was before it"));
    addActions({back_, next_, leave_});
    connect(back_, &QAction::triggered, this, &LessonPanel::goBack);
    connect(next_, &QAction::triggered, this, &LessonPanel::goOn);
    connect(leave_, &QAction::triggered, this, &LessonPanel::leave);
}

QWidget* LessonPanel::buildLessonPage() {
    const Spacing spacing = Spacing::of(font());
    title_->setObjectName(QStringLiteral("lessonTitle"));
    title_->setElidable(true);
    count_->setObjectName(QStringLiteral("stepCount"));
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("leaveLesson"));
    close->setDefaultAction(leave_);
    close->setAutoRaise(true);
    auto* top = new QHBoxLayout;
    top->setSpacing(spacing.small);
    top->addWidget(title_, 1);
    top->addWidget(close);
    auto* steps = new QHBoxLayout;
    steps->setSpacing(spacing.medium);
    steps->addWidget(count_);
    steps->addWidget(dots_, 1);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(spacing.small);
    bottom->addWidget(backButton_);
    bottom->addStretch(1);
    bottom->addWidget(nextButton_);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(top);
    column->addLayout(steps);
    column->addSpacing(spacing.small);
    column->addWidget(view_, 1);
    column->addLayout(bottom);
    return page;
}

void LessonPanel::setLessons(std::vector<LessonEntry> entries) {
    entries_ = std::move(entries);
    chooser_->setLessons(entries_);
    showActions();
}

void LessonPanel::setEmptyText(const QString& text) {
    chooser_->setEmptyText(text);
}

void LessonPanel::setNumberLookup(NumberLookup lookup) {
    view_->question().setNumberLookup(std::move(lookup));
}

void LessonPanel::openEntry(const LessonEntry& entry) {
    chooser_->setFault(fromUtf8(entry.fault));
    if (entry.lesson) {
        const bool hadFocus = chooser_->isAncestorOf(QApplication::focusWidget());
        openLesson(entry.lesson);
        if (hadFocus) {
            takeFocus(); // the row that had it is out of sight
        }
    }
}

void LessonPanel::openLesson(const std::shared_ptr<const Lesson>& lesson, int step) {
    lesson_ = lesson;
    given_.assign(lesson->steps.size(), {});
    chooser_->setFault(QString());
    QStringList names;
    for (const LessonStep& each : lesson->steps) {
        names.append(lessonWords(each.title));
    }
    title_->setText(lessonWords(lesson->title));
    dots_->setSteps(names);
    pages_->setCurrentIndex(1);
    show(qBound(0, step, static_cast<int>(lesson->steps.size()) - 1));
}

void LessonPanel::leave() {
    if (!lesson_) {
        return;
    }
    lesson_.reset();
    given_.clear();
    step_ = 0;
    pages_->setCurrentIndex(0);
    showActions();
    Q_EMIT left();
}

void LessonPanel::goTo(int step) {
    if (!lesson_ || step < 0 || step >= static_cast<int>(lesson_->steps.size())) {
        return;
    }
    keepAnswer();
    show(step);
}

void LessonPanel::goBack() {
    goTo(step_ - 1);
}

void LessonPanel::goOn() {
    if (!lesson_) {
        return;
    }
    if (step_ + 1 < static_cast<int>(lesson_->steps.size())) {
        goTo(step_ + 1);
    } else if (const auto next = nextLesson()) {
        openLesson(next);
    } else {
        leave();
    }
}

void LessonPanel::show(int step) {
    step_ = step;
    const LessonStep& shown = lesson_->steps[static_cast<std::size_t>(step)];
    const bool isLast = step + 1 == static_cast<int>(lesson_->steps.size());
    count_->setText(tr("Step %1 of %2").arg(step + 1).arg(lesson_->steps.size()));
    dots_->setCurrent(step);
    view_->showStep(shown, given_[static_cast<std::size_t>(step)],
                    isLast ? lesson_->sources : std::vector<std::string>());
    showActions();
    const std::shared_ptr<const Lesson> kept = lesson_; // whoever listens may open another
    Q_EMIT stepShown(shown);
}

void LessonPanel::keepAnswer() {
    given_[static_cast<std::size_t>(step_)] = view_->question().given();
}

void LessonPanel::setNotice(const QString& text) {
    view_->setNotice(text);
}

QString LessonPanel::notice() const {
    return view_->notice();
}

std::shared_ptr<const Lesson> LessonPanel::nextLesson() const {
    bool isBehind = false;
    for (const LessonEntry& entry : entries_) {
        if (isBehind && entry.lesson) {
            return entry.lesson;
        }
        isBehind = isBehind || (entry.lesson && entry.lesson == lesson_);
    }
    return nullptr;
}

void LessonPanel::showActions() {
    const int last = lesson_ ? static_cast<int>(lesson_->steps.size()) - 1 : 0;
    const std::shared_ptr<const Lesson> next = lesson_ && step_ == last ? nextLesson() : nullptr;
    back_->setEnabled(lesson_ != nullptr && step_ > 0);
    back_->setToolTip(tr("The step before (Alt+Page Up)"));
    next_->setEnabled(lesson_ != nullptr);
    leave_->setEnabled(lesson_ != nullptr);
    if (step_ < last) {
        next_->setText(tr("Next"));
        next_->setToolTip(tr("The next step (Alt+Page Down)"));
    } else if (next) {
        next_->setText(tr("Next lesson"));
        next_->setToolTip(plainTooltip(lessonWords(next->title)));
    } else {
        next_->setText(lesson_ ? tr("Finish") : tr("Next"));
        next_->setToolTip(leave_->toolTip());
    }
}

QSize LessonPanel::sizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {spacing.line * 22, spacing.line * 30};
}

void LessonPanel::takeFocus() {
    lesson_ ? setFocus(Qt::ShortcutFocusReason) : chooser_->takeFocus();
}

void LessonPanel::keyPressEvent(QKeyEvent* event) {
    const int direction = event->key() == Qt::Key_PageDown ? 1 : event->key() == Qt::Key_PageUp ? -1 : 0;
    if (direction == 0 || !lesson_ || event->modifiers() != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (view_->scrollPage(direction)) {
        return;
    }
    direction > 0 ? goOn() : goBack();
}

} // namespace headscope
