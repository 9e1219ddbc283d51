// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/map_measures.h"
#include "core/analysis/map_template.h"
#include "tests/core/analysis/hand_worked_map.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

TemplateScore scoreOf(std::string_view text) {
    const HeadMap map = causalEighths();
    return templateScore(map, templateCells(parseTemplate(text), {map, kRepeatedTokens, kRepeatedTokens}));
}

double measured(std::string_view key) {
    const HeadMap map = causalEighths();
    for (const MapMeasure& measure : mapMeasures()) {
        if (measure.info.key == key) {
            return measure.measure({map, kRepeatedTokens, kRepeatedTokens});
        }
    }
    return std::nan("");
}

} // namespace

class TestMapTemplate : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void readsOffsetsAndRanges() {
        QCOMPARE(parseTemplate("-1").offsets, (std::vector<OffsetRange>{{-1, -1}}));
        QCOMPARE(parseTemplate(" -8..-1 , +1,0").offsets, (std::vector<OffsetRange>{{-8, 1}}));
        QCOMPARE(parseTemplate("3,-1,-2").offsets, (std::vector<OffsetRange>{{-2, -1}, {3, 3}}));
        QCOMPARE(parseTemplate("\u22121").offsets, (std::vector<OffsetRange>{{-1, -1}})); // a true minus
    }

    void readsNamedPlaces() {
        const MapTemplate named = parseTemplate("first, same,after-same");
        QVERIFY(named.firstKey && named.sameToken && named.afterSame && named.offsets.empty());
        QVERIFY(named.needsTokens() && named.needsOneText());
        QVERIFY(!parseTemplate("first").needsOneText());
    }

    void refusesAnythingElse_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", ",", "-1,", "one", "-1..", "..3", "-1..-8", "1.5", "- 1", "-1 -2",
                                 "99999999999", "999999999999999999999999", "First", "--1", "0x1"}) {
            QTest::newRow(text) << QByteArray(text);
        }
    }

    void refusesAnythingElse() {
        QFETCH(QByteArray, text);
        const QString error = errorText([&] { (void)parseTemplate(text.toStdString()); });
        QVERIFY2(error.contains(QLatin1String("template")), qPrintable(error));
    }

    void offsetsGiveTheNeighboursScores() {
        QCOMPARE(scoreOf("-1").perRow, measured("previous_token"));
        QCOMPARE(scoreOf("0").perRow, measured("self_token"));
        QCOMPARE(scoreOf("first").perRow, measured("first_token"));
        QCOMPARE(scoreOf("same").perRow, measured("duplicate_token"));
        QCOMPARE(scoreOf("after-same").perRow, measured("induction"));
    }

    void theShareIsOfAllWeight() {
        const TemplateScore score = scoreOf("-1");
        QVERIFY(isClose(score.share, (0.75 + 0.25 + 0.5) / 4));
        QCOMPARE(score.rows, Index{3});
    }

    void rangesAddUp() {
        QVERIFY(isClose(scoreOf("-2..-1").perRow, (0.75 + (0.5 + 0.25) + (0.125 + 0.5)) / 3));
    }

    void cellsThatAreNamedTwiceCountOnce() {
        // row 2: keys 0, 1; row 3: keys 0, 2 and what followed them, 1, 3
        QVERIFY(isClose(scoreOf("same,after-same,same").perRow, (0.75 + 1) / 2));
        QVERIFY(isClose(scoreOf("-100..100").perRow, 1));
    }

    void maskedCellsAreNotAsked() {
        const TemplateScore score = scoreOf("+1");
        QVERIFY(std::isnan(score.perRow) && std::isnan(score.share));
        QCOMPARE(score.rows, Index{0});
    }

    void aDrawnPatternIsOneToo() {
        CellPattern drawn = CellPattern::Constant(4, 4, false);
        drawn(0, 3) = drawn(3, 2) = drawn(3, 3) = true; // the first is masked
        const TemplateScore score = templateScore(causalEighths(), drawn);
        QVERIFY(isClose(score.perRow, 0.75));
        QVERIFY(isClose(score.share, 0.75 / 4));
    }

    void aPatternOfAnotherSizeIsRefused() {
        const QString error =
            errorText([] { (void)templateScore(causalEighths(), CellPattern::Constant(3, 4, true)); });
        QVERIFY2(error.contains(QLatin1String("4 x 4")) && error.contains(QLatin1String("3 x 4")),
                 qPrintable(error));
    }

    void offsetsSayNothingAboutCrossAttention() {
        HeadMap map = causalEighths();
        map.head.kind = AttentionKind::Cross;
        QVERIFY(!errorText([&] { (void)templateCells(parseTemplate("-1"), {map}); }).isEmpty());
        QVERIFY(isClose(templateScore(map, templateCells(parseTemplate("first"), {map})).perRow, 2.375 / 4));
    }
};

QTEST_APPLESS_MAIN(TestMapTemplate)
#include "tst_map_template.moc"
