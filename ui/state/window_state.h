// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>

#include <QJsonObject>
#include <QString>

#include "core/comparison/side.h"
#include "core/model/encoded_text.h"
#include "core/ops/weight.h"
#include "ui/figure/map_view_settings.h"

namespace headscope {

/// All that is set in the window, save for how the window itself looks: what undo goes back to, what a step
/// of a lesson asks for, and what comes back when a lesson is left.
struct WindowState {
    QString model;                       // as it is opened: a folder, a file, or the name of a random layer
    std::optional<QString> ownModel;     // of side B, where it has one to itself
    Products products = Products::Exact; // of both models
    TypedText typed;
    std::optional<TypedText> ownText; // likewise
    std::array<Side, 2> sides;
    MapViewSettings maps;
    std::map<QString, QJsonObject> pages; // what is set on each page, by the page's name
    std::set<HeadId> brushed;
    std::set<HeadId> pinned;
    // Where one looks, which is no step of its own to be undone:
    QString page;
    std::optional<int> query;
    std::optional<int> key;
    bool operator==(const WindowState&) const = default;
};

/// Whether only what is looked at differs.
[[nodiscard]] bool hasSameSettings(const WindowState& a, const WindowState& b);

/// What was changed, as the menu says it: "text", "factor of side A"; "settings" for several things at once.
/// Empty where nothing was.
[[nodiscard]] QString changeName(const WindowState& before, const WindowState& after);

/// The names of the pages on which something was set.
[[nodiscard]] std::set<QString> changedPages(const WindowState& before, const WindowState& after);

} // namespace headscope
