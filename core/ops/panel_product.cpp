// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/panel_product.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/base/parallel.h"

// What a vector is aligned to does not come with it into Eigen's templates; it is no part of what they do.
#pragma GCC diagnostic ignored "-Wignored-attributes"

namespace headscope {

namespace {

// Eigen's vectors of the instruction set that this core is built for: SSE, AVX or AVX-512.
using Packet = Eigen::internal::packet_traits<float>::type;
constexpr Index kWidth = Eigen::internal::packet_traits<float>::size;
constexpr Index kPanel = 2 * kWidth;  // outputs
constexpr Index kStrip = 6;           // rows: 12 sums, two factors and one more fit the 16 registers of AVX
constexpr Index kRun = 2048 / kPanel; // columns: a panel of them is 8 KiB; short sums keep errors small
constexpr Index kAhead = 64;          // columns that are asked of the memory in time
constexpr Index kWorthCores = Index{1} << 16;

using Panel = Eigen::Matrix<float, Eigen::Dynamic, 1>; // aligned as vectors are

/// Columns [0, columns) of `count` rows of `right`, `stride` apart, transposed: kPanel values for each
/// column. Rows that are not there are zeros.
void packPanel(const float* right, Index stride, Index count, Index columns, float* panel) {
    using namespace Eigen::internal;
    for (Index group = 0; group < 2; ++group) {
        float* const to = panel + group * kWidth;
        const float* const from = right + group * kWidth * stride;
        const Index present = std::clamp<Index>(count - group * kWidth, 0, kWidth);
        Index column = 0;
        if (present == kWidth) {
            for (; column + kWidth <= columns; column += kWidth) {
                PacketBlock<Packet, kWidth> block;
#pragma GCC unroll 16
                for (Index row = 0; row < kWidth; ++row) {
                    const float* const at = from + row * stride + column;
                    __builtin_prefetch(at + kAhead);
                    block.packet[row] = ploadu<Packet>(at);
                }
                ptranspose(block);
#pragma GCC unroll 16
                for (Index row = 0; row < kWidth; ++row) {
                    pstore(to + (column + row) * kPanel, block.packet[row]);
                }
            }
        }
        for (; column < columns; ++column) {
            for (Index row = 0; row < kWidth; ++row) {
                to[column * kPanel + row] = row < present ? from[row * stride + column] : 0;
            }
        }
    }
}

/// The sums of a run of columns for kRows x kPanel outputs, added to `out`, whose rows are `stride` apart, or
/// the first there. A run sums up by itself: errors of short sums are smaller.
template <int kRows>
void multiplyTile(const float* strip, const float* panel, Index columns, bool begins, float* out,
                  Index stride) {
    using namespace Eigen::internal;
    std::array<std::array<Packet, 2>, kRows> sums;
#pragma GCC unroll 6
    for (int row = 0; row < kRows; ++row) {
        sums[row][0] = pzero(Packet());
        sums[row][1] = pzero(Packet());
    }
    for (Index column = 0; column < columns; ++column) {
        const Packet first = pload<Packet>(panel + column * kPanel);
        const Packet second = pload<Packet>(panel + column * kPanel + kWidth);
#pragma GCC unroll 6
        for (int row = 0; row < kRows; ++row) {
            const Packet factor = pset1<Packet>(strip[column * kStrip + row]);
            sums[row][0] = pmadd(factor, first, sums[row][0]);
            sums[row][1] = pmadd(factor, second, sums[row][1]);
        }
    }
#pragma GCC unroll 6
    for (int row = 0; row < kRows; ++row) {
        float* const to = out + row * stride;
        pstoreu(to, begins ? sums[row][0] : padd(ploadu<Packet>(to), sums[row][0]));
        pstoreu(to + kWidth, begins ? sums[row][1] : padd(ploadu<Packet>(to + kWidth), sums[row][1]));
    }
}

using Tile = void (*)(const float*, const float*, Index, bool, float*, Index);
constexpr std::array<Tile, kStrip + 1> kTiles{nullptr,         multiplyTile<1>, multiplyTile<2>,
                                              multiplyTile<3>, multiplyTile<4>, multiplyTile<5>,
                                              multiplyTile<6>};

} // namespace

RowStrips::RowStrips(const MatrixView& rows)
    : rows_(rows.rows()), columns_(rows.cols()), strips_((rows_ + kStrip - 1) / kStrip),
      values_(strips_ * kStrip * columns_) {
    const auto pack = [&](Index begin, Index end) {
        for (Index strip = begin; strip < end; ++strip) {
            const Index first = strip * kStrip;
            const Index count = std::min(kStrip, rows_ - first);
            for (Index column = 0; column < columns_; column += kRun) {
                const Index run = std::min(kRun, columns_ - column);
                float* const to = values_.data() + strips_ * kStrip * column + strip * kStrip * run;
                Eigen::Map<Matrix> turned(to, run, kStrip);
                turned.leftCols(count) = rows.block(first, column, count, run).transpose();
                turned.rightCols(kStrip - count).setZero();
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
    return values_.data() + strips_ * kStrip * column + strip * kStrip * std::min(kRun, columns_ - column);
}

void panelProduct(const RowStrips& left, const float* right, Index outputs, MutableMatrixView out) {
    assert(out.rows() == left.rows() && out.cols() == outputs);
    const Index columns = left.columns();
    if (columns == 0) {
        out.setZero();
        return;
    }
    thread_local Panel panel(kPanel * kRun);
    alignas(64) std::array<float, kStrip * kPanel> edge{}; // a tile of which a part is wanted
    for (Index output = 0; output < outputs; output += kPanel) {
        const Index count = std::min(kPanel, outputs - output);
        for (Index column = 0; column < columns; column += kRun) {
            const Index run = std::min(kRun, columns - column);
            packPanel(right + output * columns + column, columns, count, run, panel.data());
            for (Index row = 0; row < left.rows(); row += kStrip) {
                const Index rows = std::min(kStrip, left.rows() - row);
                const Tile multiply = kTiles[static_cast<std::size_t>(rows)];
                const float* const strip = left.at(row / kStrip, column);
                if (count == kPanel) {
                    multiply(strip, panel.data(), run, column == 0, &out(row, output), out.outerStride());
                    continue;
                }
                Eigen::Map<Matrix> tile(edge.data(), kStrip, kPanel);
                tile.topLeftCorner(rows, count) = out.block(row, output, rows, count);
                multiply(strip, panel.data(), run, column == 0, edge.data(), kPanel);
                out.block(row, output, rows, count) = tile.topLeftCorner(rows, count);
            }
        }
    }
}

Index panelOutputs() {
    return kPanel;
}

} // namespace headscope
