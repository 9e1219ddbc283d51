// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace headscope {

/// What was wrong with an input, in parts. `where` is a file, a tensor or an argument.
struct Mismatch {
    std::string where;
    std::string what;
    std::string expected;
    std::string found;
};

/// Input that cannot be used. `what()` is one line of UTF-8 for a person: what was read, where, expected,
/// found. Control characters in the parts (names from hostile files) are shown as '?'.
class Error : public std::runtime_error {
  public:
    explicit Error(std::string_view sentence);
    explicit Error(const Mismatch& mismatch);
};

/// Thrown by a job that was asked to stop; never reported as a failure.
class Stopped {};

} // namespace headscope
