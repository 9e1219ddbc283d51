// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/matrix.h"

namespace headscope {

/// Which features of a head turn together. Halves: x_i and x_{i + width/2} (Hugging Face checkpoints).
/// Neighbours: x_{2i} and x_{2i + 1} (the original paper; LLaMA in GGUF files).
enum class RotaryPairs { Halves, Neighbours };

/// Rotary positions (Su et al. 2021): pair i of the first `width` features of a head turns by position *
/// theta^(-2i / width) / divisors[i]. The other features stay as they are.
struct RotarySpec {
    int width = 0; // even; at most the head's width
    double theta = 10000;
    std::vector<double> divisors = {};     // of the frequencies, for long contexts; empty: all 1
    std::vector<double> longDivisors = {}; // those of a text of more than `longFrom` tokens; empty: the same
    Index longFrom = 0;
    float magnitude = 1; // cosines and sines are multiplied by it
    RotaryPairs pairs = RotaryPairs::Halves;
    bool operator==(const RotarySpec&) const = default;
};

/// The same for a text of so many tokens: the divisors that it takes are the only ones.
[[nodiscard]] RotarySpec forLength(RotarySpec spec, Index tokens);

/// Cosines and sines of positions [first, first + count) of a text, count x width / 2 each. `spec` is one for
/// the text's length (forLength).
struct RotaryAngles {
    Matrix cosines;
    Matrix sines;
};
[[nodiscard]] RotaryAngles rotaryAngles(const RotarySpec& spec, Index first, Index count);

/// Rotates every head of `states` (T x heads * headWidth) in place by the row's angles.
void rotate(Matrix& states, int headWidth, const RotarySpec& spec, const RotaryAngles& angles);

} // namespace headscope
