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
    QString key; // what saved views know it by: "maps", "heads:all", "page:stepsPage/0"
    /// Runs in a worker and polls its job; may throw Error and Stopped. Not set: it is not there now, and
    /// `hint` says what to do.
    std::function<std::shared_ptr<const FigurePart>(const Job& job)> make;
    QString hint = {};
};

/// What the window offers now.
struct FigureOffers {
    bool isSettled = true; // of what is set in the window; else of what was set before, and it still computes
    std::vector<FigureOffer> offers;
    /// Heads that are named, "L2 H5, L3", as a grid; empty where there are none. Their key is headsKey().
    std::function<std::shared_ptr<const FigurePart>(const QString& heads, const Job& job)> makeHeads;
};

inline const QString kHeadsKey = QStringLiteral("heads:");
[[nodiscard]] inline QString headsKey(const QString& heads) {
    return kHeadsKey + heads;
}

/// A part of a figure, or one that is still to be made: what it is known by and what it is called.
struct FigurePiece {
    QString key; // empty: saved views do not know it
    QString name;
    std::shared_ptr<const FigurePart> part; // absent: not there yet
};

} // namespace headscope
