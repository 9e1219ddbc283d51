// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/attention/attention_operands.h"
#include "core/base/job.h"

namespace headscope {

/// B_r queries and B_c keys, at least 1; tiles at the ends are smaller.
struct TileSize {
    Index queries = 64;
    Index keys = 64;
    bool operator==(const TileSize&) const = default;
};

/// A block of scores. One that no query of it may see any key of is skipped.
struct Tile {
    KeyRange queries; // positions begin <= i < end
    KeyRange keys;
    bool isSkipped = false;
    bool operator==(const Tile&) const = default;
};

/// Of all queries, over the keys that were seen so far.
struct RunningSoftmax {
    Eigen::ArrayXf largest; // m: the largest score; minus infinity, or the sink's, where none was seen
    Eigen::ArrayXf sum;     // l: the sum of exp(score - m)
    Matrix output;          // O, T x d_v: the mean of the values of these keys
};

/// The softmax of one head, tile by tile: FlashAttention's algorithm 1 (Dao et al. 2022), in its order: all
/// blocks of queries for the first block of keys, then for the next. A tile with largest scores m~ gives
///   m' = max(m, m~), l' = exp(m - m') l + sum exp(s - m'), O' = (exp(m - m') l O + exp(s - m') V) / l'.
/// Exact: the map is never there as a whole, and the output is that of plainAttention to rounding. A sink is
/// what m and l begin with. The kernel must not be linear. What the operands view must stay.
class TiledSoftmax {
  public:
    TiledSoftmax(const AttentionOperands& operands, TileSize size);

    /// All of them in their order, the skipped ones too.
    [[nodiscard]] const std::vector<Tile>& tiles() const { return tiles_; }
    /// Those that are computed; a step is one of them.
    [[nodiscard]] std::size_t steps() const { return computed_.size(); }
    [[nodiscard]] const Tile& tileOfStep(std::size_t step) const { return tiles_[computed_.at(step)]; }
    [[nodiscard]] std::size_t skipped() const { return tiles_.size() - computed_.size(); }

    /// How many steps were taken.
    [[nodiscard]] std::size_t done() const { return done_; }
    /// Takes the next step; there must be one.
    void advance();
    [[nodiscard]] const RunningSoftmax& state() const { return state_; }
    /// The keys of a tile that a query may see, counted from the tile's first.
    [[nodiscard]] KeyRange allowedIn(const Tile& tile, Index query) const;
    /// exp(s - m) / l, T x T_k: the weights, once all steps are taken, and 0 in tiles that are to come.
    /// Computed once more, to be looked at: the algorithm itself keeps none.
    [[nodiscard]] Matrix weights() const;

  private:
    /// Scores of a tile before the mask.
    [[nodiscard]] Matrix scoresOf(const Tile& tile) const;

    AttentionOperands operands_;
    std::vector<Tile> tiles_;
    std::vector<std::size_t> computed_; // places in tiles_
    std::size_t done_ = 0;
    RunningSoftmax state_;
};

/// What a step does to one query.
struct RowStep {
    std::size_t step = 0;
    float rescale = 0; // exp(m - m'), which the sum so far is multiplied by; 0 where there was none
    float largest = 0; // m', after it
    float sum = 0;     // l'
};

/// Takes all steps that are left, and tells those that one query had a part in: the tiles of its block of
/// queries in which it may see a key.
[[nodiscard]] std::vector<RowStep> finish(TiledSoftmax& softmax, Index query, const Job& job = {});

/// What the tiles keep beside queries, keys, values and output: the scores of one tile, and m and l of each
/// query: B_r B_c + 2 T floats.
[[nodiscard]] std::uint64_t tiledSoftmaxBytes(Index queries, Index keys, TileSize size);

} // namespace headscope
