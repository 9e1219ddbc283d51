// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pdf_text.h"

#include <optional>

#include <QRegularExpression>
#include <QtEndian>

namespace headscope {

namespace {

constexpr qsizetype kEntrySize = 20; // of the cross-reference table

QByteArray actualText(const QString& text) {
    QByteArray utf16(2 * text.size(), Qt::Uninitialized);
    qToBigEndian<quint16>(text.utf16(), text.size(), utf16.data());
    return "/Span <</ActualText <FEFF" + utf16.toHex() + ">>> BDC\n";
}

// "a b c d e f cm" with b other than 0
bool turns(const QByteArray& operation) {
    const QList<QByteArray> parts = operation.split(' ');
    return parts.size() == 7 && parts.last() == "cm" && parts[1].toDouble() != 0;
}

// Wraps what is drawn under each turned coordinate system, up to the Q that ends it, into marked content.
// Nothing where their number is not that of the texts.
std::optional<QByteArray> marked(const QByteArray& operations, const QStringList& texts) {
    QByteArray result;
    qsizetype next = 0;
    int depth = 0;
    int markedDepth = 0; // 0: not within one
    for (const QByteArray& line : operations.split('\n')) {
        for (const QByteArray& word : line.split(' ')) {
            depth += word == "q" ? 1 : word == "Q" ? -1 : 0;
        }
        if (markedDepth > 0 && depth < markedDepth) {
            markedDepth = 0;
            result += "EMC\n";
        }
        result += line + '\n';
        if (markedDepth == 0 && turns(line)) {
            if (next == texts.size()) {
                return std::nullopt;
            }
            result += actualText(texts[next]);
            markedDepth = depth;
            ++next;
        }
    }
    return next == texts.size() && markedDepth == 0 ? std::optional(result) : std::nullopt;
}

QByteArray inflated(const QByteArray& stream) {
    QByteArray sized(4, Qt::Uninitialized); // qUncompress wants a guess of the size in front
    qToBigEndian<quint32>(static_cast<quint32>(8 * stream.size()), sized.data());
    return qUncompress(sized + stream);
}

struct Stretch {
    qsizetype begin = 0;
    qsizetype end = 0;
};

// The page's operations as an object: from its dictionary's "<<" to "endstream".
struct ContentObject {
    Stretch whole;
    Stretch stream;
};

std::optional<ContentObject> findContent(const QByteArray& pdf) {
    static const QRegularExpression contents(QStringLiteral("/Contents (\\d+) 0 R"));
    const auto reference = contents.match(QString::fromLatin1(pdf));
    if (!reference.hasMatch()) {
        return std::nullopt;
    }
    const QByteArray head = "\n" + reference.captured(1).toLatin1() + " 0 obj\n";
    const qsizetype object = pdf.indexOf(head);
    const qsizetype stream = pdf.indexOf("stream\n", object);
    const qsizetype end = pdf.indexOf("endstream", stream);
    if (object < 0 || stream < 0 || end < 0) {
        return std::nullopt;
    }
    return ContentObject{{object + head.size(), end}, {stream + 7, end}};
}

// The table with the offsets behind `from` moved on.
QByteArray movedTable(QByteArray table, qsizetype from, qsizetype by) {
    static const QByteArray kInUse = " 00000 n";
    for (qsizetype at = table.indexOf(kInUse); at >= 0; at = table.indexOf(kInUse, at + kEntrySize)) {
        const qsizetype offset = table.mid(at - 10, 10).toLongLong();
        if (offset > from) {
            table.replace(at - 10, 10, QByteArray::number(offset + by).rightJustified(10, '0'));
        }
    }
    return table;
}

} // namespace

QString PdfTextDevice::drawn(const QString& text, const QTransform& transform) {
    if (transform.m12() != 0) {
        turned_.append(text);
    }
    return text;
}

QByteArray PdfTextDevice::withTexts(const QByteArray& pdf) const {
    const auto content = findContent(pdf);
    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype trailerEnd = pdf.lastIndexOf("startxref\n");
    if (!content || table <= content->whole.end || trailerEnd < table) {
        return pdf;
    }
    const QByteArray operations =
        inflated(pdf.mid(content->stream.begin, content->stream.end - content->stream.begin));
    const auto withMarks = marked(operations, turned_);
    if (operations.isEmpty() || !withMarks) {
        return pdf;
    }
    const QByteArray stream = qCompress(*withMarks).mid(4);
    const QByteArray object = "<<\n/Length " + QByteArray::number(stream.size()) +
                              "\n/Filter /FlateDecode\n>>\nstream\n" + stream + "\n";
    const qsizetype longer = object.size() - (content->whole.end - content->whole.begin);
    return pdf.first(content->whole.begin) + object +
           pdf.mid(content->whole.end, table - content->whole.end) +
           movedTable(pdf.mid(table, trailerEnd - table), content->whole.begin, longer) + "startxref\n" +
           QByteArray::number(table + longer) + "\n%%EOF\n";
}

} // namespace headscope
