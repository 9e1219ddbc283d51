// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lines_layout.h"

#include <QFontMetrics>
#include <QSet>
#include <algorithm>
#include <cmath>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

constexpr int kReadableRows = 40;      // up to here rows are never made denser
constexpr int kNarrowestSide = 13;     // in lines of text; narrower sides stand under each other
constexpr double kWidestLabels = 0.27; // of a block
constexpr double kDensestRow = 0.22;   // of a line of text

int widestLabel(const QStringList& labels, const QFont& font) {
    const QFontMetrics metrics(titleFont(font));                 // what is chosen is bold
    const QSet<QString> different(labels.begin(), labels.end()); // texts repeat their tokens
    int widest = 0;
    for (const QString& label : different) {
        widest = std::max(widest, metrics.horizontalAdvance(label));
    }
    return widest;
}

} // namespace

int lineWeightWidth(const QFont& font) {
    return QFontMetrics(tabularFont(smallerFont(font))).horizontalAdvance(QStringLiteral("0.000")) +
           Spacing::of(font).small;
}

LinesLayout::LinesLayout(const HeadLooks& looks, const QSize& room, const QFont& font, double zoom)
    : queries_(tokenCount(looks, TokenRole::Query)), keys_(tokenCount(looks, TokenRole::Key)) {
    const Spacing spacing = Spacing::of(font);
    labelHeight_ = spacing.line + spacing.tiny;
    placeBlocks(looks, room, font);
    const int rows = std::max(queries_, keys_);
    const double densest = std::max(2.0, kDensestRow * spacing.line);
    rowHeight_ = labelHeight_;
    if (rows > kReadableRows) {
        rowHeight_ = std::clamp(static_cast<double>(bodyHeight() - labelHeight_) / rows, densest,
                                static_cast<double>(labelHeight_));
    }
    rowHeight_ = std::clamp(rowHeight_ * zoom, densest, 2.0 * labelHeight_);
    edge_ = std::max(0.0, (labelHeight_ - rowHeight_) / 2);
}

void LinesLayout::placeBlocks(const HeadLooks& looks, const QSize& room, const QFont& font) {
    const auto sides = static_cast<int>(
        std::ranges::count_if(looks.sides, [](const HeadLook& look) { return look.weights != nullptr; }));
    if (sides == 0) {
        return;
    }
    const Spacing spacing = Spacing::of(font);
    const int gap = 2 * spacing.large;
    const bool isBeside = (room.width() - (sides - 1) * gap) / sides >= kNarrowestSide * spacing.line;
    const int width = isBeside ? (room.width() - (sides - 1) * gap) / sides : room.width();
    const int height = isBeside ? room.height() : (room.height() - (sides - 1) * spacing.small) / sides;
    const int weights = lineWeightWidth(font);
    const int widest = std::max(spacing.line, static_cast<int>(kWidestLabels * width));
    const int queryWidth = std::min(widest, widestLabel(looks.queryLabels, font)) + 2 * spacing.small;
    const int keyWidth = std::min(widest, widestLabel(looks.keyLabels, font)) + 2 * spacing.small;
    for (int side = 0; side < sides; ++side) {
        const QPoint corner(isBeside ? side * (width + gap) : 0,
                            isBeside ? 0 : side * (height + spacing.small));
        Block block;
        block.header = QRect(corner, QSize(width, sideHeaderHeight(font)));
        block.names = QRect(corner.x(), block.header.bottom() + 1, width,
                            QFontMetrics(smallerFont(font)).height() + spacing.tiny);
        const int top = block.names.bottom() + 1;
        block.body = QRect(corner.x(), top, width, std::max(1, corner.y() + height - top));
        block.queryLeft = corner.x() + weights;
        block.queryRight = block.queryLeft + queryWidth;
        block.keyRight = corner.x() + width - weights;
        block.keyLeft = block.keyRight - keyWidth;
        blocks_.push_back(block);
    }
}

int LinesLayout::contentHeight() const {
    return static_cast<int>(std::ceil(std::max(queries_, keys_) * rowHeight_ + 2 * edge_));
}

double LinesLayout::rowY(const Block& block, int token, int scrolled) const {
    return block.body.top() + edge_ + (token + 0.5) * rowHeight_ - scrolled;
}

QRect LinesLayout::labelRect(const Block& block, const TokenPlace& place, int scrolled) const {
    const bool isQuery = place.role == TokenRole::Query;
    const int left = isQuery ? block.queryLeft : block.keyLeft;
    const int right = isQuery ? block.queryRight : block.keyRight;
    const int top = static_cast<int>(std::lround(rowY(block, place.token, scrolled) - labelHeight_ / 2.0));
    return {left, top, right - left, labelHeight_};
}

std::optional<TokenPlace> LinesLayout::placeAt(const QPoint& position, int scrolled) const {
    for (const Block& block : blocks_) {
        if (!block.body.contains(position)) {
            continue;
        }
        // Not in the middle, where nothing but lines is: there all of them can be seen.
        const int third = (block.keyLeft - block.queryRight) / 3;
        const bool isQuery = position.x() < block.queryRight + third;
        const bool isKey = position.x() >= block.keyLeft - third;
        const int token =
            static_cast<int>(std::floor((position.y() - block.body.top() - edge_ + scrolled) / rowHeight_));
        if ((isQuery || isKey) && token >= 0 && token < (isQuery ? queries_ : keys_)) {
            return TokenPlace{isQuery ? TokenRole::Query : TokenRole::Key, token};
        }
    }
    return std::nullopt;
}

} // namespace headscope
