// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/flow_graph.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/push_relabel_max_flow.hpp>
#include <boost/range/iterator_range.hpp>

namespace headscope {

namespace {

using Graph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                                 boost::no_property, std::uint32_t, std::uint32_t>;
using Edge = boost::graph_traits<Graph>::edge_descriptor;

} // namespace

struct FlowGraph::Boost {
    Graph graph;
    std::vector<std::int64_t> capacities; // one an edge of the graph: each connection and its way back
    std::vector<Edge> reversed;
    std::vector<std::uint32_t> edges; // of each connection
};

FlowGraph::FlowGraph(std::uint32_t nodes, std::span<const FlowConnection> connections)
    : boost_(std::make_unique<Boost>()) {
    // Way 2 k is connection k, way 2 k + 1 leads back; the graph wants them by their first nodes.
    const auto ways = static_cast<std::uint32_t>(2 * connections.size());
    const auto ends = [&](std::uint32_t way) {
        const FlowConnection& connection = connections[way / 2];
        return way % 2 == 0 ? std::pair(connection.from, connection.to)
                            : std::pair(connection.to, connection.from);
    };
    std::vector<std::uint32_t> order(ways);
    for (std::uint32_t way = 0; way < ways; ++way) {
        order[way] = way;
    }
    std::ranges::sort(order, {}, ends);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> sorted(ways);
    std::ranges::transform(order, sorted.begin(), ends);
    boost_->graph = Graph(boost::edges_are_sorted, sorted.begin(), sorted.end(), nodes);

    std::vector<std::uint32_t> edgeOf(ways);
    for (std::uint32_t edge = 0; edge < ways; ++edge) {
        edgeOf[order[edge]] = edge;
    }
    boost_->capacities.resize(ways);
    boost_->reversed.resize(ways);
    for (const Edge& edge : boost::make_iterator_range(boost::edges(boost_->graph))) {
        const std::uint32_t way = order[edge.idx];
        boost_->capacities[edge.idx] = way % 2 == 0 ? connections[way / 2].capacity : 0;
        boost_->reversed[edgeOf[way ^ 1U]] = edge;
    }
    for (std::uint32_t way = 0; way < ways; way += 2) {
        boost_->edges.push_back(edgeOf[way]);
    }
}

FlowGraph::~FlowGraph() = default;

std::int64_t FlowGraph::maximumFlow(std::uint32_t source, std::uint32_t sink, FlowScratch& scratch) const {
    assert(source != sink);
    scratch.residuals.resize(boost_->capacities.size());
    const auto edges = boost::get(boost::edge_index, boost_->graph);
    return boost::push_relabel_max_flow(boost_->graph, source, sink,
                                        boost::make_iterator_property_map(boost_->capacities.begin(), edges),
                                        boost::make_iterator_property_map(scratch.residuals.begin(), edges),
                                        boost::make_iterator_property_map(boost_->reversed.begin(), edges),
                                        boost::get(boost::vertex_index, boost_->graph));
}

void FlowGraph::addFlows(const FlowScratch& scratch, std::span<std::int64_t> flows) const {
    assert(flows.size() == boost_->edges.size());
    for (std::size_t connection = 0; connection < flows.size(); ++connection) {
        const std::uint32_t edge = boost_->edges[connection];
        flows[connection] += boost_->capacities[edge] - scratch.residuals[edge];
    }
}

} // namespace headscope
