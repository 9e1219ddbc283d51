// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/picture.h"
#include "ui/prompt/sample.h"

namespace headscope {

/// The sentences that come with the program, from resources/samples/samples.json: titles and hints in the
/// language of the window, the texts as they are, for the model.
[[nodiscard]] std::vector<Sample> sampleTexts();

/// The picture that comes with the program, for models that read pictures.
[[nodiscard]] Picture samplePicture();

} // namespace headscope
