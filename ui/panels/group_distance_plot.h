// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "ui/charts/shown_numbers.h"
#include "ui/panels/similarity_of_text.h"

class QPainter;

namespace headscope {

/// Whether heads that share keys and values attend more alike: the mean distance of pairs within K/V groups
/// and of pairs between groups of one layer, as two numbers and as two dots for each layer.
class GroupDistancePlot : public QWidget, public ShownNumbers {
    Q_OBJECT

  public:
    explicit GroupDistancePlot(QWidget* parent = nullptr);

    void setSimilarity(std::shared_ptr<const SimilarityOfText> similarity);

    /// Where one of both is not defined: why. Else empty.
    [[nodiscard]] QString reason() const;
    /// "L2: within 0.182 nats (4 pairs) · between …"
    [[nodiscard]] QString layerText(int layer) const;
    /// The row of a layer in the plot.
    [[nodiscard]] QRectF layerRect(int layer) const;

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void layerPointed(std::optional<int> layer);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    [[nodiscard]] int layers() const;
    [[nodiscard]] QRectF plotArea() const;
    [[nodiscard]] double largest() const;
    [[nodiscard]] int reasonHeight() const;
    void point(std::optional<int> layer);
    void paintTotals(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    void paintLayer(QPainter& painter, int layer) const;
    void paintDot(QPainter& painter, const QPointF& middle, bool isWithin) const;

    std::shared_ptr<const SimilarityOfText> similarity_;
    std::optional<int> pointed_;
};

} // namespace headscope
