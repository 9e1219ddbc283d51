// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace headscope {

/// A picture as it was opened: rows from the top, pixels from the left, three bytes (red, green, blue) each.
/// Pictures are equal where they are of the same bytes in memory.
struct Picture {
    std::string name; // of the file
    int width = 0;
    int height = 0;
    std::shared_ptr<const std::vector<std::uint8_t>> rgb;
    bool operator==(const Picture&) const = default;
};

} // namespace headscope
