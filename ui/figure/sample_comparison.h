// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QString>

#include "core/comparison/side.h"

namespace headscope {

/// The sentence that the program begins with.
[[nodiscard]] QString sampleSentence();

/// One head of the bundled model with and without the scaling factor, the whole model run either way.
[[nodiscard]] std::pair<Side, Side> sampleSides();

} // namespace headscope
