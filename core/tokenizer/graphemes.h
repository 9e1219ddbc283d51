// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace headscope {

/// Where each character ends, as a person sees characters: marks, the parts of an emoji and the two letters
/// of a flag belong to what they join (extended grapheme clusters, UAX 29). `text` must be UTF-8. Bytes,
/// rising; the last is the text's size.
[[nodiscard]] std::vector<std::size_t> graphemeEnds(std::string_view text);

} // namespace headscope
