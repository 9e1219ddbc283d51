// SPDX-License-Identifier: GPL-3.0-or-later
// The page "Scaling" in the window, on the bundled model.
#include <cmath>

#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

#include "core/analysis/distribution.h"
#include "core/survey/prediction_change.h"
#include "tests/support/golden.h"
#include "ui/charts/curve_chart.h"
#include "ui/controls/scale_slider.h"
#include "ui/controls/segmented_choice.h"
#include "ui/pages/page_stack.h"
#include "ui/pages/scaling_page.h"
#include "ui/theme/themed_label.h"
#include "ui/window/main_window.h"

using namespace headscope;

class TestScalingPage : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;
    ScalingPage* page_ = nullptr;

    Session& session() { return window_->session(); }
    template <typename Widget>
    Widget* find(const char* name) {
        return page_->findChild<Widget*>(QString::fromLatin1(name));
    }
    double number(const char* name) {
        return page_->number(QString::fromLatin1(name)).value_or(std::numeric_limits<double>::quiet_NaN());
    }
    bool has(const char* name) { return page_->number(QString::fromLatin1(name)).has_value(); }
    void set(const QJsonObject& settings) { QCOMPARE(page_->setSettings(settings), QString()); }
    void moveTo(double factor) { Q_EMIT find<CurveChart>("scalingCurveChart")->positionChosen(factor); }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1280, 800);
        window_->show();
        QSignalSpy computed(&session(), &Session::comparisonComputed);
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QVERIFY(computed.wait());
        page_ = window_->findChild<ScalingPage*>(QStringLiteral("scalingPage"));
        auto* pages = window_->findChild<PageStack*>();
        pages->setCurrent(pages->indexOf(QStringLiteral("scalingPage")));
        QVERIFY(page_->isVisible());
    }
    void cleanup() { window_.reset(); }

    void numbersAreThoseOfTheHead() {
        QTRY_VERIFY(has("gradient.key") && has("kl") && has("deviation"));
        const SideResult& a = session().comparison()->comparison.a;
        const HeadScaling scaling(a.model->transformer(), session().comparison()->text->run, a.side.head,
                                  a.side.attention);
        const FactorEffect expected = scaling.at(a.map->attention.factor);
        QCOMPARE(number("factor"), double{expected.factor});
        QCOMPARE(number("entropy"), expected.entropy);
        QCOMPARE(number("largest"), expected.largestWeight);
        QCOMPARE(number("saturated"), expected.saturated);
        QCOMPARE(number("jacobian"), expected.jacobian);
        QCOMPARE(number("gradient.query"), expected.queryGradient);
        QCOMPARE(number("gradient.key"), expected.keyGradient);
        QCOMPARE(number("kl"), 0.0);
        QCOMPARE(number("predicted_deviation"), scaling.distribution().predictedDeviation);
        QVERIFY(std::abs(number("unit_deviation") - std::sqrt(32.0)) < 1e-9);
        QVERIFY(!has("nothing"));
    }

    void movingTheFactorEditsTheSide() {
        QTRY_VERIFY(has("entropy"));
        const double before = number("entropy");
        QSignalSpy edited(page_, &StagePage::sideEdited);
        moveTo(1);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(session().side(SideName::A).attention.scale, Scale(FixedScale{1}));
        QCOMPARE(number("factor"), 1.0);
        QTRY_VERIFY(has("entropy"));
        QVERIFY(number("entropy") < before);
        QTRY_COMPARE(session().comparison()->comparison.a.map->attention.factor, 1.0F);
        QCOMPARE(number("factor"), 1.0);
        const auto kl = [&] {
            const auto& text = *session().comparison()->text;
            return predictionChange(text.model->transformer(), *text.run, AttentionKind::Self,
                                    session().side(SideName::A).attention);
        };
        QTRY_VERIFY(has("kl"));
        QVERIFY(number("kl") > 0);
        QVERIFY(std::abs(number("kl") - kl()) < 1e-6);
    }

    /// What the session still answers to earlier moves does not move the slider back.
    void theSliderRunsAheadOfTheSession() {
        QTRY_VERIFY(has("entropy"));
        for (const double factor : {0.3, 0.5, 0.8, 2.5}) {
            moveTo(factor);
            QCOMPARE(number("factor"), double{static_cast<float>(factor)});
        }
        QSignalSpy computed(&session(), &Session::comparisonComputed);
        do {
            QCOMPARE(number("factor"), 2.5);
        } while (session().comparison()->comparison.a.map->attention.factor != 2.5F && computed.wait());
        QCOMPARE(find<ScaleSlider>("scalingFactor")->scale(), Scale(FixedScale{2.5F}));
    }

    void aFactorThatIsSetElsewhereIsShown() {
        QTRY_VERIFY(has("entropy"));
        moveTo(2);
        QTRY_COMPARE(session().comparison()->comparison.a.map->attention.factor, 2.0F);
        Side side = session().side(SideName::A);
        side.attention.scale = FixedScale{0.05F};
        session().setSide(SideName::A, side);
        QTRY_COMPARE(number("factor"), double{0.05F});
        QTRY_VERIFY(has("gradient.query"));
    }

    void sideBHasItsOwnFactor() {
        QTRY_VERIFY(has("entropy"));
        QSignalSpy settings(page_, &StagePage::settingsChanged);
        auto* choice = find<SegmentedChoice>("scalingSide");
        QTest::mouseClick(choice->findChildren<QAbstractButton*>().at(1), Qt::LeftButton);
        QCOMPARE(settings.count(), 1);
        moveTo(0.5);
        QCOMPARE(session().side(SideName::B).attention.scale, Scale(FixedScale{0.5F}));
        QVERIFY(session().side(SideName::A).attention.scale != Scale(FixedScale{0.5F}));
        QTRY_VERIFY(has("entropy"));
    }

    void curvesAreThereForAllFactors() {
        auto* chart = find<CurveChart>("scalingCurveChart");
        const auto points = [&] {
            return chart->content().curves.empty() ? std::size_t{0} : chart->content().curves.at(0).x.size();
        };
        QTRY_VERIFY(points() >= 33);
        QVERIFY(chart->content().position.has_value());
        QTRY_VERIFY(!find<CurveChart>("scalingDistributionChart")->content().isEmpty());
        set({{QStringLiteral("curves"), QStringLiteral("prediction")}});
        QTRY_VERIFY_WITH_TIMEOUT(points() >= 33, 20000);
        for (const double kl : chart->content().curves.at(0).y) {
            QVERIFY(kl >= 0);
        }
    }

    void settingsComeBack() {
        QCOMPARE(page_->settings(), (QJsonObject{{QStringLiteral("side"), QStringLiteral("a")},
                                                 {QStringLiteral("curves"), QStringLiteral("weights")},
                                                 {QStringLiteral("distribution"), QStringLiteral("plain")}}));
        QSignalSpy changed(page_, &StagePage::settingsChanged);
        const QJsonObject other{{QStringLiteral("side"), QStringLiteral("b")},
                                {QStringLiteral("curves"), QStringLiteral("gradients")},
                                {QStringLiteral("distribution"), QStringLiteral("scaled")}};
        set(other);
        QCOMPARE(page_->settings(), other);
        QVERIFY(changed.isEmpty());
        set({{QStringLiteral("side"), QStringLiteral("b")}}); // the rest is as at the start
        QCOMPARE(page_->settings(), (QJsonObject{{QStringLiteral("side"), QStringLiteral("b")},
                                                 {QStringLiteral("curves"), QStringLiteral("weights")},
                                                 {QStringLiteral("distribution"), QStringLiteral("plain")}}));
    }

    void settingsThatDoNotFitChangeNothing() {
        const QJsonObject before = page_->settings();
        for (const QJsonObject& wrong :
             {QJsonObject{{QStringLiteral("side"), QStringLiteral("c")}},
              QJsonObject{{QStringLiteral("side"), 1}}, QJsonObject{{QStringLiteral("curves"), QString()}},
              QJsonObject{{QStringLiteral("distribution"), QStringLiteral("scaled")},
                          {QStringLiteral("factor"), 1}}}) {
            QVERIFY(!page_->setSettings(wrong).isEmpty());
            QCOMPARE(page_->settings(), before);
        }
    }

    void linearAttentionHasNoFactor() {
        QTRY_VERIFY(has("entropy"));
        Side side = session().side(SideName::A);
        side.attention.kernel = LinearKernel{};
        session().setSide(SideName::A, side);
        auto* empty = find<ThemedLabel>("scalingEmpty");
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(empty->text().contains(QStringLiteral("no factor")));
        QVERIFY(!has("entropy"));
        side.attention.kernel = SoftmaxKernel{};
        session().setSide(SideName::A, side);
        QTRY_VERIFY(has("entropy") && !empty->isVisible());
    }

    void otherHeadsHaveOtherNumbers() {
        QTRY_VERIFY(has("entropy") && has("deviation"));
        const double entropy = number("entropy");
        const double deviation = number("deviation");
        Side side = session().side(SideName::A);
        side.head = {3, 4};
        session().setSide(SideName::A, side);
        QTRY_VERIFY(has("deviation") && number("deviation") != deviation);
        QTRY_VERIFY(has("entropy") && number("entropy") != entropy);
        QVERIFY(find<ThemedLabel>("scalingNote")->text().contains(QStringLiteral("L3 H4")));
    }

    void aStateThatIsLostComesBack() {
        ScalingPage page;
        page.resize(600, 400);
        StageState state;
        state.comparison = session().comparison();
        state.text = state.comparison->text;
        page.setState(state);
        page.show();
        QTRY_VERIFY(page.number(QStringLiteral("entropy")).has_value());
        page.setState({});
        QVERIFY(!page.number(QStringLiteral("factor")).has_value());
        page.setState(state);
        QTRY_VERIFY(page.number(QStringLiteral("entropy")).has_value());
    }
};

QTEST_MAIN(TestScalingPage)
#include "tst_scaling_page.moc"
