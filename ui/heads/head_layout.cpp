// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_layout.h"

#include <QFontMetrics>
#include <algorithm>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

bool sharesKeys(const HeadGrid::Layer& layer) {
    return layer.kvHeads < layer.heads;
}

} // namespace

HeadMapLayout::HeadMapLayout(const HeadGrid& grid, int width, const QFont& font) {
    const auto& layers = grid.layers;
    if (layers.empty()) {
        return;
    }
    const Metrics metrics = metricsFor(grid, font);
    thumbnail_ = metrics.largest;
    for (const HeadGrid::Layer& layer : layers) {
        const int room = width - widthWithoutThumbnails(layer, metrics);
        thumbnail_ = std::min(thumbnail_, room / std::max(1, layer.heads));
    }
    thumbnail_ = std::max(thumbnail_, metrics.smallest);

    const bool rowsAreAlike = std::all_of(
        layers.begin(), layers.end(), [&](const HeadGrid::Layer& layer) { return layer == layers.front(); });
    int top = 0;
    for (std::size_t index = 0; index < layers.size(); ++index) {
        top = addRow(layers[index], top, index == 0 || !rowsAreAlike, metrics);
        const int needed = widthWithoutThumbnails(layers[index], metrics) + layers[index].heads * thumbnail_;
        size_.setWidth(std::max(size_.width(), needed));
    }
    size_.setHeight(top);
    if (rowsAreAlike) {
        sharedLabels_ = metrics.labelHeight * (sharesKeys(layers.front()) ? 2 : 1);
    }
}

HeadMapLayout HeadMapLayout::inOrder(const std::vector<HeadId>& order, int width, const QFont& font) {
    HeadMapLayout layout;
    const Spacing spacing = Spacing::of(font);
    const QFontMetrics small(smallerFont(font));
    int labelWidth = 0;
    for (const HeadId& head : order) {
        labelWidth = std::max(labelWidth, small.horizontalAdvance(shortName(head)));
    }
    layout.thumbnail_ = qRound(2.2 * spacing.line);
    const int cellWidth = std::max(layout.thumbnail_, labelWidth);
    const int stepX = cellWidth + spacing.medium;
    const int stepY = small.height() + layout.thumbnail_ + spacing.medium;
    layout.cellsInLine_ = std::max(1, (width - 2 * spacing.small + spacing.medium) / stepX);
    int place = 0;
    for (const HeadId& head : order) {
        const int x = spacing.small + place % layout.cellsInLine_ * stepX;
        const int y = place / layout.cellsInLine_ * stepY;
        const QRect label(x, y, cellWidth, small.height());
        const QRect rect(x + (cellWidth - layout.thumbnail_) / 2, y + small.height(), layout.thumbnail_,
                         layout.thumbnail_);
        layout.cells_.push_back({head, rect, label});
        layout.size_ = layout.size_.expandedTo(QSize(x + cellWidth + spacing.small, y + stepY));
        ++place;
    }
    return layout;
}

QString HeadMapLayout::shortName(const HeadId& head) {
    return QStringLiteral("L%1 H%2").arg(head.layer).arg(head.head);
}

HeadMapLayout::Metrics HeadMapLayout::metricsFor(const HeadGrid& grid, const QFont& font) {
    const Spacing spacing = Spacing::of(font);
    const QFontMetrics small(smallerFont(font));
    const QString widest = QStringLiteral("L%1").arg(grid.layers.size() - 1);
    return {.margin = spacing.tiny,
            .labelWidth = small.horizontalAdvance(widest) + spacing.medium,
            .labelHeight = small.height(),
            .framePadding = spacing.small + spacing.hair,
            .frameGap = spacing.small,
            .headGap = spacing.small,
            .rowGap = spacing.small + spacing.tiny,
            .smallest = qRound(0.8 * spacing.line),
            .largest = qRound(4.2 * spacing.line)};
}

int HeadMapLayout::widthWithoutThumbnails(const HeadGrid::Layer& layer, const Metrics& metrics) {
    const int frames = sharesKeys(layer) ? layer.kvHeads : 1;
    return metrics.labelWidth + 2 * metrics.margin + frames * 2 * metrics.framePadding +
           (frames - 1) * metrics.frameGap + (layer.heads - frames) * metrics.headGap;
}

