// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt/prompt_field.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QTextBlock>
#include <QTextLayout>
#include <cmath>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

namespace headscope {

PromptField::PromptField(QWidget* parent) : QPlainTextEdit(parent) {
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // Around the viewport and not inside it, so that no part of a further line shows in it.
    document()->setDocumentMargin(0);
    setPlaceholderText(tr("Type a sentence…"));
    setAccessibleName(tr("Sentence"));
    setUndoRedoEnabled(false); // the window undoes texts together with everything else
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &PromptField::fitHeight);
    fitHeight();
}

void PromptField::setMostLines(int lines) {
    if (lines != mostLines_) {
        mostLines_ = lines;
        fitHeight();
    }
}

int PromptField::shownLines() const {
    return extent().lines;
}

PromptField::Extent PromptField::extent() const {
    Extent result;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        (void)blockBoundingRect(block); // lays the block out
        for (int line = 0; line < block.layout()->lineCount() && result.lines < mostLines_; ++line) {
            result.height += block.layout()->lineAt(line).height();
            ++result.lines;
        }
        if (result.lines == mostLines_) {
            break;
        }
    }
    if (result.lines == 0) {
        result = {1, QFontMetricsF(font()).lineSpacing()};
    }
    return result;
}

int PromptField::oneLineHeight() const {
    return static_cast<int>(std::ceil(QFontMetricsF(font()).lineSpacing())) + 2 * Spacing::of(font()).small;
}

QSize PromptField::sizeHint() const {
    const int lines = static_cast<int>(std::ceil(extent().height));
    return {characterWidth(fontMetrics()) * 60, lines + 2 * Spacing::of(font()).small};
}

QSize PromptField::minimumSizeHint() const {
    return {characterWidth(fontMetrics()) * 16, sizeHint().height()};
}

bool PromptField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore(); // the window's
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

void PromptField::focusInEvent(QFocusEvent* event) {
    QPlainTextEdit::focusInEvent(event);
    Q_EMIT focusChanged(true);
}

void PromptField::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    Q_EMIT focusChanged(false);
}

void PromptField::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void PromptField::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
}

void PromptField::fitHeight() {
    const int margin = Spacing::of(font()).small;
    setViewportMargins(margin, margin, margin, margin);
    const int wanted = PromptField::sizeHint().height();
    if (wanted != height()) {
        setFixedHeight(wanted);
        updateGeometry();
    }
    const bool fits = document()->size().height() <= mostLines_; // lines, for a plain text document
    setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

} // namespace headscope
