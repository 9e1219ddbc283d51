// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt/special_tokens_bar.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "ui/controls/segmented_choice.h"
#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

enum Segment { kLiteral, kParsed };

} // namespace

SpecialTokensBar::SpecialTokensBar(QWidget* parent)
    : QWidget(parent), caption_(new ThemedLabel(&Theme::muted, smallerFont)), choice_(new SegmentedChoice),
      maskButton_(new QToolButton) {
    caption_->setText(tr("Special tokens"));
    choice_->setObjectName(QStringLiteral("specialTokens"));
    choice_->setAccessibleName(tr("Special tokens in the text"));
    choice_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    maskButton_->setObjectName(QStringLiteral("maskButton"));
    maskButton_->setAutoRaise(true);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Spacing::of(font()).small);
    line->addWidget(maskButton_);
    line->addWidget(caption_);
    line->addWidget(choice_);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setMask({});
    setParsed(false);
    connect(choice_, &SegmentedChoice::chosen, this,
            [this](int index) { Q_EMIT parsedChosen(index == kParsed); });
    connect(maskButton_, &QToolButton::clicked, this, [this] { Q_EMIT maskRequested(mask_); });
}

void SpecialTokensBar::setParsed(bool isParsed) {
    choice_->setCurrent(isParsed ? kParsed : kLiteral);
}

bool SpecialTokensBar::isParsed() const {
    return choice_->current() == kParsed;
}

void SpecialTokensBar::setMask(const QString& spelling) {
    mask_ = spelling;
    maskButton_->setText(QStringLiteral("+ ") + spelling);
    maskButton_->setToolTip(
        plainTooltip(tr("Insert %1: the model says what it expects there").arg(spelling)));
    maskButton_->setVisible(!spelling.isEmpty());
    const bool isParsed = this->isParsed();
    const QString example = spelling.isEmpty() ? QStringLiteral("<s>") : spelling;
    choice_->setSegments(
        {{tr("as text"),
          plainTooltip(tr("%1 in the text is read as the characters it is written with").arg(example))},
         {tr("parsed"), plainTooltip(tr("%1 in the text is read as that special token").arg(example))}});
    setParsed(isParsed);
}

void SpecialTokensBar::setCompact(bool isCompact) {
    caption_->setVisible(!isCompact);
}

} // namespace headscope
