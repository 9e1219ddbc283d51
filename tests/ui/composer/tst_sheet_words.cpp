// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QtTest>

#include "core/base/error.h"
#include "tests/ui/composer/sample_parts.h"
#include "ui/composer/sheet_words.h"

using namespace headscope;

namespace {

/// With something set everywhere.
SheetPlan fullPlan() {
    SheetPlan plan;
    FigureSheet& sheet = plan.sheet;
    sheet.columns = 3;
    sheet.title = QStringLiteral("Zwei Köpfe <b>");
    sheet.caption = QStringLiteral("注意");
    sheet.hasLetters = true;
    sheet.width = 312;
    sheet.height = 700;
    sheet.dpi = 600;
    sheet.fontPoints = 7.5;
    sheet.family = QStringLiteral("DejaVu Serif");
    sheet.look.paper = Paper::Dark;
    sheet.look.palette = QStringLiteral("cividis");
    sheet.look.differencePalette = QStringLiteral("berlin");
    sheet.look.high = 0.25;
    sheet.look.showsBars = false;
    sheet.look.cellOutput = CellOutput::Image;
    sheet.says = FigureSheet::Says::WithoutText;
    plan.pieces = {{QStringLiteral("maps"), QStringLiteral("A and B"), nullptr},
                   {QStringLiteral("page:stepsPage/0"), QStringLiteral("Steps"), nullptr}};
    return plan;
}

std::string faultOf(const QJsonObject& words) {
    try {
        static_cast<void>(sheetPlanOf(words));
    } catch (const Error& error) {
        return error.what();
    }
    return "none";
}

} // namespace

class TestSheetWords : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everythingComesBack() {
        const SheetPlan again = sheetPlanOf(wordsOf(fullPlan()));
        QCOMPARE(wordsOf(again), wordsOf(fullPlan()));
        QCOMPARE(again.sheet.title, fullPlan().sheet.title);
        QCOMPARE(again.sheet.look.high, fullPlan().sheet.look.high);
        QCOMPARE(again.sheet.says, FigureSheet::Says::WithoutText);
        QCOMPARE(again.pieces.size(), std::size_t{2});
        QCOMPARE(again.pieces[1].key, QStringLiteral("page:stepsPage/0"));
        QCOMPARE(again.pieces[1].name, QStringLiteral("Steps"));
    }

    void nothingIsAsInANewFigure() {
        QCOMPARE(wordsOf(sheetPlanOf({})), wordsOf({}));
        QVERIFY(!sheetPlanOf(wordsOf({})).sheet.look.high);
    }

    void partWithoutAKeyIsLeftOut() {
        SheetPlan plan;
        plan.pieces = {{QString(), QString(), samplePart()}};
        QVERIFY(wordsOf(plan)[QStringLiteral("parts")].toArray().isEmpty());
    }

    void whatDoesNotFitIsNamed_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("width") << QStringLiteral("width") << QJsonValue(-3);
        QTest::newRow("paper") << QStringLiteral("paper") << QJsonValue(QStringLiteral("parchment"));
        QTest::newRow("parts") << QStringLiteral("parts") << QJsonValue(3);
        QTest::newRow("part") << QStringLiteral("parts") << QJsonValue(QJsonArray{QJsonObject()});
        QTest::newRow("high") << QStringLiteral("high") << QJsonValue(QStringLiteral("1"));
        QTest::newRow("unknown") << QStringLiteral("glow") << QJsonValue(true);
    }
    void whatDoesNotFitIsNamed() {
        QFETCH(QString, name);
        QFETCH(QJsonValue, value);
        const std::string fault = faultOf({{name, value}});
        QVERIFY2(fault.starts_with("figure: "), fault.c_str());
        QVERIFY2(fault.find(name.toStdString()) != fault.npos, fault.c_str());
    }
};

QTEST_MAIN(TestSheetWords)
#include "tst_sheet_words.moc"
