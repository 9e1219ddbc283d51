// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/analysis/layer_edge.h"
#include "ui/panels/matrix_canvas.h"

namespace headscope {

/// Tokens after every layer as nodes, in the cells of a matrix whose first row is the last layer and whose
/// last row is the text itself; between them what goes from one to the next, wider and darker the more it is.
class LayerGraph : public MatrixCanvas {
    Q_OBJECT

  public:
    explicit LayerGraph(QWidget* parent = nullptr);

    /// `token` is the one of the last layer at which all ends.
    void setEdges(std::vector<LayerEdge> edges, int token);
    /// Draws those with at least this weight.
    void setThreshold(double threshold);

    /// How many these are; of more than kMostDrawn the heaviest are drawn.
    [[nodiscard]] std::size_t edgesFromThreshold() const { return count_; }
    [[nodiscard]] std::size_t drawnEdges() const { return std::min(count_, kMostDrawn); }
    static constexpr std::size_t kMostDrawn = 4000;

  protected:
    void paintCells(QPainter& painter) override;

  private:
    [[nodiscard]] QPointF node(int row, Index token) const;
    [[nodiscard]] double nodeRadius() const;
    void paintEdges(QPainter& painter) const;
    void paintNodes(QPainter& painter) const;

    std::vector<LayerEdge> edges_; // heaviest first
    std::size_t count_ = 0;        // of them are drawn
    double threshold_ = 0;
    int token_ = 0;
};

} // namespace headscope
