// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/head_clustering.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>

namespace headscope {

namespace {

/// Merges in the order in which the chain finds them; `left` and `right` are items that stand for their
/// clusters. Murtagh 1983; Müllner 2011, fig. 2.
class NeighbourChain {
  public:
    explicit NeighbourChain(const Matrix& distances)
        : distances_(distances.cast<double>()), sizes_(static_cast<std::size_t>(distances.rows()), 1) {}

    std::vector<ClusterMerge> merges() {
        std::vector<ClusterMerge> merges;
        const Index count = distances_.rows();
        while (static_cast<Index>(merges.size()) + 1 < count) {
            if (chain_.empty()) {
                const auto first = std::ranges::find_if(sizes_, [](Index size) { return size > 0; });
                chain_.push_back(first - sizes_.begin());
            }
            for (Index next = nearest(); chain_.size() < 2 || next != chain_[chain_.size() - 2];
                 next = nearest()) {
                chain_.push_back(next);
            }
            const Index last = chain_.back();
            chain_.pop_back();
            const Index other = chain_.back();
            chain_.pop_back();
            merges.push_back(merge(std::min(last, other), std::max(last, other)));
        }
        return merges;
    }

  private:
    Index& sizeOf(Index item) { return sizes_[static_cast<std::size_t>(item)]; }

    /// The cluster nearest to the chain's end; the one before it in the chain where several are, so that the
    /// chain ends.
    [[nodiscard]] Index nearest() const {
        const Index end = chain_.back();
        Index nearest = chain_.size() > 1 ? chain_[chain_.size() - 2] : end;
        double least = nearest == end ? std::numeric_limits<double>::infinity() : distances_(end, nearest);
        for (Index item = 0; item < distances_.rows(); ++item) {
            if (item != end && sizes_[static_cast<std::size_t>(item)] > 0 && distances_(end, item) < least) {
                least = distances_(end, item);
                nearest = item;
            }
        }
        return nearest;
    }

    /// The cluster is known by `right` from now on.
    ClusterMerge merge(Index left, Index right) {
        const Index size = sizeOf(left) + sizeOf(right);
        const double ofLeft = static_cast<double>(sizeOf(left)) / static_cast<double>(size);
        const ClusterMerge merged{left, right, distances_(left, right), size};
        distances_.row(right) = ofLeft * distances_.row(left) + (1 - ofLeft) * distances_.row(right);
        distances_.col(right) = distances_.row(right).transpose();
        sizeOf(left) = 0;
        sizeOf(right) = size;
        return merged;
    }

    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> distances_;
    std::vector<Index> sizes_; // 0: went into another cluster
    std::vector<Index> chain_;
};

/// Gives clusters their numbers: merges of items become merges of clusters.
void numberClusters(std::vector<ClusterMerge>& merges) {
    const std::size_t items = merges.size() + 1;
    std::vector<Index> parents(2 * items - 1);
    std::iota(parents.begin(), parents.end(), 0);
    const auto clusterOf = [&](Index node) {
        while (parents[static_cast<std::size_t>(node)] != node) {
            Index& parent = parents[static_cast<std::size_t>(node)];
            parent = parents[static_cast<std::size_t>(parent)];
            node = parent;
        }
        return node;
    };
    auto next = static_cast<Index>(items);
    for (ClusterMerge& merge : merges) {
        const Index a = clusterOf(merge.left);
        const Index b = clusterOf(merge.right);
        merge.left = std::min(a, b);
        merge.right = std::max(a, b);
        parents[static_cast<std::size_t>(a)] = parents[static_cast<std::size_t>(b)] = next++;
    }
}

std::vector<Index> leavesOf(const std::vector<ClusterMerge>& merges) {
    const auto items = static_cast<Index>(merges.size()) + 1;
    std::vector<Index> leaves;
    std::vector<Index> open{2 * items - 2}; // the root; a tree of one item is its root
    while (!open.empty()) {
        const Index node = open.back();
        open.pop_back();
        if (node < items) {
            leaves.push_back(node);
            continue;
        }
        const ClusterMerge& merge = merges[static_cast<std::size_t>(node - items)];
        open.push_back(merge.right);
        open.push_back(merge.left);
    }
    return leaves;
}

} // namespace

LeafOrder clusterHeads(const Matrix& distances) {
    assert(distances.rows() == distances.cols());
    if (distances.rows() == 0) {
        return {};
    }
    LeafOrder order;
    order.merges = NeighbourChain(distances).merges();
    std::ranges::stable_sort(order.merges, {}, &ClusterMerge::distance);
    numberClusters(order.merges);
    order.leaves = leavesOf(order.merges);
    return order;
}

} // namespace headscope
