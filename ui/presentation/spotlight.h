// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

namespace headscope {

/// Darkens everything in a window but a circle round the pointer. Takes no events: what is under it goes on
/// as ever.
class Spotlight : public QWidget {
    Q_OBJECT

  public:
    explicit Spotlight(QWidget* window);

    void setShown(bool isShown);
    /// The pointer, in the window's pixels; absent while it is outside.
    [[nodiscard]] std::optional<QPoint> centre() const { return centre_; }
    [[nodiscard]] int radius() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    /// Of the program: the pointer moves over other widgets.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void moveTo(std::optional<QPoint> centre);
    [[nodiscard]] QRect circle(const QPoint& centre) const;

    std::optional<QPoint> centre_;
};

} // namespace headscope
