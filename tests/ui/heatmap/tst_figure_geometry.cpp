// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/ui/heatmap/causal_maps.h"
#include "ui/heatmap/figure_geometry.h"
#include "ui/heatmap/figure_text.h"

using namespace headscope;

namespace {

FigureContent contentOf(int tokens, int panels, const QString& label) {
    FigureContent content;
    const auto values = std::make_shared<const Matrix>(Matrix::Zero(tokens, tokens));
    for (int token = 0; token < tokens; ++token) {
        content.queryLabels += label;
    }
    content.keyLabels = content.queryLabels;
    for (int panel = 0; panel < panels; ++panel) {
        MapPanel map;
        map.badge = QStringLiteral("A");
        map.title = QStringLiteral("L2 H5");
        map.note = QStringLiteral("× 1/√32 = 0.1768 (model) · this softmax only");
        map.values = values;
        content.panels.push_back(map);
    }
    return content;
}

FigureFonts fonts() {
    QFont font;
    font.setPixelSize(13);
    return FigureFonts(font);
}

FigureGeometry layoutOf(const FigureContent& content, const QSizeF& size) {
    return layoutFigure(content, fonts(), LabelWidths::of(content, fonts()), size);
}

} // namespace

class TestFigureGeometry : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everythingIsInsideTheFigure_data() {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("panels");
        QTest::addColumn<QSize>("size");
        for (const int tokens : {1, 2, 14, 40, 128, 512}) {
            for (const int panels : {1, 2, 3}) {
                for (const QSize size : {QSize(500, 420), QSize(900, 600), QSize(1600, 700)}) {
                    QTest::addRow("%d tokens, %d maps, %d x %d", tokens, panels, size.width(), size.height())
                        << tokens << panels << size;
                }
            }
        }
    }

    void everythingIsInsideTheFigure() {
        QFETCH(int, tokens);
        QFETCH(int, panels);
        QFETCH(QSize, size);
        const auto geometry =
            layoutOf(contentOf(tokens, panels, QStringLiteral("pneumonoultramicroscopic")), size);
        const QRectF figure(QPointF(0, 0), QSizeF(size));
        QCOMPARE(geometry.panels.size(), static_cast<std::size_t>(panels));
        QVERIFY(figure.contains(geometry.panels[0].queryAxisName));
        for (const PanelGeometry& panel : geometry.panels) {
            QVERIFY(figure.contains(panel.accentLine));
            QVERIFY(figure.contains(panel.keyLabels));
            QVERIFY(figure.contains(panel.map));
            QVERIFY(figure.contains(panel.barText));
        }
    }

    void aFlatMapHasRoomForTheNameOfItsQueries() {
        FigureContent content = contentOf(8, 1, QStringLiteral("the"));
        content.queryLabels = content.queryLabels.first(2);
        content.panels[0].values = std::make_shared<const Matrix>(Matrix::Zero(2, 8));
        const auto geometry = layoutOf(content, {300, 300});
        const double name = textWidth(QStringLiteral("target token (query)"), fonts().small());
        QVERIFY(geometry.panels[0].map.height() < name);
        QVERIFY(geometry.panels[0].queryAxisName.height() >= name);
        QVERIFY(QRectF(0, 0, 300, 300).contains(geometry.panels[0].queryAxisName));
    }

    void partsOfAPanelDoNotOverlap() {
        const auto geometry = layoutOf(contentOf(14, 3, QStringLiteral("queen")), {900, 500});
        for (const PanelGeometry& panel : geometry.panels) {
            QVERIFY(panel.accentLine.bottom() <= panel.header.top());
            QVERIFY(std::max(panel.header.bottom(), panel.note.bottom()) <= panel.keyLabels.top());
            QVERIFY(panel.keyLabels.bottom() <= panel.map.top() + 1);
            QVERIFY(panel.map.bottom() <= panel.keyAxisName.top());
            QVERIFY(panel.keyAxisName.bottom() <= panel.bar.top());
            QVERIFY(panel.bar.bottom() <= panel.barText.top());
        }
    }

    void labelsOfOnePanelEndBeforeTheNext() {
        const auto geometry =
            layoutOf(contentOf(14, 3, QStringLiteral("pneumonoultramicroscopic")), {900, 500});
        QVERIFY(geometry.panels[0].keyLabels.right() < geometry.panels[1].map.left());
        QVERIFY(geometry.panels[1].keyLabels.right() < geometry.panels[2].map.left());
    }

    void mapsAreSquareAndEquallyFarApart() {
        const auto geometry = layoutOf(contentOf(14, 3, QStringLiteral("queen")), {1000, 480});
        const QRect first = geometry.panels[0].map;
        QCOMPARE(first.width(), first.height());
        QCOMPARE(geometry.panels[1].map.size(), first.size());
        const int distance = geometry.panels[1].map.left() - first.left();
        QVERIFY(std::abs(geometry.panels[2].map.left() - geometry.panels[1].map.left() - distance) <= 1);
    }

    void mapOfFewQueriesIsWide() {
        FigureContent content = contentOf(20, 1, QStringLiteral("queen"));
        content.panels[0].values = std::make_shared<const Matrix>(Matrix::Zero(10, 20));
        const auto geometry = layoutOf(content, {900, 900});
        QVERIFY(std::abs(geometry.panels[0].map.width() - 2 * geometry.panels[0].map.height()) <= 2);
    }

    void figureOfFittingHeightHasTheSameMaps() {
        const FigureContent content = contentOf(14, 3, QStringLiteral("queen"));
        const auto ample = layoutOf(content, {650, 5000});
        const auto fitting = layoutOf(content, {650, std::ceil(ample.usedHeight)});
        QCOMPARE(fitting.panels[0].map.size(), ample.panels[0].map.size());
    }

    void emptyContentHasNoPanels() { QVERIFY(layoutOf(FigureContent(), {900, 600}).panels.empty()); }

    void stridesAreRoundAndWideEnough() {
        QCOMPARE(labelStride(20, 12), 1);
        QCOMPARE(labelStride(7, 12), 2);
        QCOMPARE(labelStride(3, 12), 5);
        QCOMPARE(labelStride(1.3, 12), 10);
        QCOMPARE(labelStride(0.1, 12), 200);
    }

    void positionsAreWrittenWhereLabelsAreLeftOut() {
        const QStringList labels(30, QStringLiteral("king"));
        QCOMPARE(labelText(labels, 20, 1), QStringLiteral("king"));
        QCOMPARE(labelText(labels, 20, 5), QStringLiteral("20 king"));
    }

    void positionStaysInFrontOfRightToLeftText() {
        const QString text = labelText({QStringLiteral("سلام")}, 0, 2);
        QVERIFY(text.startsWith(QStringLiteral("0 \u2068")));
        QVERIFY(!text.isRightToLeft());
    }

    void notesAreBrokenBetweenTheirParts() {
        const QFont font = fonts().base();
        const QString note = QStringLiteral("no factor (× 1) · this softmax only");
        const double width = textWidth(QStringLiteral("no factor (× 1) · this"), font);
        QCOMPARE(wrappedText(note, font, width),
                 QStringList({QStringLiteral("no factor (× 1)"), QStringLiteral("this softmax only")}));
    }

    void wrappedNotesNeverLoseTheirEnd() {
        const QFont font = fonts().base();
        for (double width = 60; width < 400; width += 7) {
            const QStringList lines =
                wrappedText(QStringLiteral("× 1/√32 = 0.1768 (model) · whole model"), font, width);
            QVERIFY(lines.last().endsWith(QStringLiteral("model")));
            QVERIFY(!lines.join(QLatin1Char(' ')).contains(QChar(0x2026)));
        }
    }

    void wordTooWideForALineIsElidedInItsMiddle() {
        const QFont font = fonts().base();
        const QStringList lines = wrappedText(QStringLiteral("a · pneumonoultramicroscopic"), font, 80);
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[1].contains(QChar(0x2026)));
        QVERIFY(lines[1].startsWith(QStringLiteral("pn")) && lines[1].endsWith(QStringLiteral("ic")));
        QVERIFY(textWidth(lines[1], font) <= 80);
    }

    void wholeNoteHasRoomInEveryPanel() {
        for (const QSize size : {QSize(520, 420), QSize(650, 500), QSize(900, 600), QSize(1600, 700)}) {
            const FigureContent content = contentOf(14, 3, QStringLiteral("queen"));
            const PanelGeometry panel = layoutOf(content, size).panels[0];
            const auto lines = wrappedText(content.panels[0].note, fonts().base(), panel.note.width());
            const double needed = static_cast<double>(lines.size()) * 1.35 * fonts().em();
            QVERIFY(panel.note.height() == 0 || panel.note.height() >= needed - 1e-6);
        }
    }

    void shorterNotesDoNotMoveTheMaps() {
        FigureContent content = contentOf(14, 3, QStringLiteral("queen"));
        for (MapPanel& panel : content.panels) {
            panel.note = QStringLiteral("no factor (× 1) · whole model");
        }
        const auto oneLine = layoutOf(content, {640, 480});
        for (MapPanel& panel : content.panels) {
            panel.note = QStringLiteral("no factor (× 1) · window 4 · this softmax only");
        }
        QCOMPARE(layoutOf(content, {640, 480}).panels[2].map, oneLine.panels[2].map);
    }

    void anotherLetterSeldomMovesTheMaps() {
        QString label = QStringLiteral("q");
        QSet<int> places;
        for (int letters = 1; letters <= 12; ++letters) {
            places.insert(layoutOf(contentOf(14, 3, label), {1000, 480}).panels[2].map.left());
            label += QLatin1Char('u');
        }
        QVERIFY(places.size() > 1);
        QVERIFY(places.size() <= 4);
    }

    void remarkIsAboveAllMaps() {
        FigureContent content = contentOf(14, 3, QStringLiteral("queen"));
        content.remark = QStringLiteral("key 0 left out, rows not renormalised");
        const auto geometry = layoutOf(content, {900, 600});
        QVERIFY(geometry.remark.width() >= textWidth(content.remark, fonts().base()));
        QVERIFY(geometry.remark.bottom() <= geometry.panels[0].accentLine.top());
    }

    void smallestFigureHasMapsOfThatSize_data() {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("panels");
        for (const int tokens : {1, 2, 5, 14, 40, 512}) {
            for (const int panels : {1, 3}) {
                QTest::addRow("%d tokens, %d maps", tokens, panels) << tokens << panels;
            }
        }
    }

    void smallestFigureHasMapsOfThatSize() {
        QFETCH(int, tokens);
        QFETCH(int, panels);
        const FigureContent content = contentOf(tokens, panels, QStringLiteral("queen"));
        const QSizeF size = smallestFigure(content, fonts(), LabelWidths::of(content, fonts()), 60);
        const QRect map = layoutOf(content, size).panels[0].map;
        QVERIFY(std::min(map.width(), map.height()) >= 60);
        const QRect smaller = layoutOf(content, size - QSizeF(panels + 1, panels + 1)).panels[0].map;
        QVERIFY(std::min(smaller.width(), smaller.height()) < 60);
    }

    void axisNamesGetShorterBeforeTheyAreElided() {
        const QFont font = fonts().small();
        const QStringList names = {QStringLiteral("key (is attended to)"), QStringLiteral("key")};
        QCOMPARE(firstFittingText(names, font, 300), names[0]);
        QCOMPARE(firstFittingText(names, font, 60), names[1]);
    }

    void mapsOfTwoTextsHaveLabelsOfTheirOwn() {
        for (const QSize size : {QSize(500, 420), QSize(900, 600)}) {
            const auto geometry = layoutOf(mapsOfTwoTexts(6, 30), size);
            const PanelGeometry& a = geometry.panels[0];
            const PanelGeometry& b = geometry.panels[1];
            QVERIFY(QRectF(QPointF(0, 0), QSizeF(size)).contains(b.keyLabels));
            QCOMPARE(b.map.size(), a.map.size());
            QVERIFY(!b.queryLabels.isEmpty());
            QVERIFY(b.queryAxisName.left() > a.map.right());
            QVERIFY(b.queryLabels.right() <= b.map.left());
        }
    }

    void mapsOfOneTextShareTheLabelsOfTheFirst() {
        const auto geometry = layoutOf(contentOf(14, 3, QStringLiteral("queen")), {900, 500});
        QVERIFY(geometry.panels[1].queryLabels.isEmpty());
        QVERIFY(geometry.panels[1].queryAxisName.isEmpty());
    }
};

QTEST_MAIN(TestFigureGeometry)
#include "tst_figure_geometry.moc"
