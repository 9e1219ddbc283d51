// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/attention/attention_weights.h"
#include "core/trace/head_id.h"

namespace headscope {

/// One head's map with what it was made from. Rows of `values` are queries, columns are keys.
struct HeadMap {
    HeadId head;
    ScoreStage stage = ScoreStage::Weights;
    ResolvedAttention attention;
    Matrix values;
    std::vector<KeyRange> allowed; // one a row; cells outside are masked, which is not the same as 0

    [[nodiscard]] Index queries() const { return values.rows(); }
    [[nodiscard]] Index keys() const { return values.cols(); }
    [[nodiscard]] bool isMasked(Index query, Index key) const {
        return !allowed[static_cast<std::size_t>(query)].contains(key);
    }
};

/// Whether memory that is used again holds weights of that size, or a difference of such, in whose rows the
/// same cells are masked: these are 0 and need not be written again.
[[nodiscard]] inline bool isClearOutside(const HeadMap& used, Index queries, Index keys,
                                         const std::vector<KeyRange>& allowed) {
    return used.stage == ScoreStage::Weights && used.queries() == queries && used.keys() == keys &&
           used.allowed == allowed;
}

/// Rows that are computed at once, and read at once while they are near the processor. A power of two.
inline constexpr Index kMapRowsAtOnce = 64;

/// Reads the rows of a map as they are made: of a long text, reading them once more later costs as much.
class MapReader {
  public:
    MapReader() = default;
    MapReader(const MapReader&) = delete;
    MapReader& operator=(const MapReader&) = delete;
    virtual ~MapReader() = default;
    /// The map has its size, settings and mask, and no numbers yet.
    virtual void start(const HeadMap& map) = 0;
    /// The rows [begin, end) are there. On any thread, several at a time; begin is a multiple of
    /// kMapRowsAtOnce.
    virtual void take(const HeadMap& map, Index begin, Index end) = 0;
};

/// What one cell of a map is made of. A linear kernel takes no factor, cap or bias: scaled and adjusted are
/// NaN.
struct CellScores {
    float score = 0;    // q.k
    float scaled = 0;   // q.k times the factor
    float adjusted = 0; // soft-capped, and with the position bias added; else the same
    float weight = 0;   // after mask and softmax
    bool masked = false;
};

} // namespace headscope
