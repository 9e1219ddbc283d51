// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/scores_card.h"

#include <QBoxLayout>
#include <QStackedWidget>

#include "ui/scores/score_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

ScoresCard::ScoresCard(QWidget* parent)
    : Card(std::nullopt, parent), stack_(new QStackedWidget), placeholder_(new ThemedLabel(&Theme::muted)),
      subject_(new ThemedLabel(&Theme::muted, smallerFont)), content_(nullptr) {
    const Spacing spacing = Spacing::of(font());
    placeholder_->setObjectName(QStringLiteral("scoresPlaceholder"));
    placeholder_->setWordWrap(true);
    placeholder_->setAlignment(Qt::AlignCenter);
    placeholder_->setText(noTextYet());
    subject_->setObjectName(QStringLiteral("scoresSubject"));
    subject_->setElidable(true);

    auto* page = new QWidget;
    content_ = new QVBoxLayout(page);
    content_->setContentsMargins(0, 0, 0, 0);
    content_->setSpacing(spacing.small);
    content_->addWidget(subject_);
    stack_->addWidget(placeholder_);
    stack_->addWidget(page);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(stack_);
}

void ScoresCard::setScores(std::shared_ptr<const ScoreTable> scores) {
    if (scores == scores_) {
        return;
    }
    scores_ = std::move(scores);
    stack_->setCurrentIndex(scores_ ? 1 : 0);
    showSubject();
    if (scores_) {
        showScores();
    }
}

void ScoresCard::setMarks(const HeadMarks& marks) {
    if (marks != marks_) {
        marks_ = marks;
        showMarks();
    }
}

void ScoresCard::setPlaceholder(const QString& text) {
    placeholder_->setText(text);
}

void ScoresCard::setNote(const QString& note) {
    note_ = note;
    showSubject();
}

void ScoresCard::showSubject() {
    QStringList parts{scores_ ? QString::fromStdString(scores_->subject) : QString(), note_};
    parts.removeAll(QString());
    subject_->setText(parts.join(QStringLiteral(" · ")));
}

QSize ScoresCard::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {12 * line, 10 * line};
}

} // namespace headscope
