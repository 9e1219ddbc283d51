// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <nlohmann/json.hpp>

namespace headscope {

/// The same values. Half of a surrogate pair, which a text of Qt may have and JSON may not, becomes U+FFFD.
[[nodiscard]] nlohmann::json jsonOf(const QJsonObject& object);

} // namespace headscope
