// SPDX-License-Identifier: GPL-3.0-or-later
// Two texts and two models in the window.
#include <algorithm>

#include <QAction>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"
#include "tests/ui/composer/writing.h"
#include "ui/compare/readout_bar.h"
#include "ui/compare/side_card.h"
#include "ui/composer/composer.h"
#include "ui/controls/segmented_choice.h"
#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/parts/maps_part.h"
#include "ui/prompt/token_strip.h"
#include "ui/window/main_window.h"
#include "ui/window/own_text_panel.h"

using namespace headscope;

class TestTwoSides : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;

    template <typename Widget>
    Widget* child(const char* name) {
        return window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    HeatmapView* maps() { return child<HeatmapView>("maps"); }
    Session& session() { return window_->session(); }
    OwnTextPanel* panel() { return child<OwnTextPanel>("ownTextPanel"); }
    QAction* cardAction(const char* name) {
        return child<SideCard>("sideCardB")->findChild<QAction*>(QLatin1String(name));
    }
    QString readout() { return child<ReadoutBar>("readout")->accessibleDescription(); }
    bool isSettled() {
        const auto& shown = session().comparison();
        return shown && shown->text == session().textResult() &&
               shown->textOfB == session().textResult(SideName::B) &&
               shown->text->typed == session().typedText() &&
               shown->textOfB->typed == session().typedText(SideName::B) &&
               shown->textOfB->model == session().model(SideName::B);
    }
    void typeOwnText(const QString& text) {
        cardAction("ownTextAction")->trigger();
        auto* field = child<QPlainTextEdit>("ownTextField");
        field->selectAll();
        QTest::keyClicks(field, text);
        QTRY_VERIFY(isSettled());
    }
    void openOwnModel(const QString& path) {
        QSignalSpy opened(&session(), &Session::modelOpened);
        window_->openModelFor(path, SideName::B);
        QVERIFY(opened.wait());
        QTRY_VERIFY(isSettled());
    }
    void swapSides() {
        const auto actions = window_->findChildren<QAction*>();
        const auto found = std::ranges::find(actions, QStringLiteral("S&wap A and B"), &QAction::text);
        QVERIFY(found != actions.end());
        (*found)->trigger();
    }
    void point(int panel, int query, int key) {
        QTRY_VERIFY(!maps()->cellRect(panel, query, key).isEmpty());
        const QPoint cell = maps()->cellRect(panel, query, key).center().toPoint();
        QWidget* plot = maps()->childAt(cell);
        QTest::mouseMove(plot, plot->mapFrom(maps(), cell + QPoint(1, 0)));
        QTest::mouseMove(plot, plot->mapFrom(maps(), cell));
        QCoreApplication::processEvents();
    }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1280, 800);
        window_->show();
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QTRY_VERIFY(isSettled());
    }

    void sideBBeginsWithTheTextOfA() {
        QVERIFY(!panel()->isVisible());
        cardAction("ownTextAction")->trigger();
        QVERIFY(panel()->isVisible());
        QCOMPARE(child<QPlainTextEdit>("ownTextField")->toPlainText(), session().text());
        QTRY_VERIFY(isSettled());
        QCOMPARE(maps()->content().panels.size(), std::size_t{3});
    }

    void anotherTextHasItsOwnTokensAndMap() {
        typeOwnText(QStringLiteral("The wolf ate the cat."));
        QCOMPARE(maps()->content().panels.size(), std::size_t{2});
        QCOMPARE(child<TokenStrip>("ownTokenStrip")->count(),
                 static_cast<int>(session().textResult(SideName::B)->encoded.tokens.size()));
        QVERIFY(maps()->content().axesOf(1).keyLabels.contains(QStringLiteral("·wolf")));
        auto* origin = child<SideCard>("sideCardB")->findChild<QToolButton*>(QStringLiteral("originButton"));
        QCOMPARE(origin->text(), QStringLiteral("own text · same model"));
    }

    void theReadOutIsOfTheMapThatIsPointedAt() {
        typeOwnText(QStringLiteral("The wolf ate the cat."));
        point(1, 3, 2);
        QVERIFY2(readout().startsWith(QStringLiteral("B: query 3")), qPrintable(readout()));
        QVERIFY(readout().contains(QStringLiteral("·wolf")));
        QVERIFY(readout().contains(QStringLiteral("weight B")));
        QVERIFY(!readout().contains(QStringLiteral("weight A")));
        point(0, 9, 1);
        QVERIFY2(readout().startsWith(QStringLiteral("A: query 9")), qPrintable(readout()));
    }

    void aClickOnTheOtherMapChoosesNoTokenOfSideA() {
        typeOwnText(QStringLiteral("the queen"));
        const std::optional<int> before = window_->state().query;
        point(1, 2, 1);
        const QString read = readout();
        const QPoint cell = maps()->cellRect(1, 2, 1).center().toPoint();
        QWidget* plot = maps()->childAt(cell);
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->mapFrom(maps(), cell));
        QCOMPARE(window_->state().query, before);
        QCOMPARE(readout(), read); // the pointer is still there
    }

    void positionsAreComparedWhereTheNumberOfTokensIsTheSame() {
        window_->setText(QStringLiteral("The king said."));
        typeOwnText(QStringLiteral("The wolf said."));
        QCOMPARE(maps()->content().panels.size(), std::size_t{3});
        point(2, 3, 2);
        QVERIFY2(readout().contains(QStringLiteral("·king\u2069” | “\u2068·wolf")), qPrintable(readout()));
        QVERIFY(readout().contains(QStringLiteral("weight A")) &&
                readout().contains(QStringLiteral("B − A")));
    }

    void theTextOfAAgainTakesTheFieldAway() {
        typeOwnText(QStringLiteral("The wolf ate the cat."));
        child<QToolButton>("closeOwnText")->click();
        QTRY_VERIFY(isSettled());
        QVERIFY(!panel()->isVisible());
        QCOMPARE(maps()->content().panels.size(), std::size_t{3});
    }

    void anEmptyTextOfSideBSaysWhatToDo() {
        typeOwnText(QStringLiteral("The"));
        auto* field = child<QPlainTextEdit>("ownTextField");
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTRY_VERIFY(maps()->content().panels.empty());
        QVERIFY(maps()->content().emptyText.contains(QStringLiteral("side B")));
        QCOMPARE(child<TokenStrip>("ownTokenStrip")->count(), 0);
        QTest::keyClicks(field, QStringLiteral("king"));
        QTRY_VERIFY(isSettled());
        QVERIFY(!maps()->content().panels.empty());
    }

    void thePicturesAreOfTheSideThatIsChosen() {
        auto* choice = child<SegmentedChoice>("headsSideChoice");
        QVERIFY(!choice->isVisible());
        typeOwnText(QStringLiteral("The wolf ate the cat."));
        QVERIFY(choice->isVisible());
        const auto shown = [this] { return child<HeadMapView>("headMap")->canvas()->grid().thumbnails; };
        const auto drawn = [this](SideName side) {
            const auto& pictures = session().headPictures(side);
            return pictures && pictures->text == session().textResult(side)
                       ? pictures->of(AttentionKind::Self)
                       : PooledMaps();
        };
        QTRY_COMPARE(drawn(SideName::A).size(), std::size_t{48});
        QTRY_COMPARE(drawn(SideName::B).size(), std::size_t{48});
        QVERIFY(shown() == drawn(SideName::A));
        const auto buttons = choice->findChildren<QAbstractButton*>();
        buttons.back()->click();
        QVERIFY(shown() == drawn(SideName::B));
    }

    void headsOfAnotherModelAreChosenForItsSide() {
        const TinyModel tiny("gpt2", TinyModel::Style::Plain);
        window_->setText(QStringLiteral("the cat sat"));
        openOwnModel(tiny.folder());
        const auto buttons = child<SegmentedChoice>("headsSideChoice")->findChildren<QAbstractButton*>();
        buttons.back()->click();
        HeadCanvas* canvas = child<HeadMapView>("headMap")->canvas();
        QCOMPARE(canvas->grid().layers.size(),
                 static_cast<std::size_t>(session().model(SideName::B)->spec().layerCount()));
        const HeadId before = session().side(SideName::A).head;
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->headRect({1, 1}).center());
        QVERIFY(session().side(SideName::B).head == (HeadId{1, 1}));
        QVERIFY(session().side(SideName::A).head == before);
        QTRY_VERIFY(isSettled());
        QVERIFY(window_->windowTitle().startsWith(QStringLiteral("A tales-5m · B ")));
        QVERIFY(panel()->isVisible()); // its tokens, cut otherwise
        QVERIFY(!child<QPlainTextEdit>("ownTextField")->isVisible());
    }

    void theModelOfAAgainIsAClickAway() {
        const TinyModel tiny("gpt2", TinyModel::Style::Plain);
        window_->setText(QStringLiteral("the cat sat"));
        openOwnModel(tiny.folder());
        cardAction("sameModelAction")->trigger();
        QTRY_VERIFY(isSettled());
        QVERIFY(!panel()->isVisible());
        QVERIFY(window_->windowTitle().startsWith(QStringLiteral("tales-5m")));
        QVERIFY(!child<SegmentedChoice>("headsSideChoice")->isVisible());
    }

    void everyKindOfModelStandsBesideAnother_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<int>("style");
        QTest::newRow("encoder") << "bert" << static_cast<int>(TinyModel::Style::Bert);
        QTest::newRow("encoder-decoder") << "t5" << static_cast<int>(TinyModel::Style::Seq2Seq);
    }
    void everyKindOfModelStandsBesideAnother() {
        QFETCH(QString, family);
        QFETCH(int, style);
        const TinyModel tiny(family.toStdString(), static_cast<TinyModel::Style>(style));
        window_->setText(QStringLiteral("the cat sat"));
        openOwnModel(tiny.folder());
        QVERIFY(maps()->content().panels.size() >= 2);
        window_->applyPreset(Preset::KvGroups);
        QTRY_VERIFY(isSettled());
        window_->applyPreset(Preset::ScalingFactor);
        QTRY_VERIFY(isSettled());
        swapSides();
        QTRY_VERIFY(isSettled());
        QCOMPARE(QString::fromStdString(session().model(SideName::B)->spec().name),
                 QStringLiteral("tales-5m"));
    }

    void anOwnModelThatCannotBeOpenedIsSaid() {
        QSignalSpy failed(&session(), &Session::modelFailed);
        window_->openModelFor(QStringLiteral("/nowhere"), SideName::B);
        QVERIFY(failed.wait());
        QVERIFY(child<QLabel>("promptNotice")->text().startsWith(QStringLiteral("Side B: ")));
        QVERIFY(isSettled());
    }

    void swappedSidesTakeTheirTextsWithThem() {
        const QString before = session().text();
        typeOwnText(QStringLiteral("The wolf ate the cat."));
        swapSides();
        QTRY_VERIFY(isSettled());
        QCOMPARE(child<QPlainTextEdit>("promptField")->toPlainText(),
                 QStringLiteral("The wolf ate the cat."));
        QCOMPARE(child<QPlainTextEdit>("ownTextField")->toPlainText(), before);
    }

    void twoTextsFitASmallWindow() {
        typeOwnText(QStringLiteral("The wolf ate the cat by the fire, and the dog saw it all."));
        QTRY_VERIFY((window_->resize(900, 600), window_->size() == QSize(900, 600)));
        QTRY_VERIFY(maps()->cellRect(0, 0, 0).width() * static_cast<double>(maps()->content().keys()) > 90);
        QVERIFY(child<TokenStrip>("ownTokenStrip")->isVisible());
    }

    void twoMapsAreExported_data() {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"png", "svg", "pdf"}) {
            QTest::newRow(suffix) << QString::fromLatin1(suffix);
        }
    }
    void twoMapsAreExported() {
        QFETCH(QString, suffix);
        typeOwnText(QStringLiteral("The wolf ate the cat."));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.") + suffix);
        Composer composer({});
        composer.add(std::make_shared<MapsPart>(maps()->content()));
        QVERIFY(isSaved(composer, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        if (suffix == QStringLiteral("svg")) {
            const QString svg = QString::fromUtf8(file.readAll());
            QVERIFY(svg.contains(QStringLiteral("·wolf")) && svg.contains(QStringLiteral("·fire")));
        }
    }
};

QTEST_MAIN(TestTwoSides)
#include "tst_two_sides.moc"
