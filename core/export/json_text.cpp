// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json_text.h"

namespace headscope {

std::string jsonText(const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace headscope
