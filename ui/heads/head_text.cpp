// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/theme/joined.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadText)
};

QString shortList(const QStringList& names) {
    if (names.size() <= 4) {
        return Joined::listed(names);
    }
    return names.first() + QStringLiteral(" … ") + names.last();
}

} // namespace

QString headDescription(const HeadGrid& grid, const HeadId& head) {
    QString name = QString::fromStdString(toString(head));
    const HeadGrid::Layer& layer = grid.layers.at(static_cast<std::size_t>(head.layer));
    if (layer.kvHeads == layer.heads) {
        return name;
    }
    const int kvHead = grid.kvHeadOf(head);
    QStringList others;
    for (int other = 0; other < layer.heads; ++other) {
        if (other != head.head && grid.kvHeadOf({head.layer, other, head.kind}) == kvHead) {
            others.append(QStringLiteral("H%1").arg(other));
        }
    }
    return Words::tr("%1 · reads K/V head %2 with %3").arg(name, QString::number(kvHead), shortList(others));
}

} // namespace headscope
