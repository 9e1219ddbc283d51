// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/manual.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTextBrowser>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

// Resources of a static library are linked in only where they are asked for, outside of any namespace.
static void initManual() {
    Q_INIT_RESOURCE(manual);
}

namespace headscope {

namespace {

/// From the heading to the next one of its kind.
QString chapter(const QString& text, const QString& title) {
    const qsizetype begin = text.indexOf(QStringLiteral("\n## ") + title);
    if (begin < 0) {
        return {};
    }
    const qsizetype end = text.indexOf(QStringLiteral("\n## "), begin + 1);
    return text.mid(begin, end < 0 ? -1 : end - begin);
}

} // namespace

QString manualText() {
    initManual();
    QFile file(QStringLiteral(":/headscope/manual/README.md"));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QString text = QString::fromUtf8(file.readAll());
    QString manual;
    for (const char* title : {"What you can do", "Models", "Right numbers"}) {
        manual += chapter(text, QLatin1String(title));
    }
    static const QRegularExpression pictures(QStringLiteral("!\\[[^\\]]*\\]\\([^)]*\\)"));
    static const QRegularExpression links(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    manual.remove(pictures);
    return manual.replace(links, QStringLiteral("\\1")); // they lead to files of the source tree
}

Manual::Manual(QWidget* parent)
    : QWidget(parent, Qt::Window), text_(new QTextBrowser), field_(new QLineEdit),
      count_(new ThemedLabel(&Theme::muted, tabularFont)) {
    setObjectName(QStringLiteral("manual"));
    setWindowTitle(tr("Headscope: manual"));
    const Spacing spacing = Spacing::of(font());
    field_->setObjectName(QStringLiteral("manualField"));
    field_->setPlaceholderText(tr("Find in the manual; Return goes on, Shift+Return back"));
    field_->setAccessibleName(tr("Find"));
    field_->setClearButtonEnabled(true);
    field_->installEventFilter(this);
    text_->setObjectName(QStringLiteral("manualText"));
    text_->setAccessibleName(tr("Manual"));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->setMarkdown(manualText());
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing.medium);
    row->addWidget(field_, 1);
    row->addWidget(count_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing.medium, spacing.medium, spacing.medium, spacing.medium);
    column->setSpacing(spacing.medium);
    column->addLayout(row);
    column->addWidget(text_, 1);
    resize(46 * spacing.line, 42 * spacing.line);
    field_->setFocus();
    connect(field_, &QLineEdit::textChanged, this, &Manual::find);
}

void Manual::find(const QString& words) {
    QList<QTextEdit::ExtraSelection> marks;
    if (!words.trimmed().isEmpty()) {
        for (QTextCursor place = text_->document()->find(words); !place.isNull();
             place = text_->document()->find(words, place)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = place;
            const Theme& theme = Theme::of(palette());
            mark.format.setBackground(theme.wash(theme.accent));
            marks.append(mark);
        }
    }
    text_->setExtraSelections(marks);
    found_ = static_cast<int>(marks.size());
    count_->setText(words.trimmed().isEmpty() ? QString()
                    : found_ == 0             ? tr("not found")
                                              : tr("%n places", nullptr, found_));
    if (found_ > 0) {
        QTextCursor start = text_->textCursor();
        start.setPosition(start.selectionStart()); // what is found already stays where it is
        text_->setTextCursor(start);
        goOn(false);
    }
}

void Manual::goOn(bool isBackward) {
    const auto flags = isBackward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (found_ > 0 && !text_->find(field_->text(), flags)) { // round the end
        text_->moveCursor(isBackward ? QTextCursor::End : QTextCursor::Start);
        text_->find(field_->text(), flags);
    }
}

bool Manual::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            goOn(key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        case Qt::Key_PageDown:
        case Qt::Key_PageUp:
            QCoreApplication::sendEvent(text_, key);
            return true;
        case Qt::Key_Escape:
            close();
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void Manual::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        find(field_->text());
    }
}

} // namespace headscope
