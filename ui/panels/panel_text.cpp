// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/panel_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "ui/palette/value_scale.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PanelText)
};

} // namespace

QString shortHeadName(const HeadId& head) {
    return QStringLiteral("L%1 H%2").arg(head.layer).arg(head.head);
}

QString natsText(double value) {
    return std::isnan(value) ? QStringLiteral("–")
                             : Words::tr("%1 nats").arg(QString::number(std::max(0.0, value), 'f', 3));
}

QString pairsText(qint64 pairs) {
    if (pairs == 0) {
        return Words::tr("no pairs");
    }
    return pairs == 1 ? Words::tr("1 pair") : Words::tr("%1 pairs").arg(pairs);
}

} // namespace headscope
