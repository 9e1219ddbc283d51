// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/tiled_softmax.h"
#include "ui/charts/map_sheet.h"

namespace headscope {

/// A sheet of maps with the tiles of a softmax drawn over the first one: those that are done lie open, the
/// one that was done last is framed, those to come are veiled, and those that nobody sees are crossed out.
/// The left and right arrow step; up and down choose the query.
class TileSheet : public MapSheet {
    Q_OBJECT

  public:
    explicit TileSheet(QWidget* parent = nullptr);

    /// In their order; of the ones that are not skipped, `done` are. Without tiles it is a plain sheet.
    void setTiles(std::vector<Tile> tiles, int done);
    void setDone(int done);
    [[nodiscard]] const std::vector<Tile>& tiles() const { return tiles_; }

    enum class State { Done, Present, ToCome, Skipped };
    /// Of each tile, in their order.
    [[nodiscard]] std::vector<State> states() const;

  Q_SIGNALS:
    /// By -1 or 1.
    void stepped(int by);

  protected:
    void paintOverlay(QPainter& painter, int map, const CellMapping& mapping) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void paintVeil(QPainter& painter, const std::vector<State>& states, const CellMapping& mapping) const;

    std::vector<Tile> tiles_;
    int done_ = 0;
};

} // namespace headscope
