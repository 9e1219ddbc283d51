// SPDX-License-Identifier: GPL-3.0-or-later
// The window with models of pictures.
#include <QAction>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "tests/support/golden.h"
#include "ui/compare/prediction_chart.h"
#include "ui/controls/page_tabs.h"
#include "ui/pages/page_stack.h"
#include "ui/pages/picture_page.h"
#include "ui/picture/patch_canvas.h"
#include "ui/picture/picture_field.h"
#include "ui/prompt/token_strip.h"
#include "ui/theme/themed_label.h"
#include "ui/window/main_window.h"
#include "ui/window/sample_texts.h"

using namespace headscope;

class TestWindowPictures : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;
    QTemporaryDir folder_;

    template <typename Widget>
    Widget* child(const char* name) {
        return window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    Session& session() { return window_->session(); }
    bool isSettled() {
        const auto& shown = session().comparison();
        return shown && shown->text->typed == session().typedText() &&
               shown->comparison.a.side == session().side(SideName::A) &&
               shown->comparison.b.side == session().side(SideName::B);
    }
    void open(const char* family) {
        const QSignalSpy opened(&session(), &Session::modelOpened);
        window_->openModel(QString::fromStdString((golden::dataFolder() / "families" / family).string()));
        QTRY_COMPARE(opened.size(), 1);
        QTRY_VERIFY(isSettled());
    }
    PicturePage* page() {
        auto* page = child<PicturePage>("picturePage");
        auto* tabs = window_->findChild<PageTabs*>();
        for (int index = 0; index < tabs->count() && !page->isVisible(); ++index) {
            tabs->setCurrentIndex(index);
        }
        return page;
    }
    QString notice() { return child<ThemedLabel>("promptNotice")->text(); }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1280, 800);
        window_->show();
    }

    void theSampleIsOpenAtTheStart() {
        open("vit");
        QVERIFY(child<PictureField>("picture")->isVisible());
        QVERIFY(!child<QPlainTextEdit>("promptField")->isVisible());
        QVERIFY(
            child<ThemedLabel>("pictureName")->text().contains(QStringLiteral("landscape.png   384 × 288")));
        QCOMPARE(child<TokenStrip>("tokenStrip")->count(), 17);
        QVERIFY(notice().isEmpty());
    }

    void theSampleIsSmall() {
        const Picture sample = samplePicture();
        QCOMPARE(sample.width, 384);
        QCOMPARE(sample.rgb->size(), std::size_t{384 * 288 * 3});
    }

    void theTextComesBackWithAModelOfText() {
        window_->setText(QStringLiteral("kept words"));
        open("vit");
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QTRY_VERIFY(session().model() && !session().model()->spec().readsPictures() && isSettled());
        QVERIFY(!child<PictureField>("picture")->isVisible());
        QVERIFY(child<QPlainTextEdit>("promptField")->isVisible());
        QCOMPARE(child<QPlainTextEdit>("promptField")->toPlainText(), QStringLiteral("kept words"));
    }

    void thePageShowsThePictureOfBothSides() {
        open("deit");
        PicturePage* shown = page();
        QVERIFY(shown->isVisible());
        auto* canvas = shown->findChild<PatchCanvas*>(QStringLiteral("patchesA"));
        QVERIFY(canvas->isVisible());
        QCOMPARE(canvas->look().seen.size(), QSize(32, 32));
        QCOMPARE(canvas->look().leading.size(), 2);
        QVERIFY(shown->findChild<PatchCanvas*>(QStringLiteral("patchesB"))->isVisible());
    }

    void numbersAreThoseOfTheMap() {
        open("vit");
        PicturePage* shown = page();
        shown->findChild<QToolButton*>(QStringLiteral("leading0"))->click();
        const HeadMap& map = *session().comparison()->comparison.a.map;
        QCOMPARE(shown->number(QStringLiteral("patches")), std::optional(16.0));
        QCOMPARE(shown->number(QStringLiteral("rows")), std::optional(4.0));
        QCOMPARE(shown->number(QStringLiteral("columns")), std::optional(4.0));
        QCOMPARE(shown->number(QStringLiteral("weight")),
                 std::optional(double{map.values.row(0).maxCoeff()}));
        QCOMPARE(shown->number(QStringLiteral("cls.weight")), std::optional(double{map.values(0, 0)}));
        QVERIFY(!shown->number(QStringLiteral("loss")));
    }

    void aClickOnAPatchChoosesIt() {
        open("vit");
        auto* canvas = page()->findChild<PatchCanvas*>(QStringLiteral("patchesA"));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->patchRect(7).center().toPoint());
        QCOMPARE(canvas->shown(), std::optional(7));
        const HeadMap& map = *session().comparison()->comparison.a.map;
        QCOMPARE(page()->number(QStringLiteral("cls.weight")), std::optional(double{map.values(7, 0)}));
    }

    void settingsAreStrict() {
        PicturePage* shown = page();
        QVERIFY(
            shown->setSettings({{QStringLiteral("opacity"), 25}, {QStringLiteral("grid"), false}}).isEmpty());
        QCOMPARE(shown->settings(),
                 (QJsonObject{{QStringLiteral("opacity"), 25}, {QStringLiteral("grid"), false}}));
        for (const QJsonObject& wrong :
             {QJsonObject{{QStringLiteral("opacity"), 101}}, QJsonObject{{QStringLiteral("opacity"), 2.5}},
              QJsonObject{{QStringLiteral("grid"), 1}}, QJsonObject{{QStringLiteral("zoom"), 1}}}) {
            QVERIFY(!shown->setSettings(wrong).isEmpty());
        }
        QCOMPARE(shown->settings()[QStringLiteral("opacity")].toInt(), 25);
        QVERIFY(shown->setSettings({}).isEmpty());
        QCOMPARE(shown->settings()[QStringLiteral("opacity")].toInt(), 60);
        QVERIFY(shown->settings()[QStringLiteral("grid")].toBool());
    }

    void theClassStandsAmongThePredictions() {
        open("vit");
        QVERIFY(window_->findChild<PredictionChart*>() != nullptr);
        const auto& predictions = session().comparison()->comparison.a.predictions;
        QCOMPARE(predictions.size(), std::size_t{1});
        QCOMPARE(predictions[0].top.size(), std::size_t{5});
    }

    void aPictureFileIsOpened() {
        open("vit");
        QImage image(50, 70, QImage::Format_RGB888);
        image.fill(Qt::green);
        const QString path = folder_.filePath(QStringLiteral("green.png"));
        QVERIFY(image.save(path));
        window_->openPicture(path);
        QTRY_VERIFY(session().given().picture->name == "green.png" && isSettled());
        QVERIFY(child<ThemedLabel>("pictureName")->text().contains(QStringLiteral("green.png   50 × 70")));
    }

    void aBrokenPictureIsSaidAndThePresentOneStays() {
        open("vit");
        window_->openPicture(folder_.filePath(QStringLiteral("absent.png")));
        QTRY_VERIFY(notice().contains(QStringLiteral("absent.png")));
        QCOMPARE(session().given().picture->name, std::string("landscape.png"));
        QVERIFY(isSettled());
    }

    void aModelOfTextSaysWhatToOpen() {
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QTRY_VERIFY(session().model() && isSettled());
        window_->openPicture(folder_.filePath(QStringLiteral("any.png")));
        QVERIFY2(notice().contains(QStringLiteral("This model reads text")), qPrintable(notice()));
        PicturePage* shown = page();
        QVERIFY(!shown->findChild<PatchCanvas*>(QStringLiteral("patchesA"))->isVisible());
        QVERIFY(!shown->number(QStringLiteral("patches")));
    }

    void everyPageTakesPatches() {
        open("dinov2");
        auto* tabs = window_->findChild<PageTabs*>();
        const QSignalSpy idle(&session(), &Session::becameIdle);
        for (int index = 0; index < tabs->count(); ++index) {
            tabs->setCurrentIndex(index);
            QCoreApplication::processEvents();
            QVERIFY(!window_->grab().isNull());
        }
        QVERIFY2(notice().isEmpty(), qPrintable(notice()));
    }

    void sideBHasAPictureOfItsOwn() {
        open("vit");
        QImage image(40, 40, QImage::Format_RGB888);
        image.fill(Qt::darkRed);
        const QString path = folder_.filePath(QStringLiteral("red.png"));
        QVERIFY(image.save(path));
        auto* action = child<QAction>("ownTextAction");
        QVERIFY(action != nullptr);
        action->trigger();
        QVERIFY(child<PictureField>("ownPicture")->isVisible());
        window_->openPicture(path, SideName::B);
        QTRY_COMPARE(session().typedText(SideName::B).picture->name, std::string("red.png"));
        QTRY_VERIFY(isSettled() && session().comparison()->text != session().comparison()->textOfB);
        QCOMPARE(session().given().picture->name, std::string("landscape.png"));
        auto* shown = page()->findChild<PatchCanvas*>(QStringLiteral("patchesB"));
        QCOMPARE(shown->look().seen.pixelColor(3, 3), QColor(Qt::darkRed));
        child<QToolButton>("closeOwnPicture")->click();
        QTRY_VERIFY(isSettled() && session().comparison()->text == session().comparison()->textOfB);
    }
};

QTEST_MAIN(TestWindowPictures)
#include "tst_window_pictures.moc"
