// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/group_spread.h"

#include <cassert>

#include "core/analysis/head_distance.h"

namespace headscope {

namespace {

/// Mean of `distances` over the pairs of [first, first + count).
double meanOfPairs(const Matrix& distances, Index first, Index count) {
    double sum = 0;
    for (Index a = first; a < first + count; ++a) {
        for (Index b = a + 1; b < first + count; ++b) {
            sum += static_cast<double>(distances(a, b));
        }
    }
    return count < 2 ? GroupSpread::kUndefined : sum / (0.5 * static_cast<double>(count * (count - 1)));
}

} // namespace

double relativeSpread(const MatrixView& states, int members) {
    assert(members >= 1 && states.cols() % members == 0);
    const Index width = states.cols() / members;
    double sum = 0;
    Index terms = 0;
    for (Index token = 0; token < states.rows(); ++token) {
        RowVector mean = RowVector::Zero(width);
        for (int member = 0; member < members; ++member) {
            mean += states.row(token).segment(member * width, width);
        }
        mean /= static_cast<float>(members);
        const auto norm = static_cast<double>(mean.norm());
        for (int member = 0; norm > 0 && member < members; ++member) {
            sum +=
                static_cast<double>((states.row(token).segment(member * width, width) - mean).norm()) / norm;
            ++terms;
        }
    }
    return terms == 0 ? GroupSpread::kUndefined : sum / static_cast<double>(terms);
}

std::vector<GroupSpread> groupSpreads(const AttentionTrace& trace, const HeadId& layer, int groups,
                                      const Job& job) {
    requireLayer(layer, trace.layers(layer.kind));
    const LayerTrace& states = trace.layer(layer.layer, layer.kind);
    const AttentionSpec& spec = states.spec;
    AttentionSettings grouped;
    grouped.grouping.kvHeads = groups;
    static_cast<void>(resolve(grouped, spec)); // throws where it does not divide
    // The layer alone, as distances are between all heads of a trace.
    const AttentionTrace one(LayerTraces{trace.sharedLayer(layer.layer, layer.kind)});
    const HeadDistances distances = headDistances(one, {}, job);
    const Matrix& keys = states.keyRule ? states.projectedKeys : states.keys;
    const int members = spec.kvHeads / groups;
    const int heads = spec.heads / groups;
    const Index columns = Index{members} * spec.headWidth;
    std::vector<GroupSpread> result;
    for (int group = 0; group < groups; ++group) {
        GroupSpread spread{group * members, members, group * heads, heads};
        spread.keys = relativeSpread(keys.middleCols(group * columns, columns), members);
        spread.values = relativeSpread(states.values.middleCols(group * columns, columns), members);
        spread.maps = meanOfPairs(distances.distances, spread.firstHead, heads);
        result.push_back(spread);
    }
    return result;
}

double meanSpread(const std::vector<GroupSpread>& groups) {
    double sum = 0;
    for (const GroupSpread& group : groups) {
        sum += 0.5 * (group.keys + group.values);
    }
    return groups.empty() ? GroupSpread::kUndefined : sum / static_cast<double>(groups.size());
}

} // namespace headscope
