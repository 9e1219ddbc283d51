// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "ui/heads/head_grid.h"
#include "ui/heads/head_values.h"
#include "ui/scores/head_marks.h"
#include "ui/theme/card.h"
#include "ui/theme/side_name.h"

class QScrollArea;

namespace headscope {

class HeadCanvas;
class HeadColourBar;
class HeadMapBar;
class SegmentedChoice;
class ThemedLabel;

/// All heads of the model at a glance; of a model with several kinds of attention, those of one kind. Each is
/// its map, or a cell coloured by a score. Click chooses side A's head, right-click or Shift-click side B's;
/// the arrow keys move A, with Shift B. Ctrl-click and dragging brush, middle click and P pin.
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
    /// Scores to colour and sort by; null: none (yet). A choice whose score is not there waits for it.
    void setScores(std::shared_ptr<const ScoreTable> scores);
    /// By a score's key; empty: by the maps, by the place in the model. They emit nothing.
    void setColouring(const QString& key);
    void setSorting(const QString& key);
    [[nodiscard]] const QString& colouring() const { return colouring_; }
    [[nodiscard]] const QString& sorting() const { return sorting_; }
    /// What the pictures show, as a muted line over them: "the model's own run". Empty: no line. For cells
    /// coloured by a score, and for sorted ones, the line says what they are, and over what.
    void setCaption(const QString& caption);
    /// Emits nothing.
    void setSelection(const HeadId& a, const HeadId& b);
    /// The selection and everything else that is marked. Emits nothing.
    void setMarks(const HeadMarks& marks);
    /// Heads outside it are dimmed.
    void setFilter(const HeadFilter& filter);
    [[nodiscard]] HeadId selected(SideName side) const;

    /// The painted map: what the mouse and the keyboard are for. Named "headCanvas".
    [[nodiscard]] HeadCanvas* canvas() const { return canvas_; }

    /// Wide enough for eight heads at a good size; it may be made much narrower.
    /// In which no head has to be scrolled to, in the present width.
    [[nodiscard]] int fullHeight() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    /// By the user; the grid stays until it is set.
    void sideChosen(headscope::SideName side);
    void kindChosen(headscope::AttentionKind kind);
    /// By the user, and shown already: the key of a score; empty: the maps, the place.
    void colourChosen(const QString& key);
    void sortChosen(const QString& key);
    /// All heads that are brushed from now on.
    void brushed(const std::set<headscope::HeadId>& heads);
    void pinToggled(const headscope::HeadId& head);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void fitCanvas();
    void scrollTo(const HeadId& head);
    void showKind();
    void showHint(std::optional<SideName> onlySide);
    void showScores();
    void showCaption();
    [[nodiscard]] std::optional<HeadValues> valuesOf(const QString& key) const;

    std::shared_ptr<const ScoreTable> scores_;
    QString colouring_;
    QString sorting_;
    QString pictures_; // what they show
    std::vector<AttentionKind> kinds_;
    SegmentedChoice* sideChoice_;
    SegmentedChoice* kindChoice_;
    HeadMapBar* bar_;
    HeadColourBar* colourBar_;
    HeadCanvas* canvas_;
    QScrollArea* scroll_;
    ThemedLabel* caption_;
    ThemedLabel* hint_;
};

} // namespace headscope
