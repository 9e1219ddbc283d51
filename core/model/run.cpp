// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/run.h"

#include <algorithm>
#include <iterator>

#include "core/model/common_length.h"

namespace headscope {

bool ModelInput::hasSamePicture(const ModelInput& other) const {
    return patches == other.patches ||
           (patches && other.patches && patches->rows() == other.patches->rows() &&
            patches->cols() == other.patches->cols() && *patches == *other.patches);
}

bool ModelInput::operator==(const ModelInput& other) const {
    return ids == other.ids && types == other.types && source == other.source && hasSamePicture(other);
}

Index RunSettings::layersAsIn(const RunSettings& other, AttentionKind kind) const {
    std::vector<HeadId> inOneOnly;
    std::ranges::set_symmetric_difference(zeroed, other.zeroed, std::back_inserter(inOneOnly));
    Index layers = commonLength(of(kind), other.of(kind));
    for (const HeadId& head : inOneOnly) {
        layers = head.kind == kind ? std::min(layers, Index{head.layer}) : layers;
    }
    return layers;
}

std::vector<HeadId> inOrder(std::vector<HeadId> heads) {
    std::ranges::sort(heads);
    heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
    return heads;
}

std::size_t Run::bytes() const {
    const Index values =
        finalStates.size() + encoderStates.size() + nextLogits.size() + static_cast<Index>(tokenLoss.size());
    return static_cast<std::size_t>(values) * sizeof(float) + trace.bytes();
}

} // namespace headscope
