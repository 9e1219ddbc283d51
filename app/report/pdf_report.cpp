// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_files.h"

#include <algorithm>
#include <vector>

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QBuffer>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QPicture>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFormat>
#include <QTextObjectInterface>

#include "app/report/emoji_places.h"
#include "app/resource_path.h"
#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/export/filled_template.h"
#include "core/tokenizer/text_file.h"
#include "ui/heatmap/figure_text.h"
#include "ui/heatmap/recorded_picture.h"

namespace headscope {

namespace {

constexpr int kFigureWidth = 800; // pixels of 1/96 inch; scaled to the page
constexpr int kResolution = 1200; // dots of the PDF an inch
constexpr double kPixelsPerInch = 96;
constexpr double kMargin = 56; // pixels, about 15 mm
constexpr int kCaption = 11;   // pixels
constexpr double kFooter = 24; // pixels under the text

/// On white, and large enough for a reader of the PDF not to blur its cells.
QImage crisp(const QImage& image) {
    constexpr int kSide = 512;
    const int times = std::max(1, kSide / std::max({image.width(), image.height(), 1}));
    QImage large(image.size() * times, QImage::Format_RGB32);
    large.fill(Qt::white);
    QPainter painter(&large);
    painter.drawImage(large.rect(), image);
    return large;
}

/// Pictures, recorded figures, and letters in colours of their own, painted where the document has them.
class PaintedPictures final : public QObject, public ReportPictures, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

  public:
    std::string addImage(const QImage& image, const std::string& caption) override {
        images_.push_back({crisp(image), QString::fromStdString(caption)});
        return "image:" + std::to_string(images_.size() - 1);
    }
    std::string addFigure(const FigureContent& figure, const FigureOptions& options) override {
        QPicture recorded;
        if (!paintFigure(figure, options, recorded)) {
            throw Error("A figure of the report could not be drawn");
        }
        figures_.push_back({recorded, options.size});
        return "figure:" + std::to_string(figures_.size() - 1);
    }
    /// Puts places for this to paint where the document has letters that a PDF would leave out.
    void takeEmoji(QTextDocument& document) {
        emoji_ = emojiPlaces(document);
        QTextCursor cursor(&document);
        for (std::size_t i = emoji_.size(); i-- > 0;) { // from the end, so that positions before it stay
            const auto& [position, letter, font] = emoji_[i];
            const QFontMetricsF metrics(font);
            QTextImageFormat format;
            format.setName(QStringLiteral("emoji:%1").arg(i));
            format.setWidth(metrics.horizontalAdvance(letter));
            format.setHeight(metrics.ascent());
            cursor.setPosition(position);
            cursor.setPosition(position + static_cast<int>(letter.size()), QTextCursor::KeepAnchor);
            cursor.insertImage(format);
        }
    }

    QSizeF intrinsicSize(QTextDocument* /*document*/, int /*position*/, const QTextFormat& format) override {
        const QTextImageFormat image = format.toImageFormat();
        const Named named = namedIn(image);
        const bool isCaptioned = named.isImage() && !images_.at(named.index).caption.isEmpty();
        return {image.width(), image.height() + (isCaptioned ? kCaption : 0)};
    }
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* /*document*/, int /*position*/,
                    const QTextFormat& format) override {
        const QTextImageFormat image = format.toImageFormat();
        const Named named = namedIn(image);
        painter->save();
        if (named.isImage()) {
            const QRectF cells(place.topLeft(), QSizeF(image.width(), image.height()));
            painter->setRenderHint(QPainter::LosslessImageRendering);
            painter->drawImage(cells, images_.at(named.index).pixels);
            painter->setPen(QPen(QColor(0xd1d9e0), 0.5));
            painter->drawRect(cells);
            QFont font = painter->font();
            font.setPixelSize(kCaption - 3);
            painter->setFont(font);
            painter->setPen(QColor(0x59636e));
            painter->drawText(QRectF(cells.bottomLeft(), QSizeF(cells.width(), kCaption)), Qt::AlignCenter,
                              images_.at(named.index).caption);
        } else if (named.kind == QLatin1String("emoji")) {
            painter->setFont(emoji_.at(named.index).font);
            drawText(*painter, place.bottomLeft(), emoji_.at(named.index).letter);
        } else {
            const auto& [recorded, size] = figures_.at(named.index);
            painter->translate(place.topLeft());
            painter->scale(place.width() / size.width(), place.height() / size.height());
            drawRecorded(*painter, recorded);
        }
        painter->restore();
    }

  private:
    /// "image:3", "figure:0" or "emoji:1"
    struct Named {
        QString kind;
        std::size_t index = 0;
        [[nodiscard]] bool isImage() const { return kind == QLatin1String("image"); }
    };
    static Named namedIn(const QTextImageFormat& format) {
        const QStringList parts = format.name().split(QLatin1Char(':'));
        return {parts.value(0), parts.value(1).toULong()};
    }

    struct Image {
        QImage pixels;
        QString caption; // painted under them, so that both are on one page
    };
    struct Figure {
        QPicture recorded;
        QSize size;
    };
    std::vector<Image> images_;
    std::vector<Figure> figures_;
    std::vector<EmojiPlace> emoji_;
};

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

#include "pdf_report.moc"
