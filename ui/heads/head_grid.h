// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/matrix.h"
#include "core/trace/head_id.h"

namespace headscope {

/// The heads of one kind of attention of a model, and a small picture of each.
struct HeadGrid {
    struct Layer {
        int heads = 0;
        int kvHeads = 0; // divides heads
        bool operator==(const Layer&) const = default;
    };
    std::vector<Layer> layers;
    AttentionKind kind = AttentionKind::Self;
    /// Layer after layer, head after head; at most 64 x 64, rows queries, columns keys, masked cells NaN.
    /// Null, or missing at the end, where not computed yet.
    std::vector<std::shared_ptr<const Matrix>> thumbnails;

    [[nodiscard]] int heads() const;
    [[nodiscard]] bool contains(const HeadId& head) const;
    /// Place of a head in `thumbnails`.
    [[nodiscard]] std::size_t indexOf(const HeadId& head) const;
    /// The K/V head that a query head reads.
    [[nodiscard]] int kvHeadOf(const HeadId& head) const;
};

/// How weights become colours: table[255 t] with t the weight, or log(weight / floor) / log(1 / floor) where
/// there is a floor; t beyond [0, 1] is clipped.
struct ThumbnailColours {
    std::array<QRgb, 256> table{};
    std::optional<float> logFloor; // of a logarithmic scale, between 0 and 1
    bool operator==(const ThumbnailColours&) const = default;
};

} // namespace headscope
