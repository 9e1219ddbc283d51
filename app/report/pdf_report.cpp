// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_files.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextFormat>

#include "app/report/painted_pictures.h"
#include "app/resource_path.h"
#include "core/base/atomic_file.h"
#include "core/base/system_memory.h"
#include "core/export/filled_template.h"
#include "core/tokenizer/text_file.h"

namespace headscope {

namespace {

constexpr int kFigureWidth = 800; // pixels of 1/96 inch; scaled to the page
constexpr int kResolution = 1200; // dots of the PDF an inch
constexpr double kPixelsPerInch = 96;
constexpr double kMargin = 56; // pixels, about 15 mm
constexpr double kFooter = 24; // pixels under the text
/// For the fonts of a page, of emoji and Chinese too: where they find no addresses, fontconfig crashes.
constexpr std::size_t kFontAddresses = std::size_t{128} << 20U;

/// The side of the small maps with which a layer fits into a line.
int headPixels(const ModelSpec& spec, double width) {
    constexpr double kSmallest = 6;
    constexpr double kLargest = 72;
    constexpr double kPadding = 4;
    int most = 1;
    for (const AttentionKind kind : spec.kinds()) {
        for (const AttentionSpec& layer : spec.attention(kind)) {
            most = std::max(most, layer.heads);
        }
    }
    return static_cast<int>(std::clamp(width / most - kPadding, kSmallest, kLargest));
}

/// Paints a document page by page, with the page's number under each.
void paintPages(QTextDocument& document, QPdfWriter& pdf) {
    QPainter painter(&pdf);
    painter.scale(kResolution / kPixelsPerInch, kResolution / kPixelsPerInch);
    const QSizeF page = document.pageSize();
    const int pages = document.pageCount();
    for (int number = 0; number < pages; ++number) {
        if (number > 0) {
            pdf.newPage();
        }
        painter.save();
        painter.translate(kMargin, kMargin - number * page.height());
        const QRectF part(0, number * page.height(), page.width(), page.height());
        painter.setClipRect(part);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = part;
        context.palette.setColor(QPalette::Text, Qt::black);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(document.defaultFont());
        painter.drawText(QRectF(kMargin, kMargin + page.height(), page.width(), kFooter),
                         Qt::AlignRight | Qt::AlignBottom,
                         QApplication::translate("Report", "%1 of %2").arg(number + 1).arg(pages));
    }
}

} // namespace

void writePdfReport(const ReportContent& content, const std::string& file) {
    requireAddressesFor(kFontAddresses);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(kResolution);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF());
    pdf.setCreator(QStringLiteral("Headscope"));
    const QSizeF paper = QPageSize(QPageSize::A4).size(QPageSize::Inch) * kPixelsPerInch;

    PaintedPictures pictures;
    nlohmann::ordered_json values = reportValues(content, pictures, kFigureWidth);
    const double width = paper.width() - 2 * kMargin;
    for (auto& comparison : values["comparisons"]) {
        comparison["height"] = comparison["height"].get<double>() * width / comparison["width"].get<double>();
        comparison["width"] = width;
    }
    values["head_pixels"] = headPixels(content.subject.model->spec(), width);
    const std::string page = readTextFile(resourcePath("report/report-pages.html").string());

    QTextDocument document;
    QFont font = QApplication::font();
    font.setPixelSize(11);
    font.setHintingPreference(QFont::PreferNoHinting);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.documentLayout()->registerHandler(QTextFormat::ImageObject, &pictures);
    document.setHtml(QString::fromStdString(filledTemplate(page, values, "report-pages.html")));
    pictures.takeEmoji(document);
    document.setPageSize({width, paper.height() - 2 * kMargin - kFooter});
    pdf.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
    paintPages(document, pdf);
    const QByteArray& bytes = buffer.data();
    writeFileAtomically(file, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace headscope
