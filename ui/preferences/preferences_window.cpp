// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferences_window.h"

#include <algorithm>
#include <utility>

#include <QBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>

#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

PreferencesWindow::PreferencesWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), list_(new QListWidget), title_(new ThemedLabel(&Theme::text, titleFont)),
      stack_(new QStackedWidget), reset_(new QPushButton(tr("&Reset to defaults"))) {
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Headscope: preferences"));
    list_->setObjectName(QStringLiteral("preferencePages"));
    list_->setAccessibleName(tr("Pages"));
    title_->setObjectName(QStringLiteral("preferenceTitle"));
    reset_->setObjectName(QStringLiteral("resetPage"));
    reset_->setToolTip(tr("Of this page"));
    auto* close = new QPushButton(tr("&Close"));
    close->setObjectName(QStringLiteral("closePreferences"));
    const Spacing spacing = Spacing::of(font());
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(reset_);
    buttons->addStretch();
    buttons->addWidget(close);
    auto* column = new QVBoxLayout;
    column->setSpacing(spacing.large);
    column->addWidget(title_);
    column->addWidget(stack_, 1);
    column->addLayout(buttons);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(spacing.large, spacing.large, spacing.large, spacing.large);
    row->setSpacing(spacing.large);
    row->addWidget(list_);
    row->addLayout(column, 1);
    connect(list_, &QListWidget::currentRowChanged, this, &PreferencesWindow::showPage);
    connect(reset_, &QPushButton::clicked, this,
            [this] { resets_.at(static_cast<std::size_t>(stack_->currentIndex()))(); });
    connect(close, &QPushButton::clicked, this, &QWidget::close);
}

void PreferencesWindow::addPage(const QString& name, QWidget* page, std::function<void()> reset) {
    auto* scroll = new QScrollArea; // large letters need more room than a screen may have
    scrollClearly(*scroll, page);
    stack_->addWidget(scroll);
    pages_.push_back(page);
    resets_.push_back(std::move(reset));
    list_->addItem(name);
    fitList();
    if (list_->currentRow() < 0) {
        list_->setCurrentRow(0);
    }
}

/// As wide as its longest name, with room round each.
void PreferencesWindow::fitList() {
    const Spacing spacing = Spacing::of(font());
    int widest = 0;
    for (int row = 0; row < list_->count(); ++row) {
        QListWidgetItem* item = list_->item(row);
        const int width = fontMetrics().horizontalAdvance(item->text()) + 2 * spacing.large;
        item->setSizeHint({width, spacing.line + 2 * spacing.small});
        widest = qMax(widest, width);
    }
    list_->setFixedWidth(widest + 2 * list_->frameWidth());
}

void PreferencesWindow::open(QWidget* page) {
    if (const auto found = std::ranges::find(pages_, page); found != pages_.end()) {
        list_->setCurrentRow(static_cast<int>(found - pages_.begin()));
    }
    if (!wasOpened_) {
        wasOpened_ = true;
        const int line = Spacing::of(font()).line; // text may have another size than when this was made
        resize(QSize(42 * line, 25 * line).boundedTo(screen()->availableSize()));
    }
    show();
    raise();
    activateWindow();
}

void PreferencesWindow::showPage(int index) {
    stack_->setCurrentIndex(index);
    title_->setText(list_->item(index)->text());
}

void PreferencesWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PreferencesWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitList();
    }
}

} // namespace headscope
