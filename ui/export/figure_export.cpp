// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure_export.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include <QApplication>

#include "core/base/error.h"
#include "core/base/sentence.h"
#include "core/base/system_memory.h"
#include "ui/export/document.h"
#include "ui/heatmap/figure_picture.h"
#include "ui/theme/file_path.h"
#include "ui/theme/joined.h"

namespace headscope {

namespace {

QFont figureFont(const FigureOptions& options) {
    QFont font = QApplication::font();
    font.setPixelSize(
        std::max(1, static_cast<int>(std::lround(options.fontPoints * kPixelsPerInch / kPointsPerInch))));
    return font;
}

/// That fonts need: where they find none, fontconfig crashes.
constexpr std::size_t kFontAddresses = std::size_t{64} << 20U;

FigurePicture pictureOf(FigureContent content, const FigureOptions& options) {
    requireAddressesFor(kFontAddresses);
    content.theme = options.theme;
    return {std::move(content), figureFont(options), options.cells};
}

DocumentPage pageOf(const FigureOptions& options) {
    return {.size = options.size, .dpi = options.dpi, .ground = options.theme.background};
}

PaintPage paintOf(const FigureContent& content, const FigureOptions& options) {
    return [picture = pictureOf(content, options), size = options.size](QPainter& painter) {
        picture.paint(painter, QRectF(QPointF(), QSizeF(size)));
    };
}

QString figureDescription(const FigureContent& content) {
    QStringList parts;
    for (const MapPanel& panel : content.panels) {
        parts += QStringLiteral("%1 %2 (%3), %4 … %5")
                     .arg(panel.badge, panel.title, panel.note, panel.scale.lowText(), panel.scale.highText())
                     .simplified();
    }
    return QCoreApplication::translate("FigureExport", "Rows are queries, columns are keys. %1")
        .arg(Joined::listedGroups(parts));
}

DocumentInfo infoOf(const FigureContent& content, const FigureOptions& options) {
    return {.title = figureTitle(content),
            .description = figureDescription(content),
            .provenance = options.provenance};
}

void checkSize(const FigureContent& content, const FigureOptions& options) {
    const QSize least = minimumSize(content, options);
    const QSize& size = options.size;
    if (size.width() < least.width() || size.height() < least.height()) {
        throw Error(Sentence::of("The figure is too small: {} x {} pixels, expected at least {} x {}",
                                 size.width(), size.height(), least.width(), least.height()));
    }
}

} // namespace

QString figureTitle(const FigureContent& content) {
    QStringList parts;
    for (const MapPanel& panel : content.panels) {
        parts += (panel.badge + QLatin1Char(' ') + panel.title).trimmed();
    }
    return QCoreApplication::translate("FigureExport", "Attention maps: %1").arg(Joined::listed(parts));
}

QStringList figureSuffixes() {
    return documentSuffixes();
}

void checkFigureType(const std::filesystem::path& path) {
    checkDocumentType(path);
}

int fittingHeight(const FigureContent& content, const FigureOptions& options) {
    return static_cast<int>(pictureOf(content, options).fittingHeight(options.size.width()));
}

QSize minimumSize(const FigureContent& content, const FigureOptions& options) {
    return pictureOf(content, options).smallestSize(kSmallestMapInFile).toSize().expandedTo({1, 1});
}

QImage renderImage(const FigureContent& content, const FigureOptions& options) {
    checkSize(content, options);
    return documentImage(pageOf(options), paintOf(content, options));
}

void exportFigure(const FigureContent& content, const FigureOptions& options,
                  const std::filesystem::path& path) {
    checkDocumentType(path);
    checkSize(content, options);
    writeDocument(path, infoOf(content, options), pageOf(options), paintOf(content, options));
}

void exportFigure(const FigureContent& content, const FigureOptions& options, const QString& path) {
    exportFigure(content, options, toPath(path));
}

QByteArray figureBytes(const FigureContent& content, const FigureOptions& options, const QString& suffix) {
    checkSize(content, options);
    return documentBytes(suffix, infoOf(content, options), pageOf(options), paintOf(content, options));
}

bool paintFigure(const FigureContent& content, const FigureOptions& options, QPaintDevice& device) {
    checkSize(content, options);
    QPainter painter;
    if (!painter.begin(&device)) {
        return false;
    }
    paintOf(content, options)(painter);
    return painter.end();
}

FigureData figureData(const FigureContent& content, const FigureOptions& options) {
    return {renderImage(content, options), figureBytes(content, options, QStringLiteral("svg")), {}};
}

} // namespace headscope
