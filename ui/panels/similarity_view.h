// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <set>
#include <vector>

#include "ui/panels/similarity_of_text.h"
#include "ui/theme/card.h"
#include "ui/theme/side_name.h"

class QGridLayout;

namespace headscope {

struct Crosshair;
class GroupDistancePlot;
class HeadPlane;
class HoverLine;
class MatrixCanvas;
class SegmentedChoice;
class ThemedLabel;

/// How alike all heads attend on this text: the matrix of their distances, a map of them in the plane, and
/// whether those that share keys are nearer to each other. One of the three at a time, or all side by side
/// where there is room.
class SimilarityView : public Card {
    Q_OBJECT

  public:
    explicit SimilarityView(QWidget* parent = nullptr);

    /// Null: nothing yet, and `text` says why.
    void setSimilarity(std::shared_ptr<const SimilarityOfText> similarity, const QString& text = {});
    /// Emits nothing, as all setters here.
    void setSelection(const HeadId& a, const HeadId& b);
    void setBrushed(const std::set<HeadId>& heads);
    /// Of the matrix; one that does not exist means the default.
    void setSequentialPalette(const QString& name);

    /// What is in sight where there is no room for all three.
    enum class Part { Distances, Plane, Groups };
    void setPart(Part part);
    [[nodiscard]] Part part() const;
    /// Else layer after layer.
    void setClustered(bool isClustered);
    [[nodiscard]] bool isClustered() const;

    /// The head of a row of the matrix (and of a column) as it is ordered now.
    [[nodiscard]] HeadId headAt(int row) const { return rows_.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] MatrixCanvas* matrix() const { return matrix_; }
    [[nodiscard]] HeadPlane* plane() const { return plane_; }

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    void brushed(const std::set<headscope::HeadId>& heads);
    /// Part or order, by the user.
    void settingsEdited();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void connectViews();
    void arrange();
    void showMatrix();
    void markSelection();
    void showPointed(const Crosshair& at);
    void showHint();

    std::shared_ptr<const SimilarityOfText> similarity_;
    QString emptyText_;
    QString paletteName_;
    std::vector<HeadId> rows_; // heads as they are ordered now
    std::array<HeadId, 2> selected_{};
    SegmentedChoice* page_;
    SegmentedChoice* orderChoice_;
    ThemedLabel* caption_;
    MatrixCanvas* matrix_;
    HeadPlane* plane_;
    GroupDistancePlot* groups_;
    QGridLayout* pages_;
    HoverLine* line_;
};

} // namespace headscope
