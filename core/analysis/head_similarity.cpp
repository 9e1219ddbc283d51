// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/head_similarity.h"

#include "core/base/sentence.h"

namespace headscope {

HeadSimilarity headSimilarity(const AttentionTrace& trace, const HeadDistanceSettings& settings,
                              const Job& job) {
    HeadSimilarity similarity;
    similarity.distances = headDistances(trace, settings, job);
    job.step(1, Sentence::noted("ordering heads"));
    similarity.order = clusterHeads(similarity.distances.distances);
    job.step(1, Sentence::noted("placing heads"));
    similarity.plane = classicalScaling(similarity.distances.distances);
    similarity.groups = groupDistances(similarity.distances);
    return similarity;
}

} // namespace headscope
