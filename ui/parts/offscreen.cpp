// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/offscreen.h"

#include <QCoreApplication>
#include <QResizeEvent>

namespace headscope {

void prepareOffscreen(QWidget& widget, const QSizeF& size, const FigureLook& look) {
    widget.setPalette(look.theme().palette());
    widget.setFont(look.font);
    widget.resize(size.toSize());
    QResizeEvent event(widget.size(),
                       QSize()); // hidden widgets are told when they are shown, which they never are
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace headscope
