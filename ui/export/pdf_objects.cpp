// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pdf_objects.h"

#include <QList>

namespace headscope {

namespace {

QByteArray objectHead(int number) {
    return QByteArray::number(number) + " 0 obj\n";
}

QByteArray tableEntry(qsizetype offset, const char* rest) {
    return QByteArray::number(offset).rightJustified(10, '0') + rest;
}

} // namespace

std::optional<PdfObjects> PdfObjects::of(const QByteArray& pdf) {
    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype trailer = pdf.indexOf("trailer\n", table);
    const qsizetype end = pdf.lastIndexOf("startxref\n");
    if (table == 0 || trailer < table || end < trailer) {
        return std::nullopt;
    }
    PdfObjects result;
    result.trailer_ = pdf.mid(trailer, end - trailer);
    const QList<QByteArray> lines = pdf.mid(table, trailer - table).split('\n'); // "xref", "0 N", entries
    result.size_ = lines.value(1).split(' ').value(1).toInt();
    if (lines.size() < result.size_ + 2) {
        return std::nullopt;
    }
    for (int number = 1; number < result.size_; ++number) {
        const QByteArray& entry = lines[number + 2];
        if (entry.mid(10, 8) == " 00000 n") {
            result.order_.emplace(entry.first(10).toLongLong(), number);
        }
    }
    for (auto object = result.order_.begin(); object != result.order_.end(); ++object) {
        const auto next = std::next(object);
        const qsizetype stop = next == result.order_.end() ? table : next->first;
        const QByteArray head = objectHead(object->second);
        if (pdf.mid(object->first, head.size()) != head || stop > table) {
            return std::nullopt;
        }
        const qsizetype begin = object->first + head.size();
        result.texts_[object->second] = pdf.mid(begin, stop - begin);
    }
    result.head_ = pdf.first(result.order_.empty() ? table : result.order_.begin()->first);
    return result;
}

QByteArray* PdfObjects::find(int number) {
    const auto found = texts_.find(number);
    return found == texts_.end() ? nullptr : &found->second;
}

std::optional<int> PdfObjects::reference(const QByteArray& in, const QByteArray& key) {
    const qsizetype at = in.indexOf(key + ' ');
    bool isNumber = false;
    const int number = in.mid(at + key.size() + 1, 12).split(' ').first().toInt(&isNumber);
    return at < 0 || !isNumber ? std::nullopt : std::optional(number);
}

QByteArray PdfObjects::file() const {
    QByteArray result = head_;
    std::map<int, qsizetype> offsets;
    for (const auto& [before, number] : order_) {
        offsets[number] = result.size();
        result += objectHead(number) + texts_.at(number);
    }
    const qsizetype table = result.size();
    result += "xref\n0 " + QByteArray::number(size_) + '\n' + tableEntry(0, " 65535 f \n");
    for (int number = 1; number < size_; ++number) {
        const auto offset = offsets.find(number);
        result += offset == offsets.end() ? tableEntry(0, " 65535 f \n")
                                          : tableEntry(offset->second, " 00000 n \n");
    }
    return result + trailer_ + "startxref\n" + QByteArray::number(table) + "\n%%EOF\n";
}

} // namespace headscope
