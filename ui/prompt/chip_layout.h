// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRect>
#include <optional>
#include <vector>

#include "ui/prompt/token_chip.h"

namespace headscope {

/// Where the chips of a TokenStrip stand, in pixels from the top left corner of the whole strip.
class ChipLayout {
  public:
    /// Tokens that spell one character, in one frame.
    struct Group {
        QRect frame;
        QRect character; // at its left
        int first = 0;
        int tokens = 0;
    };

    ChipLayout() = default;
    /// Row after row, none wider than `width`, save where one chip or group alone is. Groups stay whole.
    ChipLayout(const std::vector<TokenChip>& chips, int width, const QFont& font);

    [[nodiscard]] const std::vector<QRect>& chips() const { return chips_; }
    [[nodiscard]] const std::vector<Group>& groups() const { return groups_; }
    [[nodiscard]] const Group* groupOf(int token) const;
    /// The token there; the character of a group belongs to its first.
    [[nodiscard]] std::optional<int> tokenAt(const QPoint& position) const;

    /// At least 1, without chips too.
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int chipHeight() const { return chipHeight_; }
    /// From the top of one row to that of the next.
    [[nodiscard]] int rowPitch() const { return rowPitch_; }

  private:
    std::vector<QRect> chips_;
    std::vector<Group> groups_;
    int rows_ = 1;
    int chipHeight_ = 0;
    int rowPitch_ = 0;
};

} // namespace headscope
