// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/head_rows.h"

#include <algorithm>

#include "ui/panels/panel_text.h"

namespace headscope {

void nameRows(MatrixContent& content, const std::vector<HeadId>& heads, bool isByLayer) {
    content.rowLabels.clear();
    content.groups.clear();
    for (std::size_t row = 0; row < heads.size(); ++row) {
        content.rowLabels.append(shortHeadName(heads[row]));
        if (isByLayer && (row == 0 || heads[row - 1].layer != heads[row].layer)) {
            content.groups.push_back({static_cast<int>(row), QStringLiteral("L%1").arg(heads[row].layer)});
        }
    }
}

std::optional<int> rowOf(const std::vector<HeadId>& heads, const HeadId& head) {
    const auto place = std::ranges::find(heads, head);
    return place == heads.end() ? std::nullopt : std::optional(static_cast<int>(place - heads.begin()));
}

} // namespace headscope
