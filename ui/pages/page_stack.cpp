// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_stack.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/controls/page_tabs.h"
#include "ui/theme/spacing.h"

namespace headscope {

PageStack::PageStack(QWidget* first, const QString& name, const QString& tooltip, QWidget* parent)
    : QWidget(parent), row_(new QWidget), tabs_(new PageTabs), all_(new QToolButton),
      stack_(new QStackedWidget) {
    tabs_->setObjectName(QStringLiteral("pageTabs"));
    tabs_->setAccessibleName(tr("Pages"));
    tabs_->addPage(name, tooltip);
    tabs_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    all_->setObjectName(QStringLiteral("allPages"));
    all_->setText(tr("Pages"));
    all_->setToolTip(tr("All pages"));
    all_->setAutoRaise(true);
    all_->setPopupMode(QToolButton::InstantPopup);
    all_->setMenu(new QMenu(all_));
    all_->hide();
    stack_->addWidget(first);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing::of(font()).small);
    auto* row = new QHBoxLayout(row_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Spacing::of(font()).small);
    row->addWidget(tabs_, 1);
    row->addWidget(all_);
    column->addWidget(row_);
    column->addWidget(stack_, 1);
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        stack_->setCurrentIndex(index);
        Q_EMIT currentChanged(index);
    });
    connect(all_->menu(), &QMenu::aboutToShow, this, &PageStack::fillMenu);
}

void PageStack::fillMenu() {
    QMenu* menu = all_->menu();
    menu->clear();
    delete menu->findChild<QActionGroup*>();
    auto* pages = new QActionGroup(menu);
    for (int index = 0; index < tabs_->count(); ++index) {
        if (tabs_->beginsGroup(index)) {
            menu->addSeparator();
        }
        QAction* action = pages->addAction(tabs_->tabText(index));
        menu->addAction(action);
        action->setCheckable(true);
        action->setChecked(index == current());
        connect(action, &QAction::triggered, this, [this, index] { setCurrent(index); });
    }
}

void PageStack::showTabs(bool areShown) {
    row_->setVisible(areShown);
    layout()->activate(); // so that its owner knows how low it may be
}

bool PageStack::showsTabs() const {
    return !row_->isHidden();
}

int PageStack::tabsHeight() const {
    return showsTabs() ? row_->sizeHint().height() + layout()->spacing() : 0;
}

void PageStack::fitTabs() {
    all_->setVisible(width() < tabs_->leastWidth());
}

void PageStack::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTabs();
}

void PageStack::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitTabs();
    }
}

void PageStack::addPage(StagePage* page, const QString& name, const QString& tooltip, bool beginsGroup) {
    stack_->addWidget(page);
    pages_.push_back(page);
    tabs_->addPage(name, tooltip, beginsGroup);
    connect(page, &StagePage::headChosen, this, &PageStack::headChosen);
    connect(page, &StagePage::brushed, this, &PageStack::brushed);
    connect(page, &StagePage::pinToggled, this, &PageStack::pinToggled);
    connect(page, &StagePage::queryChosen, this, &PageStack::queryChosen);
    connect(page, &StagePage::keyChosen, this, &PageStack::keyChosen);
    connect(page, &StagePage::settingsChanged, this, &PageStack::settingsChanged);
    connect(page, &StagePage::sideEdited, this, &PageStack::sideEdited);
    connect(page, &StagePage::numbersChanged, this, &PageStack::numbersChanged);
    connect(page, &StagePage::progressed, this, &PageStack::progressed);
    connect(page, &StagePage::becameIdle, this, &PageStack::becameIdle);
}

void PageStack::setState(const StageState& state) {
    for (StagePage* page : pages_) {
        page->setState(state);
    }
}

int PageStack::current() const {
    return stack_->currentIndex();
}

void PageStack::setCurrent(int index) {
    tabs_->setCurrentIndex(index);
}

void PageStack::stop() {
    if (current() > 0) {
        pages_.at(static_cast<std::size_t>(current() - 1))->stop();
    }
}

bool PageStack::showsScores() const {
    return current() > 0 && pages_.at(static_cast<std::size_t>(current() - 1))->showsScores();
}

bool PageStack::isOfSides() const {
    const int index = current();
    return index <= 0 || pages_.at(static_cast<std::size_t>(index - 1))->isOfSides();
}

} // namespace headscope
