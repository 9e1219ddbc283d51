// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_stack.h"

#include <algorithm>

#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/controls/page_tabs.h"
#include "ui/controls/segmented_choice.h"
#include "ui/theme/spacing.h"

namespace headscope {

PageStack::PageStack(QWidget* first, const QString& name, const QString& tooltip, QWidget* parent)
    : QWidget(parent), row_(new QWidget), tabs_(new PageTabs), all_(new QToolButton),
      stack_(new QStackedWidget), choice_(new SegmentedChoice) {
    tabs_->setObjectName(QStringLiteral("pageTabs"));
    tabs_->setAccessibleName(tr("Pages"));
    tabs_->addPage(name, tooltip);
    tabs_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    all_->setObjectName(QStringLiteral("allPages"));
    all_->setText(tr("Pages"));
    all_->setToolTip(tr("All pages"));
    all_->setAutoRaise(true);
    all_->setPopupMode(QToolButton::InstantPopup);
    all_->hide();
    stack_->addWidget(first);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing::of(font()).small);
    auto* row = new QHBoxLayout(row_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Spacing::of(font()).small);
    row->addWidget(choice_);
    row->addSpacing(Spacing::of(font()).small);
    row->addWidget(tabs_, 1);
    row->addWidget(all_);
    column->addWidget(row_);
    column->addWidget(stack_, 1);
    choice_->setObjectName(QStringLiteral("pageSections"));
    choice_->setAccessibleName(tr("Sections of pages"));
    choice_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    choice_->hide();
    connect(choice_, &SegmentedChoice::chosen, this,
            [this](int section) { setCurrent(sections_.at(static_cast<std::size_t>(section)).current); });
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        stack_->setCurrentIndex(index);
        if (!sections_.empty()) {
            showSection(sectionOf(index));
        }
        showCurrentInMenu();
        Q_EMIT currentChanged(index);
    });
}

QMenu* PageStack::menu() {
    if (menu_ != nullptr) {
        return menu_;
    }
    menu_ = new QMenu(tr("&Page"), this);
    auto* pages = new QActionGroup(menu_);
    for (int index = 0; index < count(); ++index) {
        const int section = sectionOf(index);
        if (!sections_.empty() && (index == 0 || section != sectionOf(index - 1))) {
            menu_->addSection(sections_[static_cast<std::size_t>(section)].label.text);
        }
        QAction* action = pages->addAction(tabs_->tabText(index));
        menu_->addAction(action);
        action->setObjectName(QStringLiteral("view.page.") + keyOf(index).remove(QStringLiteral("Page")));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, index] { setCurrent(index); });
    }
    all_->setMenu(menu_);
    showCurrentInMenu();
    return menu_;
}

void PageStack::showCurrentInMenu() {
    if (menu_ != nullptr) {
        menu_->findChild<QActionGroup*>()->actions().at(current())->setChecked(true);
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
    const int choice = choice_->isHidden() ? 0 : choice_->sizeHint().width() + Spacing::of(font()).medium;
    all_->setVisible(width() < choice + tabs_->leastWidth());
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

void PageStack::addPage(StagePage* page, const QString& name, const QString& tooltip) {
    stack_->addWidget(page);
    page->setWhatsThis(tooltip);
    pages_.push_back(page);
    const int index = tabs_->addPage(name, tooltip);
    tabs_->setTabVisible(index, sections_.empty() || sectionOf(index) == sectionOf(current()));
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

void PageStack::beginSection(const QString& name, const QString& tooltip) {
    const int first = sections_.empty() ? 0 : count();
    sections_.push_back({{name, tooltip}, first, first});
    std::vector<SegmentedChoice::Segment> segments;
    for (const Section& section : sections_) {
        segments.push_back(section.label);
    }
    choice_->setSegments(segments);
    choice_->setVisible(sections_.size() > 1);
    showSection(sectionOf(current()));
}

void PageStack::showSection(int section) {
    sections_.at(static_cast<std::size_t>(section)).current = current();
    choice_->setCurrent(section);
    std::set<int> pages;
    for (int index = 0; index < tabs_->count(); ++index) {
        if (sectionOf(index) == section) {
            pages.insert(index);
        }
    }
    tabs_->showPages(pages);
    fitTabs();
}

int PageStack::sectionOf(int index) const {
    int section = 0;
    while (section + 1 < static_cast<int>(sections_.size()) &&
           sections_[static_cast<std::size_t>(section) + 1].first <= index) {
        ++section;
    }
    return section;
}

StagePage* PageStack::find(const QString& key) const {
    const auto found = std::ranges::find(pages_, key, &QObject::objectName);
    return found == pages_.end() ? nullptr : *found;
}

QString PageStack::keyOf(int index) const {
    return stack_->widget(index)->objectName();
}

int PageStack::indexOf(const QString& key) const {
    for (int index = 0; index < count(); ++index) {
        if (keyOf(index) == key) {
            return index;
        }
    }
    return -1;
}

std::map<QString, QJsonObject> PageStack::settings() const {
    std::map<QString, QJsonObject> all;
    for (const StagePage* page : pages_) {
        if (QJsonObject settings = page->settings(); !settings.isEmpty()) {
            all[page->objectName()] = std::move(settings);
        }
    }
    return all;
}

QString PageStack::setSettings(const std::map<QString, QJsonObject>& settings) {
    for (const auto& [key, ignored] : settings) {
        if (find(key) == nullptr) {
            return tr("There is no page \"%1\" that could be set.").arg(key);
        }
    }
    for (StagePage* page : pages_) {
        const auto found = settings.find(page->objectName());
        const QJsonObject wanted = found == settings.end() ? QJsonObject() : found->second;
        if (const QString unfit = page->setSettings(wanted); !unfit.isEmpty()) {
            return tr("%1: %2").arg(page->objectName(), unfit);
        }
    }
    return {};
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

bool PageStack::isBusy() const {
    return current() > 0 && pages_.at(static_cast<std::size_t>(current() - 1))->isBusy();
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
