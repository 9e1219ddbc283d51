// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace headscope {

/// Puts `content` into `scroll`, which is as wide as it, moves up and down only, and lets what is behind both
/// be seen.
inline void scrollClearly(QScrollArea& scroll, QWidget* content) {
    scroll.setFrameShape(QFrame::NoFrame);
    scroll.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll.setWidgetResizable(true);
    scroll.setWidget(content);
    content->setAutoFillBackground(false); // which setWidget() turns on
    scroll.viewport()->setAutoFillBackground(false);
}

} // namespace headscope
