// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/panel_product.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <utility>

#include "core/base/parallel.h"

// What a vector is aligned to does not come with it into Eigen's templates; it is no part of what they do.
#pragma GCC diagnostic ignored "-Wignored-attributes"

namespace headscope {

namespace {

// Rows: two sums for each, two factors and one more fit the registers, 32 with AVX-512 and 16 else.
constexpr Index kStrip = kPacket == 16 ? 12 : 6;
constexpr Index kMostRows = Index{44} * 12; // at once: a run of them stays in the second cache
constexpr Index kWorthCores = 1 << 16;      // numbers

using Numbers = Eigen::Matrix<float, Eigen::Dynamic, 1>; // aligned as vectors are

/// Sums of a run of columns for some rows and kPanel outputs, to be added to what is there `before`.
struct Tile {
    const float* strip = nullptr;
    const float* panel = nullptr;
    Index columns = 0;
    const float* before = nullptr;
    Index beforeStride = 0; // 0: the same for all rows
    float* after = nullptr;
    Index afterStride = 0;
};

/// A run sums up by itself: errors of short sums are smaller.
template <std::size_t kTileRows>
void multiplyTile(const Tile& tile) {
    using namespace Eigen::internal;
    std::array<std::array<Packet, 2>, kTileRows> run;
#pragma GCC unroll 12
    for (std::size_t row = 0; row < kTileRows; ++row) {
        run[row][0] = pzero(Packet());
        run[row][1] = pzero(Packet());
    }
    const float* strip = tile.strip;
    const float* panel = tile.panel;
#pragma GCC unroll 4
    for (Index column = 0; column < tile.columns; ++column) {
        const auto first = pload<Packet>(panel + column * kPanel);
        const auto second = pload<Packet>(panel + column * kPanel + kPacket);
#pragma GCC unroll 12
        for (std::size_t row = 0; row < kTileRows; ++row) {
            const auto factor = pset1<Packet>(strip[column * kStrip + static_cast<Index>(row)]);
            run[row][0] = pmadd(factor, first, run[row][0]);
            run[row][1] = pmadd(factor, second, run[row][1]);
        }
    }
    const float* before = tile.before;
    float* after = tile.after;
#pragma GCC unroll 12
    for (std::size_t row = 0; row < kTileRows; ++row) {
        pstoreu(after, padd(ploadu<Packet>(before), run[row][0]));
        pstoreu(after + kPacket, padd(ploadu<Packet>(before + kPacket), run[row][1]));
        before += tile.beforeStride;
        after += tile.afterStride;
    }
}

using MultiplyTile = void (*)(const Tile&);

template <std::size_t... counts>
constexpr std::array<MultiplyTile, sizeof...(counts)> tilesOf(std::index_sequence<counts...> /*rows*/) {
    return {multiplyTile<counts + 1>...};
}

/// Of 1, 2, ... rows.
constexpr auto kTiles = tilesOf(std::make_index_sequence<static_cast<std::size_t>(kStrip)>());

/// Memory that a thread uses again: fresh pages cost more than they are worth.
struct Workspace {
    Numbers panel = Numbers(kPanel * kPanelColumns);
    Numbers bias = Numbers(kPanel);
    Numbers edge = Numbers(kStrip * kPanel);
    Numbers sums;
};

/// Rows `rows` of a product. Sums of the runs so far lie in panels, one after the other, each with its rows;
/// those of the last run are written where they belong.
class RowProduct {
  public:
    RowProduct(const RowStrips& left, IndexRange rows, Index outputs, MutableMatrixView& out)
        : left_(left), rows_(rows), out_(out), panelSums_(rows.count * kPanel) {
        thread_local Workspace workspace;
        workspace_ = &workspace;
        const Index size = panelSums_ * ((outputs + kPanel - 1) / kPanel);
        if (left.columns() > kPanelColumns && workspace.sums.size() < size) {
            workspace.sums.resize(size);
        }
    }

    /// `outputs` are counted from the weight's output `first` on, which belongs in the first column of `out`.
    void addRun(const Weight& weight, Index first, IndexRange outputs, Index column, const RowVector& bias) {
        const IndexRange columns{column, std::min(kPanelColumns, left_.columns() - column)};
        for (Index output = outputs.begin; output < outputs.begin + outputs.count; output += kPanel) {
            const IndexRange panel{first + output, std::min(kPanel, outputs.begin + outputs.count - output)};
            packPanel(weight, panel, columns, workspace_->panel.data());
            if (column == 0) {
                workspace_->bias.setZero();
                if (bias.size() > 0) {
                    workspace_->bias.head(panel.count) = bias.segment(panel.begin, panel.count).transpose();
                }
            }
            multiplyPanel({output, panel.count}, columns);
        }
    }

