// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt/prompt_editor.h"

#include <QBoxLayout>
#include <QEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include "ui/prompt/prompt_field.h"
#include "ui/theme/card.h"
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
    : QWidget(parent), field_(new PromptField), status_(new ThemedLabel(&Theme::muted, smallerFont)),
      notice_(new ThemedLabel(&Theme::muted, smallerFont)), samplesButton_(new QToolButton),
      samplesMenu_(new QMenu(samplesButton_)) {
    const Spacing spacing = Spacing::of(font());
    field_->setObjectName(QStringLiteral("promptField"));
    status_->setObjectName(QStringLiteral("promptStatus"));
    status_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    notice_->setObjectName(QStringLiteral("promptNotice"));
    notice_->setWordWrap(true);
    notice_->setMostLines(kNoticeLines);
    notice_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // fitNotice() knows its height
    notice_->hide();
    samplesButton_->setObjectName(QStringLiteral("samplesButton"));
    samplesButton_->setText(tr("Samples"));
    samplesButton_->setToolTip(tr("Sentences that show something"));
    samplesButton_->setAutoRaise(true);
    samplesButton_->setPopupMode(QToolButton::InstantPopup);
    samplesButton_->setMenu(samplesMenu_);
    samplesButton_->setEnabled(false);

    auto* card = new Card;
    card->setTight(true);
    auto* line = new QHBoxLayout(card);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing.medium);
    line->addWidget(field_, 1);
    line->addWidget(status_, 0, Qt::AlignTop);
    line->addWidget(samplesButton_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.tiny);
    column->addWidget(card);
    column->addWidget(notice_);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusProxy(field_);

    fitStatus();
    connect(field_, &PromptField::focusChanged, card, &Card::showFocus);
    connect(field_, &QPlainTextEdit::textChanged, this, [this] { Q_EMIT textEdited(text()); });
}

QString PromptEditor::text() const {
    // toPlainText() would turn no-break spaces into spaces, which are other tokens.
    QString text = field_->document()->toRawText();
    return text.replace(QChar::ParagraphSeparator, u'\n').replace(QChar::LineSeparator, u'\n');
}

void PromptEditor::setText(const QString& text) {
    if (text != this->text()) { // else the cursor stays where it is
        const QSignalBlocker blocker(field_);
        field_->setPlainText(text);
        field_->moveCursor(QTextCursor::End);
    }
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

/// As high as the button beside it, and like it at the top, however many lines the text has.
void PromptEditor::fitStatus() {
    status_->setFixedHeight(samplesButton_->sizeHint().height());
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
    QTextCursor cursor(field_->document()); // an edit, so that it can be undone
    cursor.select(QTextCursor::Document);
    cursor.insertText(samples_.at(static_cast<std::size_t>(index)).text);
    field_->moveCursor(QTextCursor::End);
}

} // namespace headscope
