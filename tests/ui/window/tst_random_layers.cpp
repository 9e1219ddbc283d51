// SPDX-License-Identifier: GPL-3.0-or-later
// Random layers in the window: opened, changed in their panel, and cut into slices on their page.
#include <cmath>
#include <memory>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include "core/base/mapping_guard.h"
#include "core/survey/head_parts.h"
#include "tests/support/golden_model.h"
#include "ui/charts/map_sheet.h"
#include "ui/controls/page_tabs.h"
#include "ui/library/model_chooser.h"
#include "ui/pages/slices_page.h"
#include "ui/theme/file_path.h"
#include "ui/views/part_bars.h"
#include "ui/views/slice_sheet.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/model_text.h"
#include "ui/window/random_layer_panel.h"

using namespace headscope;

class RandomLayersTest : public QObject {
    Q_OBJECT

    QTemporaryDir settings_;
    std::unique_ptr<MainWindow> window_;

    Session& session() { return window_->session(); }
    template <typename Widget>
    Widget* child(const char* name) {
        return window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    bool isSettled() {
        return session().comparison() && !session().isOpening() &&
               QString::fromStdString(session().comparison()->text->typed.text) == session().text() &&
               session().comparison()->text->model == session().model();
    }
    void open(const QString& path) {
        QSignalSpy opened(&session(), &Session::modelOpened);
        window_->openModel(path);
        QVERIFY(opened.wait());
        QTRY_VERIFY(isSettled());
    }
    void openBundled() { open(fromPath(golden::bundledModel())); }
    QString title() { return window_->windowTitle(); }
    std::size_t tokens() { return session().comparison()->text->encoded.tokens.size(); }
    template <typename Change>
    void change(const Change& make) {
        QSignalSpy opened(&session(), &Session::modelOpened);
        make();
        QVERIFY(opened.wait());
        QTRY_VERIFY(isSettled());
    }
    SlicesPage* showPage() {
        auto* page = window_->findChild<SlicesPage*>(QStringLiteral("slicesPage"));
        auto* tabs = window_->findChild<PageTabs*>();
        for (int index = 0; index < tabs->count() && !page->isVisible(); ++index) {
            tabs->setCurrentIndex(index);
        }
        return page;
    }

  private Q_SLOTS:
    void initTestCase() {
        guardMappings();
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
    }

    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1500, 950);
        window_->show();
    }
    void cleanup() { window_.reset(); }

    void aNameOpensALayer() {
        open(QStringLiteral("random:width=32,heads=4,tokens=6"));
        QCOMPARE(title(), QStringLiteral("random layer 32 × 4 heads — Headscope"));
        QCOMPARE(session().text(), QStringLiteral("x1 x2 x3 x4 x5 x6")); // in place of the sample
        QCOMPARE(tokens(), std::size_t{6});
        QCOMPARE(nameOfPath("random:width=32"), QStringLiteral("random layer 32 × 4 heads"));
        QCOMPARE(nameOfPath("random:oops"), QStringLiteral("random:oops"));
        QVERIFY(modelDescription(*session().model()).contains(QStringLiteral("drawn at random, F32")));
    }

    void itIsARecentModelUnderItsName() {
        open(QStringLiteral("random:width=16,heads=2,tokens=3"));
        QCOMPARE(window_->library().recent().paths().front().string(),
                 std::string("random:width=16,heads=2,tokens=3"));
        openBundled();
        QSignalSpy opened(&session(), &Session::modelOpened);
        window_->library().recentMenu()->actions().at(1)->trigger();
        QVERIFY(opened.wait());
        QCOMPARE(title(), QStringLiteral("random layer 16 × 2 heads — Headscope"));
    }

    void aWrongNameSaysWhyAndThePresentModelStays() {
        openBundled();
        const auto model = session().model();
        QSignalSpy failed(&session(), &Session::modelFailed);
        window_->openModel(QStringLiteral("random:heads=5"));
        QVERIFY(failed.wait());
        QVERIFY(failed.front().front().toString().contains(QStringLiteral("head-width")));
        QVERIFY(session().model() == model);
    }

    void whatWasTypedComesBack() {
        openBundled();
        window_->setText(QStringLiteral("The cat sat"));
        QTRY_VERIFY(isSettled());
        change([&] { window_->showRandomLayer(); });
        QCOMPARE(tokens(), std::size_t{12});
        QVERIFY(session().text().startsWith(QStringLiteral("x1 x2")));
        change([&] { child<QSpinBox>("layerTokens")->setValue(5); });
        QCOMPARE(session().text(), QStringLiteral("x1 x2 x3 x4 x5"));
        openBundled();
        QTRY_COMPARE(session().text(), QStringLiteral("The cat sat"));
    }

    void wordsThatWereTypedStayWhereALayerIsOpenedByItsName() {
        openBundled();
        window_->setText(QStringLiteral("The cat sat"));
        open(QStringLiteral("random:tokens=2"));
        QCOMPARE(session().text(), QStringLiteral("The cat sat"));
        QCOMPARE(tokens(), std::size_t{2});
    }

    void eachChangeMakesAnotherLayer() {
        change([&] { window_->showRandomLayer(); });
        QCOMPARE(title(), QStringLiteral("random layer 64 × 4 heads — Headscope"));
        change([&] { child<QSpinBox>("layerHeads")->setValue(8); });
        QCOMPARE(session().model()->spec().stack.self.front().kvHeads, 8); // as many as heads, still
        QCOMPARE(session().model()->spec().stack.self.front().headWidth, 8);
        change([&] { child<QComboBox>("layerGroups")->setCurrentText(QStringLiteral("2")); });
        QCOMPARE(session().model()->spec().stack.self.front().kvHeads, 2);
        const auto recent = window_->library().recent().paths();
        QCOMPARE(recent.size(), std::size_t{1}); // one, however often it was changed
    }

    void whatDoesNotFitIsSaidAndNotOpened() {
        change([&] { window_->showRandomLayer(); });
        QSignalSpy changed(child<RandomLayerPanel>("randomLayerPanel"), &RandomLayerPanel::changed);
        auto* problem = child<QLabel>("layerProblem");
        QVERIFY(problem->isHidden());
        child<QSpinBox>("layerHeads")->setValue(5);
        QVERIFY(problem->isVisible());
        QVERIFY(problem->text().contains(QStringLiteral("do not divide")));
        child<QSpinBox>("layerHeads")->setValue(4); // before it is announced
        QVERIFY(problem->isHidden());
        QVERIFY(changed.wait());
        QCOMPARE(changed.size(), 1);
    }

    void weightsAreCopiedByAButton() {
        change([&] { window_->showRandomLayer(); });
        child<QComboBox>("copyFrom")->setCurrentIndex(0);
        child<QComboBox>("copyTo")->setCurrentIndex(3);
        change([&] { QTest::mouseClick(child<QPushButton>("copyWeights"), Qt::LeftButton); });
        const AttentionTrace& trace = session().comparison()->text->run->trace;
        QVERIFY(golden::farthest(trace.headMap({0, 0}, {}).values, trace.headMap({0, 3}, {}).values) <=
                1e-6F);
        change([&] { QTest::mouseClick(child<QToolButton>("clearCopies"), Qt::LeftButton); });
        const AttentionTrace& again = session().comparison()->text->run->trace;
        QVERIFY(golden::farthest(again.headMap({0, 0}, {}).values, again.headMap({0, 3}, {}).values) > 0.1F);
    }

    void thePanelShowsTheLayerThatIsOpen() {
        open(QStringLiteral(
            "random:width=40,heads=8,kv-heads=4,tokens=9,seed=7,causal=yes,same=qk,copy=1>2:o"));
        window_->showRandomLayer();
        auto* panel = child<RandomLayerPanel>("randomLayerPanel");
        QVERIFY(panel->spec() == parseRandomLayer(session().model()->checkpoint().path().string()));
        QVERIFY(child<QLabel>("layerDeviation")->text().contains(QStringLiteral("√d_k = 2.24")));
    }

    void theChooserLeadsToThePanel() {
        openBundled();
        window_->library().showChooser();
        auto* button = window_->library().chooser().findChild<QPushButton*>(QStringLiteral("randomLayer"));
        change([&] { QTest::mouseClick(button, Qt::LeftButton); });
        QVERIFY(!window_->library().chooser().isVisible());
        QVERIFY(child<RandomLayerPanel>("randomLayerPanel")->isVisible());
    }

    void slicesAndPartsOfALayer() {
        open(QStringLiteral("random:width=48,heads=6,kv-heads=3,tokens=8"));
        SlicesPage* page = showPage();
        QTRY_VERIFY(page->number(QStringLiteral("parts.difference")));
        QCOMPARE(*page->number(QStringLiteral("heads")), 6.0);
        QCOMPARE(*page->number(QStringLiteral("kv_heads")), 3.0);
        QCOMPARE(*page->number(QStringLiteral("width")), 48.0);
        QCOMPARE(*page->number(QStringLiteral("head_width")), 8.0);
        QVERIFY(*page->number(QStringLiteral("parts.difference")) < 1e-5);
        QVERIFY(*page->number(QStringLiteral("slices.difference")) < 1e-5);
        QVERIFY(!page->number(QStringLiteral("no.such")));

        auto* slices = child<SliceSheet>("sliceSheet");
        QCOMPARE(slices->look().slices.size(), 6);
        QCOMPARE(slices->look().values->rows(), Index{48});
        auto* maps = child<MapSheet>("partMaps");
        QCOMPARE(maps->content().maps.size(), std::size_t{8}); // six heads, their sum, the layer
        auto* bars = child<PartBars>("partBars");
        QCOMPARE(bars->bars().size(), std::size_t{7}); // no bias

        const SideResult& a = session().comparison()->comparison.a;
        const Matrix part = headPart(a.model->transformer(), *a.run, a.side.head);
        const double expected = part.row(7).norm(); // the last token is chosen at first
        QVERIFY(std::abs(*page->number(QStringLiteral("part.norm")) - expected) <= 1e-6 * expected);
    }

    void aProjectionIsChosenAndKept() {
        open(QStringLiteral("random:width=48,heads=6,kv-heads=3,tokens=8"));
        SlicesPage* page = showPage();
        QTRY_VERIFY(page->number(QStringLiteral("parts.difference")));
        auto* slices = child<SliceSheet>("sliceSheet");
        QSignalSpy changed(page, &StagePage::settingsChanged);
        QCOMPARE(page->setSettings({{QStringLiteral("projection"), QStringLiteral("key")}}), QString());
        QTRY_COMPARE(slices->look().slices.size(), 3);
        QCOMPARE(slices->look().slices.front(), QStringLiteral("K/V 0"));
        QCOMPARE(changed.size(), 0);
        QCOMPARE(page->settings().value(QStringLiteral("projection")).toString(), QStringLiteral("key"));
        QVERIFY(page->setSettings({{QStringLiteral("projection"), 3}}).contains(QStringLiteral("must be")));
        QVERIFY(page->setSettings({{QStringLiteral("parts"), 1}}).contains(QStringLiteral("true or false")));
        QVERIFY(page->setSettings({{QStringLiteral("x"), 1}}).contains(QStringLiteral("no setting")));
        QCOMPARE(page->settings().value(QStringLiteral("projection")).toString(), QStringLiteral("key"));
        QCOMPARE(page->setSettings({}), QString());
        QTRY_COMPARE(slices->look().slices.size(), 6);
    }

    void aBarChoosesItsHead() {
        open(QStringLiteral("random:width=32,heads=4,tokens=5"));
        SlicesPage* page = showPage();
        QTRY_VERIFY(page->number(QStringLiteral("part.norm")));
        auto* bars = child<PartBars>("partBars");
        QTest::mouseClick(bars, Qt::LeftButton, {}, bars->rowRect(2).center());
        QTRY_COMPARE(session().side(SideName::A).head.head, 2);
        QTRY_COMPARE(child<SliceSheet>("sliceSheet")->look().chosen, std::optional(2));
        QVERIFY(bars->bars().at(2).isChosen);
        QTest::mouseClick(bars, Qt::LeftButton, {}, bars->rowRect(4).center()); // the layer: no head
        QCOMPARE(session().side(SideName::A).head.head, 2);
    }

    void theBundledModelAddsUpToo() {
        openBundled();
        SlicesPage* page = showPage();
        QTRY_VERIFY(page->number(QStringLiteral("parts.difference")));
        QVERIFY(*page->number(QStringLiteral("parts.difference")) < 1e-4);
        QVERIFY(child<QLabel>("partsFact")->text().contains(QStringLiteral("at most")));
    }

    void allPagesShowARandomLayer() {
        open(QStringLiteral("random:width=32,heads=4,layers=2,tokens=6"));
        auto* tabs = window_->findChild<PageTabs*>();
        QVERIFY(tabs->count() > 10);
        const auto pages = window_->findChildren<StagePage*>();
        for (int index = 0; index < tabs->count(); ++index) {
            tabs->setCurrentIndex(index);
            QCoreApplication::processEvents();
            QVERIFY(!window_->grab().isNull()); // painted
            for (StagePage* page : pages) {
                for (QLabel* label : page->findChildren<QLabel*>()) {
                    QVERIFY2(!label->text().contains(QStringLiteral("expected")), qPrintable(label->text()));
                }
            }
        }
    }
};

QTEST_MAIN(RandomLayersTest)
#include "tst_random_layers.moc"
