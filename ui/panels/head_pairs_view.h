// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>

#include "core/analysis/head_pairs.h"
#include "ui/theme/card.h"
#include "ui/theme/side_name.h"

namespace headscope {

struct Crosshair;
class HoverLine;
class MatrixCanvas;
class SegmentedChoice;
class ThemedLabel;

/// A measure of all pairs of heads by their weights, as a matrix.
class HeadPairsView : public Card {
    Q_OBJECT

  public:
    explicit HeadPairsView(QWidget* parent = nullptr);

    /// Null: nothing (yet), and `text` says why.
    void setPairs(std::shared_ptr<const HeadPairs> pairs, const QString& text = {});
    /// Emits nothing, as all setters here.
    void setSelection(const HeadId& a, const HeadId& b);
    void setSequentialPalette(const QString& name);
    void setMeasure(HeadPairMeasure measure);
    [[nodiscard]] HeadPairMeasure measure() const;
    [[nodiscard]] MatrixCanvas* matrix() const { return matrix_; }

  Q_SIGNALS:
    void measureChosen();
    /// Of composition, a cell's later head is chosen for the side, its earlier one for the other side.
    void headChosen(headscope::SideName side, const headscope::HeadId& head);

  private:
    void showMatrix();
    void showPointed(const Crosshair& at);

    std::shared_ptr<const HeadPairs> pairs_;
    QString emptyText_;
    QString palette_;
    std::array<HeadId, 2> selected_{};
    SegmentedChoice* measure_;
    ThemedLabel* caption_;
    MatrixCanvas* matrix_;
    HoverLine* line_;
};

} // namespace headscope
