// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/text_json.h"

#include <algorithm>

#include "core/export/products_note.h"
namespace headscope {

namespace {

/// The part of a typed text that tokens cover.
std::string covered(const std::string& text, const std::vector<Token>& tokens, int which) {
    std::size_t end = 0;
    for (const Token& token : tokens) {
        end = token.text == which ? std::max(end, token.end) : end;
    }
    return text.substr(0, end);
}

} // namespace

nlohmann::ordered_json textJson(const Model& model, const TypedText& typed, const EncodedText& encoded) {
    nlohmann::ordered_json json;
    json["model"] = model.spec().name;
    addProducts(json, model.products());
    const bool hasSource = !encoded.source.empty();
    json["text"] = covered(typed.text, hasSource ? encoded.source : encoded.tokens, 0);
    if (typed.second) {
        json["second_text"] = covered(*typed.second, encoded.tokens, 1);
    }
    if (model.spec().readsPictures() && typed.picture) {
        json["picture"] = {{"name", typed.picture->name},
                           {"width", typed.picture->width},
                           {"height", typed.picture->height},
                           {"patch_rows", model.spec().embedding.patches.rows},
                           {"patch_columns", model.spec().embedding.patches.columns},
                           {"leading_tokens", model.spec().embedding.patches.leading}};
    }
    json["tokens_in_text"] = encoded.tokensInText;
    json["cut"] = encoded.wasCut();
    return json;
}

nlohmann::json piecesJson(const std::vector<Token>& tokens) {
    nlohmann::json pieces = nlohmann::json::array();
    for (const Token& token : tokens) {
        pieces.push_back(token.piece);
    }
    return pieces;
}

} // namespace headscope
