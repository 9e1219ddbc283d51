// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pdf_text.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>
#include <QtEndian>

#include "ui/export/pdf_objects.h"

namespace headscope {

namespace {

// A mark is a rectangle far off the page, with its text's number and then 1 or 2: begin or end.
constexpr int kMarkX = -314159;
constexpr int kBegin = 1;
constexpr int kEnd = 2;

void drawMark(QPainter& painter, qsizetype number, int size) {
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawRect(QRectF(kMarkX, static_cast<double>(number), size, size));
    painter.restore();
}

// Letters that readers cannot be trusted to take from the glyphs: those of scripts that join or reorder
// them, and what may be drawn as an image. Punctuation and signs of mathematics are none.
bool needsActualText(QChar letter) {
    return letter >= QChar(0x0300) && (letter < QChar(0x2000) || letter > QChar(0x22ff));
}

QByteArray actualText(const QString& text) {
    QByteArray utf16(2 * text.size(), Qt::Uninitialized);
    qToBigEndian<quint16>(text.utf16(), text.size(), utf16.data());
    return "/Span <</ActualText <FEFF" + utf16.toHex() + ">>> BDC\n";
}

// The page's operations with marked content in place of the marks; nothing where one of them is missing.
std::optional<QByteArray> marked(const QByteArray& operations, const QStringList& texts) {
    QByteArray result;
    qsizetype begun = 0;
    qsizetype ended = 0;
    bool isAfterMark = false;
    for (const QByteArray& line : operations.split('\n')) {
        if (isAfterMark && line.trimmed() == "f") { // of the rectangle
            isAfterMark = false;
            continue;
        }
        const QList<QByteArray> words = line.split(' ');
        if (words.first().toDouble() != kMarkX || !line.endsWith("re")) {
            result += line + '\n';
            continue;
        }
        isAfterMark = true;
        const bool isBegin = words.value(2).toDouble() == kBegin;
        const qsizetype number = words.value(1).toInt();
        if (number != (isBegin ? begun : ended) || number >= texts.size()) {
            return std::nullopt;
        }
        result += isBegin ? actualText(texts[number]) : "EMC\n";
        ++(isBegin ? begun : ended);
    }
    return begun == ended && begun == texts.size() ? std::optional(result) : std::nullopt;
}

QByteArray inflated(const QByteArray& stream) {
    QByteArray sized(4, Qt::Uninitialized); // qUncompress wants a guess of the size in front
    qToBigEndian<quint32>(static_cast<quint32>(8 * stream.size()), sized.data());
    return qUncompress(sized + stream);
}

// Of the first page.
QByteArray* findContent(PdfObjects& objects, const QByteArray& pdf) {
    const auto number = PdfObjects::reference(pdf, "/Contents");
    return number ? objects.find(*number) : nullptr;
}

void addTexts(QByteArray& content, const QStringList& texts) {
    const qsizetype begin = content.indexOf("stream\n") + 7;
    const qsizetype end = content.lastIndexOf("endstream");
    const QByteArray operations = inflated(content.mid(begin, end - begin));
    if (const auto withMarks = operations.isEmpty() ? std::nullopt : marked(operations, texts)) {
        const QByteArray stream = qCompress(*withMarks).mid(4);
        content = "<<\n/Length " + QByteArray::number(stream.size()) +
                  "\n/Filter /FlateDecode\n>>\nstream\n" + stream + "\nendstream\nendobj\n";
    }
}

// The date and the time zone are all that tells two files of one figure apart.
void removeDate(QByteArray& information) {
    const qsizetype begin = information.indexOf("/CreationDate");
    const qsizetype end = information.indexOf(')', begin);
    if (begin >= 0 && end > begin) {
        information.remove(begin, end + 1 - begin);
    }
}

} // namespace

QString PdfTextDevice::begin(QPainter& painter, const QString& text) {
    isMarked_ = painter.combinedTransform().m12() != 0 || std::ranges::any_of(text, needsActualText);
    if (isMarked_) {
        drawMark(painter, texts_.size(), kBegin);
        texts_.append(text);
    }
    return text;
}

void PdfTextDevice::end(QPainter& painter) {
    if (isMarked_) {
        drawMark(painter, texts_.size() - 1, kEnd);
    }
}

QByteArray PdfTextDevice::finished(const QByteArray& pdf) const {
    std::optional<PdfObjects> objects = PdfObjects::of(pdf);
    if (!objects) {
        return pdf;
    }
    if (QByteArray* content = findContent(*objects, pdf)) {
        addTexts(*content, texts_);
    }
    const auto information = PdfObjects::reference(objects->trailer(), "/Info");
    if (QByteArray* object = information ? objects->find(*information) : nullptr) {
        removeDate(*object);
    }
    return objects->file();
}

} // namespace headscope
