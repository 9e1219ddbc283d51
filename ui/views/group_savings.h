// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "core/analysis/kv_cache.h"

namespace headscope {

/// What the page of groups knows about a model and a text.
struct GroupsModel {
    std::vector<AttentionSpec> layers; // of the kind of attention, one a layer
    std::uint64_t width = 0;           // d
    bool sharesLayers = false;         // all layers have the same weights
    bool generates = false;            // one token after another, with a cache
    std::int64_t tokens = 0;           // keys of the text

    [[nodiscard]] bool isEmpty() const { return layers.empty(); }
};

/// A number with the model's own K/V heads, and with fewer.
struct Saving {
    std::uint64_t before = 0;
    std::uint64_t after = 0;

    [[nodiscard]] double ratio() const {
        return before == 0 ? 1 : static_cast<double>(after) / static_cast<double>(before);
    }
};

/// What a grouping of all layers saves.
struct GroupSavings {
    Saving parameters; // of the K and V projections, biases left out
    Saving textCache;  // bytes for the text
    Saving cache;      // bytes for `tokens` tokens
};

/// `kvHeads` 0: the model's own.
[[nodiscard]] GroupSavings groupSavings(const GroupsModel& model, int kvHeads, std::int64_t tokens, int bits);

/// As it is shown. All text is plain.
struct SavingRow {
    QString name;    // "K/V cache, 4,096 tokens in 16 bits"
    QString formula; // "2 · L · T · G · d_k · 2 B = 2 · 6 · 4096 · G · 32 · 2 B"
    QString before;  // "6.29 MB"
    QString after;
    double ratio = 1; // after / before
    QString tooltip = {};
    bool operator==(const SavingRow&) const = default;
};

[[nodiscard]] std::vector<SavingRow> savingRows(const GroupsModel& model, int kvHeads, std::int64_t tokens,
                                                int bits);

/// "1/4", "3/8"; "1" for equal numbers.
[[nodiscard]] QString fractionText(int part, int whole);

/// "16-bit numbers (float16)".
[[nodiscard]] QString bitsText(int bits);

} // namespace headscope
