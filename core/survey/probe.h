// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/analysis/map_subject.h"
#include "core/analysis/score_info.h"
#include "core/model/model.h"

namespace headscope {

struct ProbeRequest {
    Index length = 50; // random tokens that are given twice; cut to the context
    int sequences = 8;
    std::uint64_t seed = 1;
};

/// Random tokens given twice: whoever continues the second copy by the first has to find the place there.
/// Each sequence is the beginning token, where the tokenizer adds one, and twice the same tokens, all of them
/// different: no token has two twins.
struct Probe {
    std::vector<ModelInput> sequences;
    Index length = 0;      // of a copy
    Index start = 0;       // where the first copy begins: in the ids,
    Index sourceStart = 0; // and in those of an encoder-decoder's encoder
};

/// Ids are drawn evenly from the vocabulary without special tokens and without pieces that are single bytes
/// ("<0xE4>"); the same ones for the same seed on every machine. An encoder-decoder reads a probe of its own
/// on each side. Throws Error where the context or the vocabulary has no room for two tokens given twice.
[[nodiscard]] Probe makeProbe(const Model& model, const ProbeRequest& request = {});

/// "50 random tokens given twice, 8 times"
[[nodiscard]] std::string describeProbe(const Probe& probe);

/// "induction" and "duplicate_token" as they are measured on a probe (Olsson et al. 2022): the mean of A at
/// key = query - (L - 1), the token after the query's twin, and at key = query - L, the twin itself, over the
/// queries of the second copy.
[[nodiscard]] std::span<const ScoreInfo> probeScores();

/// One of probeScores() of one map, NaN for cross-attention.
[[nodiscard]] double probeScore(const Probe& probe, const ScoreInfo& score, const HeadMap& weights);

} // namespace headscope
