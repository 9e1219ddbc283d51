// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QStringList>

namespace headscope {

/// The fonts of a figure. Sizes are whole pixels of the figure, so that the same figure comes out on every
/// device.
class FigureFonts {
  public:
    /// Sizes follow `font`. Unhinted letters keep their proportions when a picture is scaled: for files.
    explicit FigureFonts(const QFont& font, bool unhinted = false);

    [[nodiscard]] const QFont& base() const { return base_; }
    [[nodiscard]] const QFont& bold() const { return bold_; }
    /// For tokens, in a size that the figure's geometry gives.
    [[nodiscard]] QFont label(int pixels, bool isBold = false) const;
    /// The size of `base` in pixels; all distances are multiples of it.
    [[nodiscard]] double em() const { return base_.pixelSize(); }

  private:
    QFont base_;
    QFont bold_;
};

/// QPainter::drawText, save that colour emoji, which Qt's PDF leaves out without a word, become images there.
void drawText(QPainter& painter, const QPointF& baseline, const QString& text);

[[nodiscard]] double textWidth(const QString& text, const QFont& font);
/// `text`, with an ellipsis at its end where it is wider.
[[nodiscard]] QString fittedText(const QString& text, const QFont& font, double width);
/// `text` in lines no wider than `width`, broken at " · " or else between words; what does not fit in `most`
/// lines is elided.
[[nodiscard]] QStringList wrappedText(const QString& text, const QFont& font, double width, int most);

} // namespace headscope
