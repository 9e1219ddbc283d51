// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QWidget>

#include "ui/export/figure_part.h"

namespace headscope {

/// A picture that a page shows, and how it becomes a part of a figure.
struct PartMaker {
    QString name;
    /// From any thread; what only the screen knows is asked for in the GUI thread. Throws Error where it is
    /// gone, and Stopped.
    std::function<std::shared_ptr<const FigurePart>(const Job& job)> make;
};

/// One for each picture that is in sight within `page`, or would be if the page was, in the order in which
/// they were put there: maps, sheets of maps, lines, scatters, curves and pictures with their values as they
/// are now, and other painted views as they are on the screen when the part is made.
[[nodiscard]] std::vector<PartMaker> partsIn(QWidget& page);

} // namespace headscope
