// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "ui/export/figure_part.h"

namespace headscope {

/// The same part, whose numbers say `note` too: how they were made. The part itself where there is no note.
[[nodiscard]] std::shared_ptr<const FigurePart> notedPart(std::shared_ptr<const FigurePart> part,
                                                          const std::string& note);

} // namespace headscope
