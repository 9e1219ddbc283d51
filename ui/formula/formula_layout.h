// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/formula/formula.h"
#include "ui/formula/formula_box.h"

namespace headscope {

enum class FormulaPlace {
    Line,   // in a line of text: fractions are small, limits stand beside sums
    Display // on a line of its own
};

/// Lays a formula out as TeX does (The TeXbook, appendix G, with one set of distances for all fonts). `em` is
/// the size of the letters in pixels; sub- and superscripts are 0.73 and 0.58 of it. In the GUI thread.
[[nodiscard]] FormulaBox layoutFormula(const Formula& formula, double em, FormulaPlace place);

} // namespace headscope
