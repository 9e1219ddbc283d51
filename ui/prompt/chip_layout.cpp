// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt/chip_layout.h"

#include <QFontMetrics>
#include <QHash>
#include <algorithm>
#include <numeric>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

/// Texts repeat their tokens: each label is measured once.
class Widths {
  public:
    explicit Widths(const QFont& font) : metrics_(tokenFont(font)), widest_(24 * characterWidth(metrics_)) {}

    int operator()(const QString& label) {
        auto width = known_.constFind(label);
        if (width == known_.constEnd()) {
            width = known_.insert(label, std::min(widest_, metrics_.horizontalAdvance(label)));
        }
        return *width;
    }

  private:
    QFontMetrics metrics_;
    int widest_;
    QHash<QString, int> known_;
};

} // namespace

ChipLayout::ChipLayout(const std::vector<TokenChip>& chips, int width, const QFont& font) {
    const Spacing spacing = Spacing::of(font);
    chipHeight_ = QFontMetrics(tokenFont(font)).height() + 2 * spacing.small;
    rowPitch_ = chipHeight_ + spacing.small;
    Widths widths(font);
    int x = 0;
    // The place of something this wide, in the next row where this one is full.
    const auto place = [&](int needed) {
        if (x > 0 && x + needed > width) {
            x = 0;
            ++rows_;
        }
        const QRect rect(x, (rows_ - 1) * rowPitch_, needed, chipHeight_);
        x += needed + spacing.small;
        return rect;
    };
    const auto paddedWidth = [&](const QString& text) {
        return std::max(widths(text) + 2 * spacing.medium, chipHeight_);
    };
    chips_.reserve(chips.size());
    while (chips_.size() < chips.size()) {
        const TokenChip& chip = chips[chips_.size()];
        if (chip.character.isEmpty()) {
            chips_.push_back(place(paddedWidth(chip.label)));
            continue;
        }
        const std::size_t first = chips_.size();
        const std::size_t tokens =
            std::min(chips.size() - first, static_cast<std::size_t>(std::max(1, chip.characterTokens)));
        std::vector<int> parts(tokens);
        for (std::size_t part = 0; part < tokens; ++part) {
            parts[part] = widths(chips[first + part].label) + 2 * spacing.small;
        }
        const int character = paddedWidth(chip.character);
        const QRect frame = place(std::accumulate(parts.begin(), parts.end(), character) + spacing.tiny);
        groups_.push_back({.frame = frame,
                           .character = QRect(frame.topLeft(), QSize(character, frame.height())),
                           .first = static_cast<int>(first),
                           .tokens = static_cast<int>(tokens)});
        int left = frame.left() + character;
        for (const int part : parts) {
            chips_.emplace_back(left, frame.top() + spacing.tiny, part, frame.height() - 2 * spacing.tiny);
            left += part;
        }
    }
}

const ChipLayout::Group* ChipLayout::groupOf(int token) const {
    const auto after = std::upper_bound(groups_.begin(), groups_.end(), token,
                                        [](int value, const Group& group) { return value < group.first; });
    if (after == groups_.begin()) {
        return nullptr;
    }
    const Group& group = *std::prev(after);
    return token < group.first + group.tokens ? &group : nullptr;
}

std::optional<int> ChipLayout::tokenAt(const QPoint& position) const {
    for (std::size_t token = 0; token < chips_.size(); ++token) {
        if (chips_[token].contains(position)) {
            return static_cast<int>(token);
        }
    }
    for (const Group& group : groups_) {
        if (group.character.contains(position)) {
            return group.first;
        }
    }
    return std::nullopt;
}

} // namespace headscope
