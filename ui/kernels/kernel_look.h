// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QString>

#include "core/attention/tiled_softmax.h"
#include "ui/charts/curve_content.h"
#include "ui/charts/sheet_content.h"
#include "ui/controls/attention_limits.h" // of the window and the logit
#include "ui/kernels/row_table.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// What a softmax is held against: itself in tiles, linear attention, a sliding window, a sink.
enum class KernelShow { Tiles, Linear, Window, Sink };

/// What is set on the page.
struct KernelChoice {
    KernelShow show = KernelShow::Tiles;
    SideName side = SideName::A; // whose head
    int tile = 8;                // B_r = B_c
    int step = 1;                // tiles done
    int window = 4;              // keys, the query's own included
    double logit = 0;            // of the sink
    bool operator==(const KernelChoice&) const = default;
};

inline constexpr int kLargestTile = 128;

/// What there is to show of a choice. All text is plain.
struct KernelLook {
    KernelShow show = KernelShow::Tiles;
    SheetContent maps;
    QString summary;      // what the numbers are
    RowTableContent rows; // Window and Sink: one row for each query
    /// Tiles only, all in their order, and what the steps do to the chosen query.
    std::vector<Tile> tiles;
    std::vector<RowStep> rowSteps;
    int rowStepsOf = 0; // the query
    QString rowLabel;   // "12 “cat”"
    /// Linear only; grow while it is measured.
    CurveContent time;
    CurveContent memory;
    int keys = 0;                      // of the map: the widest window
    QString notForB;                   // why it cannot be side B's; empty where it can
    std::map<QString, double> numbers; // by the names of KernelsPage::number
};

/// How many of the tiles are computed.
[[nodiscard]] int stepsOf(const KernelLook& look);
/// What the chosen query has after `step` tiles; nothing where it had a part in none yet.
[[nodiscard]] std::optional<RowStep> rowAfter(const KernelLook& look, int step);

} // namespace headscope
