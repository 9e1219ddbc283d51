// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_spec.h"

namespace headscope {

std::int64_t ModelSpec::parameters() const {
    const std::int64_t width = embedding.width;
    std::int64_t total = (tiedOutput ? 1 : 2) * embedding.vocabulary * width + width;
    for (const AttentionSpec& layer : layers) {
        const std::int64_t queryWidth = std::int64_t{layer.heads} * layer.headWidth;
        const std::int64_t kvWidth = std::int64_t{layer.kvHeads} * layer.headWidth;
        total += 2 * width + 2 * width * queryWidth + 2 * width * kvWidth + 3 * width * feedForward.width;
        total += bias.queryKeyValue ? queryWidth + 2 * kvWidth : 0;
        total += bias.attentionOutput ? width : 0;
        total += bias.feedForward ? 2 * feedForward.width + width : 0;
    }
    return total;
}

} // namespace headscope
