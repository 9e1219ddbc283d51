// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "ui/pages/stage_state.h"

namespace headscope {

class PageStack;
class Session;

/// What the window shows as a number, by its name; nothing where there is none now. Of a page:
/// "costsPage:parameters.mha" (see the page). Of the two sides, "a:" or "b:" before: weight, score (q·k),
/// scaled, at the chosen cell; entropy, largest, saturated: of the map's rows, as the numbers under the maps
/// give them; loss; layers, heads, kv-heads, head-width, width, tokens, factor.
[[nodiscard]] std::optional<double> liveNumber(const QString& name, const Session& session,
                                               const PageStack& pages, const StageState& state);

} // namespace headscope
