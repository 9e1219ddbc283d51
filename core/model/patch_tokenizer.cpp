// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/patch_tokenizer.h"

#include <fmt/format.h>

#include "core/base/error.h"

namespace headscope {

std::vector<Token> PatchTokenizer::tokenize(const TokenizerInput&) const {
    throw Error("This model reads pictures: expected a picture, found a text");
}

std::string PatchTokenizer::piece(int id) const {
    if (isSpecial(id)) {
        return patches_.leading[static_cast<std::size_t>(id)];
    }
    const int patch = id - static_cast<int>(patches_.leadingCount());
    return fmt::format("r{} c{}", patch / patches_.columns, patch % patches_.columns);
}

std::string PatchTokenizer::kind() const {
    return fmt::format("{} x {} patches of {} x {} pixels", patches_.rows, patches_.columns, patches_.patch,
                       patches_.patch);
}

std::vector<Token> PatchTokenizer::tokens() const {
    std::vector<Token> tokens(static_cast<std::size_t>(size()));
    for (int id = 0; id < size(); ++id) {
        Token& token = tokens[static_cast<std::size_t>(id)];
        token.id = id;
        token.piece = token.label = piece(id);
    }
    return tokens;
}

} // namespace headscope
