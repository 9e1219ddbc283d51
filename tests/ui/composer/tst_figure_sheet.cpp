// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QtTest>

#include <QProcess>
#include <QStandardPaths>
#include <QXmlStreamReader>

#include "core/base/error.h"
#include "tests/ui/composer/sample_parts.h"
#include "ui/composer/figure_sheet.h"
#include "ui/composer/sheet_preset.h"
#include "ui/palette/palette.h"
#include "ui/theme/file_path.h"

using namespace headscope;

namespace {

FigureSheet sheetOf(int parts, int columns = 2) {
    FigureSheet sheet;
    for (int part = 0; part < parts; ++part) {
        sheet.parts.push_back(samplePart());
    }
    sheet.columns = columns;
    sheet.hasLetters = true;
    sheet.title = QStringLiteral("Two heads & one text");
    sheet.caption = QStringLiteral("Each query attends to itself. · 注意");
    return sheet;
}

QStringList textsOfSvg(const QByteArray& svg) {
    QStringList texts;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("text")) {
            texts += xml.readElementText();
        }
    }
    return xml.hasError() ? QStringList() : texts;
}

QString output(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

bool hasProgram(const char* name) {
    return !QStandardPaths::findExecutable(QLatin1String(name)).isEmpty();
}

} // namespace

