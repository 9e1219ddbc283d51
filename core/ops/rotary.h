// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/matrix.h"

namespace headscope {

/// Llama 3's change of the rotary frequencies for long contexts ("rope_type": "llama3"): wavelengths longer
/// than originalContext / lowFrequencyFactor are stretched by `factor`, those shorter than originalContext /
/// highFrequencyFactor are kept, and between them the two are blended.
struct Llama3Scaling {
    double factor = 1;
    double lowFrequencyFactor = 1;
    double highFrequencyFactor = 4;
    double originalContext = 8192;
    bool operator==(const Llama3Scaling&) const = default;
};

/// Rotary positions (Su et al. 2021) in the rotate-half layout of LLaMA checkpoints.
struct RotarySpec {
    int headWidth = 0; // even
    double theta = 10000;
    std::optional<Llama3Scaling> llama3;
    bool operator==(const RotarySpec&) const = default;
};

/// Cosines and sines of positions [first, first + count): count x headWidth / 2 each, angle = position *
/// frequency.
struct RotaryAngles {
    Matrix cosines;
    Matrix sines;
};
[[nodiscard]] RotaryAngles rotaryAngles(const RotarySpec& spec, Index first, Index count);

/// Rotates every head of `states` (T x heads * headWidth) in place: pairs (x_i, x_{i + w/2}) of a head turn
/// by the row's angles.
void rotate(Matrix& states, const RotaryAngles& angles);

} // namespace headscope
