// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <optional>
#include <vector>

#include "ui/heads/head_grid.h"
#include "ui/heads/head_layout.h"
#include "ui/heads/head_values.h"
#include "ui/scores/head_marks.h"

namespace headscope {

/// All that is seen in a head map.
struct HeadScene {
    HeadGrid grid;
    ThumbnailColours colours;
    std::optional<HeadValues> values; // cells are coloured by them; none: by the maps
    HeadMarks marks;
    std::optional<SideName> onlySide; // whose heads these are; none: both sides'
    HeadFilter filter;
    HeadMapLayout layout;

    /// The map of a head as a picture, made when it is first asked for; null where there is none yet.
    [[nodiscard]] const QImage& image(std::size_t index);
    void forgetImages();
    /// Another grid, whose pictures that were there before stay made. Which thumbnails are other ones than
    /// before, by their places.
    std::vector<bool> setGrid(HeadGrid next);

  private:
    std::vector<QImage> images_; // as in grid.thumbnails
};

} // namespace headscope
