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
    QString drawn(const QString& text, const QTransform& transform) override;

    /// The finished SVG with its texts, in the font of that family or, on machines without it, in their own
    /// sans serif.
    [[nodiscard]] QString withTexts(QString svg, const QString& family) const;

  private:
    QStringList texts_;
};

} // namespace headscope