int HeadMapLayout::addRow(const HeadGrid::Layer& layer, int top, bool isLabelled, const Metrics& metrics) {
    Row row;
    const int frames = sharesKeys(layer) ? layer.kvHeads : 1;
    const int headsPerFrame = layer.heads / std::max(1, frames);
    const int frameLabels = isLabelled && sharesKeys(layer) ? metrics.labelHeight : 0;
    const int headLabels = isLabelled ? metrics.labelHeight : 0;
    const int frameTop = top + frameLabels + headLabels;
    const int frameHeight = thumbnail_ + 2 * metrics.framePadding;
    row.label = QRect(0, frameTop, metrics.labelWidth, frameHeight);

    int x = metrics.labelWidth + metrics.margin;
    for (int kvHead = 0; kvHead < frames; ++kvHead) {
        const int frameWidth =
            headsPerFrame * thumbnail_ + (headsPerFrame - 1) * metrics.headGap + 2 * metrics.framePadding;
        if (sharesKeys(layer)) {
            row.frames.push_back({.rect = QRect(x, frameTop, frameWidth, frameHeight),
                                  .label = frameLabels > 0 ? QRect(x, top, frameWidth, frameLabels) : QRect(),
                                  .kvHead = kvHead});
        }
        for (int head = 0; head < headsPerFrame; ++head) {
            const int headX = x + metrics.framePadding + head * (thumbnail_ + metrics.headGap);
            row.heads.emplace_back(headX, frameTop + metrics.framePadding, thumbnail_, thumbnail_);
            if (isLabelled) {
                row.headLabels.emplace_back(headX, top + frameLabels, thumbnail_, headLabels);
            }
        }
        x += frameWidth + metrics.frameGap;
    }
    rows_.push_back(std::move(row));
    return frameTop + frameHeight + metrics.rowGap;
}

QRect HeadMapLayout::headRect(const HeadId& head) const {
    const auto cell = cellOf(head);
    if (cell != cells_.end()) {
        return cell->rect;
    }
    if (head.layer < 0 || head.layer >= static_cast<int>(rows_.size())) {
        return {};
    }
    const std::vector<QRect>& heads = rows_[static_cast<std::size_t>(head.layer)].heads;
    if (head.head < 0 || head.head >= static_cast<int>(heads.size())) {
        return {};
    }
    return heads[static_cast<std::size_t>(head.head)];
}

std::vector<HeadMapLayout::Cell>::const_iterator HeadMapLayout::cellOf(const HeadId& head) const {
    return std::ranges::find_if(cells_, [&head](const Cell& cell) {
        return cell.head.layer == head.layer && cell.head.head == head.head;
    });
}

std::optional<HeadId> HeadMapLayout::headAt(const QPoint& position) const {
    std::optional<HeadId> found;
    forEachHead([&](const HeadId& head, const QRect& rect) {
        if (rect.contains(position)) {
            found = head;
        }
    });
    return found;
}

void HeadMapLayout::forEachHead(const std::function<void(const HeadId&, const QRect&)>& visit) const {
    for (const Cell& cell : cells_) {
        visit(cell.head, cell.rect);
    }
    for (std::size_t layer = 0; layer < rows_.size(); ++layer) {
        const std::vector<QRect>& heads = rows_[layer].heads;
        for (std::size_t head = 0; head < heads.size(); ++head) {
            visit({static_cast<int>(layer), static_cast<int>(head)}, heads[head]);
        }
    }
}

HeadId HeadMapLayout::neighbour(const HeadId& head, int right, int down) const {
    if (cells_.empty()) {
        return {head.layer + down, head.head + right, head.kind};
    }
    const auto place = static_cast<int>(cellOf(head) - cells_.begin());
    const int next = place + right + down * cellsInLine_;
    const bool isInside = next >= 0 && next < static_cast<int>(cells_.size());
    return isInside ? cells_[static_cast<std::size_t>(next)].head : head;
}

} // namespace headscope
