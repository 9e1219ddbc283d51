// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace headscope {

/// Fills values into a template of HTML or XML, in the part of Mustache (mustache.github.io) that reports
/// need:
/// {{name}} is a text or number of the value, {{name.part}} a member of a member, {{.}} the value itself;
/// {{#name}}...{{/name}} stands once for each item of a list, once for anything else that is there and not
/// false, with the item as the value; {{^name}}...{{/name}} stands where that would not; {{!...}} is a
/// remark. A name that an item does not have is looked up around it. What is filled in is always plain text:
/// see htmlText. Throws Error for a template that is none, and for a name that is nowhere: `where` names the
/// template.
[[nodiscard]] std::string filledTemplate(std::string_view text, const nlohmann::ordered_json& value,
                                         std::string_view where);

/// A text for HTML and XML, within quotes too: what they would read as markup is escaped, and what steers its
/// surroundings (steersOutput), what XML cannot hold and bytes that are not UTF-8 are written as "\u202e". A
/// line feed stays.
[[nodiscard]] std::string htmlText(std::string_view text);

} // namespace headscope
