// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

namespace headscope {

/// One dot a step, the present one filled. A click goes to its step; where there is no room for dots that can
/// be hit, they are a bar.
class StepDots : public QWidget {
    Q_OBJECT

  public:
    explicit StepDots(QWidget* parent = nullptr);

    /// Names of the steps, for tooltips.
    void setSteps(const QStringList& names);
    void setCurrent(int step);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void stepChosen(int step);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    void describe();
    [[nodiscard]] QString stepText(int step) const;
    [[nodiscard]] double pitch() const;
    [[nodiscard]] int stepAt(double x) const;

    QStringList names_;
    int current_ = 0;
};

} // namespace headscope
