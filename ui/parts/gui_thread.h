// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QPicture>

#include "core/base/job.h"

namespace headscope {

/// Runs `work` in the GUI thread and waits for its end: for a few milliseconds with a widget. In the GUI
/// thread itself it runs at once. Elsewhere it may still run when the wait was given up, so that it owns what
/// it needs. Throws what `work` throws, and Stopped where the job is stopped meanwhile.
void runInGuiThread(std::function<void()> work, const Job& job);

/// What `paint` draws there with a widget.
[[nodiscard]] QPicture recordedInGuiThread(std::function<void(QPainter& painter)> paint, const Job& job);

} // namespace headscope
