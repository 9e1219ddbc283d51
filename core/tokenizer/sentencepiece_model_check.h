// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headscope {

/// Reads what libsentencepiece does not tell or check in a serialized ModelProto, before the library sees it:
/// every piece is valid UTF-8 of a sane length without zero bytes, user-defined pieces are not nested beyond
/// what the library can hold, the normalisation rules are sound. Returns the algorithm's name: "BPE",
/// "Unigram", "word", "character". Throws Error with the reason.
[[nodiscard]] std::string checkSentencePieceModel(std::string_view serialized);

} // namespace headscope
