// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QString>

#include "ui/formula/formula.h"
#include "ui/formula/formula_box.h"

namespace headscope {

/// Letters and distances of one size. Noto Serif for letters, Noto Sans Math for signs, and what the system
/// has where they are missing.
class FormulaFont {
  public:
    explicit FormulaFont(double em);

    [[nodiscard]] double em() const { return em_; }
    /// Height over the baseline of minus signs, fraction lines and the middle of brackets.
    [[nodiscard]] double axis() const { return axis_; }
    [[nodiscard]] double xHeight() const { return xHeight_; }
    /// Thickness of fraction lines and root signs.
    [[nodiscard]] double rule() const { return rule_; }

    [[nodiscard]] QFont font(LetterStyle style) const;
    /// Ascent and descent are those of the ink.
    [[nodiscard]] FormulaBox letters(const QString& text, LetterStyle style) const;
    /// A sum sign and the like, `scale` times its size, with its middle on the axis.
    [[nodiscard]] FormulaBox largeSign(const QString& sign, double scale) const;
    /// A bracket that reaches `half` above and below the axis at least. Where its own size suffices it is a
    /// letter; else it is drawn taller. An empty sign is a small space.
    [[nodiscard]] FormulaBox bracket(const QString& sign, double half) const;

  private:
    double em_;
    double axis_ = 0;
    double xHeight_ = 0;
    double rule_ = 0;
};

/// The letter as Unicode has it in mathematics: script and double-struck letters are characters of their own.
[[nodiscard]] QString styledLetters(const QString& text, LetterStyle style);

/// A filled rectangle; y is its top.
[[nodiscard]] QPainterPath barPath(double x, double y, double width, double thickness);
/// The root sign with its bar over a radicand from `left` on that is `width` wide: `top` is the bar's middle
/// and `bottom` the sign's lowest point, both downwards from the baseline.
[[nodiscard]] QPainterPath rootPath(double left, double width, double top, double bottom, double pen);
/// An accent's drawing, its lowest point at y = 0, `width` wide; for "hat", "vec" and the like, and braces.
[[nodiscard]] QPainterPath accentPath(const QString& accent, double width, double em, double pen);

} // namespace headscope
