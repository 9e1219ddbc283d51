// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/data_type.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace headscope {

namespace {

struct Row {
    DataType type;
    std::string_view name;
    int bits;
};

constexpr std::array kTypes{
    Row{DataType::Bool, "BOOL", 8},      Row{DataType::F4, "F4", 4},
    Row{DataType::F6E2M3, "F6_E2M3", 6}, Row{DataType::F6E3M2, "F6_E3M2", 6},
    Row{DataType::U8, "U8", 8},          Row{DataType::I8, "I8", 8},
    Row{DataType::F8E5M2, "F8_E5M2", 8}, Row{DataType::F8E4M3, "F8_E4M3", 8},
    Row{DataType::F8E8M0, "F8_E8M0", 8}, Row{DataType::I16, "I16", 16},
    Row{DataType::U16, "U16", 16},       Row{DataType::F16, "F16", 16},
    Row{DataType::BF16, "BF16", 16},     Row{DataType::I32, "I32", 32},
    Row{DataType::U32, "U32", 32},       Row{DataType::F32, "F32", 32},
    Row{DataType::C64, "C64", 64},       Row{DataType::F64, "F64", 64},
    Row{DataType::I64, "I64", 64},       Row{DataType::U64, "U64", 64},
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

} // namespace

std::string_view dataTypeName(DataType type) {
    return row(type).name;
}

std::optional<DataType> dataTypeNamed(std::string_view name) {
    const auto* const found = std::find_if(kTypes.begin(), kTypes.end(),
                                           [name](const Row& candidate) { return candidate.name == name; });
    return found == kTypes.end() ? std::nullopt : std::optional(found->type);
}

int bitsPerNumber(DataType type) {
    return row(type).bits;
}

bool isWeightType(DataType type) {
    return type == DataType::F32 || type == DataType::F16 || type == DataType::BF16;
}

} // namespace headscope