class TestFigureSheet : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void columnOfAPaperIsThreeAndAQuarterInches() {
        FigureSheet sheet = sheetOf(1);
        applyPreset(sheetPresets()[1], sheet);
        const QImage image = sheetImage(sheet);
        QCOMPARE(image.width(), 975); // 3.25 in at 300 dpi
        QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 300);
    }

    void pageOfAPdfHasTheSheetsSize() {
        if (!hasProgram("pdfinfo")) {
            QSKIP("pdfinfo is not installed");
        }
        FigureSheet sheet = sheetOf(2);
        sheet.height = 400;
        writeSheet(toPath(path("a.pdf")), sheet);
        const QString info = output(QStringLiteral("pdfinfo"), {path("a.pdf")});
        QVERIFY2(info.contains(QStringLiteral("486 x 300 pts")), qPrintable(info)); // 6.75 x 4.17 in
        QVERIFY(info.contains(QStringLiteral("Title:           Two heads & one text")));
        QVERIFY(!info.contains(QStringLiteral("CreationDate")));
    }

    void slideHasItsPixels() {
        FigureSheet sheet = sheetOf(2);
        applyPreset(sheetPresets()[2], sheet);
        QCOMPARE(sheetImage(sheet).size(), QSize(1920, 1080));
    }

    void sameFigureGivesTheSameBytes_data() {
        QTest::addColumn<QString>("suffix");
        for (const QString& suffix : documentSuffixes()) {
            QTest::newRow(qPrintable(suffix)) << suffix;
        }
    }
    void sameFigureGivesTheSameBytes() {
        QFETCH(QString, suffix);
        const QByteArray first = sheetBytes(sheetOf(2), suffix);
        QTest::qWait(1100); // into another second, which a date would show
        QVERIFY(sheetBytes(sheetOf(2), suffix) == first);
    }

    void svgHasEveryTextInOnePiece() {
        const QByteArray svg = sheetBytes(sheetOf(2), QStringLiteral("svg"));
        QVERIFY(svg.contains("<title>Two heads &amp; one text</title>"));
        const QStringList texts = textsOfSvg(svg);
        for (const QString& token : sampleTokens()) {
            QCOMPARE(texts.count(token), 4); // two parts, two axes
        }
        for (const char* text :
             {"Two heads & one text", "(a)", "(b)", "Each query attends to itself. · 注意"}) {
            QVERIFY2(texts.contains(QString::fromUtf8(text)), text);
        }
    }

    void pdfHasEveryToken() {
        if (!hasProgram("pdftotext")) {
            QSKIP("pdftotext is not installed");
        }
        writeSheet(toPath(path("a.pdf")), sheetOf(2));
        const QString text =
            output(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), path("a.pdf"), QStringLiteral("-")});
        for (const QString& token : sampleTokens()) {
            // pdftotext takes every text for letters from left to right, and turns Arabic round.
            QString turned = token;
            std::ranges::reverse(turned);
            const auto found = text.count(token.isRightToLeft() ? turned : token);
            QVERIFY2(found >= 4, qPrintable(token + QLatin1Char('\n') + text));
        }
        QVERIFY(text.contains(QStringLiteral("Two heads & one text")));
        QVERIFY2(!text.contains(QStringLiteral("Syntax")), qPrintable(text)); // Warning, Error
    }

    void pdfIsAWholeFile() {
        if (!hasProgram("qpdf")) {
            QSKIP("qpdf is not installed");
        }
        writeSheet(toPath(path("a.pdf")), sheetOf(2));
        const QString found = output(QStringLiteral("qpdf"), {QStringLiteral("--check"), path("a.pdf")});
        QVERIFY2(found.contains(QStringLiteral("No syntax or stream encoding errors")), qPrintable(found));
    }

    void partsStandInRowsAndDoNotOverlap() {
        const FigureSheet sheet = sheetOf(3);
        const SheetPlaces places = placeSheet(sheet);
        QCOMPARE(places.parts.size(), std::size_t{3});
        QCOMPARE(places.parts[0].top(), places.parts[1].top());
        QVERIFY(places.parts[0].right() < places.parts[1].left());
        QVERIFY(places.parts[2].top() > places.parts[0].bottom());
        QVERIFY(places.title.front().area.bottom() <= places.letters.front().area.top());
        QVERIFY(places.caption.front().area.top() >= places.parts[2].bottom());
        QVERIFY(places.height <= headscope::pageSize(sheet).height());
    }

    void partThatIsTooWideForAColumnHasARowToItself() {
        FigureSheet sheet;
        sheet.parts = {samplePart(1), samplePart(3), samplePart(1), samplePart(1)};
        sheet.columns = 2;
        const SheetPlaces places = placeSheet(sheet);
        QVERIFY(places.parts[1].width() > 1.9 * places.parts[0].width());
        QVERIFY(places.parts[1].top() > places.parts[0].bottom());
        QVERIFY(places.parts[2].top() > places.parts[1].bottom());
        QCOMPARE(places.parts[3].top(), places.parts[2].top());
    }

    void threeMapsFitAColumnOfAPaper() {
        FigureSheet sheet;
        sheet.parts = {samplePart(3)};
        applyPreset(sheetPresets()[1], sheet);
        const QSize page = headscope::pageSize(sheet);
        QCOMPARE(page.width(), 312);
        QVERIFY2(page.height() > 312 && page.height() < 700, qPrintable(QString::number(page.height())));
        QCOMPARE(sheetImage(sheet).width(), 975);
        const QStringList texts = textsOfSvg(sheetBytes(sheet, QStringLiteral("svg")));
        for (const char* title : {"L2 H0", "L2 H1", "L2 H2"}) {
            QCOMPARE(texts.count(QString::fromLatin1(title)), 1);
        }
    }

    void threeMapsThatHaveRoomStandSideBySide() {
        FigureSheet sheet;
        sheet.parts = {samplePart(3)};
        const int height = headscope::pageSize(sheet).height();
        QVERIFY2(height < 0.6 * sheet.width, qPrintable(QString::number(height)));
    }

    void mapsThatAreStackedFitEveryHeightThatIsNotTooLow() {
        FigureSheet sheet;
        sheet.parts = {samplePart(3)};
        applyPreset(sheetPresets()[1], sheet);
        sheet.height = headscope::pageSize(sheet).height() + 100;
        QCOMPARE(sheetImage(sheet, 96).height(), sheet.height);
        sheet.height = 120;
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(sheetImage(sheet, 96)), Error);
    }

    void aStoppedFigureLeavesItsPainterInOrder() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("QPainter"))); // it says so where states are left
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(sheetImage(sheetOf(1), 0, {source.get_token(), {}})),
                                 Stopped);
    }
    void stoppedFigureIsNotWritten() {
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN(
            writeSheet(toPath(path("stopped.svg")), sheetOf(2), {source.get_token(), {}}), Stopped);
        QVERIFY(!QFile::exists(path("stopped.svg")));
    }

    void givenHeightIsShared() {
        FigureSheet sheet = sheetOf(4);
        sheet.height = 600;
        const SheetPlaces places = placeSheet(sheet);
        QVERIFY(std::abs(places.height - 600) < 1);
    }

    void cellsHaveTheColoursOfTheChosenPaletteAndRange() {
        FigureSheet sheet;
        sheet.parts.push_back(samplePart());
        sheet.look.palette = QStringLiteral("cividis");
        sheet.look.high = 1.5;
        const QImage image = sheetImage(sheet, 96);
        const Palette& palette = findPalette(QStringLiteral("cividis"), Palette::Kind::Sequential);
        QVERIFY(hasColour(image, palette.colour(0.75 / 1.5)));
        QVERIFY(hasColour(image, palette.colour(0.25 / 1.5)));
        QVERIFY(!hasColour(image, findPalette({}, Palette::Kind::Sequential).colour(0.75)));
    }

    void paperIsNotTheWindows() {
        FigureSheet sheet = sheetOf(1);
        QCOMPARE(sheetImage(sheet, 96).pixelColor(0, 0), QColor(Qt::white));
        sheet.look.paper = Paper::Dark;
        QVERIFY(sheetImage(sheet, 96).pixelColor(0, 0).lightness() < 60);
    }

    void cellsOfAVectorFileAreExactOrAnImage() {
        FigureSheet sheet = sheetOf(1);
        sheet.look.cellOutput = CellOutput::Exact;
        QCOMPARE(sheetBytes(sheet, QStringLiteral("svg")).count("<image"), 0);
        sheet.look.cellOutput = CellOutput::Image;
        QCOMPARE(sheetBytes(sheet, QStringLiteral("svg")).count("<image"), 1);
    }

    void withoutBarsThereIsMoreRoom() {
        FigureSheet sheet = sheetOf(1);
        const int height = headscope::pageSize(sheet).height();
        QCOMPARE(textsOfSvg(sheetBytes(sheet, QStringLiteral("svg"))).count(QStringLiteral("1.00")), 1);
        sheet.look.showsBars = false;
        QVERIFY(headscope::pageSize(sheet).height() < height);
        QCOMPARE(textsOfSvg(sheetBytes(sheet, QStringLiteral("svg"))).count(QStringLiteral("1.00")), 0);
    }

    void partWithTooLittleRoomIsRefused() {
        FigureSheet sheet = sheetOf(2, 2);
        sheet.width = 100;
        try {
            static_cast<void>(sheetBytes(sheet, QStringLiteral("svg")));
            QFAIL("no error");
        } catch (const Error& error) {
            const QString sentence = QString::fromUtf8(error.what());
            QVERIFY2(sentence.startsWith(QStringLiteral("Part (a) of the figure is too small: ")) &&
                         sentence.contains(QStringLiteral("pixels, expected at least ")),
                     error.what());
        }
    }

    void emptyFigureIsRefused() {
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(sheetImage(FigureSheet())), Error);
    }

    void numbersOfAllPartsAreThere() {
        const std::vector<NumberTable> tables = sheetNumbers(sheetOf(2));
        QCOMPARE(tables.size(), std::size_t{2});
        QCOMPARE(tables[0].title, std::string("A L2 H0"));
        QCOMPARE(tables[0].rows[7], std::string("queen"));
        QCOMPARE(tables[0].values(3, 3), 0.75F);
        QVERIFY(std::isnan(tables[0].values(3, 4))); // masked
    }

  private:
    [[nodiscard]] static bool hasColour(const QImage& image, QRgb colour) {
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) == colour) {
                    return true;
                }
            }
        }
        return false;
    }
    [[nodiscard]] QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    QTemporaryDir folder_;
};

QTEST_MAIN(TestFigureSheet)
#include "tst_figure_sheet.moc"
