// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/head_distance.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numbers>

#include <Eigen/Dense>
#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr std::size_t kBlockBytes = std::size_t{16} << 20U; // weights of all heads at one time
constexpr Index kTile = 8;                                  // heads whose pairs are worked on together
constexpr Index kSegment = 512;                             // cells that are added up in float32

using Sums = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Where the cells of some query rows stand when they are laid out one after the other: of each row, the keys
/// that a head of any layer may see.
struct CellLayout {
    struct Row {
        KeyRange keys;
        Index offset = 0;
    };
    Index first = 0;
    std::vector<Row> rows;
    Index cells = 0;
};

/// A row a head, a column a cell.
struct BlockCells {
    Matrix weights;
    Matrix terms; // w ln w
};

/// x ln x with 0 ln 0 = 0; what is below the smallest normal number counts as little as it is.
template <typename Values>
auto timesLog(const Values& values) {
    return values * values.max(std::numeric_limits<float>::min()).log();
}

std::vector<Mask> masksOf(const AttentionTrace& trace, const HeadDistanceSettings& settings) {
    std::vector<Mask> masks;
    for (const auto& layer : trace.of(settings.kind)) {
        masks.push_back(resolve(settings.attention, layer->spec).mask);
    }
    return masks;
}

KeyRange seenByAny(const std::vector<Mask>& masks, Index query, Index keys) {
    KeyRange seen = allowedKeys(masks.front(), query, keys);
    for (const Mask& mask : masks) {
        const KeyRange range = allowedKeys(mask, query, keys);
        seen = {std::min(seen.begin, range.begin), std::max(seen.end, range.end)};
    }
    return seen;
}

/// As many rows from `first` on as `mostCells` hold, at least one.
CellLayout layOut(const std::vector<Mask>& masks, const LayerTrace& shape, Index first, Index mostCells) {
    CellLayout layout{first, {}, 0};
    for (Index query = first; query < shape.queryCount(); ++query) {
        const KeyRange keys = seenByAny(masks, query, shape.keys.rows());
        if (query > first && layout.cells + keys.size() > mostCells) {
            break;
        }
        layout.rows.push_back({keys, layout.cells});
        layout.cells += keys.size();
    }
    return layout;
}

/// One pass over a trace.
class DistanceSum {
  public:
    DistanceSum(const AttentionTrace& trace, const HeadDistanceSettings& settings, const Job& job,
                HeadDistances& result)
        : trace_(trace), settings_(settings), job_(job), result_(result), masks_(masksOf(trace, settings)) {}

    void run() {
        const auto count = static_cast<Index>(result_.heads.size());
        const LayerTrace& shape = trace_.layer(0, settings_.kind);
        const Index rows = shape.queryCount();
        const Index mostCells = static_cast<Index>(kBlockBytes / (2 * sizeof(float))) / count;
        sums_ = Sums::Zero(count, count);
        for (Index first = 0; first < rows;) {
            job_.step(static_cast<double>(first) / static_cast<double>(rows),
                      Sentence::noted("comparing heads"));
            const CellLayout layout = layOut(masks_, shape, first, mostCells);
            fill(layout);
            addPairs();
            first += static_cast<Index>(layout.rows.size());
        }
        sums_ /= static_cast<double>(rows);
        const Sums bounded = sums_.cwiseMax(0.0).cwiseMin(std::numbers::ln2);
        result_.distances = (bounded + bounded.transpose()).cast<float>(); // one half is 0
    }

  private:
    void stopWhereAsked() const {
        if (job_.stop.stop_requested()) {
            throw Stopped();
        }
    }

    void fill(const CellLayout& layout) {
        const auto count = static_cast<Index>(result_.heads.size());
        cells_.weights.resize(count, layout.cells);
        cells_.terms.resize(count, layout.cells);
        parallelTasks(count, [&](Index head) {
            stopWhereAsked();
            fillHead(layout, head);
        });
    }

    void fillHead(const CellLayout& layout, Index index) {
        const HeadId& head = result_.heads[static_cast<std::size_t>(index)];
        const Index keys = trace_.layer(head.layer, head.kind).keys.rows();
        Matrix rows(static_cast<Index>(layout.rows.size()), keys);
        trace_.headRows(head, settings_.attention, layout.first, rows);
        for (Index row = 0; row < rows.rows(); ++row) {
            if (settings_.smooth) {
                const KeyRange own =
                    allowedKeys(masks_[static_cast<std::size_t>(head.layer)], layout.first + row, keys);
                auto seen = rows.row(row).segment(own.begin, own.size()).array();
                seen = (1 - kUniformShare) * seen + kUniformShare / static_cast<float>(own.size());
            }
            const CellLayout::Row& place = layout.rows[static_cast<std::size_t>(row)];
            cells_.weights.row(index).segment(place.offset, place.keys.size()) =
                rows.row(row).segment(place.keys.begin, place.keys.size());
        }
        cells_.terms.row(index).array() = timesLog(cells_.weights.row(index).array());
    }

