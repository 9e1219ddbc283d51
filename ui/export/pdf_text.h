// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPdfWriter>
#include <QStringList>

#include "ui/heatmap/figure_text.h"

namespace headscope {

/// A PDF of one page in which turned texts can be searched. QPdfWriter places each letter by itself, and
/// readers put letters together to words along the page's sides only: a slanted "queen" becomes "qu ee n".
/// Each turned text is noted, and withTexts writes it down as the /ActualText (ISO 32000-1, 14.9.4) of its
/// letters.
class PdfTextDevice : public QPdfWriter, public TextSink {
  public:
    using QPdfWriter::QPdfWriter;

    QString drawn(const QString& text, const QTransform& transform) override;

    /// The finished PDF with these texts; `pdf` itself where it is not made as expected, for it is a good PDF
    /// without them.
    [[nodiscard]] QByteArray withTexts(const QByteArray& pdf) const;

  private:
    QStringList turned_;
};

} // namespace headscope
