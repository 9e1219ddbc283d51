// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPdfWriter>
#include <QStringList>

#include "ui/heatmap/figure_text.h"

namespace headscope {

/// A PDF of one page whose texts can all be searched, and which is the same whenever it is made.
///
/// QPdfWriter places each letter by itself, and readers put letters together to words along the page's sides
/// only: a slanted "queen" becomes "qu ee n". Joined Arabic letters have no character of their own, and of
/// emoji, which are images, nothing is left. Such texts are written down as the /ActualText (ISO 32000-1,
/// 14.9.4) of what is drawn for them. For that, a mark that no page shows is drawn before and after each; in
/// the finished file the marked content stands in its place.
class PdfTextDevice : public QPdfWriter, public TextSink {
  public:
    using QPdfWriter::QPdfWriter;

    QString begin(QPainter& painter, const QString& text) override;
    void end(QPainter& painter) override;

    /// The finished PDF with these texts, and without the date. `pdf` itself where it is not made as
    /// expected, for it is a good PDF without them.
    [[nodiscard]] QByteArray finished(const QByteArray& pdf) const;

  private:
    QStringList texts_;
    bool isMarked_ = false; // the text that is being drawn
};

} // namespace headscope
