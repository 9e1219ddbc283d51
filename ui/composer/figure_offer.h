// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QString>

#include "core/base/job.h"
#include "ui/export/figure_part.h"

namespace headscope {

/// Something that can be put into a figure.
struct FigureOffer {
    QString group; // "Maps", "Heads", "This page"
    QString name;
    /// Runs in a worker and polls its job; may throw Error and Stopped.
    std::function<std::shared_ptr<const FigurePart>(const Job& job)> make;
};

/// What the window offers now.
struct FigureOffers {
    std::vector<FigureOffer> offers;
    /// Heads that are named, "L2 H5, L3", as a grid; empty where there are none.
    std::function<std::shared_ptr<const FigurePart>(const QString& heads, const Job& job)> makeHeads;
};

} // namespace headscope
