// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/attention/attention_settings.h"
#include "core/trace/head_id.h"

namespace headscope {

/// What a grouping of every layer costs on the text; NaN where a model has no such number.
struct GroupCost {
    Grouping grouping;
    double loss = 0;  // mean, nats per predicted token
    double kl = 0;    // of the next-token distribution, mean over positions, nats
    double state = 0; // mean relative change of the last states
};

/// What is known of them by now.
struct GroupCosts {
    double ownLoss = 0;
    std::vector<GroupCost> costs;
    bool isFinished = false;
    bool predictsHidden = false; // KL is over the hidden tokens alone

    [[nodiscard]] const GroupCost* of(const Grouping& grouping) const {
        for (const GroupCost& cost : costs) {
            if (cost.grouping == grouping) {
                return &cost;
            }
        }
        return nullptr;
    }
};

} // namespace headscope
