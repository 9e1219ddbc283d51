// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernels/tile_sheet.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr double kVeil = 0.78;       // opacity over tiles to come
constexpr double kSmallestFrame = 6; // pixels of a tile that has room for lines of its own

QRectF rectOf(const Tile& tile, const CellMapping& mapping) {
    return {QPointF(mapping.x(static_cast<double>(tile.keys.begin)),
                    mapping.y(static_cast<double>(tile.queries.begin))),
            QPointF(mapping.x(static_cast<double>(tile.keys.end)),
                    mapping.y(static_cast<double>(tile.queries.end)))};
}

QColor withAlpha(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace

TileSheet::TileSheet(QWidget* parent) : MapSheet(parent) {}

void TileSheet::setTiles(std::vector<Tile> tiles, int done) {
    tiles_ = std::move(tiles);
    setDone(done);
}

void TileSheet::setDone(int done) {
    done_ = done;
    update();
}

std::vector<TileSheet::State> TileSheet::states() const {
    std::vector<State> states;
    int step = 0;
    for (const Tile& tile : tiles_) {
        if (tile.isSkipped) {
            states.push_back(State::Skipped);
            continue;
        }
        ++step;
        states.push_back(step < done_ ? State::Done : step == done_ ? State::Present : State::ToCome);
    }
    return states;
}

void TileSheet::paintOverlay(QPainter& painter, int map, const CellMapping& mapping) {
    if (map != 0 || tiles_.empty()) {
        return;
    }
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const std::vector<State> states = this->states();
    const QRectF first = rectOf(tiles_.front(), mapping);
    const bool hasRoom = std::min(first.width(), first.height()) >= kSmallestFrame;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    paintVeil(painter, states, mapping);
    for (std::size_t tile = 0; hasRoom && tile < tiles_.size(); ++tile) {
        const QRectF rect = rectOf(tiles_[tile], mapping);
        painter.setPen(QPen(theme.muted, spacing.hair));
        painter.drawRect(rect);
        if (states[tile] == State::Skipped) {
            painter.drawLine(rect.topLeft(), rect.bottomRight());
            painter.drawLine(rect.topRight(), rect.bottomLeft());
        }
    }
    for (std::size_t tile = 0; tile < tiles_.size(); ++tile) { // over the lines of its neighbours
        if (states[tile] == State::Present) {
            painter.setPen(
                QPen(theme.accent, 2 * spacing.hair + 1, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            painter.drawRect(rectOf(tiles_[tile], mapping));
        }
    }
}

/// Over tiles to come; one for those that lie under one another, as there may be a hundred thousand.
void TileSheet::paintVeil(QPainter& painter, const std::vector<State>& states,
                          const CellMapping& mapping) const {
    const QColor veil = withAlpha(Theme::of(palette()).card, kVeil);
    for (std::size_t first = 0; first < tiles_.size();) {
        std::size_t next = first + 1;
        if (states[first] == State::ToCome) {
            Tile run = tiles_[first];
            for (; next < tiles_.size() && states[next] == State::ToCome && tiles_[next].keys == run.keys &&
                   tiles_[next].queries.begin == run.queries.end;
                 ++next) {
                run.queries.end = tiles_[next].queries.end;
            }
            painter.fillRect(rectOf(run, mapping), veil);
        }
        first = next;
    }
}

void TileSheet::keyPressEvent(QKeyEvent* event) {
    if (!tiles_.empty() && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)) {
        Q_EMIT stepped(event->key() == Qt::Key_Left ? -1 : 1);
        return;
    }
    MapSheet::keyPressEvent(event);
}

} // namespace headscope
