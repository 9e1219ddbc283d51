// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/encoded_text.h"

#include <algorithm>

namespace headscope {

namespace {

std::vector<int> valuesOf(const std::vector<Token>& tokens, int Token::*value) {
    std::vector<int> values(tokens.size());
    std::ranges::transform(tokens, values.begin(), value);
    return values;
}

} // namespace

ModelInput EncodedText::input() const {
    ModelInput input(valuesOf(tokens, &Token::id));
    const bool hasTypes = std::ranges::any_of(tokens, [](const Token& token) { return token.type != 0; });
    input.types = hasTypes ? valuesOf(tokens, &Token::type) : std::vector<int>();
    input.source = valuesOf(source, &Token::id);
    input.patches = patches;
    return input;
}

} // namespace headscope
