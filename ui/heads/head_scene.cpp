// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_scene.h"

#include <algorithm>

#include "ui/heads/thumbnail.h"

namespace headscope {

const QImage& HeadScene::image(std::size_t index) {
    static const QImage none;
    if (index >= grid.thumbnails.size() || !grid.thumbnails[index]) {
        return none;
    }
    images_.resize(grid.thumbnails.size());
    QImage& image = images_[index];
    if (image.isNull()) {
        image = thumbnailImage(*grid.thumbnails[index], colours);
    }
    return image;
}

std::vector<bool> HeadScene::setGrid(HeadGrid next) {
    std::vector<bool> changed(std::max(grid.thumbnails.size(), next.thumbnails.size()));
    grid.thumbnails.resize(changed.size());
    images_.resize(changed.size());
    for (std::size_t i = 0; i < changed.size(); ++i) {
        changed[i] = i >= next.thumbnails.size() || grid.thumbnails[i] != next.thumbnails[i];
        if (changed[i]) {
            images_[i] = {};
        }
    }
    grid = std::move(next);
    return changed;
}

void HeadScene::forgetImages() {
    images_.clear();
}

} // namespace headscope
