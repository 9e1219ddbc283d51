// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/normalized_text.h"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"

namespace headscope {

namespace {

bool isOneCharacter(std::string_view text) {
    return !text.empty() && firstCodePoint(text).size == text.size();
}

} // namespace

NormalizedText::NormalizedText(std::string_view typed, std::size_t position)
    : text_(typed), limit_(std::min(kLongestNormalizedText, kMostAddedText + kMostGrowth * typed.size())) {
    sources_.reserve(typed.size());
    for (std::size_t i = 0; i < typed.size(); ++i) {
        const auto begin = static_cast<std::uint32_t>(position + i);
        sources_.push_back({begin, begin + 1});
    }
}

SourceRange NormalizedText::source(std::size_t begin, std::size_t end) const {
    assert(begin <= end && end <= text_.size());
    if (begin < end) {
        return {sources_[begin].begin, sources_[end - 1].end};
    }
    if (begin < sources_.size()) {
        return {sources_[begin].begin, sources_[begin].begin};
    }
    const std::uint32_t last = sources_.empty() ? 0 : sources_.back().end;
    return {last, last};
}

void NormalizedText::append(const NormalizedText& from, std::size_t begin, std::size_t end) {
    makeRoom(end - begin, from);
    text_.append(from.text_, begin, end - begin);
    const auto first = from.sources_.begin();
    sources_.insert(sources_.end(), first + static_cast<std::ptrdiff_t>(begin),
                    first + static_cast<std::ptrdiff_t>(end));
}

void NormalizedText::appendInPlaceOf(std::string_view text, const NormalizedText& from, std::size_t begin,
                                     std::size_t end) {
    makeRoom(text.size(), from);
    text_ += text;
    const std::string_view old = std::string_view(from.text_).substr(begin, end - begin);
    if (text.size() == old.size() && isOneCharacter(text) && isOneCharacter(old)) {
        const auto first = from.sources_.begin();
        sources_.insert(sources_.end(), first + static_cast<std::ptrdiff_t>(begin),
                        first + static_cast<std::ptrdiff_t>(end));
    } else {
        sources_.insert(sources_.end(), text.size(), from.source(begin, end));
    }
}

void NormalizedText::makeRoom(std::size_t bytes, const NormalizedText& from) {
    limit_ = std::max(limit_, from.limit_);
    if (text_.size() + bytes > limit_) {
        throw Error(
            Mismatch{"text", "size after normalisation", fmt::format("at most {} bytes", limit_), "more"});
    }
}

void NormalizedText::reserve(std::size_t bytes) {
    bytes = std::min(bytes, kLongestNormalizedText);
    text_.reserve(bytes);
    sources_.reserve(bytes);
}

NormalizedText NormalizedText::part(std::size_t begin, std::size_t end) const {
    NormalizedText result;
    result.append(*this, begin, end);
    return result;
}

NormalizedText withPrefix(NormalizedText text, std::string_view prefix) {
    if (text.empty()) {
        return text;
    }
    NormalizedText result;
    result.reserve(prefix.size() + text.size());
    result.appendInPlaceOf(prefix, text, 0, 0);
    result.append(text, 0, text.size());
    return result;
}

} // namespace headscope
