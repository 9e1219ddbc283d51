// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/plain_tooltip.h"

#include <QTextDocument>

namespace headscope {

QString plainTooltip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

} // namespace headscope
