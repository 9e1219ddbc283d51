// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headscope {

class Model;

/// What a model is called: "org/name" for a download, else what its folder or file is named.
/// In files and on the screen.
[[nodiscard]] QString modelName(const Model& model);

/// The same for the screen alone: a random layer is called so in the language of the window.
[[nodiscard]] QString shownModelName(const Model& model);

} // namespace headscope
