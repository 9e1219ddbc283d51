// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/analysis/head_similarity.h"

namespace headscope {

/// All that SimilarityView shows.
struct SimilarityOfText : HeadSimilarity {
    QString subject; // what the distances are over: "this text, 16 tokens"
};

} // namespace headscope
