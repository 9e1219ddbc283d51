// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/context_cut.h"

#include <algorithm>
#include <array>

namespace headscope {

namespace {

/// How many tokens of two texts stay, `room` of them together.
std::array<std::size_t, 2> shares(std::array<std::size_t, 2> sizes, std::size_t room) {
    const std::size_t half = room / 2;
    if (sizes[0] <= half) {
        return {sizes[0], room - sizes[0]};
    }
    if (sizes[1] <= half) {
        return {room - sizes[1], sizes[1]};
    }
    return sizes[0] > sizes[1] ? std::array{room - half, half} : std::array{half, room - half};
}

} // namespace

void cutToContext(std::vector<Token>& tokens, std::size_t context, const Tokenizer& tokenizer) {
    if (tokens.size() <= context) {
        return;
    }
    const auto isAround = [&](const Token& token) {
        return token.begin == token.end && tokenizer.isSpecial(token.id);
    };
    std::array<std::size_t, 2> sizes{};
    for (const Token& token : tokens) {
        sizes[token.text == 0 ? 0 : 1] += isAround(token) ? 0U : 1U;
    }
    const std::size_t around = tokens.size() - sizes[0] - sizes[1];
    if (around >= context) { // no room for a text between them
        tokens.resize(context);
        return;
    }
    std::array<std::size_t, 2> left = shares(sizes, context - around);
    std::erase_if(tokens, [&](const Token& token) {
        if (isAround(token)) {
            return false;
        }
        std::size_t& rest = left[token.text == 0 ? 0 : 1];
        const bool isOut = rest == 0;
        rest -= isOut ? 0U : 1U;
        return isOut;
    });
}

} // namespace headscope
