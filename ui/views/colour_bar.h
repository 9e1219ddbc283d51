// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/palette/palette.h"
#include "ui/palette/value_scale.h"

namespace headscope {

/// A small bar of a palette's colours with the values at its ends, for a line of controls.
class ColourBar : public QWidget {
    Q_OBJECT

  public:
    explicit ColourBar(QWidget* parent = nullptr);

    /// `note` stands behind the high end: "shared".
    void setScale(const Palette& colours, const ValueScale& scale, const QString& note = {});

    [[nodiscard]] QString text() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QString highText() const;
    [[nodiscard]] int barWidth() const;

    const Palette* colours_;
    ValueScale scale_;
    QString note_;
};

} // namespace headscope
