// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_scene.h"

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

void HeadScene::forgetImages() {
    images_.clear();
}

} // namespace headscope
