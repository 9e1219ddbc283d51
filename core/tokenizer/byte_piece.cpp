// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/byte_piece.h"

namespace headscope {

std::optional<unsigned char> bytePieceValue(std::string_view piece) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    if (piece.size() != 6 || !piece.starts_with("<0x") || piece.back() != '>') {
        return std::nullopt;
    }
    const std::size_t high = kDigits.find(piece[3]);
    const std::size_t low = kDigits.find(piece[4]);
    if (high == kDigits.npos || low == kDigits.npos) {
        return std::nullopt;
    }
    return static_cast<unsigned char>(high * 16 + low);
}

} // namespace headscope
