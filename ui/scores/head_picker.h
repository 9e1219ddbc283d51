// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QRect>
#include <QWidget>
#include <functional>
#include <optional>
#include <set>

#include "ui/scores/head_marks.h"

class QKeyEvent;
class QMouseEvent;

namespace headscope {

/// What mouse and keyboard do with heads that a widget paints, the same in every view. Click: side A; right
/// or Shift-click: side B; Ctrl-click: in or out of the brush; a drag brushes what is in its rectangle (with
/// Ctrl: adds it); middle click: pin. P, Space and B do so for side A's head, Escape ends the brushing.
class HeadPicker : public QObject {
    Q_OBJECT

  public:
    struct Places {
        std::function<std::optional<HeadId>(const QPoint&)> headAt;
        std::function<std::set<HeadId>(const QRect&)> headsIn;
    };

    /// Sees `canvas`'s events before the canvas does. `marks` are the canvas's own, and outlive the picker.
    HeadPicker(QWidget* canvas, const HeadMarks& marks, Places places);

    [[nodiscard]] std::optional<HeadId> hovered() const { return hovered_; }
    void forgetHovered() { hovered_.reset(); }
    /// The rectangle that is being dragged; empty without a drag.
    [[nodiscard]] QRect band() const { return band_; }

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    void chosen(headscope::SideName side, const headscope::HeadId& head);
    /// All heads that are brushed from now on.
    void brushed(const std::set<headscope::HeadId>& heads);
    void pinToggled(const headscope::HeadId& head);

  private:
    bool press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool pressKey(const QKeyEvent& event);
    void showMenu();
    void point(std::optional<HeadId> head);

    QWidget* canvas_;
    const HeadMarks& marks_;
    Places places_;
    std::optional<HeadId> hovered_;
    std::optional<QPoint> pressed_; // by the left button
    QRect band_;
};

} // namespace headscope
