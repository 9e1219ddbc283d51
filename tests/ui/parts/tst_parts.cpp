// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <cmath>
#include <thread>

#include <QtTest>

#include <QLabel>
#include <QVBoxLayout>
#include <QXmlStreamReader>

#include "core/base/error.h"
#include "tests/ui/composer/sample_parts.h"
#include "tests/ui/scores/sample_scores.h"
#include "ui/charts/curve_chart.h"
#include "ui/composer/figure_sheet.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/palette/palette.h"
#include "ui/parts/curves_part.h"
#include "ui/parts/gui_thread.h"
#include "ui/parts/lines_part.h"
#include "ui/parts/parts_of.h"
#include "ui/parts/picture_part.h"
#include "ui/parts/scatter_part.h"
#include "ui/parts/screen_part.h"
#include "ui/parts/sheet_part.h"
#include "ui/views/part_bars.h"

using namespace headscope;

Q_DECLARE_METATYPE(std::shared_ptr<const headscope::FigurePart>)

namespace {

std::shared_ptr<const HeadMap> headMap() {
    const FigureContent figure = sampleFigure();
    auto map = std::make_shared<HeadMap>();
    map->values = *figure.panels[0].values;
    map->allowed = figure.panels[0].allowed;
    return map;
}

HeadLooks looks() {
    HeadLooks result;
    result.queryLabels = result.keyLabels = sampleTokens();
    result.sides.push_back({SideName::A, QStringLiteral("L2 H5"), QStringLiteral("no factor"), headMap()});
    return result;
}

SheetContent heads(int count) {
    SheetContent content;
    content.rowLabels = content.columnLabels = sampleTokens();
    content.rowName = QStringLiteral("query");
    content.columnName = QStringLiteral("key");
    content.hasOneScale = true;
    for (int head = 0; head < count; ++head) {
        SheetMap map;
        map.title = QStringLiteral("L0 H%1").arg(head);
        map.values = sampleFigure().panels[0].values;
        map.allowed = sampleFigure().panels[0].allowed;
        content.maps.push_back(map);
    }
    return content;
}

CurveContent curves() {
    CurveContent content;
    content.title = QStringLiteral("Entropy");
    content.xName = QStringLiteral("factor on q·k");
    content.yName = QStringLiteral("mean entropy (nats)");
    content.curves.push_back(
        {QStringLiteral("注意 entropy"), {0, 1, 2, 3}, {4, 2, 1, 0.5}, CurveRole::SideA});
    content.curves.push_back({QStringLiteral("max"), {0, 1, 2, 3}, {1, 2, 3, 4}, CurveRole::SideB});
    return content;
}

PatchLook patches() {
    PatchLook look;
    look.title = QStringLiteral("L1 H0");
    look.seen = QImage(64, 64, QImage::Format_RGB32);
    look.seen.fill(Qt::green);
    look.rows = look.columns = 2;
    look.leading = {QStringLiteral("CLS")};
    auto map = std::make_shared<HeadMap>();
    map->values = Matrix::Constant(5, 5, 0.2F);
    map->values(0, 1) = 0.6F;
    map->allowed.assign(5, {0, 5});
    look.weights = map;
    return look;
}

FigureSheet sheetOf(std::shared_ptr<const FigurePart> part) {
    FigureSheet sheet;
    sheet.parts.push_back(std::move(part));
    return sheet;
}

bool hasColour(const QImage& image, QRgb colour) {
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour) {
                return true;
            }
        }
    }
    return false;
}

QStringList textsOf(const std::shared_ptr<const FigurePart>& part) {
    QStringList texts;
    QXmlStreamReader xml(sheetBytes(sheetOf(part), QStringLiteral("svg")));
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("text")) {
            texts += xml.readElementText();
        }
    }
    return xml.hasError() ? QStringList() : texts;
}

