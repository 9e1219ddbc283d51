// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/picture.h"
#include "core/base/token.h"
#include "core/model/run.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// What a person types, or the picture that a model of pictures is given in place of a text. `second` is the
/// other sentence of a pair, or the target of an encoder-decoder; where it is absent, an encoder-decoder's
/// target is its first token alone.
struct TypedText {
    std::string text;
    std::optional<std::string> second = {};
    SpecialTokens special = SpecialTokens::Literal;
    std::optional<Picture> picture = {};
    bool operator==(const TypedText&) const = default;
};

/// A text as a model reads it.
struct EncodedText {
    std::vector<Token> tokens;      // of the stack that predicts, at most the model's context
    std::size_t tokensInText = 0;   // before they were cut to the context
    std::vector<Token> source = {}; // of the encoder of an encoder-decoder, likewise
    std::size_t tokensInSource = 0;
    std::shared_ptr<const Matrix> patches = {}; // see ModelInput
    std::optional<Picture> seen = {};           // the picture as the model sees it: resized and cut

    [[nodiscard]] ModelInput input() const;
    [[nodiscard]] bool wasCut() const {
        return tokens.size() < tokensInText || source.size() < tokensInSource;
    }
    /// The tokens on the axes of a kind of attention: rows are queries, columns are keys.
    [[nodiscard]] const std::vector<Token>& queries(AttentionKind kind) const {
        return kind == AttentionKind::Encoder ? source : tokens;
    }
    [[nodiscard]] const std::vector<Token>& keys(AttentionKind kind) const {
        return kind == AttentionKind::Self ? tokens : source;
    }
};

} // namespace headscope
