// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headscope {

/// Bytes [begin, end) of the typed text.
struct SourceRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    bool operator==(const SourceRange&) const = default;
};

/// Bytes of the longest text that normalisation may make; the longest typed one is an eighth of it.
inline constexpr std::size_t kLongestNormalizedText = std::size_t{32} << 20;
/// How often a shorter text may become longer (Unicode's forms: 11 times), beside what may stand in front of
/// it.
inline constexpr std::size_t kMostGrowth = 32;
inline constexpr std::size_t kMostAddedText = std::size_t{64} << 10;

/// Text on its way from what was typed to what the vocabulary spells, with, for each of its bytes, the bytes
/// of the typed text that it came from. A step reads one and builds the next, from left to right.
/// Throws Error where it becomes longer than these limits: a tokenizer's rules may be hostile.
class NormalizedText {
  public:
    NormalizedText() = default;
    /// Typed text, each byte from its own place; the first one is at `position` of the whole.
    explicit NormalizedText(std::string_view typed, std::size_t position = 0);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::size_t size() const { return text_.size(); }
    [[nodiscard]] bool empty() const { return text_.empty(); }
    /// Where bytes [begin, end) came from: from the first source of any of them to the last. For an empty
    /// range the empty range in front of the byte at `begin`.
    [[nodiscard]] SourceRange source(std::size_t begin, std::size_t end) const;

    /// Bytes [begin, end) of `from`, as they are.
    void append(const NormalizedText& from, std::size_t begin, std::size_t end);
    /// `text` in place of bytes [begin, end) of `from`. Byte for byte where both are one character of as many
    /// bytes; otherwise each byte stands for all of them. For an empty range: text that was added there, and
    /// covers nothing.
    void appendInPlaceOf(std::string_view text, const NormalizedText& from, std::size_t begin,
                         std::size_t end);
    void reserve(std::size_t bytes);

    [[nodiscard]] NormalizedText part(std::size_t begin, std::size_t end) const;

    bool operator==(const NormalizedText& other) const {
        return text_ == other.text_ && sources_ == other.sources_;
    }

  private:
    /// For so many bytes, from text whose limit is that of this one too.
    void makeRoom(std::size_t bytes, const NormalizedText& from);

    std::string text_;
    std::vector<SourceRange> sources_;   // one for each byte of text_
    std::size_t limit_ = kMostAddedText; // bytes; that of what it was made from
};

/// `text` with `prefix` in front, which covers nothing; empty text stays empty.
[[nodiscard]] NormalizedText withPrefix(NormalizedText text, std::string_view prefix);

} // namespace headscope
