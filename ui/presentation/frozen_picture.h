// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace headscope {

/// A picture of a window, over it: what the pointer passes over changes nothing that the audience sees. Any
/// click ends it, and so does whoever showed it.
class FrozenPicture : public QWidget {
    Q_OBJECT

  public:
    explicit FrozenPicture(QWidget* window);

    void setShown(bool isShown);

  Q_SIGNALS:
    void ended();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QPixmap picture_;
};

} // namespace headscope
