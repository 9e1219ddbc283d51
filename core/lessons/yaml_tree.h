// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headscope {

struct YamlMember;

/// One value of a YAML document, with the line it begins in (from 1).
struct YamlNode {
    enum class Kind { Scalar, Sequence, Map, Nothing };

    Kind kind = Kind::Scalar;
    std::string text;     // of a scalar, as it is spelled
    bool isPlain = false; // a scalar without quotes and not in a block: it may be a number or true, false
    int line = 0;
    std::vector<YamlNode> items;     // of a sequence
    std::vector<YamlMember> members; // of a map, in the order of the file
    std::vector<int> keyLines;       // of the members' keys
};

struct YamlMember {
    std::string key;
    YamlNode value;
};

/// Reads one YAML document. Less than the language has, since the file may come from anywhere: no anchors and
/// aliases, no tags, no second document, no key twice, keys that are plain words, and at
/// most 24 levels and 20000 values. Throws Error "FILE, line N: reason".
[[nodiscard]] YamlNode readYaml(std::string_view text, std::string_view file);

} // namespace headscope
