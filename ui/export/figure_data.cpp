// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure_data.h"

#include <QUrl>

namespace headscope {

std::unique_ptr<QMimeData> mimeData(const FigureData& data) {
    auto mime = std::make_unique<QMimeData>();
    mime->setImageData(data.image);
    mime->setData(QStringLiteral("image/svg+xml"), data.svg);
    if (!data.file.isEmpty()) {
        mime->setUrls({QUrl::fromLocalFile(data.file)});
    }
    return mime;
}

} // namespace headscope
