// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include "core/model/model.h"

namespace headscope {

/// Opens a model and reads its files once, so that its first run waits for no disk (not where they are too
/// large for that, see warmFiles). Progress grows over both, and says how much was read and how fast. Throws
/// as openModel and warmFiles do.
[[nodiscard]] std::shared_ptr<const Model> openReadyModel(const std::filesystem::path& path, const Job& job,
                                                          Products products = Products::Exact);

} // namespace headscope
