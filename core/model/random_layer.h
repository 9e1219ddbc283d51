// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace headscope {

/// A layer of attention with random weights, or several, as the string that stands in the place of a model's
/// path says: "random:width=64,heads=4,seed=1".
///
/// Keys, all optional, in any order (defaults in brackets):
///   width=D        of the residual stream [64]; not with input=embeddings, whose model has one
///   heads=H [4]    kv-heads=G [H; divides it]    head-width=K [D / H]
///   layers=L [1]   seed=N [1]                    causal=yes|no [no]
///   kind=self|cross [self]   cross: an encoder-decoder with one cross-attention a layer
///   input=random|embeddings [random]
///   tokens=T       most tokens of a text [12; with embeddings, their model's context]
///   same=none|qk|qkv [none]  all heads have the projections of head 0
///   copy=0>1:qkv;2>3:o       weights of one head copied to another: any of q, k, v, o
///   of=PATH        of the checkpoint with the embeddings; last, since it takes the rest of the string
struct RandomLayerSpec {
    enum class Input { Random, Embeddings };
    enum class Kind { Self, Cross };
    enum class Sharing { None, QueryKey, QueryKeyValue };
    /// Where heads share K/V heads, a key or value is copied from group to group.
    struct Copy {
        int from = 0;
        int to = 0;
        bool query = false;
        bool key = false;
        bool value = false;
        bool output = false;
        bool operator==(const Copy&) const = default;
    };

    int width = 64; // 0 with Embeddings
    int heads = 4;
    int kvHeads = 4;
    int headWidth = 16; // 0 with Embeddings: the model's width / heads
    int tokens = 12;    // 0 with Embeddings: the model's context
    int layers = 1;
    std::uint64_t seed = 1;
    bool isCausal = false;
    Input input = Input::Random;
    Kind kind = Kind::Self;
    Sharing sharing = Sharing::None;
    std::vector<Copy> copies = {}; // one after the other, after the sharing
    std::string of = {};           // path, with Embeddings

    bool operator==(const RandomLayerSpec&) const = default;
};

/// Bytes that a random layer and its run may take: larger ones are refused.
inline constexpr double kLargestRandomLayer = 0x1p30;

/// Whether a string in the place of a path names a random layer: it begins with "random:".
[[nodiscard]] bool namesRandomLayer(std::string_view path);
[[nodiscard]] bool namesRandomLayer(const std::filesystem::path& path);

/// Throws Error for a key that is unknown or given twice, a value that is none, sizes that do not fit
/// together, and a layer that is too large.
[[nodiscard]] RandomLayerSpec parseRandomLayer(std::string_view text);

/// What parseRandomLayer takes to the same: width, heads, tokens and seed, and what is not as by default.
[[nodiscard]] std::string toString(const RandomLayerSpec& spec);

/// What does not fit in it; parseRandomLayer calls it, and whoever makes one by hand should. Throws Error.
void checkRandomLayer(const RandomLayerSpec& spec);

/// For titles and lists: "random layer 64 × 4 heads", "3 random layers 64 × 4 heads, 2 K/V".
/// In English, since it is the model's name in files.
[[nodiscard]] std::string titleOf(const RandomLayerSpec& spec);
/// The same in the language of the window.
[[nodiscard]] std::string shownTitleOf(const RandomLayerSpec& spec);

/// "x1 x2 x3": the text of so many numbered tokens.
[[nodiscard]] std::string numberedTokens(int count, char letter = 'x');
/// Whether a text is one that numberedTokens makes.
[[nodiscard]] bool isNumberedTokens(std::string_view text, char letter = 'x');

} // namespace headscope
