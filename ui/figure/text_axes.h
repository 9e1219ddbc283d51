// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/encoded_text.h"
#include "ui/heatmap/figure_content.h"

namespace headscope {

/// What stands along the sides of a map of `text`: each token's label, all of its piece for tooltips, and of
/// an encoder-decoder which of its two texts an axis has.
[[nodiscard]] MapAxes textAxes(const EncodedText& text, AttentionKind kind);

} // namespace headscope
