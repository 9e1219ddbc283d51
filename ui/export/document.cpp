// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/document.h"

#include <algorithm>
#include <cmath>
#include <mutex>

#include <QBuffer>
#include <QCoreApplication>
#include <QHashSeed>
#include <QImageWriter>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "ui/export/pdf_text.h"
#include "ui/export/provenance.h"
#include "ui/export/svg_text.h"

namespace headscope {

namespace {

constexpr double kMetresPerInch = 0.0254;
constexpr int kPdfResolution = 1200;
constexpr int kLongestSide = 32000; // pixels
constexpr double kMostPixels = 200e6;

QString programName() {
    return QStringLiteral("Headscope %1").arg(QCoreApplication::applicationVersion()).trimmed();
}

void checkPage(const QSize& size) {
    if (size.isEmpty() || std::max(size.width(), size.height()) > kLongestSide) {
        throw Error(Sentence::of("The figure's size is {} x {}, expected 1 to {} a side", size.width(),
                                 size.height(), kLongestSide));
    }
}

void checkPixels(const QSizeF& pixels) {
    if (pixels.width() < 1 || pixels.height() < 1 ||
        std::max(pixels.width(), pixels.height()) > kLongestSide) {
        throw Error(Sentence::of("The figure would have {:.0f} x {:.0f} pixels, expected 1 to {} a side",
                                 pixels.width(), pixels.height(), kLongestSide));
    }
    if (pixels.width() * pixels.height() > kMostPixels) {
        throw Error(Sentence::of(
            "The figure would have {:.0f} x {:.0f} pixels, expected at most {:.0f} million in all",
            pixels.width(), pixels.height(), kMostPixels / 1e6));
    }
}

void drawOn(QPaintDevice& device, double scale, const PaintPage& paint) {
    QPainter painter;
    if (!painter.begin(&device)) {
        throw Error(Sentence::of("The figure could not be drawn"));
    }
    painter.scale(scale, scale);
    paint(painter);
    if (!painter.end()) {
        throw Error(Sentence::of("The figure could not be drawn"));
    }
}

// Qt's PDF writes fonts in the order of a hash table, which is another one in each process. One at a time.
class FixedHashSeed {
  public:
    FixedHashSeed() { QHashSeed::setDeterministicGlobalSeed(); }
    ~FixedHashSeed() { QHashSeed::resetRandomGlobalSeed(); }
    FixedHashSeed(const FixedHashSeed&) = delete;
    FixedHashSeed& operator=(const FixedHashSeed&) = delete;

  private:
    static std::mutex& seedMutex() {
        static std::mutex mutex;
        return mutex;
    }
    std::lock_guard<std::mutex> lock_{seedMutex()};
};

QByteArray pngOf(const DocumentInfo& info, const DocumentPage& page, const PaintPage& paint) {
    QBuffer buffer;
    QImageWriter writer(&buffer, "png");
    writer.setText(QStringLiteral("Title"), info.title);
    writer.setText(QStringLiteral("Software"), programName());
    if (!info.provenance.isEmpty()) {
        writer.setText(kProvenanceKey, QString::fromUtf8(info.provenance));
    }
    if (!writer.write(documentImage(page, paint))) {
        throw Error(Sentence::of("The figure could not be drawn"));
    }
    return buffer.data();
}

QByteArray svgOf(const DocumentInfo& info, const DocumentPage& page, const PaintPage& paint) {
    checkPage(page.size);
    QBuffer buffer;
    SvgTextDevice svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(static_cast<int>(kPixelsPerInch));
    svg.setSize(page.size);
    svg.setViewBox(QRect(QPoint(), page.size));
    svg.setTitle(info.title.toHtmlEscaped()); // Qt writes them as they are
    svg.setDescription(info.description.toHtmlEscaped());
    drawOn(svg, 1, [&](QPainter& painter) {
        painter.fillRect(QRect(QPoint(), page.size), page.ground);
        paint(painter);
    });
    return withProvenance(svg.withTexts(QString::fromUtf8(buffer.data())), info.provenance).toUtf8();
}

QByteArray pdfOf(const DocumentInfo& info, const DocumentPage& page, const PaintPage& paint) {
    checkPage(page.size);
    const FixedHashSeed seed;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    PdfTextDevice pdf(&buffer);
    const QSizeF points = QSizeF(page.size) * (kPointsPerInch / kPixelsPerInch);
    pdf.setPageSize(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF());
    pdf.setResolution(kPdfResolution);
    pdf.setTitle(info.title);
    pdf.setCreator(programName());
    pdf.setDocumentXmpMetadata(xmpOf(info.provenance, info.title));
    drawOn(pdf, kPdfResolution / kPixelsPerInch, [&](QPainter& painter) {
        painter.fillRect(QRect(QPoint(), page.size), page.ground);
        paint(painter);
    });
    return pdf.finished(buffer.data());
}

using Writer = QByteArray (*)(const DocumentInfo&, const DocumentPage&, const PaintPage&);

struct Format {
    const char* suffix;
    Writer write;
};

constexpr Format kFormats[] = {{"png", pngOf}, {"svg", svgOf}, {"pdf", pdfOf}};

const Format* formatOf(const QString& suffix) {
    for (const Format& format : kFormats) {
        if (suffix.toLower() == QLatin1String(format.suffix)) {
            return &format;
        }
    }
    return nullptr;
}

const Format& formatFor(const std::filesystem::path& path) {
    const std::string suffix = pathText(path.extension());
    const Format* format = formatOf(QString::fromStdString(suffix).mid(1));
    if (format == nullptr) {
        throw Error({.where = pathText(path),
                     .what = "file type",
                     .expected = ".png, .svg or .pdf",
                     .found = suffix.size() < 2 ? "none" : suffix});
    }
    return *format;
}

} // namespace

QStringList documentSuffixes() {
    QStringList suffixes;
    for (const Format& format : kFormats) {
        suffixes += QLatin1String(format.suffix);
    }
    return suffixes;
}

void checkDocumentType(const std::filesystem::path& path) {
    static_cast<void>(formatFor(path));
}

QImage documentImage(const DocumentPage& page, const PaintPage& paint) {
    if (!(std::isfinite(page.dpi) && page.dpi > 0)) {
        throw Error(Sentence::of("The figure's resolution is {} dpi, expected a number above 0", page.dpi));
    }
    const double scale = page.dpi / kPixelsPerInch;
    const QSizeF pixels = QSizeF(page.size) * scale;
    checkPixels(pixels);
    QImage image(pixels.toSize(), QImage::Format_RGB32);
    if (image.isNull()) {
        throw Error(Sentence::of("There is not enough memory for a figure of this size"));
    }
    image.fill(page.ground);
    drawOn(image, scale, paint);
    const int dotsPerMetre = static_cast<int>(std::lround(page.dpi / kMetresPerInch));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

QByteArray documentBytes(const QString& suffix, const DocumentInfo& info, const DocumentPage& page,
                         const PaintPage& paint) {
    return formatFor("figure." + suffix.toStdString()).write(info, page, paint);
}

void writeDocument(const std::filesystem::path& path, const DocumentInfo& info, const DocumentPage& page,
                   const PaintPage& paint) {
    const QByteArray file = formatFor(path).write(info, page, paint);
    writeFileAtomically(path, std::string_view(file.constData(), static_cast<std::size_t>(file.size())));
}

} // namespace headscope
