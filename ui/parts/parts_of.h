// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "ui/export/figure_part.h"

namespace headscope {

using FigureParts = std::vector<std::shared_ptr<const FigurePart>>;

/// A part of each picture that is in sight within `page`, in the order in which they were put there: maps,
/// sheets of maps, lines, scatters, curves and pictures of their values, and other painted views as they are
/// on the screen.
[[nodiscard]] FigureParts partsIn(QWidget& page);

} // namespace headscope
