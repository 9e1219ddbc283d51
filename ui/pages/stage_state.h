// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QString>

#include "ui/figure/map_view_settings.h"
#include "ui/scores/head_marks.h"
#include "ui/session/session_results.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// What all pages of the stage are about.
struct StageState {
    std::shared_ptr<const TextResult> text;             // side A's; null where there is none (yet)
    std::shared_ptr<const ComparisonResult> comparison; // null likewise
    HeadMarks marks;
    std::optional<int> query; // the chosen token of side A's maps that attends
    std::optional<int> key;   // and the one that is attended to
    MapViewSettings maps;
    QString emptyText; // what to say where there is nothing to show

    /// Where there is a comparison.
    [[nodiscard]] const SideResult& side(SideName name) const {
        const Comparison& both = comparison->comparison;
        return name == SideName::A ? both.a : both.b;
    }
    /// Whether both sides have the same tokens on their axes.
    [[nodiscard]] bool isOfOneText() const { return comparison && comparison->text == comparison->textOfB; }
    bool operator==(const StageState&) const = default;
};

} // namespace headscope
