// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/ops/rotary.h"

namespace headscope {

/// Llama 3's change of the rotary frequencies for long contexts ("rope_type": "llama3"): wavelengths longer
/// than originalContext / lowFrequencyFactor are stretched by `factor`, those shorter than originalContext /
/// highFrequencyFactor are kept, and between them the two are blended.
struct Llama3Scaling {
    double factor = 1;
    double lowFrequencyFactor = 1;
    double highFrequencyFactor = 4;
    double originalContext = 8192;
};

/// YaRN (Peng et al. 2023): pairs that turn less than betaSlow times over the original context are stretched
/// by `factor`, those that turn more than betaFast times are kept, and the pairs between are blended.
struct YarnScaling {
    double factor = 1;
    double betaFast = 32;
    double betaSlow = 1;
    double originalContext = 4096;
    bool wholePairs = true; // the range that is blended begins and ends at whole pairs
};

/// RotarySpec::divisors, one for each pair.
[[nodiscard]] std::vector<double> divisorsOf(const Llama3Scaling& scaling, const RotarySpec& spec);
[[nodiscard]] std::vector<double> divisorsOf(const YarnScaling& scaling, const RotarySpec& spec);

} // namespace headscope
