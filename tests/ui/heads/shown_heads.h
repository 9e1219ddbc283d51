// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QImage>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"

namespace headscope {

inline HeadGrid gridOf(int layers, int heads, int kvHeads) {
    HeadGrid grid;
    grid.layers.assign(static_cast<std::size_t>(layers), {heads, kvHeads});
    return grid;
}

/// What the signal headChosen says.
struct Choice {
    SideName side;
    HeadId head;
    bool operator==(const Choice&) const = default;
};

inline Choice lastChoice(const QSignalSpy& spy) {
    return {spy.last().at(0).value<SideName>(), spy.last().at(1).value<HeadId>()};
}

/// A head map of six layers of eight heads that share four K/V heads, on the screen.
class ShownHeads {
  protected:
    void showHeads() {
        view_ = std::make_unique<HeadMapView>();
        view_->resize(400, 500);
        view_->setGrid(gridOf(6, 8, 4));
        view_->show();
        canvas_ = view_->canvas();
        spy_ = std::make_unique<QSignalSpy>(view_.get(), &HeadMapView::headChosen);
    }

    [[nodiscard]] int coloursIn(const HeadId& head) const {
        const QImage image = canvas_->grab(canvas_->headRect(head).adjusted(3, 3, -3, -3)).toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                colours.insert(image.pixel(x, y));
            }
        }
        return static_cast<int>(colours.size());
    }
    void click(Qt::MouseButton button, const HeadId& head, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(canvas_, button, modifiers, canvas_->headRect(head).center());
    }

    std::unique_ptr<HeadMapView> view_;
    std::unique_ptr<QSignalSpy> spy_;
    HeadCanvas* canvas_ = nullptr;
};

} // namespace headscope