    void addPairs() {
        const Index count = cells_.weights.rows();
        const Index tiles = (count + kTile - 1) / kTile;
        parallelBlocks(tiles * (tiles + 1) / 2, 1, [&](Index begin, Index end) {
            for (Index tile = begin; tile < end; ++tile) {
                stopWhereAsked();
                Index row = 0; // of the upper triangle of tiles
                Index place = tile;
                for (; place >= tiles - row; ++row) {
                    place -= tiles - row;
                }
                addTile(row * kTile, (row + place) * kTile);
            }
        });
    }

    /// Pairs of the kTile heads from `firstA` on with those from `firstB` on, each pair once.
    void addTile(Index firstA, Index firstB) {
        const Index count = cells_.weights.rows();
        const Index cells = cells_.weights.cols();
        for (Index start = 0; start < cells; start += kSegment) {
            const Index size = std::min(kSegment, cells - start);
            for (Index a = firstA; a < std::min(count, firstA + kTile); ++a) {
                for (Index b = std::max(a + 1, firstB); b < std::min(count, firstB + kTile); ++b) {
                    sums_(a, b) += segmentSum(a, b, start, size);
                }
            }
        }
    }

    /// Sum of (a ln a + b ln b) / 2 - m ln m with m = (a + b) / 2: each term is at least 0 but for rounding,
    /// and exactly 0 where a = b.
    [[nodiscard]] double segmentSum(Index a, Index b, Index start, Index size) const {
        const auto weights = [&](Index head) {
            return cells_.weights.row(head).segment(start, size).array();
        };
        const auto terms = [&](Index head) { return cells_.terms.row(head).segment(start, size).array(); };
        const auto middle = (weights(a) + weights(b)) * 0.5F;
        return static_cast<double>(((terms(a) + terms(b)) * 0.5F - timesLog(middle)).sum());
    }

    const AttentionTrace& trace_;
    const HeadDistanceSettings& settings_;
    const Job& job_;
    HeadDistances& result_;
    std::vector<Mask> masks_; // one a layer
    BlockCells cells_;
    Sums sums_; // above the diagonal
};

template <typename Comes>
std::vector<HeadPair> firstPairs(const HeadDistances& distances, std::size_t count, const Comes& comes) {
    std::vector<HeadPair> pairs;
    for (Index a = 0; a < distances.size(); ++a) {
        for (Index b = a + 1; b < distances.size(); ++b) {
            pairs.push_back({a, b, distances.distances(a, b)});
        }
    }
    count = std::min(count, pairs.size());
    std::partial_sort(pairs.begin(), pairs.begin() + static_cast<std::ptrdiff_t>(count), pairs.end(),
                      [&](const HeadPair& x, const HeadPair& y) {
                          return x.distance != y.distance ? comes(x.distance, y.distance)
                                 : x.first != y.first     ? x.first < y.first
                                                          : x.second < y.second;
                      });
    pairs.resize(count);
    return pairs;
}

} // namespace

HeadDistances headDistances(const AttentionTrace& trace, const HeadDistanceSettings& settings,
                            const Job& job) {
    HeadDistances result;
    result.smoothed = settings.smooth;
    for (int layer = 0; layer < trace.layers(settings.kind); ++layer) {
        const AttentionSpec& spec = trace.layer(layer, settings.kind).spec;
        const ResolvedAttention attention = resolve(settings.attention, spec);
        for (int head = 0; head < spec.heads; ++head) {
            result.heads.push_back({layer, head, settings.kind});
            result.kvHeads.push_back(spec.kvHeadOf(head, attention.kvHeads));
        }
    }
    if (result.heads.empty()) {
        throw Error(Mismatch{"similarity of heads", "kind", "a kind of attention that the model has",
                             std::string(kindName(settings.kind))});
    }
    if (result.heads.size() > kMostComparedHeads) {
        throw Error(Mismatch{"similarity of heads", "heads", fmt::format("at most {}", kMostComparedHeads),
                             fmt::format("{}", result.heads.size())});
    }
    DistanceSum(trace, settings, job, result).run();
    return result;
}

std::vector<HeadPair> nearestPairs(const HeadDistances& distances, std::size_t count) {
    return firstPairs(distances, count, std::less<>());
}

std::vector<HeadPair> farthestPairs(const HeadDistances& distances, std::size_t count) {
    return firstPairs(distances, count, std::greater<>());
}

} // namespace headscope
