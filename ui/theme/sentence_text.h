// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>

#include "core/base/sentence.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

/// A name or a sentence that core notes in English (Sentence::noted), in the language of the window.
[[nodiscard]] inline QString inWords(std::string_view english) {
    return fromUtf8(Sentence::translated(english));
}

} // namespace headscope
