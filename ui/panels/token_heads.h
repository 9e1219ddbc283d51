// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "core/attention/attention_spec.h"
#include "core/base/matrix.h"
#include "core/trace/head_id.h"

namespace headscope {

/// Where one query token looks, in every head of one kind of attention.
struct TokenHeads {
    std::vector<HeadId> heads;             // layer after layer
    std::shared_ptr<const Matrix> weights; // heads x keys: the query's row of each head's map
    std::vector<KeyRange> allowed;         // of each head; cells outside are masked. Empty: all keys
    QStringList keyLabels;
    QStringList fullKeyLabels; // whole tokens, for the read-out; empty means keyLabels
    int query = 0;
    QString queryLabel;
    std::optional<int> key; // a chosen one: which heads carry this pair?

    [[nodiscard]] bool isEmpty() const { return heads.empty() || !weights || weights->size() == 0; }
    [[nodiscard]] bool isAllowed(std::size_t head, int keyIndex) const {
        return allowed.empty() || allowed.at(head).contains(keyIndex);
    }
    /// NaN where it is masked.
    [[nodiscard]] float weight(std::size_t head, int keyIndex) const;
};

/// Places in `heads` by falling weight of `key`; heads that may not see it come last, equal ones in the order
/// of the heads.
[[nodiscard]] std::vector<std::size_t> headsByWeight(const TokenHeads& tokenHeads, int key);

} // namespace headscope
