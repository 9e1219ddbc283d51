// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace headscope {

struct FoundFormula {
    QString source; // without the dollar signs
    bool isDisplay = false;
};

/// Markdown in which each formula is one character that Markdown leaves alone: kFirstFormula plus its index.
struct MarkedMarkdown {
    QString markdown;
    std::vector<FoundFormula> formulas;
};
inline constexpr char16_t kFirstFormula = u'\uE000';
inline constexpr std::size_t kMostFormulas = 6000;

/// Finds $formulas$ and $$displayed ones$$. A dollar sign in code, one with a backslash before it, one that
/// is followed by a space, and one that nothing closes in its paragraph are text. A closing one has no space
/// before and no digit behind it, so that "from $5 to $10" is text.
[[nodiscard]] MarkedMarkdown markFormulas(const QString& markdown);

} // namespace headscope
