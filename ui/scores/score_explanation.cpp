// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_explanation.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include "ui/scores/score_text.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
#include "ui/theme/sentence_text.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"

namespace headscope {

ScoreExplanation::ScoreExplanation(QWidget* parent)
    : QWidget(parent), name_(new ThemedLabel(&Theme::text, titleFont)),
      meaning_(new ThemedLabel(&Theme::text)), formula_(new ThemedLabel(&Theme::text)),
      facts_(new ThemedLabel(&Theme::muted, smallerFont)), scroll_(new QScrollArea) {
    setObjectName(QStringLiteral("scoreExplanation"));
    setAccessibleName(tr("What is this?"));
    const Spacing spacing = Spacing::of(font());
    name_->setObjectName(QStringLiteral("explainedName"));
    meaning_->setObjectName(QStringLiteral("explainedMeaning"));
    formula_->setObjectName(QStringLiteral("explainedFormula"));
    facts_->setObjectName(QStringLiteral("explainedFacts"));
    auto* caption = new ThemedLabel(&Theme::muted, smallerFont);
    caption->setText(tr("What is this?"));
    auto* cross = new QToolButton;
    cross->setObjectName(QStringLiteral("closeExplanation"));
    cross->setAutoRaise(true);
    cross->setIcon(themedIcon(QStringLiteral("close")));
    cross->setToolTip(tr("Close"));
    cross->setAccessibleName(tr("Close the explanation"));
    connect(cross, &QToolButton::clicked, this, &ScoreExplanation::close);

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    for (ThemedLabel* label : {name_, meaning_, formula_, facts_}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addStretch(1);
    scrollClearly(*scroll_, inside);

    auto* head = new QHBoxLayout;
    head->addWidget(caption, 1);
    head->addWidget(cross);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(spacing.medium, spacing.small, spacing.small, spacing.small);
    all->setSpacing(0);
    all->addLayout(head);
    all->addWidget(scroll_, 1);
}

void ScoreExplanation::explain(const ScoreInfo& info) {
    name_->setText(nameWithUnit(info));
    meaning_->setText(inWords(info.meaning));
    formula_->setText(inWords(info.formula));
    formula_->setVisible(!info.formula.empty());
    QStringList facts{tr("Range: %1").arg(rangeText(info))};
    if (info.badge) {
        facts.append(tr("Badge “%1”: %2").arg(inWords(info.badge->text), thresholdText(info)));
    }
    if (!info.source.empty()) {
        facts.append(tr("Source: %1").arg(inWords(info.source)));
    }
    facts_->setText(facts.join(u'\n'));
    setAccessibleDescription(definitionText(info));
    scroll_->widget()->layout()->invalidate();
    updateGeometry();
}

QSize ScoreExplanation::sizeHint() const {
    const int line = Spacing::of(font()).line;
    const QLayout* inside = scroll_->widget()->layout();
    const int width = qMax(scroll_->viewport()->width(), 8 * line);
    const QMargins margins = layout()->contentsMargins();
    const int head = layout()->itemAt(0)->sizeHint().height();
    return {20 * line, margins.top() + margins.bottom() + head + inside->totalHeightForWidth(width)};
}

QSize ScoreExplanation::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {8 * line, qMin(sizeHint().height(), 7 * line)};
}

void ScoreExplanation::close() {
    hide();
    Q_EMIT closed();
}

void ScoreExplanation::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QWidget::keyPressEvent(event);
}

void ScoreExplanation::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) {
        updateGeometry();
    }
}

void ScoreExplanation::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.border, spacing.hair));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), spacing.radius, spacing.radius);
}

} // namespace headscope
