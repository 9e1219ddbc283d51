// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QSvgGenerator>

#include "ui/heatmap/figure_text.h"

namespace headscope {

/// An SVG in which each line of text is one <text> element. QSvgGenerator writes a new one wherever the font
/// lacks a letter; here it is given the number of a text to write, which has no such letters, and
/// withTexts puts the text in its place.
class SvgTextDevice : public QSvgGenerator, public TextSink {
  public:
    QString begin(QPainter& painter, const QString& text) override;
    void end(QPainter& painter) override { Q_UNUSED(painter) }

    /// The finished SVG with its texts, in the fonts in use or, on machines without them, in their own sans
    /// serif.
    [[nodiscard]] QString withTexts(const QString& svg) const;

  private:
    QStringList texts_;
};

} // namespace headscope
