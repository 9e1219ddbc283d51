// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/map_sheet.h"
#include "ui/views/slices_look.h"

namespace headscope {

/// One projection as a map with lines between the slices of its heads, their names on them, and a frame in
/// side A's colour round the chosen one. A click on a cell chooses its row's slice: slice(row).
class SliceSheet : public MapSheet {
    Q_OBJECT

  public:
    explicit SliceSheet(QWidget* parent = nullptr);

    void setLook(const SlicesLook& look, const QString& emptyText = {});
    [[nodiscard]] const SlicesLook& look() const { return look_; }
    [[nodiscard]] int slice(int row) const { return row / look_.sliceRows; }

  protected:
    void paintOverlay(QPainter& painter, int map, const CellMapping& mapping) override;

  private:
    SlicesLook look_;
};

} // namespace headscope
