// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/card.h"

class QToolButton;

namespace headscope {

class ThemedLabel;

/// A line that offers something, with a button to take it and one to leave it; hidden while there is nothing
/// to offer.
class OfferBar : public Card {
    Q_OBJECT

  public:
    explicit OfferBar(QWidget* parent = nullptr);

    void offer(const QString& text, const QString& take, const QString& leave);

  Q_SIGNALS:
    void taken();
    void left();

  private:
    ThemedLabel* text_;
    QToolButton* take_;
    QToolButton* leave_;
};

} // namespace headscope
