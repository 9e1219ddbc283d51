// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/matrix.h"

namespace headscope {

/// A way from one node to another that lets `capacity` units through.
struct FlowConnection {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::int64_t capacity = 0;
};

/// Where a maximum flow is left.
struct FlowScratch {
    std::vector<std::int64_t> residuals;
};

/// A directed graph for maximum flows. Immutable; several threads may ask it, each with a FlowScratch of its
/// own.
class FlowGraph {
  public:
    /// Connections are known by their places in `connections`. No two of them may join the same nodes.
    FlowGraph(std::uint32_t nodes, std::span<const FlowConnection> connections);
    FlowGraph(const FlowGraph&) = delete;
    FlowGraph& operator=(const FlowGraph&) = delete;
    ~FlowGraph();

    /// The maximum flow from one node to another one (push-relabel, Goldberg and Tarjan 1988).
    [[nodiscard]] std::int64_t maximumFlow(std::uint32_t source, std::uint32_t sink,
                                           FlowScratch& scratch) const;

    /// Adds what the last maximum flow sends through each connection.
    void addFlows(const FlowScratch& scratch, std::span<std::int64_t> flows) const;

  private:
    struct Boost;
    std::unique_ptr<Boost> boost_;
};

} // namespace headscope
