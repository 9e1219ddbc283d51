// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_tsv.h"

#include <QLocale>
#include <QStringList>
#include <cmath>

#include "ui/scores/score_text.h"

namespace headscope {

QString scoresAsTsv(const ScoreTable& table, std::span<const std::size_t> heads,
                    std::span<const std::size_t> scores) {
    QStringList header{QStringLiteral("kind"), QStringLiteral("layer"), QStringLiteral("head"),
                       QStringLiteral("kv_head")};
    for (const std::size_t score : scores) {
        header.append(fromUtf8(table.scores()[score]->key));
    }
    QString text = header.join(u'\t') + u'\n';
    for (const std::size_t row : heads) {
        const ScoredHead& head = table.heads()[row];
        QStringList fields{fromUtf8(kindName(head.id.kind)), QString::number(head.id.layer),
                           QString::number(head.id.head), QString::number(head.kvHead)};
        for (const std::size_t score : scores) {
            const double value = table.mean(row, score);
            fields.append(std::isnan(value) ? QString() : QLocale::c().toString(value, 'g', 9));
        }
        text += fields.join(u'\t') + u'\n';
    }
    return text;
}

} // namespace headscope
