// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace headscope {

/// Makes a document of version `version`, from 1 to kViewVersion, one of kViewVersion that means the same.
/// What the version did not know stays in it.
void migrateView(nlohmann::json& document, int version);

} // namespace headscope
