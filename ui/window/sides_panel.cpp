// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sides_panel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include "ui/controls/segmented_choice.h"
#include "ui/theme/spacing.h"

namespace headscope {

SidesPanel::SidesPanel(QWidget* parent)
    : QWidget(parent), choice_(new SegmentedChoice(this)), scroll_(new QScrollArea(this)) {
    setObjectName(QStringLiteral("sidesPanel"));
    const Spacing spacing = Spacing::of(font());
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.medium);
    for (const SideName name : {SideName::A, SideName::B}) {
        auto* card = new SideCard(name);
        card->setObjectName(name == SideName::A ? QStringLiteral("sideCardA") : QStringLiteral("sideCardB"));
        cards_[static_cast<std::size_t>(name)] = card;
        column->addWidget(card);
    }
    column->addStretch(1);
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus); // it follows the control that has the keyboard
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);

    choice_->setObjectName(QStringLiteral("sideChoice"));
    choice_->setSegments(
        {{tr("Side A"), tr("Settings of side A")}, {tr("Side B"), tr("Settings of side B")}});
    choice_->setCurrent(0);
    choice_->hide();
    connect(choice_, &SegmentedChoice::chosen, this, &SidesPanel::fold);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing.medium);
    layout->addWidget(choice_);
    layout->addWidget(scroll_, 1);
}

void SidesPanel::setModels(const SideCardModel& a, const SideCardModel& b) {
    card(SideName::A).setModel(a);
    card(SideName::B).setModel(b);
    fold();
}

void SidesPanel::showSide(SideName name) {
    choice_->setCurrent(static_cast<int>(name));
    fold();
}

void SidesPanel::fold() {
    const int both =
        cards_[0]->sizeHint().height() + cards_[1]->sizeHint().height() + Spacing::of(font()).medium;
    const bool folded = both > height();
    choice_->setVisible(folded);
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        cards_[i]->setVisible(!folded || choice_->current() == static_cast<int>(i));
    }
    // The cards never scroll sideways: the panel is as wide as they need.
    const int needed = std::max(cards_[0]->minimumSizeHint().width(), cards_[1]->minimumSizeHint().width());
    scroll_->setMinimumWidth(needed);
}

void SidesPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void SidesPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fold();
    }
}

} // namespace headscope
