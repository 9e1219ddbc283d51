// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/charts/map_sheet.h"
#include "ui/views/steps_look.h"

namespace headscope {

/// The maps of the steps from q.k to the weights, with an arrow from each to the one that is made from it.
class StepSheet : public MapSheet {
    Q_OBJECT

  public:
    explicit StepSheet(QWidget* parent = nullptr) : MapSheet(parent) {}
    /// `follows`: whether each map is made from the one before; without any there are no arrows.
    void setSteps(std::vector<bool> follows, SheetContent content);
    [[nodiscard]] const std::vector<bool>& follows() const { return follows_; }

  protected:
    void paintBetween(QPainter& painter) override;

  private:
    std::vector<bool> follows_; // one a map
};

/// Arrows between the maps of a sheet that is `width` wide; `follows` as in StepSheet.
void paintStepArrows(QPainter& painter, const SheetScene& scene, const std::vector<bool>& follows,
                     double width);

/// Whether each step is made from the one before.
[[nodiscard]] std::vector<bool> stepsFollow(const StepsLook& look);
/// The maps of the steps, each with its range.
[[nodiscard]] SheetContent stepsSheet(const StepsLook& look, StepRange range);

} // namespace headscope
