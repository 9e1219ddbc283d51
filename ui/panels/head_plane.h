// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <memory>
#include <optional>
#include <set>

#include "ui/charts/shown_numbers.h"
#include "ui/panels/similarity_of_text.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// Heads as points of a plane, near where they attend alike: coloured by layer, those that share a K/V head
/// joined, both axes of one scale. A click chooses a head, dragging a frame brushes those inside (with Ctrl
/// they are added), a click beside the points ends brushing. Arrow keys go from head to head, Return chooses.
class HeadPlane : public QWidget, public ShownNumbers {
    Q_OBJECT

  public:
    explicit HeadPlane(QWidget* parent = nullptr);

    void setSimilarity(std::shared_ptr<const SimilarityOfText> similarity);
    void setSelection(const HeadId& a, const HeadId& b);
    /// The others are dimmed. Emits nothing.
    void setBrushed(const std::set<HeadId>& heads);
    [[nodiscard]] const std::set<HeadId>& brushedHeads() const { return brushed_; }

    /// Where the head at a place of HeadDistances::heads is drawn.
    [[nodiscard]] QPointF pointOf(std::size_t index) const;
    /// What part of the distances the picture keeps, or why there is none.
    [[nodiscard]] QString caption() const;

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void headPointed(std::optional<headscope::HeadId> head);
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    void brushed(const std::set<headscope::HeadId>& heads);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    /// Pixels of a point of the plane: middle + scale * (point - centre), y upwards.
    struct Frame {
        QRectF area;
        QPointF centre;
        double scale = 0; // pixels a nat
    };
    [[nodiscard]] bool hasPoints() const;
    [[nodiscard]] Frame frame() const;
    [[nodiscard]] QPointF placed(const Frame& frame, std::size_t index) const;
    [[nodiscard]] double radius() const;
    [[nodiscard]] int layers() const;
    [[nodiscard]] std::optional<std::size_t> indexAt(const QPointF& position) const;
    [[nodiscard]] std::set<HeadId> headsIn(const QRectF& area) const;
    void point(std::optional<std::size_t> index);
    void paintGroups(QPainter& painter, const Frame& frame) const;
    void paintPoints(QPainter& painter, const Frame& frame) const;
    void paintRing(QPainter& painter, const Frame& frame, SideName side) const;
    void paintName(QPainter& painter, const Frame& frame) const;
    void paintScaleBar(QPainter& painter, const Frame& frame) const;
    void paintLegend(QPainter& painter) const;

    std::shared_ptr<const SimilarityOfText> similarity_;
    std::array<HeadId, 2> selected_{};
    std::set<HeadId> brushed_;
    std::optional<std::size_t> pointed_;
    std::optional<QPointF> pressed_;
    QRectF band_; // while it is drawn
};

} // namespace headscope
