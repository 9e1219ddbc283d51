// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/kernels/kernel_look.h"
#include "ui/panels/weight_colours.h"
#include "ui/session/session_results.h"

namespace headscope {

/// What the page of kernels computes from.
struct KernelQuestion {
    std::shared_ptr<const ComparisonResult> comparison;
    KernelChoice choice; // whose step does not matter
    int query = 0;       // of the tiles
    WeightColours colours;

    [[nodiscard]] const SideResult& side() const {
        const Comparison& both = comparison->comparison;
        return choice.side == SideName::A ? both.a : both.b;
    }
    /// Whether the answer is the same: whatever the other side is.
    bool operator==(const KernelQuestion& other) const {
        return choice == other.choice && query == other.query && colours == other.colours &&
               side().run == other.side().run && side().side == other.side().side;
    }
};

/// Maps, rows, numbers and what they say; without the curves of linear attention. Throws Error as
/// AttentionTrace::headMap does.
[[nodiscard]] KernelLook kernelLookOf(const KernelQuestion& question, const Job& job = {});

/// `side` with the kernel or the mask that is chosen; with what tiles give for tiles, a softmax.
[[nodiscard]] Side withChoice(Side side, const KernelChoice& choice);

} // namespace headscope
