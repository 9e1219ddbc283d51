// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/figure/map_view_settings.h"
#include "ui/kernels/kernel_look.h"
#include "ui/session/session_results.h"

namespace headscope {

/// What the page of kernels computes from.
struct KernelQuestion {
    std::shared_ptr<const ComparisonResult> comparison;
    KernelChoice choice; // whose step does not matter
    int query = 0;       // of the tiles
    MapViewSettings maps;
    bool operator==(const KernelQuestion&) const = default;

    [[nodiscard]] const SideResult& side() const {
        const Comparison& both = comparison->comparison;
        return choice.side == SideName::A ? both.a : both.b;
    }
};

/// Maps, rows, numbers and what they say; without the curves of linear attention. Throws Error as
/// AttentionTrace::headMap does.
[[nodiscard]] KernelLook kernelLookOf(const KernelQuestion& question, const Job& job = {});

/// `side` with the kernel or the mask that is chosen; with what tiles give for tiles, a softmax.
[[nodiscard]] Side withChoice(Side side, const KernelChoice& choice);

} // namespace headscope
