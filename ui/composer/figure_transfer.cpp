// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/figure_transfer.h"

#include <QDir>

#include "core/base/atomic_file.h"
#include "ui/theme/file_path.h"

namespace headscope {

namespace {

constexpr double kSvgFrom = 0.7; // of the work: pixels take longer

QByteArray svgOf(const FigureSheet& sheet, const Job& job) {
    return sheetBytes(sheet, QStringLiteral("svg"), job.part(kSvgFrom, 1));
}

} // namespace

FigureData clipboardData(const FigureSheet& sheet, const Job& job) {
    return {sheetImage(sheet, 0, job.part(0, kSvgFrom)), svgOf(sheet, job), {}};
}

FigureData dragData(const FigureSheet& sheet, const QString& folder, const Job& job) {
    const QByteArray png = sheetBytes(sheet, QStringLiteral("png"), job.part(0, kSvgFrom));
    const QString file = QDir(folder).filePath(QStringLiteral("attention.png"));
    writeFileAtomically(toPath(file),
                        std::string_view(png.constData(), static_cast<std::size_t>(png.size())));
    return {QImage::fromData(png, "png"), svgOf(sheet, job), file}; // drawn once
}

} // namespace headscope
