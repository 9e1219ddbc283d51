// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_text.h"

#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>
#include <cmath>

#include "ui/formula/formula_object.h"
#include "ui/lessons/lesson_document.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"

namespace headscope {

LessonText::LessonText(QWidget* parent) : QTextBrowser(parent), formulas_(new FormulaObject(this)) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setTabChangesFocus(true);
    document()->documentLayout()->registerHandler(FormulaObject::kType, formulas_);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &LessonText::fitHeight);
    hide();
}

void LessonText::showMarkdown(const QString& markdown) {
    markdown_ = markdown;
    fill();
    setVisible(!markdown.isEmpty());
}

QString LessonText::shownText() const {
    return plainTextOf(*document());
}

QVariant LessonText::loadResource(int /*type*/, const QUrl& /*name*/) {
    return {};
}

QSize LessonText::sizeHint() const {
    return {Spacing::of(font()).line * 20, height()};
}

QSize LessonText::minimumSizeHint() const {
    return {Spacing::of(font()).line * 6, height()};
}

QMimeData* LessonText::createMimeDataFromSelection() const {
    auto* copied = new QMimeData;
    copied->setText(plainTextOf(textCursor()));
    return copied;
}

void LessonText::fill() {
    const QScopedValueRollback filling(isFilling_, true);
    const Theme& theme = Theme::of(palette());
    formulas_->setColours(theme.text, theme.error);
    fillDocument(*document(), markdown_, font(), theme);
    setAccessibleDescription(shownText());
    isFilling_ = false;
    fitHeight();
}

void LessonText::fitHeight() {
    if (isFilling_) {
        return;
    }
    const QScopedValueRollback filling(isFilling_, true);
    const QSizeF size = document()->size();
    const bool isWide = size.width() > viewport()->width() + 1;
    const int bar = isWide ? horizontalScrollBar()->sizeHint().height() : 0;
    setFixedHeight(qMax(1, static_cast<int>(std::ceil(size.height())) + bar));
}

bool LessonText::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString address = anchorAt(viewport()->mapFromGlobal(help->globalPos()));
        if (!address.isEmpty()) {
            QToolTip::showText(help->globalPos(), plainTooltip(address), this);
            return true;
        }
    }
    return QTextBrowser::event(event);
}

void LessonText::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        fill();
    }
}

void LessonText::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy) || event->matches(QKeySequence::SelectAll)) {
        QTextBrowser::keyPressEvent(event);
        return;
    }
    event->ignore(); // pages are turned and scrolled by who holds it
}

void LessonText::mouseReleaseEvent(QMouseEvent* event) {
    QTextBrowser::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !textCursor().hasSelection()) {
        Q_EMIT clicked();
    }
}

void LessonText::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void LessonText::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    fitHeight();
}

} // namespace headscope
