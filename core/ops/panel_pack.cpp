// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/panel_pack.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "core/ops/weight_run.h"
#include "core/ops/widen.h"

// What a vector is aligned to does not come with it into Eigen's templates; it is no part of what they do.
#pragma GCC diagnostic ignored "-Wignored-attributes"

namespace headscope {

namespace {

constexpr Index kAhead = 256; // bytes that are asked of the memory in time

/// kPacket numbers from `at` on, at any address.
template <DataType type>
Packet numbersAt(const std::byte* at) {
    if constexpr (type == DataType::F32) {
        Packet numbers;
        std::memcpy(&numbers, at, sizeof numbers);
        return numbers;
    } else if constexpr (type == DataType::BF16) { // the upper half of a float32
        using Halves [[gnu::vector_size(2 * kPacket)]] = std::uint16_t;
        using Words [[gnu::vector_size(4 * kPacket)]] = std::uint32_t;
        Halves high;
        std::memcpy(&high, at, sizeof high);
        return std::bit_cast<Packet>(__builtin_convertvector(high, Words) << 16U);
    } else {
        return halvesAt(at);
    }
}

/// Where each row of a panel begins.
using RowPlaces = std::array<const std::byte*, static_cast<std::size_t>(kPanel)>;

/// Columns of a vector of rows.
template <DataType type>
void transposePackets(const std::byte* const* rows, Index columns, float* panel) {
    using namespace Eigen::internal;
    for (Index column = 0; column < columns; column += kPacket) {
        const Index offset = bytesOf(type, column);
        PacketBlock<Packet, kPacket> block;
#pragma GCC unroll 16
        for (Index row = 0; row < kPacket; ++row) {
            __builtin_prefetch(rows[row] + offset + kAhead);
            block.packet[row] = numbersAt<type>(rows[row] + offset);
        }
        ptranspose(block);
#pragma GCC unroll 16
        for (Index row = 0; row < kPacket; ++row) {
            pstore(panel + (column + row) * kPanel, block.packet[row]);
        }
    }
}

RowPlaces rowPlaces(const Weight& weight, IndexRange outputs, Index column) {
    RowPlaces places{};
    for (Index row = 0; row < outputs.count; ++row) {
        places[static_cast<std::size_t>(row)] =
            weight.bytes.data() + offsetOf(weight, outputs.begin + row, column);
    }
    return places;
}

/// A vector of rows, of which `present` are there; those that are not become zeros.
template <DataType type>
void transposeGroup(const std::byte* const* rows, Index present, Index columns, float* panel) {
    const Index whole = present == kPacket ? columns / kPacket * kPacket : 0;
    transposePackets<type>(rows, whole, panel);
    for (Index row = 0; row < kPacket; ++row) {
        for (Index column = whole; column < columns; ++column) {
            float& number = panel[column * kPanel + row];
            number = 0;
            if (row < present) {
                const std::byte* const at = rows[row] + bytesOf(type, column);
                widenNumbers({at, static_cast<std::size_t>(bytesOf(type, 1))}, type, 1, &number);
            }
        }
    }
}

template <DataType type>
void transposeRows(const Weight& weight, IndexRange outputs, IndexRange columns, float* panel) {
    const RowPlaces rows = rowPlaces(weight, outputs, columns.begin);
    for (Index first = 0; first < kPanel; first += kPacket) {
        const Index present = std::clamp<Index>(outputs.count - first, 0, kPacket);
        transposeGroup<type>(rows.data() + first, present, columns.count, panel + first);
    }
}

/// Rows of types that are widened first.
void transposeWidened(const Weight& weight, IndexRange outputs, IndexRange columns, float* panel) {
    alignas(64) std::array<float, static_cast<std::size_t>(kPacket * kPanelColumns)>
        widened; // 16 KiB at most
    std::array<const std::byte*, static_cast<std::size_t>(kPacket)> places{};
    for (Index first = 0; first < kPanel; first += kPacket) {
        const Index present = std::clamp<Index>(outputs.count - first, 0, kPacket);
        for (Index row = 0; row < present; ++row) {
            float* const to = widened.data() + row * kPanelColumns;
            widenRun(weight, outputs.begin + first + row, columns, to);
            places[static_cast<std::size_t>(row)] = reinterpret_cast<const std::byte*>(to);
        }
        transposeGroup<DataType::F32>(places.data(), present, columns.count, panel + first);
    }
}

/// Of a weight that is stored transposed: the numbers of a column follow each other. Columns are far apart:
/// what the next panel will have of each is asked of the memory now.
template <DataType type>
void copyColumns(const Weight& weight, IndexRange outputs, IndexRange columns, float* panel) {
    const Index stride = bytesOf(type, weight.transposedStride);
    const Index vector = bytesOf(type, kPacket);
    const std::byte* at = weight.bytes.data() + columns.begin * stride + bytesOf(type, outputs.begin);
    for (Index column = 0; column < columns.count; ++column, at += stride, panel += kPanel) {
        __builtin_prefetch(at + 2 * vector, 0, 2);
        __builtin_prefetch(at + 3 * vector, 0, 2);
        if (outputs.count == kPanel) {
            Eigen::internal::pstore(panel, numbersAt<type>(at));
            Eigen::internal::pstore(panel + kPacket, numbersAt<type>(at + vector));
            continue;
        }
        widenNumbers({at, static_cast<std::size_t>(bytesOf(type, outputs.count))}, type, outputs.count,
                     panel);
        std::fill(panel + outputs.count, panel + kPanel, 0.0F);
    }
}

void copyWidened(const Weight& weight, IndexRange outputs, IndexRange columns, float* panel) {
    for (Index column = 0; column < columns.count; ++column, panel += kPanel) {
        const Index begin = (columns.begin + column) * weight.transposedStride + outputs.begin;
        widenNumbers(weight.bytes.subspan(static_cast<std::size_t>(bytesOf(weight.type, begin))), weight.type,
                     outputs.count, panel);
        std::fill(panel + outputs.count, panel + kPanel, 0.0F);
    }
}

/// Of a type that is read as it is stored.
template <DataType type>
void packStored(const Weight& weight, IndexRange outputs, IndexRange columns, float* panel) {
    const auto pack = weight.transposedStride != 0 ? copyColumns<type> : transposeRows<type>;
    pack(weight, outputs, columns, panel);
}

} // namespace

void packPanel(const Weight& weight, IndexRange outputs, IndexRange columns, float* panel) {
    assert(outputs.count <= kPanel && columns.count <= kPanelColumns && columns.begin % kPanelColumns == 0);
    switch (weight.type) {
    case DataType::F32:
        packStored<DataType::F32>(weight, outputs, columns, panel);
        return;
    case DataType::F16:
        packStored<DataType::F16>(weight, outputs, columns, panel);
        return;
    case DataType::BF16:
        packStored<DataType::BF16>(weight, outputs, columns, panel);
        return;
    default:
        const auto pack = weight.transposedStride != 0 ? copyWidened : transposeWidened;
        pack(weight, outputs, columns, panel);
    }
}

} // namespace headscope
