// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/data_type.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace headscope {

namespace {

struct Row {
    DataType type;
    std::string_view name;
    BlockSize block;
};

constexpr BlockSize one(Index bytes) {
    return {1, bytes};
}

constexpr std::array kTypes{
    Row{DataType::Bool, "BOOL", one(1)},
    Row{DataType::F4, "F4", {2, 1}},
    Row{DataType::F6E2M3, "F6_E2M3", {4, 3}},
    Row{DataType::F6E3M2, "F6_E3M2", {4, 3}},
    Row{DataType::U8, "U8", one(1)},
    Row{DataType::I8, "I8", one(1)},
    Row{DataType::F8E5M2, "F8_E5M2", one(1)},
    Row{DataType::F8E4M3, "F8_E4M3", one(1)},
    Row{DataType::F8E8M0, "F8_E8M0", one(1)},
    Row{DataType::I16, "I16", one(2)},
    Row{DataType::U16, "U16", one(2)},
    Row{DataType::F16, "F16", one(2)},
    Row{DataType::BF16, "BF16", one(2)},
    Row{DataType::I32, "I32", one(4)},
    Row{DataType::U32, "U32", one(4)},
    Row{DataType::F32, "F32", one(4)},
    Row{DataType::C64, "C64", one(8)},
    Row{DataType::F64, "F64", one(8)},
    Row{DataType::I64, "I64", one(8)},
    Row{DataType::U64, "U64", one(8)},
    // Sizes of ggml-common.h: scales and minima, high bits, low bits.
    Row{DataType::Q4_0, "Q4_0", {32, 2 + 16}},
    Row{DataType::Q4_1, "Q4_1", {32, 4 + 16}},
    Row{DataType::Q5_0, "Q5_0", {32, 2 + 4 + 16}},
    Row{DataType::Q5_1, "Q5_1", {32, 4 + 4 + 16}},
    Row{DataType::Q8_0, "Q8_0", {32, 2 + 32}},
    Row{DataType::Q2_K, "Q2_K", {256, 4 + 16 + 64}},
    Row{DataType::Q3_K, "Q3_K", {256, 2 + 12 + 32 + 64}},
    Row{DataType::Q4_K, "Q4_K", {256, 4 + 12 + 128}},
    Row{DataType::Q5_K, "Q5_K", {256, 4 + 12 + 32 + 128}},
    Row{DataType::Q6_K, "Q6_K", {256, 2 + 16 + 64 + 128}},
};

constexpr bool followsTheEnum() {
    for (std::size_t i = 0; i < kTypes.size(); ++i) {
        if (static_cast<std::size_t>(kTypes[i].type) != i) {
            return false;
        }
    }
    return true;
}
static_assert(followsTheEnum());

const Row& row(DataType type) {
    return kTypes[static_cast<std::size_t>(type)];
}

bool isQuantised(DataType type) {
    return type >= DataType::Q4_0;
}

} // namespace

std::string_view dataTypeName(DataType type) {
    return row(type).name;
}

std::optional<DataType> safetensorsType(std::string_view name) {
    const auto* const found = std::find_if(kTypes.begin(), kTypes.end(),
                                           [name](const Row& candidate) { return candidate.name == name; });
    return found == kTypes.end() || isQuantised(found->type) ? std::nullopt : std::optional(found->type);
}

BlockSize blockSize(DataType type) {
    return row(type).block;
}

Index bytesOf(DataType type, Index count) {
    const BlockSize block = blockSize(type);
    assert(count >= 0 && count % block.numbers == 0);
    return count / block.numbers * block.bytes;
}

bool isWeightType(DataType type) {
    switch (type) {
    case DataType::F32:
    case DataType::F16:
    case DataType::BF16:
    case DataType::F8E4M3:
    case DataType::F8E5M2:
        return true;
    default:
        return isQuantised(type);
    }
}

} // namespace headscope