  private:
    /// `outputs` are counted from the first column of the output on.
    void multiplyPanel(IndexRange outputs, IndexRange columns) {
        const bool ends = columns.begin + columns.count == left_.columns();
        const bool whole = outputs.count == kPanel;
        float* const sums = workspace_->sums.data() + outputs.begin / kPanel * panelSums_;
        for (Index row = 0; row < rows_.count; row += kStrip) {
            const Index first = rows_.begin + row;
            const Index rows = std::min(kStrip, rows_.count - row);
            Tile tile{.strip = left_.at(first / kStrip, columns.begin),
                      .panel = workspace_->panel.data(),
                      .columns = columns.count,
                      .before = sums + row * kPanel,
                      .beforeStride = kPanel,
                      .after = sums + row * kPanel,
                      .afterStride = kPanel};
            if (columns.begin == 0) {
                tile.before = workspace_->bias.data();
                tile.beforeStride = 0;
            }
            if (ends) {
                tile.after = whole ? &out_(first, outputs.begin) : workspace_->edge.data();
                tile.afterStride = whole ? out_.outerStride() : kPanel;
            }
            kTiles[static_cast<std::size_t>(rows - 1)](tile);
            if (ends && !whole) {
                const Eigen::Map<const Matrix> edge(workspace_->edge.data(), kStrip, kPanel);
                out_.block(first, outputs.begin, rows, outputs.count) =
                    edge.topLeftCorner(rows, outputs.count);
            }
        }
    }

    const RowStrips& left_;
    IndexRange rows_;
    MutableMatrixView& out_;
    Index panelSums_;
    Workspace* workspace_ = nullptr;
};

/// Transposes whole vectors of columns of a whole strip; says how many columns these are.
Index turnVectors(const MatrixView& rows, float* turned) {
    if constexpr (kStrip <= kPacket) {
        using namespace Eigen::internal;
        const Index columns = rows.cols() / kPacket * kPacket;
        for (Index column = 0; column < columns; column += kPacket) {
            PacketBlock<Packet, kPacket> block;
#pragma GCC unroll 16
            for (Index row = 0; row < kPacket; ++row) {
                block.packet[row] =
                    row < kStrip ? ploadu<Packet>(&rows.coeffRef(row, column)) : pzero(Packet());
            }
            ptranspose(block);
            // Zeros behind a column are where the next one belongs, which comes later.
#pragma GCC unroll 16
            for (Index i = 0; i < kPacket - 1; ++i) {
                pstoreu(turned + (column + i) * kStrip, block.packet[i]);
            }
            std::memcpy(turned + (column + kPacket - 1) * kStrip, &block.packet[kPacket - 1],
                        kStrip * sizeof(float));
        }
        return columns;
    }
    return 0;
}

/// Columns of at most kStrip rows, one after the other, with zeros for rows that are not there.
void turnStrip(const MatrixView& rows, float* to) {
    const Index done = rows.rows() == kStrip ? turnVectors(rows, to) : 0;
    Eigen::Map<Matrix> turned(to + done * kStrip, rows.cols() - done, kStrip);
    turned.leftCols(rows.rows()) = rows.rightCols(turned.rows()).transpose();
    turned.rightCols(kStrip - rows.rows()).setZero();
}

} // namespace

RowStrips::RowStrips(const MatrixView& rows)
    : rows_(rows.rows()), columns_(rows.cols()), strips_((rows_ + kStrip - 1) / kStrip),
      values_(strips_ * kStrip * columns_) {
    const auto pack = [&](Index begin, Index end) {
        for (Index strip = begin; strip < end; ++strip) {
            const Index first = strip * kStrip;
            for (Index column = 0; column < columns_; column += kPanelColumns) {
                const Index run = std::min(kPanelColumns, columns_ - column);
                turnStrip(rows.block(first, column, std::min(kStrip, rows_ - first), run),
                          values_.data() + strips_ * kStrip * column + strip * kStrip * run);
            }
        }
    };
    if (values_.size() < kWorthCores) {
        pack(0, strips_);
    } else {
        parallelBlocks(strips_, 4, pack);
    }
}

const float* RowStrips::at(Index strip, Index column) const {
    return values_.data() + strips_ * kStrip * column +
           strip * kStrip * std::min(kPanelColumns, columns_ - column);
}

void panelProduct(const RowStrips& left, const Weight& weight, IndexRange outputs, const RowVector& bias,
                  MutableMatrixView out) {
    assert(out.rows() == left.rows() && out.cols() == outputs.count && left.columns() == weight.columns);
    assert(bias.size() == 0 || bias.size() == weight.rows);
    if (weight.columns == 0) {
        out.setZero();
        if (bias.size() > 0) {
            out.rowwise() += bias.segment(outputs.begin, outputs.count);
        }
        return;
    }
    // Parts of rows are about equal: each packs all of the right side.
    const Index parts = std::max<Index>((left.rows() + kMostRows - 1) / kMostRows, 1);
    const Index rows = ((left.rows() + parts - 1) / parts + kStrip - 1) / kStrip * kStrip;
    for (Index row = 0; row < left.rows(); row += rows) {
        RowProduct product(left, {row, std::min(rows, left.rows() - row)}, outputs.count, out);
        // Of a few rows a run is small: the weight is read row by row instead, as far as the memory likes it.
        const Index atOnce = left.rows() <= kStrip ? kPanel : outputs.count;
        for (Index output = 0; output < outputs.count; output += atOnce) {
            const IndexRange part{output, std::min(atOnce, outputs.count - output)};
            for (Index column = 0; column < left.columns(); column += kPanelColumns) {
                product.addRun(weight, outputs.begin, part, column, bias);
            }
        }
    }
}

} // namespace headscope
