// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/typed_text_check.h"

#include <optional>
#include <string>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

void checkTypedText(std::string_view text) {
    if (text.size() > kLongestText) {
        throw Error(Mismatch{"text", "size", fmt::format("at most {} bytes", kLongestText),
                             fmt::format("{} bytes", text.size())});
    }
    if (const std::optional<Utf8Fault> fault = findUtf8Fault(text)) {
        throw Error(
            Mismatch{"text", fmt::format("byte {}", fault->position), "UTF-8", std::string(fault->reason)});
    }
}

} // namespace headscope
