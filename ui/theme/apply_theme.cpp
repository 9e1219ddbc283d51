// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/apply_theme.h"

#include <QToolTip>

#include "ui/theme/flat_style.h"

namespace headscope {

void applyTheme(QApplication& application, const Theme& theme) {
    (void)Theme::ofSystem(); // looks at the desktop's palette before it is replaced
    if (qobject_cast<FlatStyle*>(application.style()) == nullptr) {
        application.setStyle(new FlatStyle);
    }
    const QPalette palette = theme.palette();
    application.setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace headscope
