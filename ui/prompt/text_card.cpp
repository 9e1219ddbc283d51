// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt/text_card.h"

#include <QBoxLayout>
#include <QSignalBlocker>

#include "ui/prompt/prompt_field.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

TextCard::TextCard(std::optional<SideName> side, QWidget* parent)
    : Card(side, parent), caption_(new ThemedLabel(side == SideName::A   ? &Theme::sideTextA
                                                   : side == SideName::B ? &Theme::sideTextB
                                                                         : &Theme::muted)),
      field_(new PromptField), line_(new QHBoxLayout(this)) {
    setTight(true);
    const Spacing spacing = Spacing::of(font());
    caption_->setBuddy(field_);
    caption_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    caption_->hide();
    line_->setContentsMargins(0, 0, 0, 0);
    line_->setSpacing(spacing.medium);
    line_->addWidget(caption_, 0, Qt::AlignTop);
    line_->addWidget(field_, 1, Qt::AlignTop);
    connect(field_, &PromptField::focusChanged, this, &Card::showFocus);
    connect(field_, &QPlainTextEdit::textChanged, this, [this] { Q_EMIT textEdited(text()); });
}

void TextCard::setCaption(const QString& caption) {
    caption_->setText(caption);
    caption_->setFixedHeight(field_->oneLineHeight());
    caption_->setIndent(Spacing::of(font()).medium);
    caption_->setVisible(!caption.isEmpty());
    if (!caption.isEmpty()) {
        field_->setAccessibleName(caption);
    }
}

void TextCard::setPlaceholder(const QString& placeholder) {
    field_->setPlaceholderText(placeholder);
}

void TextCard::addAtEnd(QWidget* widget) {
    line_->addWidget(widget, 0, Qt::AlignTop);
}

QString TextCard::text() const {
    // toPlainText() would turn no-break spaces into spaces, which are other tokens.
    QString text = field_->document()->toRawText();
    return text.replace(QChar::ParagraphSeparator, u'\n').replace(QChar::LineSeparator, u'\n');
}

void TextCard::setText(const QString& text) {
    if (text != this->text()) { // else the cursor stays where it is
        const QSignalBlocker blocker(field_);
        field_->setPlainText(text);
        field_->moveCursor(QTextCursor::End);
    }
}

void TextCard::replaceText(const QString& text) {
    QTextCursor cursor(field_->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    field_->moveCursor(QTextCursor::End);
}

void TextCard::insertWord(const QString& word) {
    QTextCursor cursor = field_->textCursor();
    const int start = cursor.selectionStart();
    const bool endsWord = start > 0 && !field_->document()->characterAt(start - 1).isSpace();
    cursor.insertText(endsWord ? QLatin1Char(' ') + word : word);
    field_->setTextCursor(cursor);
}

} // namespace headscope
