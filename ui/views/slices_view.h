// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QWidget>

#include "ui/theme/side_name.h"
#include "ui/views/slices_look.h"

class QBoxLayout;
class QScrollArea;

namespace headscope {

class MapSheet;
class PartBars;
class SegmentedChoice;
class SliceSheet;
class ThemedLabel;

/// At the left a projection cut into the slices of its heads; at the right what each head writes, as lengths
/// for one token and as maps, with their sum beside the layer's own output. Where there is no room for both,
/// a switch chooses.
class SlicesView : public QWidget {
    Q_OBJECT

  public:
    explicit SlicesView(QWidget* parent = nullptr);

    void setSlices(const SlicesLook& look, const QString& emptyText = {});
    void setParts(const PartsLook& look, const QString& emptyText = {});
    void setFacts(const SlicesFacts& facts);
    /// Which projection is chosen: 0 W_Q, 1 W_K, 2 W_V, 3 W_O.
    [[nodiscard]] int projection() const;
    void setProjection(int projection);
    /// Which of both is shown where there is no room for both.
    [[nodiscard]] bool prefersParts() const { return prefersParts_; }
    void setPrefersParts(bool parts);

  Q_SIGNALS:
    void projectionChosen(int projection);
    void preferenceChosen();
    void headChosen(headscope::SideName side, int head);
    /// A slice, of query heads or of K/V heads.
    void sliceChosen(int slice);
    void tokenChosen(int token);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] QWidget* buildParts();
    void fold();

    SegmentedChoice* projection_;
    SegmentedChoice* shown_; // slices or parts
    SliceSheet* slices_;
    QWidget* parts_ = nullptr;
    ThemedLabel* barsTitle_;
    PartBars* bars_;
    QScrollArea* barsRoom_; // scrolls them up and down
    MapSheet* maps_;
    ThemedLabel* partsFact_;
    ThemedLabel* slicesFact_;
    bool prefersParts_ = false;
};

} // namespace headscope
