// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/provenance.h"

#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QXmlStreamReader>

#include "core/base/error.h"

namespace headscope {

namespace {

const QString kNamespace = QStringLiteral("urn:headscope:view");

/// Of the first <metadata> that is Headscope's.
std::optional<QByteArray> inSvg(QFile& file) {
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.namespaceUri() == kNamespace) {
            return xml.readElementText(QXmlStreamReader::IncludeChildElements).toUtf8();
        }
    }
    return std::nullopt;
}

std::optional<QByteArray> inPng(const QString& path) {
    QImageReader reader(path, "png");
    QString text = reader.text(kProvenanceKey); // of chunks before the pixels
    if (text.isEmpty()) {
        text = reader.read().text(kProvenanceKey); // which may stand behind them
    }
    return text.isEmpty() ? std::nullopt : std::optional(text.toUtf8());
}

} // namespace

QString withProvenance(QString svg, const QByteArray& provenance) {
    if (provenance.isEmpty()) {
        return svg;
    }
    const qsizetype root = svg.indexOf(QStringLiteral("<svg"));
    const qsizetype end = root < 0 ? -1 : svg.indexOf(u'>', root);
    if (end < 0) {
        return svg;
    }
    return svg.insert(end + 1, QStringLiteral("\n<metadata><view xmlns=\"%1\">%2</view></metadata>")
                                   .arg(kNamespace, QString::fromUtf8(provenance).toHtmlEscaped()));
}

QByteArray xmpOf(const QByteArray& provenance, const QString& title) {
    const QString packet =
        QStringLiteral("<?xpacket begin=\"\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                       "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
                       "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
                       "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
                       "xmlns:headscope=\"%1\"><dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%2</rdf:li>"
                       "</rdf:Alt></dc:title><headscope:view>%3</headscope:view></rdf:Description></rdf:RDF>"
                       "</x:xmpmeta>\n<?xpacket end=\"w\"?>");
    return packet.arg(kNamespace, title.toHtmlEscaped(), QString::fromUtf8(provenance).toHtmlEscaped())
        .toUtf8();
}

bool hasProvenance(const QString& path) {
    constexpr qint64 kHead = 1 << 16;
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QStringLiteral("png")) {
        return !QImageReader(path, "png").text(kProvenanceKey).isEmpty();
    }
    QFile file(path);
    return suffix == QStringLiteral("svg") && file.open(QIODevice::ReadOnly) &&
           file.read(kHead).contains(kNamespace.toUtf8());
}

std::optional<QByteArray> provenanceOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        throw Error(
            Mismatch{path.toStdString(), "file", "one that can be read", file.errorString().toStdString()});
    }
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QStringLiteral("svg") ? inSvg(file) : inPng(path);
}

} // namespace headscope
