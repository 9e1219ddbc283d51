// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/layer_graph.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr double kWidestEdge = 0.45; // in units of the font's size
constexpr double kThinnestEdge = 0.06;
constexpr double kPalestEdge = 0.25;
constexpr double kRoomForAllNodes =
    5; // pixels between nodes; where it is less, only those with edges are drawn

} // namespace

LayerGraph::LayerGraph(QWidget* parent) : MatrixCanvas(parent) {}

void LayerGraph::setEdges(std::vector<LayerEdge> edges, int token) {
    edges_ = std::move(edges);
    std::ranges::stable_sort(edges_, std::greater<>(), &LayerEdge::weight);
    token_ = token;
    setThreshold(threshold_);
}

void LayerGraph::setThreshold(double threshold) {
    threshold_ = threshold;
    const auto end = std::ranges::partition_point(
        edges_, [&](const LayerEdge& edge) { return static_cast<double>(edge.weight) >= threshold; });
    count_ = static_cast<std::size_t>(end - edges_.begin());
    update();
}

QPointF LayerGraph::node(int row, Index token) const {
    const CellMapping now = mapping();
    return {now.x(static_cast<double>(token) + 0.5), now.y(row + 0.5)};
}

double LayerGraph::nodeRadius() const {
    const CellMapping now = mapping();
    return std::clamp(0.25 * std::min(now.cellWidth(), now.cellHeight()), 1.5, 0.32 * em());
}

void LayerGraph::paintCells(QPainter& painter) {
    painter.save();
    painter.setClipRect(mapping().target);
    paintEdges(painter);
    paintNodes(painter);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(figureTheme().frame, std::max(1.0, 0.07 * em())));
    painter.drawRect(mapping().target);
}

void LayerGraph::paintEdges(QPainter& painter) const {
    const int last = content().rows() - 1; // the row of the text
    QColor colour = Theme::of(palette()).accent;
    for (std::size_t index = drawnEdges(); index-- > 0;) { // the heaviest on top
        const LayerEdge& edge = edges_[index];
        const double weight = std::clamp(static_cast<double>(edge.weight), 0.0, 1.0);
        colour.setAlphaF(static_cast<float>(kPalestEdge + (1 - kPalestEdge) * std::sqrt(weight)));
        painter.setPen(
            QPen(colour, (kThinnestEdge + kWidestEdge * weight) * em(), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(node(last - edge.layer, edge.from), node(last - edge.layer - 1, edge.to));
    }
}

void LayerGraph::paintNodes(QPainter& painter) const {
    const CellMapping now = mapping();
    const double radius = nodeRadius();
    const int last = content().rows() - 1;
    painter.setPen(Qt::NoPen);
    if (now.cellWidth() >= kRoomForAllNodes) {
        painter.setBrush(figureTheme().hatch);
        for (int row = 0; row <= last; ++row) {
            for (int token = 0; token < content().columns(); ++token) {
                if (content().allowed.empty() || content().allowed.front().contains(token)) {
                    painter.drawEllipse(node(row, token), 0.6 * radius, 0.6 * radius);
                }
            }
        }
    }
    std::set<std::pair<int, Index>> reached;
    for (std::size_t index = 0; index < drawnEdges(); ++index) {
        reached.insert({last - edges_[index].layer, edges_[index].from});
        reached.insert({last - edges_[index].layer - 1, edges_[index].to});
    }
    painter.setBrush(figureTheme().text);
    for (const auto& [row, token] : reached) {
        painter.drawEllipse(node(row, token), radius, radius);
    }
    painter.setPen(QPen(figureTheme().text, std::max(1.0, 0.12 * em())));
    painter.setBrush(figureTheme().background);
    painter.drawEllipse(node(0, token_), 1.4 * radius, 1.4 * radius);
}

} // namespace headscope
