// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QImage>
#include <QString>
#include <QStringList>

#include "core/trace/head_map.h"
#include "ui/palette/value_scale.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// One side's head over the picture that its model sees. Tokens are `leading` (class, registers ...), then
/// patches row after row.
struct PatchLook {
    SideName side = SideName::A;
    QString title; // "L2 H5"
    QString note;  // "x 1/√32 (model) · this softmax only"
    QImage seen;   // resized and cut
    int rows = 0;
    int columns = 0;
    QStringList leading;
    std::shared_ptr<const HeadMap> weights; // of all tokens: rows are queries

    [[nodiscard]] int tokens() const { return static_cast<int>(leading.size()) + rows * columns; }
    /// The token of a patch, and whether a token is one.
    [[nodiscard]] int tokenOf(int row, int column) const {
        return static_cast<int>(leading.size()) + row * columns + column;
    }
    [[nodiscard]] bool isPatch(int token) const {
        return token >= static_cast<int>(leading.size()) && token < tokens();
    }
    /// "CLS", or "r3 c5".
    [[nodiscard]] QString nameOf(int token) const;
    /// Whether there is a row of weights for the token.
    [[nodiscard]] bool hasRow(int query) const;
    /// Weight from a query to a key; NaN where masked or absent.
    [[nodiscard]] double weight(int query, int key) const;
    /// The key that a query attends to most.
    [[nodiscard]] std::optional<int> strongestKey(int query) const;
    /// The largest weight to a patch, and the sum over patches.
    [[nodiscard]] double largestOnPatches(int query) const;
    [[nodiscard]] double sumOnPatches(int query) const;
};

/// Colours of one query's weights to the patches: columns x rows pixels, without transparency. Transparent
/// where masked.
[[nodiscard]] QImage patchColours(const PatchLook& look, int query, const QString& palette,
                                  const ValueScale& scale);

} // namespace headscope
