// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/prompt/sample.h"

namespace headscope {

/// The sentences that come with the program, from resources/samples/samples.json.
[[nodiscard]] std::vector<Sample> sampleTexts();

} // namespace headscope
