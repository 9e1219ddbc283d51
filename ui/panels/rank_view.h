// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QWidget>

#include "ui/panels/rank_content.h"

class QBoxLayout;
class QSpinBox;

namespace headscope {

class CurveChart;
class HoverLine;
class SegmentedChoice;
class ThemedLabel;

/// What the random projections read, and how they are drawn.
struct RankInput {
    bool isText = true; // the text's residual stream, else random numbers
    std::uint32_t seed = 1;
    bool operator==(const RankInput&) const = default;
};
inline constexpr int kLargestRankSeed = 999'999;

/// Ranks of the matrices along a head beside their bounds, their singular values, and what random projections
/// of one input leave for each number of heads.
class RankView : public QWidget {
    Q_OBJECT

  public:
    explicit RankView(QWidget* parent = nullptr);

    void setLook(const RankLook& look);
    void setEmpty(const QString& text);
    /// Emits nothing.
    void setInput(const RankInput& input);

  Q_SIGNALS:
    /// By the user.
    void inputChanged(const headscope::RankInput& input);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void buildTexts();
    [[nodiscard]] QWidget* buildContent();

    RankInput input_;
    ThemedLabel* subject_;
    SegmentedChoice* inputChoice_;
    QSpinBox* seed_;
    ThemedLabel* inputName_;
    ThemedLabel* note_;
    ThemedLabel* statement_;
    ThemedLabel* empty_;
    BarTable* table_;
    CurveChart* values_;
    CurveChart* projections_;
    HoverLine* line_;
    QWidget* content_;
    QBoxLayout* charts_; // side by side where there is room
};

} // namespace headscope
