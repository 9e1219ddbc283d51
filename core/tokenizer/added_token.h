// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headscope {

/// A token that is found in the text before anything else cuts it.
struct AddedToken {
    std::string content;
    int id = 0;
    bool special = false;    // stands for no text: <s>, [MASK]
    bool singleWord = false; // not found inside a word
    bool leftStrip = false;  // takes the white space in front of it
    bool rightStrip = false; // takes the white space behind it
    bool normalized = true;  // looked for in the text after normalisation, itself normalised

    bool operator==(const AddedToken&) const = default;
};

} // namespace headscope
