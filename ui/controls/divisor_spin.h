// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace headscope {

/// A field for a whole number that is to divide another one: its arrows go from divisor to divisor. Other
/// numbers can be typed.
class DivisorSpin : public QSpinBox {
    Q_OBJECT

  public:
    explicit DivisorSpin(QWidget* parent = nullptr);

    /// Below 1: any number will do, and the arrows count.
    void setDividend(int dividend) { dividend_ = dividend; }
    void stepBy(int steps) override;

  private:
    int dividend_ = 0;
};

} // namespace headscope
