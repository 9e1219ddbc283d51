// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/analysis/score_table.h"
#include "ui/export/figure_part.h"
#include "ui/scores/head_marks.h"

namespace headscope {

/// All heads by two scores.
class ScatterPart : public FigurePart {
  public:
    ScatterPart(std::shared_ptr<const ScoreTable> scores, std::size_t x, std::size_t y, HeadMarks marks);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override;
    [[nodiscard]] QSizeF smallestSize(double width, const FigureLook& look) const override;
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const override;
    [[nodiscard]] std::vector<NumberTable> numbers() const override;

  private:
    std::shared_ptr<const ScoreTable> scores_;
    std::size_t x_;
    std::size_t y_;
    HeadMarks marks_;
};

} // namespace headscope
