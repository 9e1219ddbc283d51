// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "ui/scores/head_marks.h"

namespace headscope {

/// The name of a head, and perhaps its value, to click: side A; with Shift, or by the right button: side B.
class HeadLink : public QAbstractButton {
    Q_OBJECT

  public:
    explicit HeadLink(QWidget* parent = nullptr);

    void setHead(const HeadId& head) { head_ = head; }
    [[nodiscard]] const HeadId& head() const { return head_; }

    [[nodiscard]] QSize sizeHint() const override;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    HeadId head_;
    SideName side_ = SideName::A; // of the press that goes on
};

} // namespace headscope
