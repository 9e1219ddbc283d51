// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model.h"

#include <fmt/format.h>

#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/model/context_cut.h"
#include "core/model/families/families.h"
#include "core/model/open_tokenizer_of.h"
#include "core/model/patch_tokenizer.h"
#include "core/model/random_model.h"
#include "core/tokenizer/sentencepiece_files.h"

namespace headscope {

std::string Model::pieceOf(int id) const {
    if (spec().predictsClass()) {
        return spec().output.labels.at(static_cast<std::size_t>(id));
    }
    return id < targetTokenizer().size() ? targetTokenizer().piece(id) : fmt::format("<id {}>", id);
}

std::string Model::labelOf(int id) const {
    if (spec().predictsClass()) {
        return pieceOf(id);
    }
    return id < targetTokenizer().size() ? targetTokenizer().label(id) : fmt::format("<id {}>", id);
}

bool Model::takesSecondText() const {
    // Tokenizers of decoders often have a way to join two texts, which their models were not taught.
    const bool readsBothWays = std::holds_alternative<NoMask>(spec().stack.self.front().mask);
    return spec().encoder || (readsBothWays && tokenizer().takesPairs());
}

EncodedText Model::encodePicture(const TypedText& typed) const {
    if (!typed.picture) {
        throw Error(Mismatch{spec().name, "input", "a picture, which this model reads", "a text"});
    }
    const PatchSpec& patches = spec().embedding.patches;
    const PicturePreparation preparation = this->preparation();
    EncodedText encoded;
    encoded.seen = preparedPicture(*typed.picture, preparation);
    encoded.patches = std::make_shared<const Matrix>(patchesOf(*encoded.seen, preparation, patches));
    encoded.tokens = PatchTokenizer(patches).tokens();
    encoded.tokensInText = encoded.tokens.size();
    return encoded;
}

EncodedText Model::encode(const TypedText& typed) const {
    if (spec().readsPictures()) {
        return encodePicture(typed);
    }
    if (typed.text.empty()) {
        throw Error(Sentence::of("The text is empty: expected at least one character"));
    }
    if (typed.second && !takesSecondText()) {
        throw Error(Mismatch{spec().name, "second text", "none, since this model reads one text", "one"});
    }
    EncodedText encoded;
    // Labels are made of what is left: the text may be a thousand times longer.
    const auto cut = [this](std::vector<Token>& tokens, std::size_t& all, const Tokenizer& tokenizer) {
        all = tokens.size();
        cutToContext(tokens, static_cast<std::size_t>(spec().context), tokenizer);
        for (Token& token : tokens) {
            token.label = token.id < tokenizer.size() ? tokenizer.label(token.id) : token.piece;
        }
    };
    if (spec().encoder) {
        encoded.source = tokenizer().tokenize({typed.text, std::nullopt, typed.special});
        cut(encoded.source, encoded.tokensInSource, tokenizer());
        encoded.tokens = targetTokens(typed);
        cut(encoded.tokens, encoded.tokensInText, targetTokenizer());
    } else {
        encoded.tokens = tokenizer().tokenize(
            {typed.text, typed.second ? std::optional<std::string_view>(*typed.second) : std::nullopt,
             typed.special});
        cut(encoded.tokens, encoded.tokensInText, tokenizer());
    }
    if (encoded.tokens.empty() || (spec().encoder && encoded.source.empty())) {
        throw Error(
            Sentence::of("The text has no tokens: this model's tokenizer drops all of its characters"));
    }
    return encoded;
}

std::vector<Token> Model::targetTokens(const TypedText& typed) const {
    const int start = spec().decoderStart;
    std::vector<Token> tokens{{.id = start, .piece = pieceOf(start), .text = 1}};
    if (!typed.second || typed.second->empty()) {
        return tokens;
    }
    std::vector<Token> typedTokens = targetTokenizer().tokenize({*typed.second, std::nullopt, typed.special});
    if (!typedTokens.empty() && targetTokenizer().isSpecial(typedTokens.back().id) &&
        typedTokens.back().begin == typedTokens.back().end) {
        typedTokens.pop_back(); // the end, which is predicted and not read
    }
    for (Token& token : typedTokens) {
        token.text = 1;
        tokens.push_back(std::move(token));
    }
    return tokens;
}

std::vector<Index> Model::hiddenPositions(const ModelInput& input) const {
    std::vector<Index> positions;
    const std::optional<int> mask = tokenizer().maskId();
    for (std::size_t i = 0; spec().predictsHidden() && mask && i < input.ids.size(); ++i) {
        if (input.ids[i] == *mask) {
            positions.push_back(static_cast<Index>(i));
        }
    }
    return positions;
}

std::shared_ptr<const Model> openModel(const std::filesystem::path& path, const Job& job, Products products) {
    if (namesRandomLayer(path)) {
        return openRandomLayerNamed(path.native(), job);
    }
    job.step(0.0, Sentence::noted("reading the checkpoint"));
    Checkpoint checkpoint = Checkpoint::open(path);
    FamilyModel model = describeModel(checkpoint);
    job.step(0.2, Sentence::noted("binding the weights"));
    ModelWeights weights = bindWeights(checkpoint, model);
    setProducts(weights, products);
    if (model.spec.readsPictures()) {
        ModelTokenizers names{std::make_unique<PatchTokenizer>(model.spec.embedding.patches), nullptr,
                              model.preparation};
        return std::make_shared<const Model>(
            std::move(checkpoint), Transformer(std::move(model.spec), std::move(weights)), std::move(names));
    }
    job.step(0.6, Sentence::noted("reading the tokenizer"));
    ModelTokenizers tokenizers{openTokenizerOf(checkpoint, model.spec.embedding.vocabulary)};
    if (checkpoint.format() == CheckpointFormat::Folder && isThere(checkpoint.folder() / "target.spm")) {
        tokenizers.target = openMarianTarget(checkpoint.folder());
    }
    return std::make_shared<const Model>(
        std::move(checkpoint), Transformer(std::move(model.spec), std::move(weights)), std::move(tokenizers));
}

} // namespace headscope
