// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure_export.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QImageWriter>
#include <QMimeData>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "ui/export/pdf_text.h"
#include "ui/export/svg_text.h"
#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_plot.h"

namespace headscope {

namespace {

constexpr double kPixelsPerInch = 96;
constexpr double kPointsPerInch = 72;
constexpr double kMetresPerInch = 0.0254;
constexpr int kPdfResolution = 1200;
constexpr int kLongestSide = 32000; // pixels
constexpr double kMostPixels = 200e6;
constexpr double kSmallestMap = 60;

QFont figureFont(const FigureOptions& options) {
    QFont font = QApplication::font();
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

QString documentTitle(const FigureContent& content) {
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

Error sizeError(const std::string& what, const std::string& expected, const std::string& found) {
    return Error({.where = "figure", .what = what, .expected = expected, .found = found});
}

void checkSize(const FigureContent& content, const FigureOptions& options) {
    const QSize least = minimumSize(content, options);
    const QSize& size = options.size;
    const std::string found = fmt::format("{} x {}", size.width(), size.height());
    if (size.width() < least.width() || size.height() < least.height()) {
        throw sizeError("size", fmt::format("at least {} x {}", least.width(), least.height()), found);
    }
    if (std::max(size.width(), size.height()) > kLongestSide) {
        throw sizeError("size", fmt::format("at most {} a side", kLongestSide), found);
    }
}

void checkPixels(const QSizeF& pixels) {
    const std::string found = fmt::format("{:.0f} x {:.0f}", pixels.width(), pixels.height());
    if (pixels.width() < 1 || pixels.height() < 1 ||
        std::max(pixels.width(), pixels.height()) > kLongestSide) {
        throw sizeError("size in pixels", fmt::format("1 to {} a side", kLongestSide), found);
    }
    if (pixels.width() * pixels.height() > kMostPixels) {
        throw sizeError("size in pixels", fmt::format("at most {:.0f} million in all", kMostPixels / 1e6),
                        found);
    }
}

Error drawingError() {
    return Error("The figure could not be drawn");
}

QByteArray pngOf(const FigureContent& content, const FigureOptions& options) {
    QBuffer buffer;
    QImageWriter writer(&buffer, "png");
    writer.setText(QStringLiteral("Title"), documentTitle(content));
    if (!writer.write(renderImage(content, options))) {
        throw drawingError();
    }
    return buffer.data();
}

QByteArray svgOf(const FigureContent& content, const FigureOptions& options) {
    checkSize(content, options);
    FigurePlot plot = figurePlot(content, options);
    QBuffer buffer;
    SvgTextDevice svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(static_cast<int>(kPixelsPerInch));
    svg.setSize(options.size);
    svg.setViewBox(QRect(QPoint(), options.size));
    svg.setTitle(documentTitle(content));
    svg.setDescription(documentDescription(content));
    if (!plot.paint(svg, options.size, 1, FigurePlot::Output::Vector)) {
        throw drawingError();
    }
    const QString family = FigureFonts(figureFont(options)).base().family();
    return svg.withTexts(QString::fromUtf8(buffer.data()), family).toUtf8();
}

QByteArray pdfOf(const FigureContent& content, const FigureOptions& options) {
    checkSize(content, options);
    FigurePlot plot = figurePlot(content, options);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    PdfTextDevice pdf(&buffer);
    const QSizeF page = QSizeF(options.size) * (kPointsPerInch / kPixelsPerInch);
    pdf.setPageSize(QPageSize(page, QPageSize::Point, QString(), QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF());
    pdf.setResolution(kPdfResolution);
    pdf.setTitle(documentTitle(content));
    pdf.setCreator(QStringLiteral("Headscope"));
    if (!plot.paint(pdf, options.size, kPdfResolution / kPixelsPerInch, FigurePlot::Output::Vector)) {
        throw drawingError();
    }
    return pdf.withTexts(buffer.data());
}

using Writer = QByteArray (*)(const FigureContent&, const FigureOptions&);

struct Format {
    const char* suffix;
    Writer write;
};

constexpr Format kFormats[] = {{"png", pngOf}, {"svg", svgOf}, {"pdf", pdfOf}};

Writer writerFor(const std::filesystem::path& path) {
    const std::string suffix = pathText(path.extension());
    for (const Format& format : kFormats) {
        if (QString::fromStdString(suffix).toLower() == QLatin1Char('.') + QLatin1String(format.suffix)) {
            return format.write;
        }
    }
    throw Error({.where = pathText(path),
                 .what = "file type",
                 .expected = ".png, .svg or .pdf",
                 .found = suffix.size() < 2 ? "none" : suffix});
}

} // namespace

QStringList figureSuffixes() {
    QStringList suffixes;
    for (const Format& format : kFormats) {
        suffixes += QLatin1String(format.suffix);
    }
    return suffixes;
}

void checkFigureType(const std::filesystem::path& path) {
    static_cast<void>(writerFor(path));
}

int fittingHeight(const FigureContent& content, const FigureOptions& options) {
    return figurePlot(content, options).fittingHeight(options.size.width());
}

QSize minimumSize(const FigureContent& content, const FigureOptions& options) {
    return figurePlot(content, options).smallestSize(kSmallestMap).expandedTo({1, 1});
}

QImage renderImage(const FigureContent& content, const FigureOptions& options) {
    checkSize(content, options);
    if (!(std::isfinite(options.dpi) && options.dpi > 0)) {
        throw sizeError("resolution in dpi", "a number above 0", fmt::format("{}", options.dpi));
    }
    const double scale = options.dpi / kPixelsPerInch;
    const QSizeF pixels = QSizeF(options.size) * scale;
    checkPixels(pixels);
    QImage image(pixels.toSize(), QImage::Format_RGB32);
    if (image.isNull()) {
        throw Error("There is not enough memory for a figure of this size");
    }
    image.fill(options.theme.background);
    const int dotsPerMetre = static_cast<int>(std::lround(options.dpi / kMetresPerInch));
    if (!figurePlot(content, options).paint(image, options.size, scale, FigurePlot::Output::Pixels)) {
        throw drawingError();
    }
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

void exportFigure(const FigureContent& content, const FigureOptions& options,
                  const std::filesystem::path& path) {
    const QByteArray file = writerFor(path)(content, options);
    writeFileAtomically(path, std::string_view(file.constData(), static_cast<std::size_t>(file.size())));
}

void exportFigure(const FigureContent& content, const FigureOptions& options, const QString& path) {
    exportFigure(content, options, std::filesystem::path(QFile::encodeName(path).toStdString()));
}

QByteArray figureBytes(const FigureContent& content, const FigureOptions& options, const QString& suffix) {
    return writerFor("figure." + suffix.toStdString())(content, options);
}

bool paintFigure(const FigureContent& content, const FigureOptions& options, QPaintDevice& device) {
    checkSize(content, options);
    return figurePlot(content, options).paint(device, options.size, 1, FigurePlot::Output::Vector);
}

void copyToClipboard(const FigureContent& content, const FigureOptions& options) {
    auto data = std::make_unique<QMimeData>();
    data->setImageData(renderImage(content, options));
    data->setData(QStringLiteral("image/svg+xml"), svgOf(content, options));
    QApplication::clipboard()->setMimeData(data.release());
}

} // namespace headscope
