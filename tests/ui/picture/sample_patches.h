// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/picture/patch_look.h"

namespace headscope {

/// A class token and 2 x 3 patches over a picture of 60 x 40 pixels. Query r0 c1 (token 2) looks at r1 c2
/// (token 6) most; CLS looks evenly.
inline PatchLook smallPatches(SideName side = SideName::A, float most = 0.5F) {
    PatchLook look;
    look.side = side;
    look.title = side == SideName::A ? QStringLiteral("L0 H1") : QStringLiteral("L1 H0");
    look.seen = QImage(60, 40, QImage::Format_RGB888);
    look.seen.fill(QColor(40, 80, 160));
    look.rows = 2;
    look.columns = 3;
    look.leading = {QStringLiteral("CLS")};
    auto map = std::make_shared<HeadMap>();
    map->values = Matrix::Constant(7, 7, 1.0F / 7);
    map->values.row(2).setConstant((1 - most) / 6);
    map->values(2, 6) = most;
    map->allowed.assign(7, {0, 7});
    look.weights = map;
    return look;
}

} // namespace headscope
