// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "ui/heads/head_values.h"

namespace headscope {

/// Which colour stands for which value: "0 ▇▇▇▇ 3.37 nats", and a hatch for undefined where there is one.
class HeadColourBar : public QWidget {
    Q_OBJECT

  public:
    explicit HeadColourBar(QWidget* parent = nullptr);

    void setValues(const HeadValues& values, const std::array<QRgb, 256>& sequential);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    HeadValues values_;
    std::array<QRgb, 256> sequential_{};
    int undefined_ = 0; // heads
};

} // namespace headscope
