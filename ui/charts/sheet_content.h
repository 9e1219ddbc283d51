// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/attention/attention_spec.h"
#include "core/base/matrix.h"
#include "ui/heatmap/figure_content.h"
#include "ui/palette/value_scale.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// One small map of a sheet. All text is plain.
struct SheetMap {
    QString title;                        // above it: "× factor 1/√32"
    QString note;                         // under the title, in small letters: "row sums 1"
    std::shared_ptr<const Matrix> values; // rows are queries, columns are keys; NaN is undefined
    std::vector<KeyRange> allowed;        // columns of each row; cells outside are hatched. Empty: all
    ValueScale scale;
    bool isDifference = false;    // in the diverging palette
    std::optional<SideName> side; // whose colour it has; absent: none
    QString valueName;            // "weight", "q·k": in the read-out
    QStringList rowLabels;        // absent: the sheet's
    QStringList columnLabels;
};

/// Small maps in rows, all of one size, largest that fit; each with its title, and one colour bar for all or
/// one each.
struct SheetContent {
    std::vector<SheetMap> maps;
    int columns = 0;       // maps in a row; 0: as many as make them largest
    QStringList rowLabels; // tokens; drawn where there is room, and in the read-out
    QStringList columnLabels;
    QString rowName = {};           // of the axis: "query (attends)"
    QString columnName = {};        // "key (is attended to)"
    bool hasOneScale = false;       // all maps have the first one's scale: one colour bar under them
    QString barNote;                // beside the bar: "one range for all"
    QString palette;                // a sequential one; empty means the default
    QString differencePalette = {}; // a diverging one; empty means what is usual on the ground
    bool showsBars = true;          // under the maps
    CellOutput cellOutput = CellOutput::Automatic;
    QString emptyText;

    [[nodiscard]] bool isEmpty() const { return maps.empty(); }
};

} // namespace headscope
