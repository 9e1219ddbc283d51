// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headscope {

/// What changes when another model is behind a name (see namedModelPath): where it is, and size and time of
/// the last change of each of its files; of a random layer its name. Throws Error where there is nothing.
[[nodiscard]] std::string modelIdentity(const std::string& name);

} // namespace headscope
