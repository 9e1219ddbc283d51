// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/matrix.h"

namespace headscope {

/// Two clusters become one. Clusters 0 to N - 1 are the items; merge k makes the cluster N + k.
struct ClusterMerge {
    Index left = 0; // the smaller number of both
    Index right = 0;
    double distance = 0; // mean over the pairs of items between them
    Index size = 0;      // items in the new cluster
    bool operator==(const ClusterMerge&) const = default;
};

/// An order of items in which those of a cluster stand side by side, for the axes of a matrix view.
struct LeafOrder {
    std::vector<Index> leaves;        // item at each place
    std::vector<ClusterMerge> merges; // N - 1 of them, by growing distance: the tree
};

/// Average-linkage clustering (UPGMA: the distance of two clusters is the mean over their pairs of items) by
/// nearest-neighbour chains, O(N^2); leaves from left to right as the tree has them, the cluster of the
/// smaller number on the left (scipy.cluster.hierarchy's leaves_list). `distances` is symmetric and finite.
/// Of equal distances the first item's is taken, so that the result is always the same.
[[nodiscard]] LeafOrder clusterHeads(const Matrix& distances);

} // namespace headscope
