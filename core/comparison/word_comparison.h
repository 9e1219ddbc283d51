// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/comparison.h"

namespace headscope {

/// A side's map between words in place of the pieces of words (see wordMap and wordPieces): each "token" of
/// its text is a word. All else stays as it is; its measures are still those of the map between tokens.
/// `typed` is what the side's text was encoded from.
[[nodiscard]] SideResult betweenWords(SideResult side, const TypedText& typed);

/// Both sides between words, and their difference where they have as many.
[[nodiscard]] Comparison betweenWords(const Comparison& comparison, const TypedText& typedA,
                                      const TypedText& typedB);

} // namespace headscope
