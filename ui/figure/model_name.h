// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headscope {

class Model;

/// What a model is called: "org/name" for a download, else what its folder or file is named.
[[nodiscard]] QString modelName(const Model& model);

} // namespace headscope