std::shared_ptr<LinesPart> linesPart(const HeadLooks& looks, std::optional<TokenPlace> alone = std::nullopt) {
    constexpr double kThreshold = 0.1;
    return std::make_shared<LinesPart>(looks, visiblePairs(looks, kThreshold), kThreshold, alone);
}

} // namespace

class TestParts : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Where HEADSCOPE_FIGURES names a folder, the files stay there to be looked at.
    void everyPartIsWrittenInEveryFormat_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::shared_ptr<const FigurePart>>("part");
        const auto add = [](const char* name, std::shared_ptr<const FigurePart> part) {
            QTest::newRow(name) << QString::fromLatin1(name) << part;
        };
        HeadLooks both = looks();
        both.sides.push_back({SideName::B, QStringLiteral("L1 H2"), QStringLiteral("× 0.5"), headMap()});
        both.query = 6;
        add("maps", std::make_shared<MapsPart>(sampleFigure(2)));
        add("lines", linesPart(both));
        add("row", linesPart(looks(), TokenPlace{TokenRole::Query, 7}));
        add("heads", std::make_shared<SheetPart>(QStringLiteral("Heads"), heads(12)));
        add("steps", std::make_shared<SheetPart>(QStringLiteral("Steps"), heads(4),
                                                 std::vector<bool>{false, true, true, true}));
        add("scatter", std::make_shared<ScatterPart>(sampleScores(), 6, 11, HeadMarks()));
        add("curves", std::make_shared<CurvesPart>(curves()));
        add("picture", std::make_shared<PicturePart>(patches(), PatchDrawing(), 0));
    }
    void everyPartIsWrittenInEveryFormat() {
        QFETCH(QString, name);
        QFETCH(std::shared_ptr<const FigurePart>, part);
        const QTemporaryDir temporary;
        const QString folder = qEnvironmentVariable("HEADSCOPE_FIGURES", temporary.path());
        FigureSheet sheet = sheetOf(part);
        sheet.title = part->name();
        sheet.caption = QStringLiteral("Tokens 注意, سلام and 🙂 stay text.");
        for (const QString& suffix : documentSuffixes()) {
            const QString path = QStringLiteral("%1/%2.%3").arg(folder, name, suffix);
            writeSheet(path.toStdString(), sheet);
            QVERIFY2(QFileInfo(path).size() > 1000, qPrintable(path));
        }
    }

    void linesHaveBothColumnsOfTokensAndALineForEachWeight() {
        const auto part = linesPart(looks());
        const QStringList texts = textsOf(part);
        for (const QString& token : sampleTokens()) {
            QCOMPARE(texts.count(token), 2);
        }
        const QByteArray svg = sheetBytes(sheetOf(part), QStringLiteral("svg"));
        QCOMPARE(svg.count("<polyline"), 15); // the first query's own, and two each of the other seven
    }

    void linesOfOneTokenCarryTheirWeights() {
        const auto part = linesPart(looks(), TokenPlace{TokenRole::Query, 7});
        QVERIFY(textsOf(part).contains(QStringLiteral("0.75")));
    }

    void headsAreNamedAndShareOneBar() {
        const auto part = std::make_shared<SheetPart>(QStringLiteral("Heads"), heads(6));
        const QStringList texts = textsOf(part);
        for (int head = 0; head < 6; ++head) {
            QCOMPARE(texts.count(QStringLiteral("L0 H%1").arg(head)), 1);
        }
        QCOMPARE(texts.count(QStringLiteral("1.00")), 1);
        QCOMPARE(part->numbers().size(), std::size_t{6});
    }

    void moreHeadsThanFitStandInLines() {
        FigureLook look;
        look.font.setPixelSize(11);
        const SheetPart few(QString(), heads(4));
        const SheetPart many(QString(), heads(40));
        QVERIFY(many.heightFor(640, look) > 2 * few.heightFor(640, look));
    }

    void scatterNamesItsAxesAndHasAllHeads() {
        const auto part = std::make_shared<ScatterPart>(sampleScores(), 6, 11, HeadMarks());
        const QStringList texts = textsOf(part);
        QVERIFY(texts.contains(QStringLiteral("Previous token")) &&
                texts.contains(QStringLiteral("Induction")));
        const NumberTable table = part->numbers().front();
        QCOMPARE(table.rows.size(), std::size_t{48});
        QCOMPARE(table.rows[9], std::string("L1 H1"));
        QVERIFY(std::isnan(table.values(10, 1))); // has no induction score
    }

    void curvesKeepTheirNamesAsText() {
        const QStringList texts = textsOf(std::make_shared<CurvesPart>(curves()));
        for (const char* text : {"Entropy", "factor on q·k", "mean entropy (nats)", "max"}) {
            QVERIFY2(texts.contains(QString::fromUtf8(text)), qPrintable(texts.join(u'|')));
        }
        const auto tables = CurvesPart(curves()).numbers();
        QCOMPARE(tables.size(), std::size_t{2});
        QCOMPARE(tables[0].values(3, 1), 0.5F);
    }

    void curvesFillTheirRoomOnEveryDevice() {
        // The same picture at twice the resolution: the axis' line is found at twice the place.
        FigureSheet sheet = sheetOf(std::make_shared<CurvesPart>(curves()));
        const QImage one = sheetImage(sheet, 96);
        const QImage two =
            sheetImage(sheet, 192).scaled(one.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        double difference = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x) {
                difference += std::abs(qGray(one.pixel(x, y)) - qGray(two.pixel(x, y)));
            }
        }
        QVERIFY2(difference / (one.width() * one.height()) < 4, qPrintable(QString::number(difference)));
    }

    void pictureIsOneImageWithItsHeader() {
        const auto part = std::make_shared<PicturePart>(patches(), PatchDrawing(), 0);
        const QByteArray svg = sheetBytes(sheetOf(part), QStringLiteral("svg"));
        QCOMPARE(svg.count("<image"), 1);
        QVERIFY(svg.contains(">L1 H0</text>"));
        QCOMPARE(part->numbers().front().values(0, 0), 0.6F);
    }

    void partsOfAPageAreFoundWhereTheyAreInSight() {
        QWidget page;
        auto* layout = new QVBoxLayout(&page);
        auto* maps = new HeatmapView;
        maps->setContent(sampleFigure(2));
        auto* chart = new CurveChart;
        chart->setContent(curves());
        auto* hidden = new CurveChart;
        hidden->setContent(curves());
        auto* empty = new CurveChart;
        for (QWidget* widget : std::initializer_list<QWidget*>{maps, chart, hidden, empty}) {
            layout->addWidget(widget);
        }
        hidden->hide();
        page.resize(800, 900);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const std::vector<PartMaker> parts = partsIn(page);
        QCOMPARE(parts.size(), std::size_t{2});
        QCOMPARE(parts[0].make({})->numbers().size(), std::size_t{2});
        QCOMPARE(parts[1].name, QStringLiteral("Entropy"));
        page.hide(); // as a page that another one was chosen after
        QCOMPARE(partsIn(page).size(), std::size_t{2});
    }

    /// In the order in which everyPartIsWrittenInEveryFormat lists them.
    void everyPartIsDrawnInAWorkerAsInTheGuiThread_data() { everyPartIsWrittenInEveryFormat_data(); }
    void everyPartIsDrawnInAWorkerAsInTheGuiThread() {
        QFETCH(std::shared_ptr<const FigurePart>, part);
        const QByteArray here = sheetBytes(sheetOf(part), QStringLiteral("svg"));
        QByteArray there;
        std::atomic<bool> isDone = false;
        std::jthread worker([&] {
            there = sheetBytes(sheetOf(part), QStringLiteral("svg"));
            isDone = true;
        });
        QTRY_VERIFY(isDone); // which turns the event loop that widgets are asked in
        QVERIFY(here == there);
    }

    void workerThatWaitsForTheGuiThreadCanBeStopped() {
        std::atomic<bool> isStopped = false;
        {
            std::jthread worker([&](const std::stop_token& stop) {
                try {
                    runInGuiThread([] {}, {stop, {}});
                } catch (const Stopped&) {
                    isStopped = true;
                }
            });
        } // asks it to stop and waits, while no event is handled
        QVERIFY(isStopped);
    }

    void failureInTheGuiThreadComesOutInTheWorker() {
        std::atomic<bool> isCaught = false;
        std::jthread worker([&] {
            try {
                runInGuiThread([] { throw Error("gone"); }, {});
            } catch (const Error&) {
                isCaught = true;
            }
        });
        QTRY_VERIFY(isCaught);
    }

    void differencesOfASheetHaveTheChosenPalette() {
        SheetContent content = heads(1);
        content.maps[0].isDifference = true;
        content.maps[0].scale = ValueScale::diverging(0.75);
        FigureSheet sheet = sheetOf(std::make_shared<SheetPart>(QStringLiteral("Steps"), content));
        const auto end = [](const QString& name) {
            return findPalette(name, Palette::Kind::Diverging).colour(1);
        };
        QVERIFY(hasColour(sheetImage(sheet, 96), end(kDefaultDiverging)));
        sheet.look.differencePalette = kDarkDiverging;
        QVERIFY(hasColour(sheetImage(sheet, 96), end(kDarkDiverging)));
        QVERIFY(!hasColour(sheetImage(sheet, 96), end(kDefaultDiverging)));
    }

    void viewAsOnTheScreenIsRecordedWhenItIsChosenWithItsNumbers() {
        QWidget page;
        auto* bars = new PartBars(&page);
        bars->setBars({{QStringLiteral("H0"), 1, 0, false}});
        bars->resize(300, 100);
        page.resize(400, 200);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const std::vector<PartMaker> parts = partsIn(page);
        QCOMPARE(parts.size(), std::size_t{1});
        bars->setBars({{QStringLiteral("H0"), 1.5, 0, false}, {QStringLiteral("bias"), 0.25, {}, false}});
        const std::vector<NumberTable> tables = parts[0].make({})->numbers();
        QCOMPARE(tables.size(), std::size_t{1});
        QCOMPARE(tables[0].rows[1], std::string("bias"));
        QCOMPARE(tables[0].values(1, 0), 0.25F);
        delete bars;
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(parts[0].make({})), Error);
    }

    void lettersOfAScreenPartAreNoLargerThanThoseOfTheFigure() {
        QWidget box;
        QFont font = box.font();
        font.setPixelSize(20);
        box.setFont(font);
        box.resize(200, 100);
        const ScreenPart part(QStringLiteral("box"), box);
        FigureLook look;
        look.font.setPixelSize(10);
        QCOMPARE(part.heightFor(4000, look), 50.0);
        QCOMPARE(part.heightFor(50, look), 25.0); // fits into a narrow column
    }

    void screenPartIsInTheColoursOfThePaperAndLeavesTheWidget() {
        QWidget box;
        new QLabel(QStringLiteral("seen as 注意"), &box);
        box.resize(300, 60);
        box.setPalette(Theme::dark().palette());
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        const auto part = std::make_shared<ScreenPart>(QStringLiteral("label"), box);
        QCOMPARE(box.palette().color(QPalette::WindowText), Theme::dark().text);
        const QByteArray svg = sheetBytes(sheetOf(part), QStringLiteral("svg"));
        QVERIFY(svg.contains("seen as"));
        QVERIFY(svg.contains(Theme::light().text.name().toLatin1()));
        QVERIFY(!svg.contains(Theme::dark().text.name().toLatin1()));
    }
};

QTEST_MAIN(TestParts)
#include "tst_parts.moc"
