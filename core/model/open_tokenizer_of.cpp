// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/open_tokenizer_of.h"

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/model/gguf_vocabulary.h"
#include "core/tokenizer/open_tokenizer.h"

namespace headscope {

namespace {

/// Models are often made with more rows than the tokenizer has pieces (Qwen2 has 271, Pythia 411), for the
/// sake of round numbers; a few have a piece or two more than rows (Gemma 3's token for images).
void checkVocabulary(const std::filesystem::path& path, const Tokenizer& tokenizer, Index vocabulary) {
    constexpr Index kMostPadding = 1024;
    constexpr Index kPadding = 64;
    const Index size = tokenizer.size();
    const Index padded = (size + kPadding - 1) / kPadding * kPadding;
    const bool fits = size > vocabulary ? size - vocabulary <= vocabulary / 1000
                                        : vocabulary <= padded || (vocabulary - size <= kMostPadding &&
                                                                   vocabulary - size <= vocabulary / 10);
    if (!fits) {
        throw Error(Mismatch{pathText(path), "tokenizer", fmt::format("the model's {} pieces", vocabulary),
                             fmt::format("{}", tokenizer.size())});
    }
}

} // namespace

std::unique_ptr<Tokenizer> openTokenizerOf(const Checkpoint& checkpoint, Index vocabulary) {
    std::unique_ptr<Tokenizer> tokenizer =
        checkpoint.format() == CheckpointFormat::Gguf
            ? makeGgufTokenizer(readGgufVocabulary(checkpoint.gguf()), pathText(checkpoint.path()))
            : openTokenizer(checkpoint.folder());
    checkVocabulary(checkpoint.path(), *tokenizer, vocabulary);
    return tokenizer;
}

} // namespace headscope
