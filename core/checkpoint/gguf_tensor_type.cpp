// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/gguf_tensor_type.h"

#include <algorithm>
#include <array>

namespace headscope {

namespace {

struct Readable {
    std::uint32_t number;
    DataType type;
};
constexpr std::array kReadable{
    Readable{0, DataType::F32},   Readable{1, DataType::F16},   Readable{2, DataType::Q4_0},
    Readable{3, DataType::Q4_1},  Readable{6, DataType::Q5_0},  Readable{7, DataType::Q5_1},
    Readable{8, DataType::Q8_0},  Readable{10, DataType::Q2_K}, Readable{11, DataType::Q3_K},
    Readable{12, DataType::Q4_K}, Readable{13, DataType::Q5_K}, Readable{14, DataType::Q6_K},
    Readable{24, DataType::I8},   Readable{25, DataType::I16},  Readable{26, DataType::I32},
    Readable{27, DataType::I64},  Readable{28, DataType::F64},  Readable{30, DataType::BF16},
};

struct Named {
    std::uint32_t number;
    std::string_view name;
};
// Those that were removed from the format are here too: old files have them.
constexpr std::array kNamed{
    Named{4, "Q4_2"},        Named{5, "Q4_3"},      Named{9, "Q8_1"},        Named{15, "Q8_K"},
    Named{16, "IQ2_XXS"},    Named{17, "IQ2_XS"},   Named{18, "IQ3_XXS"},    Named{19, "IQ1_S"},
    Named{20, "IQ4_NL"},     Named{21, "IQ3_S"},    Named{22, "IQ2_S"},      Named{23, "IQ4_XS"},
    Named{29, "IQ1_M"},      Named{31, "Q4_0_4_4"}, Named{32, "Q4_0_4_8"},   Named{33, "Q4_0_8_8"},
    Named{34, "TQ1_0"},      Named{35, "TQ2_0"},    Named{36, "IQ4_NL_4_4"}, Named{37, "IQ4_NL_4_8"},
    Named{38, "IQ4_NL_8_8"}, Named{39, "MXFP4"},    Named{40, "NVFP4"},      Named{41, "Q1_0"},
};

} // namespace

std::optional<GgufTensorType> ggufTensorType(std::uint32_t number) {
    const auto hasNumber = [number](const auto& row) { return row.number == number; };
    const auto* const readable = std::find_if(kReadable.begin(), kReadable.end(), hasNumber);
    if (readable != kReadable.end()) {
        return GgufTensorType{dataTypeName(readable->type), readable->type};
    }
    const auto* const named = std::find_if(kNamed.begin(), kNamed.end(), hasNumber);
    return named == kNamed.end() ? std::nullopt : std::optional(GgufTensorType{named->name, std::nullopt});
}

} // namespace headscope
