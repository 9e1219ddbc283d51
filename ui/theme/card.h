// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <optional>

#include "ui/theme/side_name.h"

namespace headscope {

/// A panel on the window's background: rounded, one hairline, and for a side its colour as a bar at the left.
class Card : public QFrame {
    Q_OBJECT

  public:
    explicit Card(std::optional<SideName> side = std::nullopt, QWidget* parent = nullptr);

    /// Little room inside the edge, for a card that is one field.
    void setTight(bool isTight);
    /// Neither outline nor margins, for a card that is part of another one.
    void setFlat(bool isFlat);
    /// Draws the outline in the accent colour, for a card that is one field.
    void showFocus(bool hasFocus);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void updateMargins();

    std::optional<SideName> side_;
    bool showsFocus_ = false;
    bool isTight_ = false;
    bool isFlat_ = false;
};

} // namespace headscope
