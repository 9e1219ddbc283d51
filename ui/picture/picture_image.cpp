// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/picture_image.h"

#include <QFileInfo>
#include <QImageReader>
#include <QMimeData>
#include <QUrl>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr int kChannels = 3;
constexpr int kMostMegabytes = 512; // of an image while it is decoded

void requireSize(const QSize& size, const QString& name) {
    if (qint64{size.width()} * size.height() > kMostReadPixels) {
        throw Error(Mismatch{name.toStdString(), "picture",
                             Sentence::of("at most {} million pixels", kMostReadPixels >> 20),
                             fmt::format("{} x {}", size.width(), size.height())});
    }
}

} // namespace

Picture readPictureFile(const QString& path) {
    QImageReader reader(path);
    reader.setAutoTransform(true);
    reader.setDecideFormatFromContent(true);
    QImageReader::setAllocationLimit(kMostMegabytes);
    const QString name = QFileInfo(path).fileName();
    requireSize(reader.size(), name);
    const QImage image = reader.read();
    if (image.isNull()) {
        throw Error(Mismatch{path.toStdString(), "picture", "one that can be read (PNG, JPEG, ...)",
                             reader.errorString().toStdString()});
    }
    return pictureOf(image, name);
}

Picture pictureOf(const QImage& image, const QString& name) {
    if (image.isNull()) {
        throw Error(Mismatch{name.toStdString(), "picture", "at least one pixel", "none"});
    }
    requireSize(image.size(), name);
    const QImage rgb = image.convertToFormat(QImage::Format_RGB888);
    auto bytes = std::make_shared<std::vector<std::uint8_t>>();
    const qsizetype line = qsizetype{rgb.width()} * kChannels;
    bytes->reserve(static_cast<std::size_t>(line * rgb.height()));
    for (int row = 0; row < rgb.height(); ++row) { // lines of a QImage are padded to four bytes
        const uchar* pixels = rgb.constScanLine(row);
        bytes->insert(bytes->end(), pixels, pixels + line);
    }
    return {name.toStdString(), rgb.width(), rgb.height(), std::move(bytes)};
}

QImage imageOf(const Picture& picture) {
    if (!picture.rgb || picture.rgb->empty()) {
        return {};
    }
    auto* kept = new std::shared_ptr<const std::vector<std::uint8_t>>(picture.rgb);
    return {picture.rgb->data(),
            picture.width,
            picture.height,
            qsizetype{picture.width} * kChannels,
            QImage::Format_RGB888,
            [](void* bytes) { delete static_cast<std::shared_ptr<const std::vector<std::uint8_t>>*>(bytes); },
            kept};
}

QString pictureFileIn(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    for (const QUrl& url : urls) {
        const QFileInfo file(url.toLocalFile());
        if (file.isFile() &&
            QImageReader::supportedImageFormats().contains(file.suffix().toLower().toLatin1())) {
            return file.filePath();
        }
    }
    return {};
}

QString pictureFilter() {
    QStringList patterns;
    const QList<QByteArray> formats = QImageReader::supportedImageFormats();
    for (const QByteArray& format : formats) {
        patterns += QStringLiteral("*.%1").arg(QString::fromLatin1(format));
    }
    return patterns.join(QLatin1Char(' '));
}

} // namespace headscope
