// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_chooser.h"

#include <algorithm>

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/lessons/lesson_row.h"
#include "ui/lessons/lesson_words.h"
#include "ui/theme/file_path.h"
#include "ui/theme/fonts.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

/// The one local file of a drop; empty where it is something else.
QString fileOf(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace

LessonChooser::LessonChooser(QWidget* parent)
    : QWidget(parent), list_(new QVBoxLayout), empty_(new ThemedLabel(&Theme::muted)),
      fault_(new ThemedLabel(&Theme::error)) {
    setObjectName(QStringLiteral("lessonChooser"));
    setAcceptDrops(true);
    const Spacing spacing = Spacing::of(font());
    auto* title = new ThemedLabel(&Theme::text, titleFont);
    title->setText(tr("Lessons"));
    auto* intro = new ThemedLabel(&Theme::muted);
    intro->setText(tr("Each sets the window step by step. When you leave it, everything is as it was."));
    intro->setWordWrap(true);
    empty_->setObjectName(QStringLiteral("emptyLessons"));
    empty_->setWordWrap(true);
    empty_->setText(tr("Looking for lessons…"));
    fault_->setObjectName(QStringLiteral("lessonFault"));
    fault_->setWordWrap(true);
    fault_->hide();
    auto* open = new QPushButton(themedIcon(QStringLiteral("open")), tr("Open a lesson…"));
    open->setObjectName(QStringLiteral("openLesson"));
    open->setToolTip(
        tr("A lesson of your own: a YAML file. How one is written stands in resources/lessons/README.md"));
    open->setAutoDefault(false);

    auto* rows = new QWidget;
    auto* inside = new QVBoxLayout(rows);
    inside->setContentsMargins(0, 0, 0, 0);
    list_->setSpacing(spacing.tiny);
    inside->addLayout(list_);
    inside->addWidget(empty_);
    inside->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(rows);
    scroll->viewport()->setAutoFillBackground(false);
    rows->setAutoFillBackground(false);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.medium);
    column->addWidget(title);
    column->addWidget(intro);
    column->addWidget(scroll, 1);
    column->addWidget(fault_);
    column->addWidget(open, 0, Qt::AlignLeft);
    connect(open, &QPushButton::clicked, this, &LessonChooser::askForFile);
}

void LessonChooser::setLessons(const std::vector<LessonEntry>& entries) {
    while (QLayoutItem* item = list_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int index = 0;
    for (const LessonEntry& entry : entries) {
        LessonRowText text;
        text.number = index + 1;
        text.title = entry.lesson ? lessonWords(entry.lesson->title) : fromPath(entry.path.filename());
        text.summary = entry.lesson ? lessonWords(entry.lesson->summary).simplified() : QString();
        text.fault = fromUtf8(entry.fault);
        auto* row = new LessonRow(std::move(text));
        row->setObjectName(QStringLiteral("lesson%1").arg(index + 1));
        list_->addWidget(row);
        connect(row, &QAbstractButton::clicked, this, [this, index] { Q_EMIT lessonChosen(index); });
        ++index;
    }
    empty_->setVisible(entries.empty());
}

void LessonChooser::setEmptyText(const QString& text) {
    empty_->setText(text);
}

void LessonChooser::takeFocus() {
    const auto rows = findChildren<LessonRow*>();
    const auto first = std::ranges::find_if(rows, [](const LessonRow* row) { return row->isEnabled(); });
    if (first != rows.end()) {
        (*first)->setFocus(Qt::ShortcutFocusReason);
    }
}

void LessonChooser::setFault(const QString& text) {
    fault_->setText(text);
    fault_->setVisible(!text.isEmpty());
}

void LessonChooser::askForFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a lesson"), QString(),
                                                      tr("Lessons (*.yaml *.yml);;All files (*)"));
    if (!path.isEmpty()) {
        Q_EMIT fileWanted(path);
    }
}

void LessonChooser::dragEnterEvent(QDragEnterEvent* event) {
    const QString path = fileOf(*event->mimeData());
    if (path.endsWith(QLatin1String(".yaml")) || path.endsWith(QLatin1String(".yml"))) {
        event->acceptProposedAction();
    }
}

void LessonChooser::dropEvent(QDropEvent* event) {
    const QString path = fileOf(*event->mimeData());
    if (!path.isEmpty()) {
        event->acceptProposedAction();
        Q_EMIT fileWanted(path);
    }
}

} // namespace headscope
