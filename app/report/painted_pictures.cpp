// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/painted_pictures.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>
#include <QTextCursor>
#include <QTextFormat>

#include "core/base/error.h"
#include "ui/heatmap/figure_text.h"
#include "ui/heatmap/recorded_picture.h"

namespace headscope {

namespace {

constexpr int kCaption = 11; // pixels

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

/// "image:3", "figure:0" or "emoji:1"
struct Named {
    QString kind;
    std::size_t index = 0;
    [[nodiscard]] bool isImage() const { return kind == QLatin1String("image"); }
};

Named namedIn(const QTextImageFormat& format) {
    const QStringList parts = format.name().split(QLatin1Char(':'));
    return {parts.value(0), parts.value(1).toULong()};
}

} // namespace

std::string PaintedPictures::addImage(const QImage& image, const std::string& caption) {
    images_.push_back({crisp(image), QString::fromStdString(caption)});
    return "image:" + std::to_string(images_.size() - 1);
}

std::string PaintedPictures::addFigure(const FigureContent& figure, const FigureOptions& options) {
    QPicture recorded;
    if (!paintFigure(figure, options, recorded)) {
        throw Error("A figure of the report could not be drawn");
    }
    figures_.push_back({recorded, options.size});
    return "figure:" + std::to_string(figures_.size() - 1);
}

void PaintedPictures::takeEmoji(QTextDocument& document) {
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

QSizeF PaintedPictures::intrinsicSize(QTextDocument* /*document*/, int /*position*/,
                                      const QTextFormat& format) {
    const QTextImageFormat image = format.toImageFormat();
    const Named named = namedIn(image);
    const bool isCaptioned = named.isImage() && !images_.at(named.index).caption.isEmpty();
    return {image.width(), image.height() + (isCaptioned ? kCaption : 0)};
}

void PaintedPictures::drawObject(QPainter* painter, const QRectF& place, QTextDocument* /*document*/,
                                 int /*position*/, const QTextFormat& format) {
    const QTextImageFormat image = format.toImageFormat();
    const Named named = namedIn(image);
    painter->save();
    if (named.isImage()) {
        drawCaptioned(*painter, QRectF(place.topLeft(), QSizeF(image.width(), image.height())),
                      images_.at(named.index));
    } else if (named.kind == QLatin1String("emoji")) {
        painter->setFont(emoji_.at(named.index).font);
        drawText(*painter, place.bottomLeft(), emoji_.at(named.index).letter);
    } else {
        drawFigure(*painter, place, figures_.at(named.index));
    }
    painter->restore();
}

void PaintedPictures::drawCaptioned(QPainter& painter, const QRectF& cells, const Image& image) {
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(cells, image.pixels);
    painter.setPen(QPen(QColor(0xd1d9e0), 0.5));
    painter.drawRect(cells);
    QFont font = painter.font();
    font.setPixelSize(kCaption - 3);
    painter.setFont(font);
    painter.setPen(QColor(0x59636e));
    painter.drawText(QRectF(cells.bottomLeft(), QSizeF(cells.width(), kCaption)), Qt::AlignCenter,
                     image.caption);
}

void PaintedPictures::drawFigure(QPainter& painter, const QRectF& place, const Figure& figure) {
    painter.translate(place.topLeft());
    painter.scale(place.width() / figure.size.width(), place.height() / figure.size.height());
    drawRecorded(painter, figure.recorded);
}

} // namespace headscope
