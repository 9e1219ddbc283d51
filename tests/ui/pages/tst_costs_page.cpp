// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "tests/ui/pages/bundled_state.h"
#include "ui/charts/curve_chart.h"
#include "ui/controls/divisor_spin.h"
#include "ui/pages/costs_page.h"
#include "ui/panels/bar_table.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

class TestCostsPage : public QObject {
    Q_OBJECT

    BundledState bundled_;
    std::unique_ptr<CostsPage> page_;

    DivisorSpin* spin(const char* key) {
        return page_->findChild<DivisorSpin*>(QStringLiteral("shape_") + QLatin1String(key));
    }
    void type(const char* key, const char* digits) {
        auto* field = spin(key)->findChild<QLineEdit*>();
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(digits));
        QTest::keyClick(field, Qt::Key_Return);
    }
    BarTable* table() { return page_->findChild<BarTable*>(QStringLiteral("costTable")); }
    double number(const char* name) { return page_->number(QLatin1String(name)).value_or(-1); }

  private Q_SLOTS:
    void init() {
        page_ = std::make_unique<CostsPage>();
        page_->resize(700, 500);
        page_->setState(bundled_.of("The king said to the queen", {{2, 5}, {}, {}}, {{2, 5}, {}, {}}));
        page_->show();
    }
    void cleanup() { page_.reset(); }

    void itBeginsWithTheModelAndTheText() { // d = 256, H = 8, G = 4, d_k = 32, 6 layers, 7 tokens
        QCOMPARE(spin("width")->value(), 256);
        QCOMPARE(spin("kvHeads")->value(), 4);
        QCOMPARE(spin("tokens")->value(), 7);
        QCOMPARE(number("parameters.mha"), 4.0 * 256 * 256);
        QCOMPARE(number("parameters.gqa"), 3.0 * 256 * 256);
        QCOMPARE(number("projections.mha"), 8.0 * 7 * 256 * 256);
        QCOMPARE(number("scores.mqa"), 4.0 * 7 * 7 * 256);
        QCOMPARE(number("softmax.mha"), 8.0 * 7 * 7);
        QCOMPARE(number("softmax.single_head"), 7.0 * 7);
        QCOMPARE(number("operations.mha"), 8.0 * 7 * 256 * 256 + 4.0 * 7 * 7 * 256 + 8.0 * 7 * 7);
        QCOMPARE(number("cache.gqa"), 2.0 * 6 * 7 * 4 * 32 * 2);
        QVERIFY(page_->settings().isEmpty());
        QVERIFY(!page_->number(QStringLiteral("parameters.other")));
        QVERIFY(!page_->number(QStringLiteral("parameters")));
    }

    void theTableHasFormulaNumberAndBar() {
        const BarTableContent& content = table()->content();
        QCOMPARE(content.rows.size(), std::size_t{5});
        QCOMPARE(content.columns.size(), std::size_t{4});
        QVERIFY(content.columns[1].isMarked && !content.columns[0].isMarked); // the model is GQA
        QCOMPARE(content.rows[0].cells[0].formula, QStringLiteral("8·T·d²"));
        QCOMPARE(content.rows[0].cells[0].numbers[0], QStringLiteral("3\u202F670\u202F016"));
        QCOMPARE(content.rows[0].cells[1].share, 0.75);
        QCOMPARE(content.rows[2].cells[3].share, 0.125); // softmax of one head
    }

    void whatIsTypedIsASettingAndOneStep() {
        QSignalSpy changed(page_.get(), &StagePage::settingsChanged);
        type("width", "512");
        QCOMPARE(changed.size(), 1);
        QCOMPARE(page_->settings(), (QJsonObject{{QStringLiteral("width"), 512}}));
        QCOMPARE(number("parameters.mha"), 1'048'576.0);
        QCOMPARE(spin("headWidth")->value(), 64);
        QTest::mouseClick(page_->findChild<QPushButton*>(QStringLiteral("shapeReset")), Qt::LeftButton);
        QCOMPARE(changed.size(), 2);
        QVERIFY(page_->settings().isEmpty());
        QCOMPARE(spin("width")->value(), 256);
    }

    void arrowsGoFromDivisorToDivisor() {
        spin("kvHeads")->stepUp();
        QCOMPARE(spin("kvHeads")->value(), 8);
        spin("kvHeads")->stepUp();
        QCOMPARE(spin("kvHeads")->value(), 8);
        spin("kvHeads")->stepBy(-3);
        QCOMPARE(spin("kvHeads")->value(), 1);
        QCOMPARE(number("cache.gqa"), number("cache.mqa"));
        spin("heads")->stepUp();
        QCOMPARE(spin("heads")->value(), 16);
    }

    void aShapeThatCannotBeSaysWhy() {
        type("heads", "7");
        auto* fault = page_->findChild<ThemedLabel*>(QStringLiteral("costFault"));
        QVERIFY(fault->isVisible());
        QVERIFY2(fault->text().contains(QLatin1String("a divisor of the width 256")), qPrintable(fault->text()));
        QVERIFY(!table()->isVisible());
        QVERIFY(!page_->number(QStringLiteral("parameters.mha")));
        QCOMPARE(spin("heads")->value(), 7); // what was typed stays
        type("headWidth", "32");
        QVERIFY(table()->isVisible());
        QCOMPARE(number("parameters.mha"), 4.0 * 256 * 7 * 32);
    }

    void aPlaceOnTheCurvesIsTheNumberOfTokens() {
        QSignalSpy changed(page_.get(), &StagePage::settingsChanged);
        auto* curves = page_->findChild<CurveChart*>(QStringLiteral("costCurves"));
        QCOMPARE(curves->content().curves.size(), std::size_t{4});
        QVERIFY(curves->content().isLogX && curves->content().isLogY);
        Q_EMIT curves->positionChosen(1000.3);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(spin("tokens")->value(), 1000);
        QCOMPARE(curves->content().position.value_or(0), 1000.0);
    }

    void settingsAreTakenOverAndChecked() {
        QSignalSpy changed(page_.get(), &StagePage::settingsChanged);
        const QJsonObject settings{{QStringLiteral("heads"), 32},
                                   {QStringLiteral("kvHeads"), 4},
                                   {QStringLiteral("layers"), 2}};
        QVERIFY(page_->setSettings(settings).isEmpty());
        QCOMPARE(page_->settings(), settings);
        QCOMPARE(8 * number("cache.gqa"), number("cache.mha"));
        QVERIFY(page_->setSettings({{QStringLiteral("depth"), 1}}).contains(QLatin1String("\"depth\"")));
        QVERIFY(page_->setSettings({{QStringLiteral("heads"), 0}}).contains(QLatin1String("heads")));
        QVERIFY(page_->setSettings({{QStringLiteral("heads"), 1.5}}).contains(QLatin1String("heads")));
        QVERIFY(page_->setSettings({{QStringLiteral("heads"), QStringLiteral("8")}})
                    .contains(QLatin1String("heads")));
        QCOMPARE(page_->settings(), settings); // wrong ones changed nothing
        QCOMPARE(changed.size(), 0);
    }

    void withoutAModelItSaysWhatToDo() {
        page_->setState({});
        QVERIFY(page_->findChild<ThemedLabel*>(QStringLiteral("costFault"))->isVisible());
        QVERIFY(!page_->number(QStringLiteral("parameters.mha")));
    }
};

QTEST_MAIN(TestCostsPage)
#include "tst_costs_page.moc"
