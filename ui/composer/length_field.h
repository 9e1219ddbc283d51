// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace headscope {

/// Units of a figure's size.
enum class LengthUnit { Inch, Millimetre, Pixel };

/// A length in whole pixels of 1/96 inch, written in a unit.
class LengthField : public QDoubleSpinBox {
    Q_OBJECT

  public:
    explicit LengthField(QWidget* parent = nullptr);

    void setUnit(LengthUnit unit);
    /// Emits nothing.
    void setPixels(int pixels);
    [[nodiscard]] int pixels() const { return pixels_; }

  Q_SIGNALS:
    /// By the user.
    void edited();

  private:
    void showPixels();

    LengthUnit unit_ = LengthUnit::Inch;
    int pixels_ = 96;
};

} // namespace headscope
