// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
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
    /// For the names of axes and the numbers at colour bars: a little smaller than `base`.
    [[nodiscard]] QFont small() const;
    /// For tokens, in a size that the figure's geometry gives.
    [[nodiscard]] QFont label(int pixels, bool isBold = false) const;
    /// The size of `base` in pixels; all distances are multiples of it.
    [[nodiscard]] double em() const { return base_.pixelSize(); }

  private:
    QFont base_;
    QFont bold_;
};

/// The family of the font file in use, not an alias such as "Sans Serif", which means nothing in a file.
[[nodiscard]] QString familyInUse(const QFont& font);

/// The advance of one line of text, in pixels of the figure.
[[nodiscard]] double textWidth(const QString& text, const QFont& font);

/// `text`, with an ellipsis at its end where it is wider.
[[nodiscard]] QString fittedText(const QString& text, const QFont& font, double width);

/// The first of `texts`, of which each says less than the one before, that fits; else the last one, elided.
[[nodiscard]] QString firstFittingText(const QStringList& texts, const QFont& font, double width);

/// `text` in as many lines as it takes, none wider than `width`: broken at " · ", or between words where a
/// part between these does not fit. Only a word that is too wide by itself is elided, in its middle.
[[nodiscard]] QStringList wrappedText(const QString& text, const QFont& font, double width);

} // namespace headscope
