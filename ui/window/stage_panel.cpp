// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/stage_panel.h"

#include <algorithm>

#include <QEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/compare/numbers_panel.h"
#include "ui/pages/page_stack.h"
#include "ui/theme/card.h"
#include "ui/theme/spacing.h"

namespace headscope {

StagePanel::StagePanel(QWidget* parent)
    : QWidget(parent), page_(new MapsPage),
      pages_(new PageStack(page_, tr("Maps"), tr("The maps of A and B, and their difference"))),
      numbers_(new NumbersPanel), card_(new Card), splitter_(new QSplitter(Qt::Vertical, this)) {
    numbers_->setObjectName(QStringLiteral("numbers"));
    const Spacing spacing = Spacing::of(font());
    auto* inside = new QVBoxLayout(card_);
    inside->setContentsMargins(0, 0, 0, 0); // the card has its own
    inside->addWidget(pages_);
    splitter_->addWidget(card_);
    splitter_->addWidget(numbers_);
    splitter_->setHandleWidth(spacing.medium);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter_);
    splitter_->installEventFilter(this);
    connect(pages_, &PageStack::currentChanged, this, [this] {
        numbers_->setVisible(pages_->isOfSides());
        divide();
    });
    connect(splitter_, &QSplitter::splitterMoved, this, [this] { isDividedByUser_ = true; });
}

void StagePanel::setContent(const FigureContent& content) {
    if (page_->setContent(content)) {
        divide();
    }
}

void StagePanel::showTabs(bool areShown) {
    if (pages_->showsTabs() != areShown) {
        pages_->showTabs(areShown);
        card_->layout()->activate();
        divide();
    }
}

void StagePanel::divide() {
    numbersHeight_ = numbers_->sizeHint().height();
    leastCard_ = card_->minimumSizeHint().height();
    if (isDividedByUser_) {
        return;
    }
    const int total = splitter_->height() - splitter_->handleWidth();
    const QMargins margins = card_->contentsMargins();
    const int mapsWidth = splitter_->width() - margins.left() - margins.right();
    const int tabs = pages_->tabsHeight();
    const int wanted = page_->fittingHeight(mapsWidth) + tabs + margins.top() + margins.bottom();
    // The numbers need no more than their own height, and can scroll in less.
    const int least = total - numbersHeight_;
    const int most = total - numbers_->heightOfOneRow();
    const int maps = std::max({std::min(wanted, most), least, leastCard_});
    splitter_->setSizes({maps, total - maps});
}

void StagePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    divide();
}

bool StagePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest && (numbers_->sizeHint().height() != numbersHeight_ ||
                                                   card_->minimumSizeHint().height() != leastCard_)) {
        divide();
    }
    return QWidget::eventFilter(watched, event);
}

void StagePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        divide();
    }
}

} // namespace headscope
