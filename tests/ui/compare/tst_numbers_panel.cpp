// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolTip>

#include "ui/compare/next_token_chart.h"
#include "ui/compare/numbers_panel.h"
#include "ui/compare/numbers_table.h"

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
        numbers_.next = {{QStringLiteral("<b>x</b>"), 0.31, 0.12}, {QStringLiteral("·and"), 0.12, 0.06}};
        numbers_.divergence = 0.41;
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
        QCOMPARE(chart()->accessibleDescription(),
                 QStringLiteral("<b>x</b>: A 0.31, B 0.12; ·and: A 0.12, B 0.060"));
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
        numbers_.next = {{QStringLiteral("x"), 2e-5, 0.0031}};
        numbers_.divergence = 1e-6;
        panel_->setNumbers(numbers_);
        QCOMPARE(chart()->accessibleDescription(), QStringLiteral("x: A < 0.001, B 0.0031"));
    }

    void noMoreThanSixTokensAreShown() {
        numbers_.next.assign(9, {QStringLiteral("x"), 0.1, 0.1});
        panel_->setNumbers(numbers_);
        QCOMPARE(chart()->accessibleDescription().count(QStringLiteral("x: ")), 6);
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
        QVERIFY(chart()->x() - table()->geometry().right() < 3 * panel_->fontMetrics().height());
        QVERIFY(chart()->geometry().right() > 1340);
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
        QCOMPARE(chart()->y(), table()->y());
        panel_->resize(panel_->minimumSizeHint().width(), 300);
        QCoreApplication::processEvents();
        QVERIFY(chart()->y() >= table()->geometry().bottom());
    }

  private:
    [[nodiscard]] QLabel* label(const char* name) const {
        return panel_->findChild<QLabel*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString text(const char* name) const { return label(name)->text(); }
    [[nodiscard]] int rightEdge(const char* name) const { return label(name)->geometry().right(); }
    [[nodiscard]] NextTokenChart* chart() const { return panel_->findChild<NextTokenChart*>(); }
    [[nodiscard]] NumbersTable* table() const { return panel_->findChild<NumbersTable*>(); }

    std::unique_ptr<NumbersPanel> panel_;
    ComparisonNumbers numbers_;
};

QTEST_MAIN(NumbersPanelTest)
#include "tst_numbers_panel.moc"
