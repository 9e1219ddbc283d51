// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

#include "tests/ui/pages/bundled_state.h"
#include "ui/charts/curve_chart.h"
#include "ui/controls/segmented_choice.h"
#include "ui/pages/rank_page.h"
#include "ui/panels/bar_table.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

namespace {

const HeadId kHead{2, 5};

} // namespace

class TestRankPage : public QObject {
    Q_OBJECT

    BundledState bundled_;
    std::unique_ptr<RankPage> page_;

    std::optional<double> number(const char* name) { return page_->number(QLatin1String(name)); }
    CurveChart* chart(const char* name) { return page_->findChild<CurveChart*>(QLatin1String(name)); }

  private Q_SLOTS:
    void init() {
        page_ = std::make_unique<RankPage>();
        page_->resize(700, 500);
        page_->setState(bundled_.of("The king said to the queen, \"You are the queen.\"", {kHead, {}, {}},
                                    {kHead, {}, {}}));
        page_->show();
    }
    void cleanup() { page_.reset(); }

    void fourMatricesWithTheirBounds() { // 14 tokens, d_k = 32, H d_k = 256
        QTRY_VERIFY(number("scores.rank"));
        QCOMPARE(number("scores.bound"), std::optional(14.0));
        QCOMPARE(number("concatenation.bound"), std::optional(14.0));
        QCOMPARE(number("scores.rank"), std::optional(14.0));
        QVERIFY(*number("weights.effective") < *number("weights.rank") + 1e-9);
        QVERIFY(!number("scores.other") && !number("other.rank"));
        const BarTableContent& content = page_->findChild<BarTable*>()->content();
        QCOMPARE(content.rows.size(), std::size_t{4});
        QCOMPARE(content.rows[3].note, QStringLiteral("14 × 256"));
        QCOMPARE(chart("rankValues")->content().curves.size(), std::size_t{4});
        QCOMPARE(chart("rankValues")->content().curves[0].y[0], 1.0);
    }

    void randomProjectionsForEachDivisor() {
        QTRY_VERIFY(number("random.256.scores.rank"));
        QCOMPARE(number("random.256.scores.rank"), std::optional(1.0)); // d_k = 1
        QCOMPARE(number("random.1.scores.rank"), std::optional(14.0));
        QCOMPARE(number("random.32.scores.rank"), std::optional(8.0));
        QVERIFY(*number("random.8.concatenation.effective") <= 14);
        QVERIFY(!number("random.3.scores.rank"));
        const CurveContent& content = chart("rankProjections")->content();
        QCOMPARE(content.curves[0].x.size(), std::size_t{9});
        QCOMPARE(content.marks.at(0).x, 16.0); // d_k = 16 at H = 16
        QCOMPARE(content.position.value_or(0), 8.0);
    }

    void aRandomInputIsASettingThatKeepsTheHead() {
        QTRY_VERIFY(number("scores.rank"));
        QSignalSpy changed(page_.get(), &StagePage::settingsChanged);
        Q_EMIT page_->findChild<SegmentedChoice*>(QStringLiteral("rankInput"))->chosen(1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(page_->settings(), (QJsonObject{{QStringLiteral("input"), QStringLiteral("random")}}));
        QVERIFY(number("scores.rank")); // is not computed again
        QTRY_COMPARE(number("random.2.scores.rank"), std::optional(128.0)); // 256 random tokens
        QTRY_VERIFY(number("random.16.scores.rank"));
        QCOMPARE(number("random.16.scores.rank"), std::optional(16.0));
        QVERIFY(page_->findChild<ThemedLabel*>(QStringLiteral("rankInputName"))
                    ->text()
                    .contains(QLatin1String("256 random")));
    }

    void anotherSeedIsAnotherPicture() {
        QTRY_VERIFY(number("random.256.scores.rank"));
        const double before = *number("random.8.concatenation.effective");
        QSignalSpy changed(page_.get(), &StagePage::settingsChanged);
        page_->findChild<QSpinBox*>(QStringLiteral("rankSeed"))->setValue(2);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(page_->settings(), (QJsonObject{{QStringLiteral("seed"), 2}}));
        QTRY_VERIFY(number("random.8.concatenation.effective").value_or(before) != before);
    }

    void settingsAreChecked() {
        QVERIFY(page_->setSettings({{QStringLiteral("seed"), -1}}).contains(QLatin1String("seed")));
        QVERIFY(page_->setSettings({{QStringLiteral("input"), QStringLiteral("noise")}})
                    .contains(QLatin1String("input")));
        QVERIFY(page_->setSettings({{QStringLiteral("other"), 1}}).contains(QLatin1String("\"other\"")));
        QVERIFY(page_->settings().isEmpty());
        const QJsonObject settings{{QStringLiteral("input"), QStringLiteral("random")},
                                   {QStringLiteral("seed"), 7}};
        QVERIFY(page_->setSettings(settings).isEmpty());
        QCOMPARE(page_->settings(), settings);
        QCOMPARE(page_->findChild<QSpinBox*>(QStringLiteral("rankSeed"))->value(), 7);
    }

    void theHonestStatementStandsThere() {
        const QString text = page_->findChild<ThemedLabel*>(QStringLiteral("rankStatement"))->text();
        QVERIFY(text.contains(QLatin1String("neither contains the other")));
        QVERIFY(text.contains(QLatin1String("Bhojanapalli")));
    }

    void withoutATextItSaysWhatToDo() {
        QTRY_VERIFY(number("scores.rank"));
        page_->setState({});
        QVERIFY(page_->findChild<ThemedLabel*>(QStringLiteral("rankEmpty"))->isVisible());
        QVERIFY(!number("scores.rank"));
    }
};

QTEST_MAIN(TestRankPage)
#include "tst_rank_page.moc"
