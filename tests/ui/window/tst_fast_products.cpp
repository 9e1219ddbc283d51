// SPDX-License-Identifier: GPL-3.0-or-later
// Fast products in the window: turned on and off, said, saved. Facts about a processor without BF16 are tried
// on all, by a second run of this test in which the library is told to use none (see CMakeLists.txt).
#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "core/ops/fast_product.h"
#include "tests/support/file_bytes.h"
#include "tests/support/golden.h"
#include "ui/composer/figure_offer.h"
#include "ui/controls/busy_indicator.h"
#include "ui/export/figure_export.h"
#include "ui/figure/comparison_figure.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/theme/themed_label.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/saved_views.h"

using namespace headscope;

namespace {

constexpr const char* kWithoutBf16 = "this processor has no instructions for BF16";

} // namespace

class TestFastProducts : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
    const QString bundled_ = QStringLiteral(HEADSCOPE_RESOURCES "/model");

    Session& session() { return window_->session(); }
    QAction* action() { return window_->findChild<QAction*>(QStringLiteral("file.fastProducts")); }
    ThemedLabel* mark() { return window_->findChild<ThemedLabel*>(QStringLiteral("productsMark")); }
    [[nodiscard]] QString notice() const {
        return window_->findChild<ThemedLabel*>(QStringLiteral("promptNotice"))->text();
    }
    const FigureContent& maps() {
        return window_->findChild<HeatmapView*>(QStringLiteral("maps"))->content();
    }
    bool isSettled() {
        return !session().isOpening() && session().comparison() &&
               session().comparison()->text->model == session().model();
    }
    void startWindow() {
        window_ = std::make_unique<MainWindow>();
        window_->library().setBundledModel(bundled_);
        window_->resize(1280, 800);
        window_->show();
        window_->openModel(bundled_);
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    }
    void set(bool isFast) {
        action()->trigger();
        QTRY_COMPARE(session().products(), isFast ? Products::Fast : Products::Exact);
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    }
    void undo() { window_->findChild<QAction*>(QStringLiteral("edit.undo"))->trigger(); }
    void open(const QString& path) {
        const QSignalSpy opened(&window_->views(), &SavedViews::opened);
        window_->views().open(path);
        QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), 60000);
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
    }
    QString file(const char* name) { return folder_->filePath(QString::fromLatin1(name)); }
    const Matrix& weights() { return session().comparison()->comparison.a.map->values; }

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        startWindow();
    }
    void cleanup() { window_.reset(); }

    void theyAreOffAndNotMarkedAtTheStart() {
        QVERIFY(!action()->isChecked());
        QVERIFY(!mark()->isVisible());
        QVERIFY(maps().remark.isEmpty());
    }
    void withoutBf16TheActionIsDisabledAndSaysWhy() {
        if (hasFastProducts()) {
            QSKIP("this processor has instructions for BF16");
        }
        QVERIFY(!action()->isEnabled());
        QVERIFY2(action()->toolTip().contains(QStringLiteral("no instructions for BF16")),
                 qPrintable(action()->toolTip()));
    }
    void withoutBf16AViewOpensWithExactNumbersAndSaysSo() {
        if (hasFastProducts()) {
            QSKIP("this processor has instructions for BF16");
        }
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        QByteArray view = contents(file("a.headscope"));
        view.replace("\"fastProducts\": false", "\"fastProducts\": true");
        QVERIFY(write(file("b.headscope"), view));
        open(file("b.headscope"));
        QCOMPARE(session().products(), Products::Exact);
        QVERIFY2(notice().contains(QStringLiteral("does not have")), qPrintable(notice()));
    }
    void turnedOnTheyAreMarkedAndNumbersDiffer() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        const Matrix exact = weights();
        set(true);
        QVERIFY(action()->isChecked());
        QVERIFY(mark()->isVisible());
        QCOMPARE(mark()->text(), QStringLiteral("fast: BF16 products"));
        QVERIFY2(maps().remark.contains(QStringLiteral("BF16")), qPrintable(maps().remark));
        const float far = (weights() - exact).cwiseAbs().maxCoeff();
        QVERIFY2(far > 0 && far < 0.1F, qPrintable(QString::number(far)));
    }
    void turnedOffTheFirstNumbersComeBack() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        const Matrix exact = weights();
        set(true);
        set(false);
        QVERIFY(weights() == exact);
        QVERIFY(!mark()->isVisible());
        QVERIFY(!action()->isChecked());
        QVERIFY(maps().remark.isEmpty());
    }
    void whatIsSetStays() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        WindowState state = window_->state();
        state.typed.text = "Two cats";
        state.sides[0].head = {3, 5};
        state.sides[1].attention.scale = FixedScale{0.3F};
        state.page = QStringLiteral("stepsPage");
        state.pinned = {{1, 1}};
        window_->setState(state);
        state = window_->state();
        set(true);
        state.products = Products::Fast;
        QVERIFY2(window_->state() == state, qPrintable(changeName(window_->state(), state)));
    }
    void theMarkIsShortAndVisibleInASmallWindow() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        set(true);
        QTRY_VERIFY((window_->resize(900, 600), window_->size() == QSize(900, 600)));
        QTRY_COMPARE(mark()->text(), QStringLiteral("fast: BF16"));
        QVERIFY(mark()->isVisible());
        QVERIFY(mark()->width() >= mark()->widthOf(mark()->text()));
        QTRY_VERIFY(window_->findChild<QToolButton*>(QStringLiteral("mapsButton"))->isVisible());
    }
    void stoppedTheActionGoesBack() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        action()->trigger();
        Q_EMIT window_->findChild<BusyIndicator*>(QStringLiteral("busy"))->stopRequested();
        QVERIFY(!action()->isChecked());
        QVERIFY(!mark()->isVisible());
        QCOMPARE(session().products(), Products::Exact);
    }
    void theyAreUndone() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        set(true);
        QCOMPARE(window_->findChild<QAction*>(QStringLiteral("edit.undo"))->text(),
                 QStringLiteral("&Undo fast products"));
        undo();
        QTRY_COMPARE(session().products(), Products::Exact);
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60000);
        window_->findChild<QAction*>(QStringLiteral("edit.redo"))->trigger();
        QTRY_COMPARE(session().products(), Products::Fast);
    }
    void aRandomLayerHasNone() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        window_->openModel(QStringLiteral("random:width=32,heads=2"));
        QTRY_VERIFY(!action()->isEnabled());
        QVERIFY(action()->toolTip().contains(QStringLiteral("random layer")));
    }
    void aViewOpensWithThem() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        set(true);
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        const Matrix fast = weights();
        startWindow();
        open(file("a.headscope"));
        QCOMPARE(session().products(), Products::Fast);
        QVERIFY(mark()->isVisible());
        QVERIFY(weights() == fast);
    }
    void aViewWithoutThemOpensExact() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        set(true);
        open(file("a.headscope"));
        QCOMPARE(session().products(), Products::Exact);
    }
    void aFirstViewThatCanNotBeOpenedLeavesThemOff() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        WindowState state = window_->state();
        state.model = QStringLiteral("/nowhere");
        state.products = Products::Fast;
        MainWindow window;
        QSignalSpy settled(&window, &MainWindow::stateSettled);
        window.setState(state);
        QVERIFY(settled.wait());
        QCOMPARE(window.session().products(), Products::Exact);
    }
    void aFigureOpensWithThem() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        set(true);
        FigureOptions options;
        options.provenance = window_->views().provenance(true);
        exportFigure(comparisonFigure(session().comparison()->comparison, {}), options, file("f.svg"));
        startWindow();
        open(file("f.svg"));
        QCOMPARE(session().products(), Products::Fast);
    }
    void numbersOfAFigureSaySo() {
        if (!hasFastProducts()) {
            QSKIP(kWithoutBf16);
        }
        set(true);
        const FigureOffers offers = window_->figureOffers();
        const auto tables = offers.offers.front().make({})->numbers();
        QVERIFY2(tables.front().about.ends_with("; fast: BF16 products"), tables.front().about.c_str());
        const auto heads = offers.makeHeads(QStringLiteral("L0 H1"), {})->numbers();
        QVERIFY2(heads.front().about.ends_with("fast: BF16 products"), heads.front().about.c_str());
    }
};

QTEST_MAIN(TestFastProducts)
#include "tst_fast_products.moc"
