// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in a figure's file beside the picture, and that the same figure is the same file.
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include "ui/export/figure_export.h"
#include "ui/export/provenance.h"

using namespace headscope;

namespace {

const QByteArray kMade = "{\"text\": \"a < b & \\\"c\\\" \\u05d0\", \"n\": [1, 2]}";

FigureContent figure() {
    FigureContent content;
    content.queryLabels = {QStringLiteral("a"), QStringLiteral("b")};
    content.keyLabels = content.queryLabels;
    MapPanel map;
    map.badge = QStringLiteral("A");
    map.title = QStringLiteral("L0 H1");
    map.values = std::make_shared<const Matrix>(Matrix::Identity(2, 2));
    map.allowed = {{0, 1}, {0, 2}};
    content.panels = {map};
    return content;
}

FigureOptions options(const QByteArray& provenance) {
    FigureOptions chosen;
    chosen.size = {500, 500};
    chosen.provenance = provenance;
    return chosen;
}

} // namespace

class TestProvenance : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    [[nodiscard]] QString write(const QString& name, const QByteArray& provenance) const {
        const QString path = folder_.filePath(name);
        exportFigure(figure(), options(provenance), path);
        return path;
    }
    static QByteArray bytes(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

  private Q_SLOTS:
    void isReadFromPngAndSvg_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("png") << QStringLiteral("a.png");
        QTest::newRow("svg") << QStringLiteral("a.svg");
    }
    void isReadFromPngAndSvg() {
        QFETCH(QString, name);
        const QString path = write(name, kMade);
        QVERIFY(hasProvenance(path));
        QCOMPARE(provenanceOf(path), std::optional(kMade));
        const QString bare = write(QStringLiteral("bare-") + name, {});
        QVERIFY(!hasProvenance(bare));
        QCOMPARE(provenanceOf(bare), std::optional<QByteArray>());
    }
    void isInThePdf() {
        const QByteArray pdf = bytes(write(QStringLiteral("a.pdf"), kMade));
        const qsizetype begin = pdf.indexOf("<x:xmpmeta");
        const qsizetype end = pdf.indexOf("</x:xmpmeta>");
        QVERIFY(begin > 0 && end > begin);
        QXmlStreamReader xml(pdf.mid(begin, end + 12 - begin));
        QByteArray found;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("view")) {
                found = xml.readElementText().toUtf8();
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(found, kMade);
    }
    void theSvgStaysWellFormed() {
        QXmlStreamReader xml(bytes(write(QStringLiteral("b.svg"), kMade)));
        while (!xml.atEnd()) {
            xml.readNext();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }
    void theSameFigureIsTheSameFile_data() { TestProvenance::suffixes(); }
    void theSameFigureIsTheSameFile() {
        QFETCH(QString, suffix);
        const QByteArray first = bytes(write(QStringLiteral("1.") + suffix, kMade));
        QTest::qWait(1100); // to another second, which a date would show
        QVERIFY(!first.isEmpty());
        QCOMPARE(bytes(write(QStringLiteral("2.") + suffix, kMade)), first);
    }

  private:
    static void suffixes() {
        QTest::addColumn<QString>("suffix");
        for (const QString& suffix : figureSuffixes()) {
            QTest::newRow(qPrintable(suffix)) << suffix;
        }
    }
};

QTEST_MAIN(TestProvenance)
#include "tst_provenance.moc"
