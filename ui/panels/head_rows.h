// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/trace/head_id.h"
#include "ui/panels/matrix_content.h"

namespace headscope {

/// Names the rows of a matrix after heads; where these stand layer after layer, layers are its groups.
void nameRows(MatrixContent& content, const std::vector<HeadId>& heads, bool isByLayer);

/// The row of a head; nothing where it has none.
[[nodiscard]] std::optional<int> rowOf(const std::vector<HeadId>& heads, const HeadId& head);

} // namespace headscope
