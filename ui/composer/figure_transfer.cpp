// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/figure_transfer.h"

#include <QDir>
#include <QUrl>

#include "ui/theme/file_path.h"

namespace headscope {

std::unique_ptr<QMimeData> figureData(const FigureSheet& sheet) {
    auto data = std::make_unique<QMimeData>();
    data->setImageData(sheetImage(sheet));
    data->setData(QStringLiteral("image/svg+xml"), sheetBytes(sheet, QStringLiteral("svg")));
    return data;
}

std::unique_ptr<QMimeData> figureData(const FigureSheet& sheet, const QString& folder) {
    std::unique_ptr<QMimeData> data = figureData(sheet);
    const QString file = QDir(folder).filePath(QStringLiteral("attention.png"));
    writeSheet(toPath(file), sheet);
    data->setUrls({QUrl::fromLocalFile(file)});
    return data;
}

} // namespace headscope
