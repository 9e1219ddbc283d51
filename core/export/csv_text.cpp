// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/csv_text.h"

namespace headscope {

std::string csvField(std::string_view field) {
    std::string text(1, '"');
    for (const char c : field) {
        text.append(c == '"' ? 2 : 1, c);
    }
    text += '"';
    return text;
}

} // namespace headscope
