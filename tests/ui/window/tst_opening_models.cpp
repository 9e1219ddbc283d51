// SPDX-License-Identifier: GPL-3.0-or-later
// Models that are chosen, dropped, opened, stopped and checked in the window.
#include <algorithm>
#include <memory>

#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "core/base/mapping_guard.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/file_tree.h"
#include "tests/support/golden.h"
#include "tests/support/model_copy.h"
#include "ui/controls/busy_indicator.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/library/model_chooser.h"
#include "ui/library/model_list_view.h"
#include "ui/session/trained_watch.h"
#include "ui/theme/file_path.h"
#include "ui/window/main_window.h"
#include "ui/window/model_drop.h"
#include "ui/window/model_library.h"

using namespace headscope;

class OpeningModelsTest : public QObject {
    Q_OBJECT

    QTemporaryDir settings_;
    std::unique_ptr<FileTree> tree_;
    std::unique_ptr<MainWindow> window_;

    Session& session() { return window_->session(); }
    ModelLibrary& library() { return window_->library(); }
    template <typename Widget>
    Widget* child(const char* name) {
        return window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    QString notice() { return child<QLabel>("promptNotice")->text(); }
    std::size_t panels() { return child<HeatmapView>("maps")->content().panels.size(); }
    bool isSettled() {
        return session().comparison() &&
               QString::fromStdString(session().comparison()->text->typed.text) == session().text() &&
               session().comparison()->text->model == session().model();
    }
    /// The bundled model under another name.
    QString otherModel(const char* name) const {
        tree_->modelOfLinks(name, golden::bundledModel());
        return fromPath(tree_->path(name));
    }
    /// What becomes of dragging `path` over a widget and dropping it there: whether it was taken.
    static bool drop(QWidget* target, const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint place = target->rect().center();
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        enter.ignore();
        QCoreApplication::sendEvent(target, &enter);
        if (!enter.isAccepted()) {
            return false;
        }
        QDropEvent event(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(target, &event);
        return event.isAccepted();
    }
    void open(const QString& path) {
        QSignalSpy opened(&session(), &Session::modelOpened);
        window_->openModel(path);
        QVERIFY(opened.wait());
        QTRY_VERIFY(isSettled());
    }

  private Q_SLOTS:
    void initTestCase() {
        guardMappings();
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    }

    void init() {
        tree_ = std::make_unique<FileTree>();
        window_ = std::make_unique<MainWindow>();
        library().setCache(fromPath(tree_->path("hub")));
        library().setBundledModel(fromPath(golden::bundledModel()));
        window_->show();
        open(fromPath(golden::bundledModel()));
    }

    void theModelButtonShowsTheListAndTheWindowGoesOn() {
        tree_->modelOfLinks("hub/models--me--tiny/snapshots/0123", golden::dataFolder() / "models" / "gqa");
        child<QToolButton>("modelButton")->click();
        QVERIFY(library().chooser().isVisible());
        QVERIFY(!library().chooser().isModal());
        auto* list = library().chooser().findChild<ModelListView*>();
        QTRY_COMPARE(list->model()->rowCount(), 2);
        QCOMPARE(list->model()->index(1, 0).data().toString(), QStringLiteral("me/tiny"));
        window_->setText(QStringLiteral("meanwhile"));
        QTRY_VERIFY(isSettled());
    }

    void aChosenModelIsOpened() {
        const QString path = otherModel("mine/copy");
        library().addFolder(fromPath(tree_->path("mine")));
        library().showChooser();
        auto* list = library().chooser().findChild<ModelListView*>();
        QTRY_COMPARE(list->model()->rowCount(), 2);
        list->setCurrentIndex(list->model()->index(1, 0));
        QSignalSpy opened(&session(), &Session::modelOpened);
        library().chooser().accept();
        QVERIFY(opened.wait());
        QCOMPARE(fromPath(session().model()->checkpoint().path()), path);
    }

    void foldersAndRecentModelsAreThereAtTheNextStart() {
        const QString folder = fromPath(tree_->folder("mine"));
        const QString path = otherModel("copy");
        window_->restoreSettings();
        library().addFolder(folder);
        open(path);
        window_ = std::make_unique<MainWindow>();
        window_->restoreSettings();
        QCOMPARE(library().folders(), QStringList{folder});
        QCOMPARE(fromPath(library().recent().paths().front()), path);
        QVERIFY(library().recentMenu()->isEnabled());
        QVERIFY(library().recentMenu()->actions().front()->text().startsWith(QStringLiteral("copy")));
        library().removeFolder(folder);
        QVERIFY(library().folders().isEmpty());
        open(fromPath(golden::bundledModel()));
    }

    void aRecentModelIsOpenedFromTheMenu() {
        const QString path = otherModel("copy");
        open(path);
        open(fromPath(golden::bundledModel()));
        QSignalSpy opened(&session(), &Session::modelOpened);
        library().recentMenu()->actions().at(1)->trigger();
        QVERIFY(opened.wait());
        QCOMPARE(fromPath(session().model()->checkpoint().path()), path);
    }

    void whatIsDragged_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isModel");
        QTest::newRow("folder") << "folder" << true;
        QTest::newRow("gguf") << "x.GGUF" << true;
        QTest::newRow("safetensors") << "x.safetensors" << true;
        QTest::newRow("another file") << "x.txt" << false;
        QTest::newRow("nothing") << "missing.gguf" << false;
    }
    void whatIsDragged() {
        QFETCH(QString, name);
        QFETCH(bool, isModel);
        tree_->folder("folder");
        for (const char* file : {"x.GGUF", "x.safetensors", "x.txt"}) {
            tree_->file(file);
        }
        QMimeData data;
        const QString path = fromPath(tree_->path(name.toStdString()));
        data.setUrls({QUrl::fromLocalFile(path)});
        QCOMPARE(draggedModel(data), isModel ? path : QString());
    }

    void aFolderIsDroppedOnTheWindow() {
        const QString path = otherModel("copy");
        QSignalSpy opened(&session(), &Session::modelOpened);
        QVERIFY(drop(window_.get(), path));
        QVERIFY(opened.wait());
        QCOMPARE(fromPath(session().model()->checkpoint().path()), path);
    }

    void aTensorFileIsDroppedOnTheSentence() {
        const QString path = otherModel("copy");
        const QString text = session().text();
        QSignalSpy opened(&session(), &Session::modelOpened);
        QVERIFY(drop(window_->findChild<QPlainTextEdit*>()->viewport(),
                     path + QStringLiteral("/model.safetensors")));
        QVERIFY(opened.wait());
        QCOMPARE(fromPath(session().model()->checkpoint().folder()), path);
        QCOMPARE(window_->findChild<QPlainTextEdit*>()->toPlainText(), text);
    }

    void anotherFileIsNotTakenByTheWindow() { QVERIFY(!drop(window_.get(), fromPath(tree_->file("x.txt")))); }

    void aStoppedOpeningLeavesTheOldModel() {
        const auto before = session().model();
        QSignalSpy opened(&session(), &Session::modelOpened);
        QSignalSpy stopped(&session(), &Session::openingStopped);
        QSignalSpy idle(&session(), &Session::becameIdle);
        window_->openModel(otherModel("copy"));
        Q_EMIT child<BusyIndicator>("busy")->stopRequested();
        QCOMPARE(stopped.size(), 1);
        QVERIFY(!session().isOpening());
        QVERIFY(idle.wait());
        QVERIFY(opened.isEmpty());
        QCOMPARE(session().model(), before);
        QVERIFY(isSettled());
        window_->setText(QStringLiteral("it goes on"));
        QTRY_VERIFY(isSettled());
    }

    void aFirstOpeningThatIsStoppedSaysWhatToDo() {
        MainWindow window;
        window.openModel(fromPath(golden::bundledModel()));
        window.session().stop();
        const QString shown = window.findChild<HeatmapView*>(QStringLiteral("maps"))->content().emptyText;
        QVERIFY2(shown.startsWith(QStringLiteral("No model is open")), qPrintable(shown));
    }

    void anotherOpeningDropsTheFirst() {
        QSignalSpy opened(&session(), &Session::modelOpened);
        QSignalSpy idle(&session(), &Session::becameIdle);
        const QString last = otherModel("last");
        window_->openModel(otherModel("first"));
        window_->openModel(last);
        QTRY_VERIFY(!idle.isEmpty());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(fromPath(session().model()->checkpoint().path()), last);
    }

    void theOldModelIsUsableUntilTheNewOneIsThere() {
        const auto before = session().model();
        window_->openModel(otherModel("copy"));
        QCOMPARE(session().model(), before);
        window_->setText(QStringLiteral("typed while it opens"));
        QTRY_VERIFY(session().model() != before && isSettled());
        QCOMPARE(QString::fromStdString(session().textResult()->typed.text),
                 QStringLiteral("typed while it opens"));
    }

    void aModelNoBetterThanAGuessIsSaid() {
        CheckpointFolder folder(golden::bundledModel());
        auto& rows = folder.tensor("model.embed_tokens.weight").bytes; // to each piece another one's row
        std::ranges::rotate(rows, rows.begin() + static_cast<std::ptrdiff_t>(rows.size() / 2));
        open(fromPath(folder.write()));
        QTRY_VERIFY2(notice().startsWith(QStringLiteral("This model predicts a fixed English sentence no "
                                                        "better than a guess (loss ")),
                     qPrintable(notice()));
        open(fromPath(golden::bundledModel()));
        QVERIFY(notice().isEmpty());
    }

    void aTrainedModelIsCheckedAndNothingIsSaid() {
        TrainedWatch watch(session());
        QSignalSpy checked(&watch, &TrainedWatch::checked);
        open(otherModel("copy"));
        QTRY_COMPARE(checked.size(), 1);
        QVERIFY(notice().isEmpty());
        QSignalSpy idle(&session(), &Session::becameIdle);
        window_->setText(QStringLiteral("not checked twice"));
        QVERIFY(idle.wait());
        QCOMPARE(checked.size(), 1);
    }

    void aModelWhoseFileIsShortenedIsAnErrorAndNothingFalseStays_data() { addModelFormats(); }
    void aModelWhoseFileIsShortenedIsAnErrorAndNothingFalseStays() {
        QFETCH(int, format);
        const ModelCopy copy(static_cast<ModelCopy::Format>(format));
        open(fromPath(copy.path()));
        copy.shorten();
        window_->setText(QStringLiteral("The file is gone"));
        QTRY_VERIFY2(notice().contains(QStringLiteral("open the model again")), qPrintable(notice()));
        QCOMPARE(panels(), std::size_t{0});
        QVERIFY(!session().textResult());
        open(fromPath(golden::bundledModel())); // the window goes on
        QCOMPARE(notice(), QString());
    }

    void aSliderAfterTheFileIsGoneTakesTheMapsAway_data() { addModelFormats(); }
    void aSliderAfterTheFileIsGoneTakesTheMapsAway() {
        QFETCH(int, format);
        const ModelCopy copy(static_cast<ModelCopy::Format>(format));
        open(fromPath(copy.path()));
        copy.remove();
        Side side = session().side(SideName::B);
        side.attention.scale = FixedScale{3};
        session().setSide(SideName::B, side);
        QTRY_VERIFY2(notice().contains(QStringLiteral("open the model again")), qPrintable(notice()));
        QCOMPARE(panels(), std::size_t{0});
        QVERIFY(!session().textResult());
    }
};

QTEST_MAIN(OpeningModelsTest)
#include "tst_opening_models.moc"
