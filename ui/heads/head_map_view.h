// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/heads/head_grid.h"
#include "ui/theme/card.h"
#include "ui/theme/side_name.h"

class QScrollArea;

namespace headscope {

class HeadCanvas;
class SegmentedChoice;
class ThemedLabel;

/// All heads of the model at a glance; of a model with several kinds of attention, those of one kind. Click
/// chooses side A's head, right-click or Shift-click side B's; the arrow keys move A, with Shift B.
class HeadMapView : public Card {
    Q_OBJECT

  public:
    explicit HeadMapView(QWidget* parent = nullptr);

    /// Other heads or other pictures. The selection stays where it is, inside the new grid.
    void setGrid(HeadGrid grid);
    /// The kinds that can be chosen over the map. One kind needs no choice.
    void setKinds(const std::vector<AttentionKind>& kinds);
    /// Whose heads are shown, chosen over the map where the sides' pictures differ. `hasOwnHeads`: they have
    /// two models, so that every choice is for the side that is shown. Absent: no choice, the heads of both.
    void setShownSide(std::optional<SideName> side, bool hasOwnHeads = false);
    void setColours(const ThumbnailColours& colours);
    /// What the pictures show, as a muted line over them: "the model's own run". Empty: no line.
    void setCaption(const QString& caption);
    /// Emits nothing.
    void setSelection(const HeadId& a, const HeadId& b);
    [[nodiscard]] HeadId selected(SideName side) const;

    /// The painted map: what the mouse and the keyboard are for. Named "headCanvas".
    [[nodiscard]] HeadCanvas* canvas() const { return canvas_; }

    /// Wide enough for eight heads at a good size; it may be made much narrower.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    /// By the user; the grid stays until it is set.
    void sideChosen(headscope::SideName side);
    void kindChosen(headscope::AttentionKind kind);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void fitCanvas();
    void scrollTo(const HeadId& head);
    void showKind();
    void showHint(std::optional<SideName> onlySide);

    std::vector<AttentionKind> kinds_;
    SegmentedChoice* sideChoice_;
    SegmentedChoice* kindChoice_;
    HeadCanvas* canvas_;
    QScrollArea* scroll_;
    ThemedLabel* caption_;
    ThemedLabel* hint_;
};

} // namespace headscope
