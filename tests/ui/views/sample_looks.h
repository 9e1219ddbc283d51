// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/head_look.h"

namespace headscope {

/// A causal map, each row with its weights from `weights` (as many as the row has keys).
inline std::shared_ptr<const HeadMap> causalMap(const std::vector<std::vector<float>>& weights) {
    auto map = std::make_shared<HeadMap>();
    const auto tokens = static_cast<Index>(weights.size());
    map->values = Matrix::Zero(tokens, tokens);
    for (Index query = 0; query < tokens; ++query) {
        const auto& row = weights[static_cast<std::size_t>(query)];
        for (std::size_t key = 0; key < row.size(); ++key) {
            map->values(query, static_cast<Index>(key)) = row[key];
        }
        map->allowed.push_back({0, query + 1});
    }
    return map;
}

/// "<s> The king said" with A "L2 H5" and B "L3 H1".
inline HeadLooks smallLooks() {
    HeadLooks looks;
    looks.queryLabels = {QStringLiteral("<s>"), QStringLiteral("·The"), QStringLiteral("·king"),
                         QStringLiteral("·said")};
    looks.keyLabels = looks.queryLabels;
    const auto a = causalMap({{1}, {0.5F, 0.5F}, {0.05F, 0.75F, 0.2F}, {0.125F, 0.25F, 0.5F, 0.125F}});
    const auto b = causalMap({{1}, {0.95F, 0.05F}, {1, 0, 0}, {0.97F, 0.01F, 0.01F, 0.01F}});
    looks.sides = {{SideName::A, QStringLiteral("L2 H5"), QStringLiteral("× 1/√32 = 0.1768 (model)"), a},
                   {SideName::B, QStringLiteral("L3 H1"), QStringLiteral("no factor (× 1)"), b}};
    looks.fullKeyLabels = {QStringLiteral("<s>"), QStringLiteral("▁The"), QStringLiteral("▁king"),
                           QStringLiteral("▁said")};
    looks.fullQueryLabels = looks.fullKeyLabels;
    return looks;
}

/// Two target tokens that attend to three source tokens; nothing is masked.
inline HeadLooks crossLooks() {
    HeadLooks looks;
    looks.queryLabels = {QStringLiteral("·Guten"), QStringLiteral("·Tag")};
    looks.keyLabels = {QStringLiteral("·Good"), QStringLiteral("·day"), QStringLiteral("</s>")};
    auto map = std::make_shared<HeadMap>();
    map->values = Matrix(2, 3);
    map->values << 0.7F, 0.2F, 0.1F, 0.1F, 0.6F, 0.3F;
    map->allowed = {{0, 3}, {0, 3}};
    looks.sides = {{SideName::A, QStringLiteral("cross L0 H1"), {}, map}};
    return looks;
}

/// Causal rows of equal weights.
inline HeadLooks evenLooks(int tokens) {
    HeadLooks looks;
    std::vector<std::vector<float>> weights;
    for (int query = 0; query < tokens; ++query) {
        looks.queryLabels += QStringLiteral("·w%1").arg(query % 100);
        weights.emplace_back(static_cast<std::size_t>(query + 1), 1.0F / static_cast<float>(query + 1));
    }
    looks.keyLabels = looks.queryLabels;
    const auto map = causalMap(weights);
    looks.sides = {{SideName::A, QStringLiteral("L0 H0"), {}, map},
                   {SideName::B, QStringLiteral("L0 H1"), {}, map}};
    return looks;
}

/// As many lines as there can be at the usual threshold: ten keys a row, spread over it, have 0.1 each.
inline HeadLooks crowdedLooks(int tokens) {
    HeadLooks looks = evenLooks(tokens);
    auto map = std::make_shared<HeadMap>(*looks.sides.front().weights);
    for (Index query = 0; query < tokens; ++query) {
        map->values.row(query).setZero();
        for (Index part = 0; part < 10; ++part) {
            map->values(query, part * (query + 1) / 10) += 0.1F;
        }
    }
    for (HeadLook& look : looks.sides) {
        look.weights = map;
    }
    return looks;
}

} // namespace headscope
