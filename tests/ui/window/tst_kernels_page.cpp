// SPDX-License-Identifier: GPL-3.0-or-later
// The page of kernels in the window, on the bundled model.
#include <cmath>

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "core/analysis/row_shares.h"
#include "tests/support/golden.h"
#include "ui/charts/curve_chart.h"
#include "ui/kernels/kernels_view.h"
#include "ui/kernels/tile_sheet.h"
#include "ui/pages/kernels_page.h"
#include "ui/pages/page_stack.h"
#include "ui/theme/themed_label.h"
#include "ui/window/main_window.h"

using namespace headscope;

class TestKernelsPage : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;
    KernelsPage* page_ = nullptr;

    template <typename Widget>
    Widget* child(const char* name) {
        return page_->findChild<Widget*>(QLatin1String(name));
    }
    Session& session() { return window_->session(); }
    const Comparison& comparison() { return session().comparison()->comparison; }
    void show(const char* kernel, const QJsonObject& more = {}) {
        QJsonObject settings = more;
        settings[QStringLiteral("show")] = QLatin1String(kernel);
        QCOMPARE(page_->setSettings(settings), QString());
    }
    bool has(const char* name) { return page_->number(QLatin1String(name)).has_value(); }
    double number(const char* name) { return page_->number(QLatin1String(name)).value_or(std::nan("")); }

    /// The map of side A's head under settings.
    HeadMap map(const AttentionSettings& settings) {
        return comparison().a.run->trace.headMap(comparison().a.side.head, settings);
    }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1280, 800);
        window_->show();
        QSignalSpy computed(&session(), &Session::comparisonComputed);
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QVERIFY(computed.wait());
        auto* pages = window_->findChild<PageStack*>();
        page_ = qobject_cast<KernelsPage*>(pages->find(QStringLiteral("kernelsPage")));
        QVERIFY(page_ != nullptr);
        pages->setCurrent(pages->indexOf(QStringLiteral("kernelsPage")));
        QVERIFY(page_->isVisible());
        QTRY_VERIFY(has("tile.count"));
    }
    void cleanup() { window_.reset(); }

    void tilesGiveThePlainSoftmax() {
        show("tiles", {{QStringLiteral("tile"), 3}});
        QTRY_VERIFY(has("tile.count"));
        QVERIFY(number("tile.difference") < 2e-6);
        const auto length = static_cast<double>(comparison().a.map->queries());
        const double blocks = std::ceil(length / 3);
        QCOMPARE(number("tile.count"), blocks * (blocks + 1) / 2); // causal
        QCOMPARE(number("tile.skipped"), blocks * (blocks - 1) / 2);
        QCOMPARE(number("memory.plain"), 4 * length * length);
        QCOMPARE(number("memory.tiled"), 4 * (9 + 2 * length));
        QCOMPARE(child<TileSheet>("kernelMaps")->tiles().size(), static_cast<std::size_t>(blocks * blocks));
    }

    void afterTheLastTileTheRunningNumbersAreTheRows() {
        show("tiles", {{QStringLiteral("tile"), 4}, {QStringLiteral("step"), 1'000'000}});
        QTRY_VERIFY(has("running.max"));
        const int query = page_->findChild<KernelsView*>()->look().rowStepsOf;
        const HeadMap masked =
            comparison().a.run->trace.headMap(comparison().a.side.head, {}, ScoreStage::Masked);
        const float largest = masked.values.row(query).maxCoeff();
        const float sum = (masked.values.row(query).array() - largest).exp().sum();
        QVERIFY(std::abs(number("running.max") - static_cast<double>(largest)) < 1e-4);
        QVERIFY(std::abs(number("running.sum") - static_cast<double>(sum)) < 1e-4);
    }

    void beforeTheFirstTileThereAreNoRunningNumbers() {
        show("tiles", {{QStringLiteral("step"), 0}});
        QTRY_VERIFY(has("tile.count"));
        QVERIFY(!has("running.max"));
        QVERIFY(!has("sink.rest")); // of what is not shown
    }

    void linearAttentionIsMeasuredAndStops() {
        show("linear");
        QTRY_VERIFY(has("linear.distance"));
        AttentionSettings linear;
        linear.kernel = LinearKernel{};
        QVERIFY(std::abs(number("linear.distance") - meanOf(rowDistances(map({}), map(linear)))) < 1e-6);
        QCOMPARE(child<TileSheet>("kernelMaps")->content().maps.size(), std::size_t{3});
        auto* time = child<CurveChart>("kernelTime");
        QTRY_COMPARE_WITH_TIMEOUT(time->content().curves.size(), std::size_t{2}, 20'000);
        QVERIFY(time->content().curves[0].y.front() > 0);
        QSignalSpy idle(page_, &StagePage::becameIdle);
        page_->stop();
        QVERIFY(has("linear.distance")); // what is there stays
    }

    void theWindowTellsWhatItLeavesOut() {
        show("window", {{QStringLiteral("window"), 2}});
        QTRY_VERIFY(has("window.lost"));
        QVERIFY(std::abs(number("window.lost") - meanOf(sharesOutside(map({}), 2))) < 1e-6);
        const auto length = static_cast<double>(comparison().a.map->queries());
        QCOMPARE(number("window.scores"), 2 * length - 1);
        QVERIFY(number("window.cache") < number("full.cache"));
        QCOMPARE(child<RowTable>("kernelRows")->content().rows.size(), static_cast<std::size_t>(length));
    }

    void theSinkTellsWhatItTakes() {
        show("sink", {{QStringLiteral("logit"), 1.5}});
        QTRY_VERIFY(has("sink.rest"));
        AttentionSettings sink;
        sink.kernel = SinkKernel{1.5F};
        QVERIFY(std::abs(number("sink.rest") - (1 - meanOf(rowSums(map(sink))))) < 1e-6);
        const double before = number("sink.rest");
        show("sink", {{QStringLiteral("logit"), 4.0}});
        QTRY_VERIFY(has("sink.rest"));
        QVERIFY(number("sink.rest") > before);
    }

    void aKernelBecomesSideBs() {
        show("sink", {{QStringLiteral("logit"), 2.0}});
        QTRY_VERIFY(has("sink.rest"));
        QSignalSpy computed(&session(), &Session::comparisonComputed);
        QTest::mouseClick(child<QToolButton>("useForB"), Qt::LeftButton);
        QVERIFY(session().side(SideName::B).attention.kernel == Kernel(SinkKernel{2}));
        QVERIFY((session().side(SideName::B).head == session().side(SideName::A).head));
        QVERIFY(computed.wait());
        QVERIFY(comparison().b.map->values.rowwise().sum().maxCoeff() < 1);
        show("window", {{QStringLiteral("window"), 3}});
        QTRY_VERIFY(has("window.lost"));
        QTest::mouseClick(child<QToolButton>("useForB"), Qt::LeftButton);
        QVERIFY(session().side(SideName::B).attention.mask == Mask(WindowMask{3}));
        QVERIFY(session().side(SideName::B).attention.kernel == Kernel(SoftmaxKernel{})); // side A's
    }

    void settingsAreTakenAsTheyAreGiven() {
        const QJsonObject all = {{QStringLiteral("show"), QStringLiteral("window")},
                                 {QStringLiteral("side"), QStringLiteral("b")},
                                 {QStringLiteral("tile"), 5},
                                 {QStringLiteral("step"), 7},
                                 {QStringLiteral("window"), 6},
                                 {QStringLiteral("logit"), -0.75}};
        QSignalSpy changed(page_, &StagePage::settingsChanged);
        QCOMPARE(page_->setSettings(all), QString());
        QCOMPARE(page_->settings(), all);
        QCOMPARE(page_->setSettings({}), QString());
        QCOMPARE(page_->settings()[QStringLiteral("show")].toString(), QStringLiteral("tiles"));
        QCOMPARE(changed.count(), 0);
    }

    void wrongSettingsChangeNothing_data() {
        QTest::addColumn<QJsonObject>("settings");
        const auto add = [](const char* key, const QJsonValue& value) {
            QTest::newRow(
                qPrintable(QLatin1String(key) + QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson())))
                << QJsonObject{{QLatin1String(key), value}};
        };
        add("show", QStringLiteral("relu"));
        add("side", QStringLiteral("c"));
        add("tile", 0);
        add("tile", 2.5);
        add("tile", QStringLiteral("8"));
        add("step", -1);
        add("window", 0);
        add("logit", QStringLiteral("big"));
        add("logit", 1e9);
        add("colour", 1);
    }
    void wrongSettingsChangeNothing() {
        QFETCH(QJsonObject, settings);
        const QJsonObject before = page_->settings();
        const QString reason = page_->setSettings(settings);
        QVERIFY(reason.contains(settings.keys().first()));
        QCOMPARE(page_->settings(), before);
    }

    void anotherHeadIsShownAtOnce() {
        show("tiles", {{QStringLiteral("step"), 99}});
        QTRY_VERIFY(has("running.max"));
        const double before = number("running.max");
        QSignalSpy numbers(page_, &StagePage::numbersChanged);
        Side side = session().side(SideName::A);
        side.head = {3, 5};
        session().setSide(SideName::A, side);
        QTRY_VERIFY(numbers.count() > 0 && has("running.max"));
        QVERIFY(number("running.max") != before);
    }

    void theOtherSideIsNoneOfItsQuestions() {
        QSignalSpy computed(&session(), &Session::comparisonComputed);
        QSignalSpy numbers(page_, &StagePage::numbersChanged);
        Side side = session().side(SideName::B);
        side.attention.scale = FixedScale{0.5F};
        session().setSide(SideName::B, side);
        QVERIFY(computed.wait());
        QVERIFY(!page_->isBusy());
        QVERIFY(has("tile.count"));
        QCOMPARE(numbers.count(), 0);
    }

    void aHugeFactorIsNoTroubleForTheRunningMaximum() {
        Side side = session().side(SideName::A);
        side.attention.scale = FixedScale{1e6F};
        session().setSide(SideName::A, side);
        QTRY_VERIFY(has("tile.count")); // huge scores are no trouble for a running maximum
        QVERIFY(std::isfinite(number("running.max")) || !has("running.max"));
        QVERIFY(std::isfinite(number("tile.difference")));
    }
};

QTEST_MAIN(TestKernelsPage)
#include "tst_kernels_page.moc"
