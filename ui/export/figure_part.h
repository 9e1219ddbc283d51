// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "core/base/job.h"
#include "core/export/number_table.h"
#include "ui/heatmap/figure_content.h"
#include "ui/theme/theme.h"

namespace headscope {

/// What a figure stands on; the window's own theme has nothing to do with it.
enum class Paper {
    Print, // black on white
    Light,
    Dark,
};

/// How all parts of a figure are drawn.
struct FigureLook {
    Paper paper = Paper::Print;
    QFont font;                 // in pixels of 1/96 inch
    QString palette;            // of weights; empty: what each part has
    QString differencePalette;  // empty: the paper's usual one
    std::optional<double> high; // the upper end of the colours of weights; absent: each part's own
    bool showsBars = true;      // colour bars
    CellOutput cellOutput = CellOutput::Automatic;

    [[nodiscard]] FigureTheme figureTheme() const;
    [[nodiscard]] const Theme& theme() const;
    [[nodiscard]] QString shownPalette(const QString& own) const { return palette.isEmpty() ? own : palette; }
    [[nodiscard]] QString shownDifferencePalette() const;
    /// `own` with the upper end, where there is one for all; of weights, not of differences.
    [[nodiscard]] ValueScale shownScale(const ValueScale& own) const;
};

/// One picture of a figure, made of values: it does not change when the window does. Its functions may be
/// called from any thread.
class FigurePart {
  public:
    FigurePart() = default;
    virtual ~FigurePart() = default;
    FigurePart(const FigurePart&) = delete;
    FigurePart& operator=(const FigurePart&) = delete;

    /// What it is: "Lines: A L2 H5, B L2 H6". Plain text.
    [[nodiscard]] virtual QString name() const = 0;
    /// The height that suits it in this width.
    [[nodiscard]] virtual double heightFor(double width, const FigureLook& look) const = 0;
    /// Below it nothing could be read. A part that lays itself out in another way where there is little room
    /// gives the size that it needs in that width.
    [[nodiscard]] virtual QSizeF smallestSize(double width, const FigureLook& look) const = 0;
    /// Within the rectangle, on any device, in pixels of 1/96 inch. The ground is not painted. Polls the job;
    /// throws Stopped.
    virtual void paint(QPainter& painter, const QRectF& area, const FigureLook& look,
                       const Job& job) const = 0;
    /// What is shown, as numbers.
    [[nodiscard]] virtual std::vector<NumberTable> numbers() const = 0;
};

} // namespace headscope
