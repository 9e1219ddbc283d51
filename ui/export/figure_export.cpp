// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure_export.h"

#include <cmath>

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QFileInfo>
#include <QFontInfo>
#include <QImageWriter>
#include <QMimeData>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "core/base/error.h"
#include "ui/heatmap/figure_plot.h"

namespace headscope {

namespace {

constexpr double kPixelsPerInch = 96;
constexpr double kPointsPerInch = 72;
constexpr double kMetresPerInch = 0.0254;
constexpr int kPdfResolution = 1200;
constexpr int kMostPixels = 32000; // a side

std::string utf8(const QString& text) {
    return text.toStdString();
}

QFont figureFont(const FigureOptions& options) {
    QFont font = options.fontFamily.isEmpty() ? QApplication::font() : QFont(options.fontFamily);
    font.setPixelSize(
        std::max(1, static_cast<int>(std::lround(options.fontPoints * kPixelsPerInch / kPointsPerInch))));
    return font;
}

FigurePlot figurePlot(FigureContent content, const FigureOptions& options) {
    content.theme = options.theme;
    FigurePlot plot(FigurePlot::Purpose::File);
    plot.setFont(figureFont(options));
    plot.setContent(content);
    if (!options.cells.isEmpty()) {
        plot.setVisibleCells(options.cells);
    }
    return plot;
}

QString documentTitle(const FigureContent& content, const FigureOptions& options) {
    if (!options.title.isEmpty()) {
        return options.title;
    }
    QStringList parts;
    for (const MapPanel& panel : content.panels) {
        parts += (panel.badge + QLatin1Char(' ') + panel.title).trimmed();
    }
    return QCoreApplication::translate("FigureExport", "Attention maps: %1")
        .arg(parts.join(QStringLiteral(", ")));
}

QString documentDescription(const FigureContent& content) {
    QStringList parts;
    for (const MapPanel& panel : content.panels) {
        parts += QStringLiteral("%1 %2 (%3), %4 … %5")
                     .arg(panel.badge, panel.title, panel.note, panel.scale.lowText(), panel.scale.highText())
                     .simplified();
    }
    return QCoreApplication::translate("FigureExport", "Rows are queries, columns are keys. %1")
        .arg(parts.join(QStringLiteral("; ")));
}

// The device's own error text, where it has one, is added by the caller.
bool writePng(const FigureContent& content, const FigureOptions& options, QIODevice& device) {
    QImageWriter writer(&device, "png");
    writer.setText(QStringLiteral("Title"), documentTitle(content, options));
    return writer.write(renderImage(content, options));
}

bool writeSvg(const FigureContent& content, const FigureOptions& options, QIODevice& device) {
    FigurePlot plot = figurePlot(content, options);
    QByteArray text;
    QBuffer buffer(&text);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(static_cast<int>(kPixelsPerInch));
    svg.setSize(options.size);
    svg.setViewBox(QRect(QPoint(), options.size));
    svg.setTitle(documentTitle(content, options));
    svg.setDescription(documentDescription(content));
    if (!plot.paint(svg, options.size, 1, FigurePlot::Output::Vector)) {
        return false;
    }
    // For machines without this font: their own sans serif rather than a serif one.
    const QByteArray family =
        "font-family=\"" + QFontInfo(figureFont(options)).family().toHtmlEscaped().toUtf8();
    text.replace(family + '"', family + ", sans-serif\"");
    return device.write(text) == text.size();
}

bool writePdf(const FigureContent& content, const FigureOptions& options, QIODevice& device) {
    QPdfWriter pdf(&device);
    const QSizeF page = QSizeF(options.size) * (kPointsPerInch / kPixelsPerInch);
    pdf.setPageSize(QPageSize(page, QPageSize::Point, QString(), QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF());
    pdf.setResolution(kPdfResolution);
    pdf.setTitle(documentTitle(content, options));
    pdf.setCreator(QStringLiteral("Headscope"));
    return figurePlot(content, options)
        .paint(pdf, options.size, kPdfResolution / kPixelsPerInch, FigurePlot::Output::Vector);
}

using Writer = bool (*)(const FigureContent&, const FigureOptions&, QIODevice&);

struct Format {
    const char* suffix;
    Writer write;
};

constexpr Format kFormats[] = {{"png", writePng}, {"svg", writeSvg}, {"pdf", writePdf}};

Writer writerFor(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const Format& format : kFormats) {
        if (suffix == QLatin1String(format.suffix)) {
            return format.write;
        }
    }
    throw Error({.where = utf8(path),
                 .what = "kind of figure",
                 .expected = utf8(figureSuffixes().join(QStringLiteral(", "))),
                 .found = suffix.isEmpty() ? "no suffix" : utf8(suffix)});
}

} // namespace

QStringList figureSuffixes() {
    QStringList suffixes;
    for (const Format& format : kFormats) {
        suffixes += QLatin1String(format.suffix);
    }
    return suffixes;
}

int fittingHeight(const FigureContent& content, const FigureOptions& options) {
    return figurePlot(content, options).fittingHeight(options.size.width());
}

QImage renderImage(const FigureContent& content, const FigureOptions& options) {
    const double scale = options.dpi / kPixelsPerInch;
    const QSizeF pixels = QSizeF(options.size) * scale;
    if (!(pixels.width() >= 1 && pixels.height() >= 1 && pixels.width() <= kMostPixels &&
          pixels.height() <= kMostPixels)) {
        throw Error({.where = "figure",
                     .what = "size in pixels",
                     .expected = "1 to " + std::to_string(kMostPixels) + " a side",
                     .found = std::to_string(pixels.width()) + " x " + std::to_string(pixels.height())});
    }
    QImage image(pixels.toSize(), QImage::Format_RGB32);
    if (image.isNull()) {
        throw Error("There is not enough memory for a figure of this size");
    }
    image.fill(options.theme.background);
    const int dotsPerMetre = static_cast<int>(std::lround(options.dpi / kMetresPerInch));
    if (!figurePlot(content, options).paint(image, options.size, scale, FigurePlot::Output::Pixels)) {
        throw Error("The figure could not be drawn");
    }
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

void exportFigure(const FigureContent& content, const FigureOptions& options, const QString& path) {
    const Writer write = writerFor(path);
    if (const QFileInfo there(path); there.exists() && !there.isFile()) {
        throw Error(utf8(path) +
                    ": cannot be written: it is a folder or a device, not a file"); // would be replaced
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        throw Error(utf8(path) + ": cannot be written: " + utf8(file.errorString()));
    }
    const bool isWritten = write(content, options, file);
    if (!isWritten || file.error() != QFileDevice::NoError || !file.commit()) {
        const QString reason = file.errorString();
        file.cancelWriting();
        throw Error(utf8(path) + ": cannot be written: " + utf8(reason));
    }
}

void copyToClipboard(const FigureContent& content, const FigureOptions& options) {
    QBuffer svg;
    svg.open(QIODevice::WriteOnly);
    auto data = std::make_unique<QMimeData>();
    data->setImageData(renderImage(content, options));
    if (writeSvg(content, options, svg)) {
        data->setData(QStringLiteral("image/svg+xml"), svg.data());
    }
    QApplication::clipboard()->setMimeData(data.release());
}

} // namespace headscope
