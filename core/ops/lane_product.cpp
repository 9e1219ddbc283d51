// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/lane_product.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/ops/weight_run.h"

// What a vector is aligned to does not come with it into Eigen's templates; it is no part of what they do.
#pragma GCC diagnostic ignored "-Wignored-attributes"

namespace headscope {

namespace {

constexpr Index kAhead = 128; // numbers that are asked of the memory in time

/// Outputs whose sums the registers hold, and whose rows' addresses do.
template <std::size_t vectors>
inline constexpr std::size_t kOutputs = vectors == 1 || kPacket == 16 ? 8 : 4;

/// Where each output's numbers of a run of columns are, as float32.
template <std::size_t outputs>
using Rows = std::array<const float*, outputs>;

/// Of each output, the vectors of the rows' sums.
template <std::size_t vectors>
using Sums = std::array<std::array<Packet, vectors>, kOutputs<vectors>>;

/// Adds a run of columns, which is summed up by itself as panelProduct does.
template <std::size_t vectors>
void addRun(const float* lanes, const Rows<kOutputs<vectors>>& rows, Index columns, Sums<vectors>& sums) {
    using namespace Eigen::internal;
    const Rows<kOutputs<vectors>> at = rows; // nothing that is written can be one of them
    Sums<vectors> run;
#pragma GCC unroll 8
    for (auto& output : run) {
        output.fill(pzero(Packet()));
    }
    constexpr auto kWidth = static_cast<Index>(vectors) * kPacket;
    for (Index column = 0; column < columns; ++column) {
        if (column % kPacket == 0) {
#pragma GCC unroll 8
            for (std::size_t output = 0; output < at.size(); ++output) {
                __builtin_prefetch(at[output] + column + kAhead);
            }
        }
        std::array<Packet, vectors> numbers;
#pragma GCC unroll 2
        for (std::size_t i = 0; i < vectors; ++i) {
            numbers[i] = pload<Packet>(lanes + column * kWidth + static_cast<Index>(i) * kPacket);
        }
#pragma GCC unroll 8
        for (std::size_t output = 0; output < at.size(); ++output) {
            const auto factor = pset1<Packet>(at[output][column]);
#pragma GCC unroll 2
            for (std::size_t i = 0; i < vectors; ++i) {
                run[output][i] = pmadd(factor, numbers[i], run[output][i]);
            }
        }
    }
#pragma GCC unroll 8
    for (std::size_t output = 0; output < at.size(); ++output) {
#pragma GCC unroll 2
        for (std::size_t i = 0; i < vectors; ++i) {
            sums[output][i] = padd(sums[output][i], run[output][i]);
        }
    }
}

bool isReadAsStored(const Weight& weight) {
    return weight.type == DataType::F32 &&
           std::bit_cast<std::uintptr_t>(weight.bytes.data()) % alignof(float) == 0;
}

/// Some outputs after each other; those that are not there repeat the last one.
template <std::size_t vectors>
class OutputGroup {
  public:
    OutputGroup(const Weight& weight, IndexRange outputs) : weight_(weight) {
        for (std::size_t i = 0; i < kCount; ++i) {
            outputs_[i] = outputs.begin + std::min(static_cast<Index>(i), outputs.count - 1);
        }
    }

    /// Their sums over all columns, from the bias on.
    const Sums<vectors>& multiply(const RowLanes& left, const RowVector& bias) {
        using namespace Eigen::internal;
        for (std::size_t i = 0; i < kCount; ++i) {
            sums_[i].fill(pset1<Packet>(bias.size() > 0 ? bias[outputs_[i]] : 0.0F));
        }
        const bool asStored = isReadAsStored(weight_);
        for (Index column = 0; column < left.columns(); column += kPanelColumns) {
            const Index columns = std::min(kPanelColumns, left.columns() - column);
            addRun<vectors>(left.at(column), asStored ? stored(column) : widened(column, columns), columns,
                            sums_);
        }
        return sums_;
    }

  private:
    static constexpr std::size_t kCount = kOutputs<vectors>;

    [[nodiscard]] Rows<kCount> stored(Index column) const {
        Rows<kCount> rows;
        for (std::size_t i = 0; i < kCount; ++i) {
            rows[i] =
                reinterpret_cast<const float*>(weight_.bytes.data() + offsetOf(weight_, outputs_[i], column));
        }
        return rows;
    }
    Rows<kCount> widened(Index column, Index columns) {
        Rows<kCount> rows;
        for (std::size_t i = 0; i < kCount; ++i) {
            widenRun(weight_, outputs_[i], {column, columns}, widened_[i].data());
            rows[i] = widened_[i].data();
        }
        return rows;
    }

    const Weight& weight_;
    std::array<Index, kCount> outputs_{};
    Sums<vectors> sums_;
    alignas(64) std::array<std::array<float, static_cast<std::size_t>(kPanelColumns)>, kCount> widened_;
};

template <std::size_t vectors>
void multiply(const RowLanes& left, const Weight& weight, IndexRange outputs, const RowVector& bias,
              MutableMatrixView& out) {
    constexpr auto kCount = static_cast<Index>(kOutputs<vectors>);
    constexpr auto kWidth = static_cast<Index>(vectors) * kPacket;
    for (Index output = 0; output < outputs.count; output += kCount) {
        const IndexRange part{outputs.begin + output, std::min(kCount, outputs.count - output)};
        OutputGroup<vectors> group(weight, part);
        const Sums<vectors>& sums = group.multiply(left, bias);
        alignas(64) Eigen::Matrix<float, kCount, kWidth, Eigen::RowMajor> numbers;
        for (Index i = 0; i < kCount; ++i) {
            for (std::size_t vector = 0; vector < vectors; ++vector) {
                Eigen::internal::pstore(&numbers(i, static_cast<Index>(vector) * kPacket),
                                        sums[static_cast<std::size_t>(i)][vector]);
            }
        }
        out.middleCols(output, part.count) = numbers.topLeftCorner(part.count, left.rows()).transpose();
    }
}

} // namespace

RowLanes::RowLanes(const MatrixView& rows)
    : rows_(rows.rows()), values_(rows.cols(), rows.rows() > kPacket ? kMostLaneRows : kPacket) {
    assert(rows.rows() <= kMostLaneRows);
    values_.leftCols(rows_) = rows.transpose();
    values_.rightCols(values_.cols() - rows_).setZero();
}

void laneProduct(const RowLanes& left, const Weight& weight, IndexRange outputs, const RowVector& bias,
                 MutableMatrixView out) {
    assert(weight.transposedStride == 0 && left.columns() == weight.columns);
    assert(out.rows() == left.rows() && out.cols() == outputs.count);
    assert(bias.size() == 0 || bias.size() == weight.rows);
    const auto product = left.vectors() == 1 ? multiply<1> : multiply<2>;
    product(left, weight, outputs, bias, out);
}

} // namespace headscope
