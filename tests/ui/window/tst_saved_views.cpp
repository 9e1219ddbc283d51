// SPDX-License-Identifier: GPL-3.0-or-later
// Views that are saved and opened in a window, and what a crash leaves.
#include <QDir>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "core/base/mapping_guard.h"
#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"
#include "tests/ui/composer/writing.h"
#include "ui/composer/figure_offer.h"
#include "ui/controls/offer_bar.h"
#include "ui/export/figure_export.h"
#include "ui/figure/comparison_figure.h"
#include "ui/figure/model_fingerprint.h"
#include "ui/pages/page_stack.h"
#include "ui/theme/themed_label.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/saved_views.h"

using namespace headscope;

class TestSavedViews : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
    const QString bundled_ = QStringLiteral(HEADSCOPE_RESOURCES "/model");

    [[nodiscard]] QString file(const char* name) const {
        return folder_->filePath(QString::fromLatin1(name));
    }
    Session& session() { return window_->session(); }
    /// Pictures are compared by their place in memory, and each window has its own sample.
    static QString differences(WindowState a, WindowState b) {
        a.typed.picture.reset();
        b.typed.picture.reset();
        return a == b ? QString() : QStringLiteral("differs: ") + changeName(a, b);
    }
    [[nodiscard]] QString notice() const {
        return window_->findChild<ThemedLabel*>(QStringLiteral("promptNotice"))->text();
    }
    void startWindow() {
        window_ = std::make_unique<MainWindow>();
        window_->library().setBundledModel(bundled_);
        window_->show();
    }
    void openModel(const QString& path) {
        const QSignalSpy known(&window_->views(), &SavedViews::fingerprintKnown);
        window_->openModel(path);
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison() != nullptr && !known.isEmpty(), 60000);
    }
    void open(const QString& path) {
        const QSignalSpy opened(&window_->views(), &SavedViews::opened);
        window_->views().open(path);
        QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), 60000);
    }
    /// Another text, head, factor and page than a window begins with.
    WindowState setSomething() {
        WindowState state = window_->state();
        state.typed.text = "Two cats and \xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d";
        state.sides[0].head = {3, 5};
        state.sides[1].attention.scale = FixedScale{0.3F};
        state.sides[1].scope = Scope::Rescore;
        state.page = QStringLiteral("stepsPage");
        state.pinned = {{1, 1}};
        window_->setState(state);
        return window_->state();
    }

    [[nodiscard]] HeadId comparedHead() {
        const auto& compared = session().comparison();
        return compared ? compared->comparison.a.side.head : HeadId{-1, -1};
    }
    Composer* openComposer() {
        window_->exportFigure();
        return window_->findChild<Composer*>();
    }
    static void addNamed(Composer& composer, const QString& heads) {
        const std::size_t before = composer.sheet().parts.size();
        composer.findChild<QLineEdit*>(QStringLiteral("headNames"))->setText(heads);
        composer.findChild<QPushButton*>(QStringLiteral("addHeads"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(composer.sheet().parts.size(), before + 1, 60000);
    }
    void showPage(const QString& key) {
        auto* pages = window_->findChild<PageStack*>();
        pages->setCurrent(pages->indexOf(key));
    }

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        startWindow();
        openModel(bundled_);
    }
    void cleanup() {
        window_.reset();
        folder_.reset();
    }

    void aViewComesBackInAnotherWindow() {
        const WindowState saved = setSomething();
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        startWindow();
        open(file("a.headscope"));
        QCOMPARE(differences(window_->state(), saved), QString());
        QCOMPARE(notice(), QString());
        QCOMPARE(window_->views().path(), file("a.headscope"));
    }
    void aFigureOpensAsTheViewThatItIsOf_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("png") << QStringLiteral("f.png");
        QTest::newRow("svg") << QStringLiteral("f.svg");
    }
    void aFigureOpensAsTheViewThatItIsOf() {
        QFETCH(QString, name);
        const WindowState saved = setSomething();
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison() != nullptr, 60000);
        FigureOptions options;
        options.provenance = window_->views().provenance(true);
        const QString path = folder_->filePath(name);
        exportFigure(comparisonFigure(session().comparison()->comparison, {}), options, path);
        startWindow();
        open(path);
        QCOMPARE(differences(window_->state(), saved), QString());
        QCOMPARE(window_->views().path(), QString()); // saving does not write over the figure
    }
    void withoutItsTextTheWindowsOwnStays() {
        setSomething();
        FigureOptions options;
        options.provenance = window_->views().provenance(false);
        QVERIFY(!options.provenance.contains("Two cats"));
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison() != nullptr, 60000);
        exportFigure(comparisonFigure(session().comparison()->comparison, {}), options, file("f.svg"));
        startWindow();
        window_->setText(QStringLiteral("mine"));
        open(file("f.svg"));
        QCOMPARE(window_->state().typed.text, std::string("mine"));
        QVERIFY(window_->state().sides[0].head == (HeadId{3, 5}));
    }
    void aModelThatIsElsewhereIsAskedFor() {
        const TinyModel tiny("gpt2", TinyModel::Style::Plain);
        openModel(tiny.folder());
        const WindowState saved = setSomething();
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        QFile view(file("a.headscope"));
        QVERIFY(view.open(QIODevice::ReadOnly));
        QByteArray text = view.readAll();
        text.replace(tiny.folder().toUtf8(), "/not/there");
        QFile moved(file("b.headscope"));
        QVERIFY(moved.open(QIODevice::WriteOnly) && moved.write(text) == text.size());
        moved.close();

        startWindow();
        openModel(bundled_);
        open(file("b.headscope"));
        QVERIFY2(notice().contains(QStringLiteral("/not/there")), qPrintable(notice()));
        QCOMPARE(window_->state().model, bundled_); // as it was
        const QSignalSpy opened(&window_->views(), &SavedViews::opened);
        openModel(tiny.folder());
        QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), 60000);
        QCOMPARE(differences(window_->state(), saved), QString());
        QVERIFY2(!notice().contains(QStringLiteral("/not/there")), qPrintable(notice()));
    }
    void anotherModelInThePlaceOfTheOldIsSaid() {
        setSomething();
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        QFile view(file("a.headscope"));
        QVERIFY(view.open(QIODevice::ReadWrite));
        QByteArray text = view.readAll();
        const qsizetype hash = text.indexOf("sha256:");
        QVERIFY(hash > 0);
        text[hash + 8] = text[hash + 8] == '0' ? '1' : '0';
        view.seek(0);
        view.write(text);
        view.close();
        open(file("a.headscope"));
        QVERIFY2(notice().contains(QStringLiteral("another model")), qPrintable(notice()));
    }
    void aDroppedViewOrFigureOpens() {
        const WindowState saved = setSomething();
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        QVERIFY(QImage(8, 8, QImage::Format_RGB32).save(file("bare.png")));
        startWindow();
        openModel(bundled_);
        const auto drop = [this](const QString& path) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(path)});
            QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(window_.get(), &enter);
            QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(window_.get(), &event);
        };
        const QSignalSpy opened(&window_->views(), &SavedViews::opened);
        drop(file("a.headscope"));
        QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), 60000);
        QCOMPARE(differences(window_->state(), saved), QString());
        drop(file("bare.png")); // a picture like any other
        QVERIFY2(notice().contains(QStringLiteral("reads text")), qPrintable(notice()));
        QCOMPARE(opened.count(), 1);
    }
    void whatIsBrokenIsSaidAndChangesNothing() {
        const WindowState before = window_->state();
        QFile broken(file("broken.headscope"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{\"format\": ") > 0);
        broken.close();
        open(file("broken.headscope"));
        QVERIFY2(notice().contains(QStringLiteral("broken.headscope")), qPrintable(notice()));
        QVERIFY(window_->state() == before);
    }
    void whatIsComposedComesBackWithItsParts_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.headscope", "a.png", "a.svg"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void whatIsComposedComesBackWithItsParts() {
        QFETCH(QString, name);
        setSomething();
        QTRY_VERIFY_WITH_TIMEOUT((comparedHead() == HeadId{3, 5}), 60000);
        Composer* composer = openComposer();
        FigureSheet sheet = composer->sheet();
        sheet.title = QStringLiteral("Two heads");
        sheet.width = 500;
        sheet.look.paper = Paper::Dark;
        composer->setSheet(sheet);
        addNamed(*composer, QStringLiteral("L1 H2, L1 H3"));
        const QString path = folder_->filePath(name);
        if (isViewFile(path)) {
            QVERIFY(window_->views().saveTo(path));
        } else {
            QVERIFY(isSaved(*composer, path));
        }
        const QJsonObject composed = composer->words();

        startWindow();
        open(path);
        QCOMPARE(window_->composed(), composed); // before the composer was opened
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison() != nullptr, 60000);
        composer = openComposer();
        QTRY_COMPARE_WITH_TIMEOUT(composer->sheet().parts.size(), std::size_t{2}, 60000);
        QCOMPARE(composer->words(), composed);
        QCOMPARE(composer->sheet().title, QStringLiteral("Two heads"));
    }
    void anOpenComposerTakesTheViewsFigure() {
        setSomething();
        QTRY_VERIFY_WITH_TIMEOUT((comparedHead() == HeadId{3, 5}), 60000);
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        openComposer()->setWords({{QStringLiteral("title"), QStringLiteral("later")}});
        open(file("a.headscope"));
        QVERIFY(window_->composed()[QStringLiteral("title")].toString().isEmpty());
    }
    void aFigureThatDoesNotFitIsSaidAndChangesNothing() {
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        QFile view(file("a.headscope"));
        QVERIFY(view.open(QIODevice::ReadOnly));
        auto document = nlohmann::json::parse(view.readAll().toStdString());
        document["figure"] = {{"paper", "parchment"}};
        document["view"]["text"] = "another text";
        QFile broken(file("b.headscope"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write(QByteArray::fromStdString(document.dump()));
        broken.close();
        const WindowState before = window_->state();
        open(file("b.headscope"));
        QVERIFY2(notice().contains(QStringLiteral("paper")), qPrintable(notice()));
        QVERIFY(window_->state() == before);
    }
    void theWordThatAViewIsSavedGoes() {
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        QVERIFY(notice().contains(QStringLiteral("a.headscope")));
        window_->setText(QStringLiteral("a change"));
        QTRY_COMPARE(notice(), QString());
    }
    void theWordThatAViewIsSavedGoesByItself() {
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        QVERIFY(!notice().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(notice(), QString(), 10000);
    }
    void anErrorStays() {
        QVERIFY(window_->views().saveTo(file("a.headscope")));
        QVERIFY(!window_->views().saveTo(QStringLiteral("/proc/none/a.headscope")));
        setSomething();
        QVERIFY2(notice().contains(QStringLiteral("/proc/none")), qPrintable(notice()));
    }
    void pagesAreOfferedOnceTheyWereOpened() {
        const auto offered = [this](const QString& key) {
            const auto offers = window_->figureOffers().offers;
            const auto found = std::ranges::find(offers, key, &FigureOffer::key);
            return found == offers.end() ? QStringLiteral("none")
                   : found->make         ? QStringLiteral("there")
                                         : found->hint;
        };
        QVERIFY2(offered(QStringLiteral("page:linesPage")).contains(QStringLiteral("Open the page")),
                 qPrintable(offered(QStringLiteral("page:linesPage"))));
        showPage(QStringLiteral("linesPage"));
        QTRY_COMPARE(offered(QStringLiteral("page:linesPage/0")), QStringLiteral("there"));
        showPage(QStringLiteral("mapsPage"));
        QCOMPARE(offered(QStringLiteral("page:linesPage/0")), QStringLiteral("there"));
        window_->setText(QStringLiteral("other words"));
        QTRY_COMPARE(offered(QStringLiteral("page:linesPage/0")), QStringLiteral("none"));
    }
    void whatCanNotBeWrittenIsSaid() {
        QVERIFY(!window_->views().saveTo(QStringLiteral("/proc/none/a.headscope")));
        QVERIFY2(notice().contains(QStringLiteral("/proc/none")), qPrintable(notice()));
    }
    void aRunThatWasCutOffIsOffered() {
        const QString open = file("open");
        window_->views().keepIn(open);
        const QSignalSpy kept(&window_->views().autosave(), &Autosave::kept);
        const WindowState saved = setSomething();
        QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), 10000);
        // A program that is killed leaves its file and a lock of a process that is gone.
        const QString file = window_->views().autosave().file();
        for (const auto* name : {"killed.headscope", "killed-too.headscope"}) {
            QVERIFY(QFile::copy(file, QDir(open).filePath(QString::fromLatin1(name))));
        }
        window_->views().end();
        QVERIFY(!QFile::exists(file));

        startWindow();
        openModel(bundled_);
        window_->views().keepIn(open);
        auto* offer = window_->findChild<OfferBar*>();
        QVERIFY(offer->isVisible());
        const QSignalSpy opened(&window_->views(), &SavedViews::opened);
        offer->findChild<QToolButton*>(QStringLiteral("offerTaken"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), 60000);
        QCOMPARE(differences(window_->state(), saved), QString());
        QCOMPARE(window_->views().path(), QString());
        QTRY_COMPARE_WITH_TIMEOUT(window_->views().autosave().leftovers().size(), 1,
                                  10000); // for the next start
        window_->views().end();
        QCOMPARE(QDir(open).entryList(QDir::Files).size(), 1);
    }
    void whatIsLeftIsTakenAway() {
        const QString open = file("open");
        QVERIFY(QDir().mkpath(open));
        QVERIFY(window_->views().saveTo(QDir(open).filePath(QStringLiteral("killed.headscope"))));
        window_->views().keepIn(open);
        window_->findChild<OfferBar*>()->findChild<QToolButton*>(QStringLiteral("offerLeft"))->click();
        QVERIFY(window_->views().autosave().leftovers().isEmpty());
    }
    void fingerprintsTellModelsApart() {
        const TinyModel one("gpt2", TinyModel::Style::Plain);
        const TinyModel two("gpt_neo", TinyModel::Style::Plain);
        const auto of = [](const QString& path) {
            return modelFingerprint(Checkpoint::open(path.toStdString()));
        };
        QCOMPARE(of(one.folder()), of(one.folder()));
        QVERIFY(of(one.folder()) != of(two.folder()));
        QCOMPARE(of(one.folder()).size(), 7 + 64);
    }
    void aFileThatIsShortenedMeanwhileHasNoFingerprint() {
        guardMappings();
        const TinyModel model("gpt2", TinyModel::Style::Plain);
        const Checkpoint checkpoint = Checkpoint::open(model.path());
        const Job job{{}, [&model](double, std::string_view) {
                          std::filesystem::resize_file(model.path() / "model.safetensors", 100);
                      }};
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(modelFingerprint(checkpoint, job)), Error);
    }
};

QTEST_MAIN(TestSavedViews)
#include "tst_saved_views.moc"
