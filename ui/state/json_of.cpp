// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/json_of.h"

#include <string_view>

#include <QJsonDocument>

namespace headscope {

nlohmann::json jsonOf(const QJsonObject& object) {
    std::string text = QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
    // Qt writes whole pairs as they are, and only halves as escapes: \ud800 to \udfff.
    constexpr std::size_t kEscape = 6; // letters
    for (std::size_t at = text.find('\\'); at != std::string::npos; at = text.find('\\', at)) {
        const std::string_view letters = std::string_view(text).substr(at, kEscape);
        const bool isHalf = letters.size() == kEscape && letters.starts_with("\\ud") &&
                            std::string_view("89abcdef").find(letters[3]) != std::string_view::npos;
        if (isHalf) {
            text.replace(at, kEscape, "\\ufffd");
        }
        at += 2; // the backslash and what it escapes
    }
    return nlohmann::json::parse(text);
}

} // namespace headscope
