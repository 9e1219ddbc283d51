// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt/prompt_editor.h"

#include <QBoxLayout>
#include <QEvent>
#include <QMenu>
#include <QToolButton>

#include "ui/prompt/prompt_field.h"
#include "ui/prompt/text_card.h"
#include "ui/theme/fonts.h"
#include "ui/theme/menu_hint.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kNoticeLines = 2;

ThemedLabel::Colour colourOf(NoticeSeverity severity) {
    switch (severity) {
    case NoticeSeverity::Warning:
        return &Theme::warning;
    case NoticeSeverity::Error:
        return &Theme::error;
    case NoticeSeverity::Notice:
        break;
    }
    return &Theme::muted;
}

} // namespace

PromptEditor::PromptEditor(QWidget* parent)
    : QWidget(parent), first_(new TextCard), second_(new TextCard), lastUsed_(first_),
      cards_(new QHBoxLayout), status_(new ThemedLabel(&Theme::muted, smallerFont)),
      secondStatus_(new ThemedLabel(&Theme::muted, smallerFont)), generateButton_(new QToolButton),
      notice_(new ThemedLabel(&Theme::muted, smallerFont)), samplesButton_(new QToolButton),
      samplesMenu_(new QMenu(samplesButton_)) {
    const Spacing spacing = Spacing::of(font());
    first_->field()->setObjectName(QStringLiteral("promptField"));
    status_->setObjectName(QStringLiteral("promptStatus"));
    status_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    notice_->setObjectName(QStringLiteral("promptNotice"));
    notice_->setWordWrap(true);
    notice_->setMostLines(kNoticeLines);
    notice_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // fitNotice() knows its height
    notice_->hide();
    first_->addAtEnd(status_);
    first_->addAtEnd(makeSamplesButton());
    makeSecondCard();

    cards_->setSpacing(spacing.medium);
    cards_->addWidget(first_, 1, Qt::AlignTop);
    cards_->addWidget(second_, 1, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.tiny);
    column->addLayout(cards_);
    column->addWidget(notice_);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    fitStatus();
    connect(first_, &TextCard::textEdited, this, &PromptEditor::textEdited);
    connect(second_, &TextCard::textEdited, this, &PromptEditor::secondTextEdited);
    for (TextCard* card : {first_, second_}) {
        connect(card->field(), &PromptField::focusChanged, this,
                [this, card](bool hasFocus) { lastUsed_ = hasFocus ? card : lastUsed_; });
    }
}

QWidget* PromptEditor::makeSamplesButton() {
    samplesButton_->setObjectName(QStringLiteral("samplesButton"));
    samplesButton_->setText(tr("Samples"));
    samplesButton_->setToolTip(tr("Sentences that show something"));
    samplesButton_->setAutoRaise(true);
    samplesButton_->setPopupMode(QToolButton::InstantPopup);
    samplesButton_->setMenu(samplesMenu_);
    samplesButton_->setEnabled(false);
    return samplesButton_;
}

void PromptEditor::makeSecondCard() {
    second_->field()->setObjectName(QStringLiteral("secondField"));
    second_->hide();
    secondStatus_->setObjectName(QStringLiteral("secondStatus"));
    secondStatus_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    generateButton_->setObjectName(QStringLiteral("generateButton"));
    generateButton_->setText(tr("Generate"));
    generateButton_->setToolTip(tr("Let the model write the target: always its most likely next token"));
    generateButton_->setAutoRaise(true);
    second_->addAtEnd(secondStatus_);
    second_->addAtEnd(generateButton_);
    connect(generateButton_, &QToolButton::clicked, this, &PromptEditor::generateRequested);
}

QString PromptEditor::text() const {
    return first_->text();
}

void PromptEditor::setText(const QString& text) {
    first_->setText(text);
}

void PromptEditor::setSecondField(const std::optional<SecondField>& field) {
    const SecondField shown = field.value_or(SecondField());
    first_->setCaption(shown.firstCaption);
    second_->setCaption(shown.caption);
    second_->setPlaceholder(shown.placeholder);
    hasSecond_ = field.has_value();
    second_->setVisible(hasSecond_ && showsFields_);
    generateButton_->setVisible(shown.canBeGenerated);
    secondStatus_->clear();
    lastUsed_ = field ? lastUsed_ : first_;
    fitLines();
}

QString PromptEditor::secondText() const {
    return second_->text();
}

void PromptEditor::setSecondText(const QString& text) {
    second_->setText(text);
}

void PromptEditor::setSecondStatus(const QString& status) {
    secondStatus_->setText(status);
}

void PromptEditor::setGenerating(bool isGenerating) {
    generateButton_->setEnabled(!isGenerating);
}

void PromptEditor::setStacked(bool isStacked) {
    isStacked_ = isStacked;
    cards_->setDirection(isStacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    cards_->setSpacing(isStacked ? Spacing::of(font()).small : Spacing::of(font()).medium);
    fitLines();
}

void PromptEditor::insertWord(const QString& word) {
    lastUsed_->insertWord(word);
    lastUsed_->field()->setFocus();
}

void PromptEditor::setSamples(std::vector<Sample> samples) {
    samples_ = std::move(samples);
    samplesMenu_->clear();
    for (int index = 0; index < static_cast<int>(samples_.size()); ++index) {
        const Sample& sample = samples_[static_cast<std::size_t>(index)];
        samplesMenu_->addAction(menuTextWithHint(sample.title, sample.hint), this,
                                [this, index] { chooseSample(index); });
    }
    samplesButton_->setEnabled(!samples_.empty());
}

void PromptEditor::setStatus(const QString& status) {
    status_->setText(status);
}

void PromptEditor::setNotice(const QString& notice, NoticeSeverity severity) {
    notice_->setColour(colourOf(severity));
    notice_->setText(notice);
    notice_->setVisible(!notice.isEmpty());
    fitNotice();
}

void PromptEditor::setLow(bool isLow) {
    if (isLow != isLow_) {
        isLow_ = isLow;
        fitLines();
    }
}

void PromptEditor::setFieldsShown(bool shows) {
    showsFields_ = shows;
    first_->setVisible(shows);
    second_->setVisible(hasSecond_ && shows);
}

void PromptEditor::fitLines() {
    const bool isTight = isLow_ || (isStacked_ && !second_->isHidden());
    for (TextCard* card : {first_, second_}) {
        card->field()->setMostLines(isTight ? 1 : PromptField::kMostLines);
    }
}

/// As high as the button beside it, and like it at the top, however many lines the text has.
void PromptEditor::fitStatus() {
    status_->setFixedHeight(samplesButton_->sizeHint().height());
    secondStatus_->setFixedHeight(status_->height());
}

void PromptEditor::fitNotice() {
    notice_->setFixedHeight(notice_->heightForWidth(width()));
}

void PromptEditor::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitNotice();
}

void PromptEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitStatus();
        fitNotice();
    }
}

void PromptEditor::chooseSample(int index) {
    const Sample& sample = samples_.at(static_cast<std::size_t>(index));
    Q_EMIT sampleChosen(sample);
    first_->replaceText(sample.text);
}

} // namespace headscope
