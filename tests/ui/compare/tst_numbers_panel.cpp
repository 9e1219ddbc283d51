// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QHelpEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolTip>

#include "ui/compare/numbers_panel.h"
#include "ui/compare/numbers_table.h"
#include "ui/compare/prediction_chart.h"
#include "ui/compare/predictions_panel.h"
#include "ui/controls/segmented_choice.h"

using namespace headscope;

namespace {

ComparedNumber row(const QString& name, std::optional<double> a, std::optional<double> b) {
    ComparedNumber number;
    number.name = name;
    number.unit = QStringLiteral("nats");
    number.tooltip = QStringLiteral("what it means");
    number.a = a;
    number.b = b;
    number.absence = QStringLiteral("needs a rerun");
    return number;
}

} // namespace

class NumbersPanelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        panel_ = std::make_unique<NumbersPanel>();
        panel_->resize(900, 300);
        numbers_ = {};
        numbers_.rows = {row(QStringLiteral("Mean entropy"), 1.31, 0.22),
                         row(QStringLiteral("Loss"), 3.02, std::nullopt)};
        numbers_.predictions = {
            {QStringLiteral("Next token"),
             {},
             {},
             {{QStringLiteral("<b>x</b>"), 0.31, 0.12}, {QStringLiteral("·and"), 0.12, 0.06}},
             0.41}};
        panel_->setNumbers(numbers_);
        panel_->show();
    }

    void aRowShowsNameWithUnitBothSidesAndDifference() {
        QCOMPARE(text("0/name"), QStringLiteral("Mean entropy (nats)"));
        QCOMPARE(text("0/a"), QStringLiteral("1.31"));
        QCOMPARE(text("0/b"), QStringLiteral("0.22"));
        QCOMPARE(text("0/difference"), QStringLiteral("\u22121.09"));
    }

    void aMissingNumberSaysWhy() {
        QCOMPARE(text("1/b"), QStringLiteral("—"));
        QCOMPARE(label("1/b")->toolTip(), QStringLiteral("needs a rerun"));
        QCOMPARE(label("1/a")->toolTip(), QStringLiteral("what it means"));
    }

    void aNumbersLeftEdgeMayMoveButItsRightEdgeDoesNot() {
        QCoreApplication::processEvents();
        const int before = rightEdge("0/a");
        numbers_.rows[0].a = 0.1;
        panel_->setNumbers(numbers_);
        QCoreApplication::processEvents();
        QCOMPARE(rightEdge("0/a"), before);
        QVERIFY(label("0/a")->alignment().testFlag(Qt::AlignRight));
    }

    void fewerRowsTakeTheOthersAway() {
        numbers_.rows.pop_back();
        panel_->setNumbers(numbers_);
        QVERIFY(label("1/a") == nullptr);
        QVERIFY(label("0/a") != nullptr);
    }

    void aRowsNameIsPlainText() {
        numbers_.rows[0].name = QStringLiteral("<b>x</b>");
        panel_->setNumbers(numbers_);
        QCOMPARE(text("0/name"), QStringLiteral("<b>x</b> (nats)"));
        QCOMPARE(label("0/name")->textFormat(), Qt::PlainText);
    }

    void theChartIsReadOutWithItsNumbers() {
        QCOMPARE(
            chart()->accessibleDescription(),
            QStringLiteral("“\u2068<b>x</b>\u2069”: A 0.31, B 0.12; “\u2068·and\u2069”: A 0.12, B 0.060"));
    }

    void aTagInATokensTooltipIsNotHtml() {
        const QPoint where(10,
                           chart()->height() * 3 / 2 / 8); // the first of six rows between header and footer
        QHelpEvent help(QEvent::ToolTip, where, chart()->mapToGlobal(where));
        QApplication::sendEvent(chart(), &help);
        QVERIFY(QToolTip::text().contains(QStringLiteral("&lt;b&gt;")));
        QToolTip::hideText();
    }

    void verySmallNumbersAreNotZero() {
        numbers_.predictions[0].tokens = {{QStringLiteral("x"), 2e-5, 0.0031}};
        numbers_.predictions[0].divergence = 1e-6;
        panel_->setNumbers(numbers_);
        QCOMPARE(chart()->accessibleDescription(), QStringLiteral("“\u2068x\u2069”: A < 0.001, B 0.0031"));
    }

    void ofSeveralPlacesOneIsChosenAndTheFirstIsShown() {
        QVERIFY(choice()->isHidden());
        addPlace();
        QCOMPARE(chart()->accessibleName(), QStringLiteral("Next token"));
        QVERIFY(choice()->isVisible());
        choice()->findChildren<QAbstractButton*>().last()->click();
        QCOMPARE(chart()->accessibleName(), QStringLiteral("Hidden token at position 5"));
        QCOMPARE(chart()->accessibleDescription(), QStringLiteral("“\u2068y\u2069”: A 0.50, B 0.25"));
    }

    void theChosenPlaceStaysUnderOtherNumbers() {
        addPlace();
        choice()->findChildren<QAbstractButton*>().last()->click();
        numbers_.predictions[1].tokens[0].a = 0.75;
        panel_->setNumbers(numbers_);
        QCOMPARE(chart()->accessibleDescription(), QStringLiteral("“\u2068y\u2069”: A 0.75, B 0.25"));
        numbers_.predictions.pop_back(); // and gives way to one that exists
        panel_->setNumbers(numbers_);
        QCOMPARE(chart()->accessibleName(), QStringLiteral("Next token"));
    }

    void withoutAPredictionOneLineSaysWhy() {
        numbers_.predictions.clear();
        numbers_.noPrediction = QStringLiteral("Type [MASK] to see what the model expects there.");
        panel_->setNumbers(numbers_);
        QVERIFY(chart()->isHidden());
        QVERIFY(label("noPrediction")->isVisible());
        QCOMPARE(label("noPrediction")->text(), numbers_.noPrediction);
    }

    void noMoreThanSixTokensAreShown() {
        numbers_.predictions[0].tokens.assign(9, {QStringLiteral("x"), 0.1, 0.1});
        panel_->setNumbers(numbers_);
        QCOMPARE(chart()->accessibleDescription().count(QStringLiteral("x\u2069”: ")), 6);
    }

    void percentagePointsAreExplained() {
        numbers_.rows[0].kind = NumberKind::Percent;
        panel_->setNumbers(numbers_);
        QVERIFY(label("0/difference")->toolTip().contains(QStringLiteral("pp: percentage points")));
        QCOMPARE(label("0/a")->toolTip(), QStringLiteral("what it means"));
    }

    void theCaptionStandsUnderTheTable() {
        QVERIFY(label("numbersCaption")->isHidden());
        panel_->setCaption(QStringLiteral("weights over all keys"));
        QCoreApplication::processEvents();
        QVERIFY(label("numbersCaption")->isVisible());
        QVERIFY(label("numbersCaption")->y() > table()->geometry().bottom());
    }

    void theTableKeepsItsWidthAndTheChartTakesTheRest() {
        panel_->resize(1400, 300);
        QCoreApplication::processEvents();
        QCOMPARE(table()->width(), table()->sizeHint().width());
        QVERIFY(predictions()->x() - table()->geometry().right() < 3 * panel_->fontMetrics().height());
        QVERIFY(predictions()->geometry().right() > 1340);
    }

    void atItsNaturalHeightNothingScrolls() {
        panel_->setCaption(QStringLiteral("weights over all keys"));
        panel_->resize(900, panel_->sizeHint().height());
        QCoreApplication::processEvents();
        QCOMPARE(panel_->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
        QVERIFY(panel_->minimumSizeHint().height() <= 5 * panel_->fontMetrics().height());
    }

    void partsStandSideBySideOrBelowEachOther() {
        QCoreApplication::processEvents();
        QCOMPARE(predictions()->y(), table()->y());
        panel_->resize(panel_->minimumSizeHint().width(), 300);
        QCoreApplication::processEvents();
        QVERIFY(predictions()->y() >= table()->geometry().bottom());
    }

  private:
    [[nodiscard]] QLabel* label(const char* name) const {
        return panel_->findChild<QLabel*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString text(const char* name) const { return label(name)->text(); }
    [[nodiscard]] int rightEdge(const char* name) const { return label(name)->geometry().right(); }
    [[nodiscard]] SegmentedChoice* choice() const {
        return panel_->findChild<SegmentedChoice*>(QStringLiteral("predictionChoice"));
    }
    [[nodiscard]] PredictionsPanel* predictions() const { return panel_->findChild<PredictionsPanel*>(); }
    void addPlace() {
        numbers_.predictions.push_back({QStringLiteral("Hidden token at position 5"),
                                        QStringLiteral("mask 2"),
                                        QStringLiteral("position 5"),
                                        {{QStringLiteral("y"), 0.5, 0.25}},
                                        0.1});
        panel_->setNumbers(numbers_);
    }
    [[nodiscard]] PredictionChart* chart() const { return panel_->findChild<PredictionChart*>(); }
    [[nodiscard]] NumbersTable* table() const { return panel_->findChild<NumbersTable*>(); }

    std::unique_ptr<NumbersPanel> panel_;
    ComparisonNumbers numbers_;
};

QTEST_MAIN(NumbersPanelTest)
#include "tst_numbers_panel.moc"
