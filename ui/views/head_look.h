// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/trace/head_map.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// One side as the views show it.
struct HeadLook {
    SideName side = SideName::A;
    QString title;                          // "L2 H5"
    QString note;                           // "× 1/√32 = 0.1768 (model) · this softmax only"
    std::shared_ptr<const HeadMap> weights; // rows are queries, columns are keys; null where there are none
};

/// Both sides and the tokens on their axes. All texts are plain.
struct HeadLooks {
    std::vector<HeadLook> sides;
    QStringList queryLabels; // spaces are visible: "·the"
    QStringList keyLabels;
    QStringList fullQueryLabels; // for tooltips; empty means queryLabels
    QStringList fullKeyLabels;
    QString queryName; // "target token (query)"; empty means "query (attends)"
    QString keyName;
    std::optional<int> query; // the chosen token
    std::optional<int> key;
    QString emptyText; // shown where there is no side with weights
};

/// A token by where it stands.
enum class TokenRole { Query, Key };
struct TokenPlace {
    TokenRole role = TokenRole::Query;
    int token = 0;
    bool operator==(const TokenPlace&) const = default;
};

[[nodiscard]] constexpr TokenRole opposite(TokenRole role) {
    return role == TokenRole::Query ? TokenRole::Key : TokenRole::Query;
}

/// Only sides with weights can be shown.
[[nodiscard]] bool isEmpty(const HeadLooks& looks);
/// Whether queries and keys are the same tokens.
[[nodiscard]] bool isOfOneText(const HeadLooks& looks);
[[nodiscard]] int tokenCount(const HeadLooks& looks, TokenRole role);
[[nodiscard]] QString tokenLabel(const HeadLooks& looks, const TokenPlace& place);
[[nodiscard]] QString axisName(const HeadLooks& looks, TokenRole role);

/// Nothing where the cell is masked or does not exist.
[[nodiscard]] std::optional<float> weightAt(const HeadLook& look, int query, int key);
/// Of `at` and the token `other` at the other axis.
[[nodiscard]] std::optional<float> weightBetween(const HeadLook& look, const TokenPlace& at, int other);

/// "12 “·the”", in isolates, so that a right-to-left piece does not turn the line round.
[[nodiscard]] QString quotedToken(const HeadLooks& looks, const TokenPlace& place);
/// A weight with all of its digits, "masked" where there is none, "–" where it is undefined.
[[nodiscard]] QString exactWeight(std::optional<float> weight);
/// Lines for a tooltip: the token, and its weight with `from` on each side.
[[nodiscard]] QString weightTooltip(const HeadLooks& looks, const TokenPlace& place,
                                    const std::optional<TokenPlace>& from);

} // namespace headscope
