// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/offer_bar.h"

#include <QBoxLayout>
#include <QToolButton>

#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

OfferBar::OfferBar(QWidget* parent)
    : Card(std::nullopt, parent), text_(new ThemedLabel(&Theme::text)), take_(new QToolButton),
      leave_(new QToolButton) {
    setTight(true);
    auto* row = new QHBoxLayout(this);
    row->setSpacing(Spacing::of(font()).medium);
    text_->setElidable(true);
    take_->setObjectName(QStringLiteral("offerTaken"));
    leave_->setObjectName(QStringLiteral("offerLeft"));
    row->addWidget(text_, 1);
    row->addWidget(take_);
    row->addWidget(leave_);
    hide();
    connect(take_, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT taken();
    });
    connect(leave_, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT left();
    });
}

void OfferBar::offer(const QString& text, const QString& take, const QString& leave) {
    text_->setText(text);
    take_->setText(take);
    leave_->setText(leave);
    show();
}

} // namespace headscope
