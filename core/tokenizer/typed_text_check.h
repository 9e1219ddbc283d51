// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace headscope {

/// Throws Error where a typed text is longer than kLongestText, or is not valid UTF-8, with the position of
/// the first broken byte.
void checkTypedText(std::string_view text);

} // namespace headscope
