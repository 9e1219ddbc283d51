// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/decoder.h"

#include <array>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/byte_level_alphabet.h"
#include "core/tokenizer/byte_piece.h"
#include "core/tokenizer/pattern_finder.h"

namespace headscope {

namespace {

using Pieces = std::vector<std::string>;
using Step = std::function<Pieces(Pieces)>;

constexpr std::size_t kLongestDecoded = std::size_t{64} << 20;

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    std::string result;
    std::size_t done = 0;
    for (std::size_t at = 0; !from.empty() && (at = text.find(from, done)) != text.npos;
         done = at + from.size()) {
        result.append(text, done, at - done).append(to);
    }
    text = result.append(text, done);
}

std::string joined(const Pieces& pieces, std::string_view between) {
    std::string text;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        text.append(i == 0 ? "" : between).append(pieces[i]);
    }
    return text;
}

Pieces fromByteLevel(const Pieces& pieces) {
    std::string bytes;
    for (const std::string& piece : pieces) {
        bytes += byteLevelBytes(piece).value_or(piece);
    }
    return {replaceUtf8Faults(bytes)};
}

/// What transformers takes for artifacts of cutting into words.
void cleanUp(std::string& text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kArtifacts = {
        {{" .", "."},
         {" ?", "?"},
         {" !", "!"},
         {" ,", ","},
         {" ' ", "'"},
         {" n't", "n't"},
         {" 'm", "'m"},
         {" do not", " don't"},
         {" 's", "'s"},
         {" 've", "'ve"},
         {" 're", "'re"}}};
    for (const auto& [from, to] : kArtifacts) {
        replaceAll(text, from, to);
    }
}

Pieces fromWordPiece(Pieces pieces, const WordPieceDecoding& options) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        std::string& piece = pieces[i];
        if (i > 0 && piece.starts_with(options.prefix)) {
            piece.erase(0, options.prefix.size());
        } else if (i > 0) {
            piece.insert(piece.begin(), ' ');
        }
        if (options.cleanup) {
            cleanUp(piece);
        }
    }
    return pieces;
}

Pieces fromMetaspace(Pieces pieces, const MetaspaceDecoding& options) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        replaceAll(pieces[i], options.replacement, i == 0 && options.dropsFirst ? "" : " ");
    }
    return pieces;
}

Pieces fromSuffix(Pieces pieces, const SuffixDecoding& options) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        replaceAll(pieces[i], options.suffix, i + 1 == pieces.size() ? "" : " ");
    }
    return pieces;
}

/// Bytes that follow each other are decoded together; where they are no UTF-8, each is U+FFFD.
Pieces fromBytes(Pieces pieces) {
    Pieces result;
    std::string bytes;
    const auto finish = [&] {
        if (bytes.empty()) {
            return;
        }
        if (findUtf8Fault(bytes)) {
            result.insert(result.end(), bytes.size(), "\uFFFD");
        } else {
            result.push_back(bytes);
        }
        bytes.clear();
    };
    for (std::string& piece : pieces) {
        if (const std::optional<unsigned char> byte = bytePieceValue(piece)) {
            bytes += static_cast<char>(*byte);
        } else {
            finish();
            result.push_back(std::move(piece));
        }
    }
    finish();
    return result;
}

Pieces stripped(Pieces pieces, const StripDecoding& options) {
    for (std::string& piece : pieces) {
        for (std::size_t i = 0; i < options.start && piece.starts_with(options.content); ++i) {
            piece.erase(0, options.content.size());
        }
        for (std::size_t i = 0; i < options.stop && piece.ends_with(options.content); ++i) {
            piece.resize(piece.size() - options.content.size());
        }
    }
    return pieces;
}

Pieces replaced(Pieces pieces, const PatternFinder& finder, std::string_view content) {
    for (std::string& piece : pieces) {
        std::string result;
        std::size_t done = 0;
        for (const PatternMatch& match : finder.findAll(piece)) {
            result.append(piece, done, match.begin - done).append(content);
            done = match.end;
            if (result.size() > kLongestDecoded) {
                throw Error(
                    Mismatch{"text", "size", fmt::format("at most {} bytes", kLongestDecoded), "more"});
            }
        }
        piece = result.append(piece, done);
    }
    return pieces;
}

/// Makes each kind of step ready to run.
struct StepMaker {
    const std::string& where;

    Step operator()(const ByteLevelDecoding& /*step*/) const { return fromByteLevel; }
    Step operator()(const WordPieceDecoding& step) const {
        return [step](Pieces pieces) { return fromWordPiece(std::move(pieces), step); };
    }
    Step operator()(const MetaspaceDecoding& step) const {
        return [step](Pieces pieces) { return fromMetaspace(std::move(pieces), step); };
    }
    Step operator()(const SuffixDecoding& step) const {
        return [step](Pieces pieces) { return fromSuffix(std::move(pieces), step); };
    }
    Step operator()(const ByteFallbackDecoding& /*step*/) const { return fromBytes; }
    Step operator()(const FuseDecoding& /*step*/) const {
        return [](const Pieces& pieces) { return Pieces{joined(pieces, "")}; };
    }
    Step operator()(const StripDecoding& step) const {
        return [step](Pieces pieces) { return stripped(std::move(pieces), step); };
    }
    Step operator()(const ReplaceDecoding& step) const {
        return [finder = std::make_shared<const PatternFinder>(step.pattern, where), content = step.content](
                   Pieces pieces) { return replaced(std::move(pieces), *finder, content); };
    }
};

} // namespace

Decoder::Decoder(std::span<const DecoderStep> steps, const std::string& where) {
    for (const DecoderStep& step : steps) {
        steps_.push_back(std::visit(StepMaker{where}, step));
    }
}

std::string Decoder::decode(std::vector<std::string> pieces) const {
    for (const Step& step : steps_) {
        pieces = step(std::move(pieces));
    }
    return joined(pieces, steps_.empty() ? " " : "");
}

} // namespace headscope
