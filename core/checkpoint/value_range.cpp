// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/value_range.h"

#include <fmt/format.h>

namespace headscope {

namespace {

template <typename Range>
std::string between(std::string_view kind, const Range& range) {
    const Range all;
    if (range.lowest == all.lowest && range.highest == all.highest) {
        return std::string(kind);
    }
    if (range.highest == all.highest) {
        return fmt::format("{} of at least {}", kind, range.lowest);
    }
    return fmt::format("{} from {} to {}", kind, range.lowest, range.highest);
}

} // namespace

std::string rangeText(std::string_view kind, const IntegerRange& range) {
    return between(kind, range);
}

std::string rangeText(std::string_view kind, const NumberRange& range) {
    return between(kind, range);
}

} // namespace headscope
