// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/head_look.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/palette/significant_text.h"
#include "ui/theme/joined.h"
#include "ui/theme/quoted_token.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadLooks)
};

constexpr int kExactDigits = 7; // of a float32

} // namespace

bool isEmpty(const HeadLooks& looks) {
    return std::ranges::none_of(looks.sides, [](const HeadLook& look) { return look.weights != nullptr; });
}

bool isOfOneText(const HeadLooks& looks) {
    return looks.queryLabels == looks.keyLabels;
}

int tokenCount(const HeadLooks& looks, TokenRole role) {
    return static_cast<int>((role == TokenRole::Query ? looks.queryLabels : looks.keyLabels).size());
}

QString tokenLabel(const HeadLooks& looks, const TokenPlace& place) {
    return (place.role == TokenRole::Query ? looks.queryLabels : looks.keyLabels).value(place.token);
}

QString axisName(const HeadLooks& looks, TokenRole role) {
    if (role == TokenRole::Query) {
        return looks.queryName.isEmpty() ? Words::tr("query (attends)") : looks.queryName;
    }
    return looks.keyName.isEmpty() ? Words::tr("key (is attended to)") : looks.keyName;
}

std::optional<float> weightAt(const HeadLook& look, int query, int key) {
    if (!look.weights || query < 0 || key < 0 || query >= look.weights->queries() ||
        key >= look.weights->keys() || look.weights->isMasked(query, key)) {
        return std::nullopt;
    }
    return look.weights->values(query, key);
}

std::optional<float> weightBetween(const HeadLook& look, const TokenPlace& at, int other) {
    return at.role == TokenRole::Query ? weightAt(look, at.token, other) : weightAt(look, other, at.token);
}

QString quotedToken(const HeadLooks& looks, const TokenPlace& place) {
    return quotedToken(place.token, tokenLabel(looks, place));
}

QString exactWeight(std::optional<float> weight) {
    if (!weight) {
        return Words::tr("masked");
    }
    return std::isnan(*weight) ? QStringLiteral("–") : significantText(double{*weight}, kExactDigits);
}

QString weightTooltip(const HeadLooks& looks, const TokenPlace& place,
                      const std::optional<TokenPlace>& from) {
    const bool isQuery = place.role == TokenRole::Query;
    const QStringList& full = isQuery ? looks.fullQueryLabels : looks.fullKeyLabels;
    QStringList lines;
    lines += (isQuery ? Words::tr("query %1") : Words::tr("key %1")).arg(quotedToken(looks, place));
    if (const QString piece = full.value(place.token);
        !piece.isEmpty() && piece != tokenLabel(looks, place)) {
        lines.last() += Words::tr(", piece %1").arg(quotedToken(piece));
    }
    if (from && from->role != place.role) {
        for (const HeadLook& look : looks.sides) {
            if (look.weights) {
                lines += Joined::labelled(QStringLiteral("%1 %2").arg(sideLetter(look.side), look.title),
                                          exactWeight(weightBetween(look, *from, place.token)));
            }
        }
    }
    return lines.join(u'\n');
}

} // namespace headscope
