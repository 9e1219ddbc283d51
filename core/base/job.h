// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string_view>

#include "core/base/error.h"

namespace headscope {

/// What long work is given: a way to be stopped, and a way to say how far it is. A default Job cannot be
/// stopped and reports to nobody. `report` is called from the thread that does the work.
struct Job {
    std::stop_token stop;
    std::function<void(double share, std::string_view step)> report;

    /// Call between steps of a few milliseconds. Throws Stopped where that was asked for.
    void step(double share, std::string_view name) const {
        if (stop.stop_requested()) {
            throw Stopped();
        }
        if (report) {
            report(share, name);
        }
    }

    /// For a part of the work that takes it from `from` to `to`.
    [[nodiscard]] Job part(double from, double to) const {
        if (!report) {
            return *this;
        }
        return {stop, [outer = report, from, to](double share, std::string_view name) {
                    outer(from + (to - from) * share, name);
                }};
    }

    /// For work in other threads, which report to nobody.
    [[nodiscard]] Job silent() const { return {stop, {}}; }
};

} // namespace headscope
