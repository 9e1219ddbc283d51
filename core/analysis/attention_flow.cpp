// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/attention_flow.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <span>

#include <fmt/format.h>
#include <oneapi/tbb/enumerable_thread_specific.h>

#include "core/analysis/flow_graph.h"
#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr double kUnit = 1 << 30;      // of capacities: 1
constexpr Index kRowsInMemory = 256;   // of M
constexpr Index kFlowsInParallel = 16; // between reports of progress

/// Connections of a layered graph; node l T + t is the token t below layer l, or above layer l - 1.
class ConnectionList {
  public:
    ConnectionList(const AttentionTrace& trace, const TokenPath& path, const Job& job)
        : mixing_(trace, path), tokens_(mixing_.tokens()) {
        checkSize(kMostFlowConnections, mixing_.layers() * tokens_);   // at least one each: the token itself
        std::vector<char> above(static_cast<std::size_t>(tokens_), 0); // what the token's flow reaches
        above[static_cast<std::size_t>(path.query)] = 1;
        starts_.resize(static_cast<std::size_t>(mixing_.layers()));
        for (int layer = mixing_.layers() - 1; layer >= 0; --layer) {
            starts_[static_cast<std::size_t>(layer)] = connections_.size();
            above = addLayer(layer, above, job);
        }
    }

    [[nodiscard]] std::uint32_t node(int level, Index token) const {
        return static_cast<std::uint32_t>(level * tokens_ + token);
    }
    /// The graph of the layers up to this one.
    [[nodiscard]] FlowGraph graph(int layer) const {
        return {node(layer + 2, 0),
                std::span(connections_).subspan(starts_[static_cast<std::size_t>(layer)])};
    }
    [[nodiscard]] int layers() const { return mixing_.layers(); }
    [[nodiscard]] Index tokens() const { return tokens_; }
    [[nodiscard]] std::size_t size() const { return connections_.size(); }

    [[nodiscard]] LayerEdge edge(std::size_t connection, double weight) const {
        const FlowConnection& ends = connections_[connection];
        const Index level = Index{ends.to} / tokens_;
        return {static_cast<int>(level), Index{ends.to} % tokens_, Index{ends.from} % tokens_,
                static_cast<float>(weight)};
    }

  private:
    void checkSize(Index most, Index found) const {
        if (found > most) {
            throw Error(Mismatch{
                "attention flow", "graph",
                fmt::format("at most {} connections between tokens (a shorter text)", kMostFlowConnections),
                fmt::format("more, of {} tokens in {} layers", tokens_, mixing_.layers())});
        }
    }

    std::vector<char> addLayer(int layer, const std::vector<char>& above, const Job& job) {
        std::vector<char> below(above.size(), 0);
        Matrix rows;
        for (Index first = 0; first < tokens_; first += kRowsInMemory) {
            job.step(0, Sentence::noted("attention flow"));
            rows.resize(std::min(kRowsInMemory, tokens_ - first), tokens_);
            mixing_.rows(layer, first, rows, job);
            for (Index row = 0; row < rows.rows(); ++row) {
                if (above[static_cast<std::size_t>(first + row)] != 0) {
                    addRow(layer, first + row, rows.row(row), below);
                }
            }
            checkSize(kMostFlowConnections, static_cast<Index>(connections_.size()));
        }
        return below;
    }

    void addRow(int layer, Index token, const Eigen::Ref<const RowVector>& row, std::vector<char>& below) {
        for (Index key = 0; key < tokens_; ++key) {
            const std::int64_t capacity = std::llround(static_cast<double>(row(key)) * kUnit);
            if (capacity > 0) {
                connections_.push_back({node(layer + 1, token), node(layer, key), capacity});
                below[static_cast<std::size_t>(key)] = 1;
            }
        }
    }

    LayerMixing mixing_;
    Index tokens_;
    std::vector<FlowConnection> connections_; // those of the last layer first
    std::vector<std::size_t> starts_;         // of each layer
};

/// What one thread works with.
struct FlowWorker {
    FlowScratch scratch;
    std::vector<std::int64_t> flows; // of the last layer's token, over the tokens of the text
};

std::vector<LayerEdge> edgesOf(const ConnectionList& list, const std::vector<std::int64_t>& flows, double sum,
                               float threshold) {
    std::vector<LayerEdge> edges;
    for (std::size_t connection = 0; connection < flows.size(); ++connection) {
        const double weight = static_cast<double>(flows[connection]) / kUnit / sum;
        if (weight >= threshold) {
            edges.push_back(list.edge(connection, weight));
        }
    }
    std::ranges::stable_sort(edges, {}, &LayerEdge::layer);
    return edges;
}

} // namespace

AttentionFlow attentionFlow(const AttentionTrace& trace, const TokenPath& path, const FlowSettings& settings,
                            const Job& job) {
    assert(settings.edgeThreshold > 0);
    const ConnectionList list(trace, path, job);
    const int layers = list.layers();
    const Index tokens = list.tokens();
    AttentionFlow result;
    result.flows = Matrix::Constant(layers, tokens, std::numeric_limits<float>::quiet_NaN());
    oneapi::tbb::enumerable_thread_specific<FlowWorker> workers([&] {
        return FlowWorker{{}, std::vector<std::int64_t>(list.size(), 0)};
    });
    const int lowest = settings.everyLayer ? 0 : layers - 1;
    for (int layer = lowest; layer < layers; ++layer) {
        const FlowGraph graph = list.graph(layer);
        for (Index first = 0; first < tokens; first += kFlowsInParallel) {
            const Index done = (layer - lowest) * tokens + first;
            job.step(static_cast<double>(done) / static_cast<double>((layers - lowest) * tokens),
                     Sentence::noted("attention flow"));
            parallelBlocks(std::min(kFlowsInParallel, tokens - first), 1, [&](Index begin, Index) {
                if (job.stop.stop_requested()) {
                    throw Stopped();
                }
                FlowWorker& worker = workers.local();
                const std::uint32_t source = list.node(layer + 1, path.query);
                const auto flow = static_cast<double>(
                    graph.maximumFlow(source, list.node(0, first + begin), worker.scratch));
                // Rows of M sum to 1 but for rounding.
                result.flows(layer, first + begin) = static_cast<float>(std::min(flow / kUnit, 1.0));
                if (layer == layers - 1) {
                    graph.addFlows(worker.scratch, worker.flows);
                }
            });
        }
    }
    const Eigen::VectorXf sums = result.flows.rowwise().sum();
    result.rows = {path.kind, path.query, sums.cwiseInverse().asDiagonal() * result.flows};
    std::vector<std::int64_t> flows(list.size(), 0);
    for (const FlowWorker& worker : workers) {
        std::ranges::transform(flows, worker.flows, flows.begin(), std::plus<>());
    }
    result.edges = edgesOf(list, flows, static_cast<double>(sums(layers - 1)), settings.edgeThreshold);
    return result;
}

} // namespace headscope
