// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headscope {

/// The text of a file, or of standard input where `file` is "-", without the byte order mark that editors
/// of some systems put before it and the line feed that ends its last line. Throws Error with the system's
/// reason where it cannot be read, and where it is longer than any tokenizer takes; no more than that is
/// read.
[[nodiscard]] std::string readTextFile(const std::string& file);

} // namespace headscope
