// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace headscope {

/// A drop-down list that says inside what it chooses: "colour: Entropy". What does not fit is cut with an
/// ellipsis; it may be made narrow.
class CaptionedCombo : public QComboBox {
    Q_OBJECT

  public:
    explicit CaptionedCombo(const QString& caption, QWidget* parent = nullptr);

    [[nodiscard]] QString shownText() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString caption_;
};

} // namespace headscope
