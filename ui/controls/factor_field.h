// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace headscope {

/// A field for an exact factor: digits, a fraction, or one over a root. Return and leaving the field enter
/// it. What is no factor stays, framed as an error and with the reason as tooltip, until it is edited; Escape
/// and leaving the field bring back the factor that was shown.
class FactorField : public QLineEdit {
    Q_OBJECT

  public:
    explicit FactorField(QWidget* parent = nullptr);

    void showFactor(float factor);
    /// Without a factor.
    void showNothing();
    [[nodiscard]] bool isWrong() const { return isWrong_; }
    /// The width of the longest factor.
    [[nodiscard]] int fittingWidth() const;

  Q_SIGNALS:
    void factorEntered(float factor);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void showText(const QString& text);
    void setWrong(bool isWrong);
    void enter();

    QString shown_;
    bool isWrong_ = false;
};

} // namespace headscope
