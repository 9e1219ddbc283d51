// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/view_migration.h"

#include <array>

#include <nlohmann/json.hpp>

#include "ui/state/view_file.h"

namespace headscope {

namespace {

using Json = nlohmann::json;

/// Version 1 has nothing composed: its window begins with a new figure. A "figure" in it is somebody else's,
/// and is kept under a name that means nothing here.
void fromVersion1(Json& document) {
    if (const auto foreign = document.find("figure"); foreign != document.end()) {
        document["figure (version 1)"] = std::move(*foreign);
        document.erase("figure");
    }
}

/// From each version to the next.
constexpr std::array<void (*)(Json&), kViewVersion - 1> kSteps{fromVersion1};

} // namespace

void migrateView(Json& document, int version) {
    for (int from = version; from < kViewVersion; ++from) {
        kSteps.at(static_cast<std::size_t>(from - 1))(document);
    }
    document["version"] = kViewVersion;
}

} // namespace headscope
