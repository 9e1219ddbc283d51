// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/ui/library/sample_entries.h"
#include "ui/library/model_chooser.h"
#include "ui/library/model_list_view.h"

using namespace headscope;

class ModelChooserTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ModelChooser> chooser_;
    std::unique_ptr<QSignalSpy> chosen_;

    template <typename Widget>
    Widget* child(const char* name) {
        return chooser_->findChild<Widget*>(QString::fromLatin1(name));
    }
    ModelListView* view() { return child<ModelListView>("modelList"); }
    QLineEdit* field() { return child<QLineEdit>("modelFilter"); }
    QString current() { return view()->currentIndex().siblingAtColumn(0).data().toString(); }
    QString summary() { return child<QLabel>("modelSummary")->text(); }

  private Q_SLOTS:
    void init() {
        chooser_ = std::make_unique<ModelChooser>();
        chosen_ = std::make_unique<QSignalSpy>(chooser_.get(), &ModelChooser::modelChosen);
        chooser_->setPlaces({QStringLiteral("/home/x/.cache/huggingface/hub"), {}});
        chooser_->setModels(sampleList());
        chooser_->show();
    }

    void isNotModal() { QVERIFY(!chooser_->isModal()); }

    void theFirstModelThatCanBeOpenedIsCurrent() {
        QCOMPARE(current(), QStringLiteral("tales-5m"));
        QVERIFY(child<QPushButton>("open")->isEnabled());
    }

    void enterOpensTheCurrentModelOnce() {
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(chosen_->size(), 1);
        QCOMPARE(chosen_->front().front().toString(), QStringLiteral("/models/tales-5m"));
        QVERIFY(chooser_->isHidden());
    }

    void enterInTheListOpensOnceToo() {
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(chosen_->size(), 1);
    }

    void arrowsInTheFilterMoveInTheListAndPassOverUselessModels() {
        QTest::keyClick(field(), Qt::Key_Down);
        QCOMPARE(current(), QStringLiteral("opus-mt-en-de"));
        QTest::keyClick(field(), Qt::Key_Up);
        QCOMPARE(current(), QStringLiteral("tales-5m"));
    }

    void typingInTheListFilters() {
        view()->setFocus();
        QTest::keyClicks(view(), QStringLiteral("gem"));
        QCOMPARE(field()->text(), QStringLiteral("gem"));
        QCOMPARE(view()->model()->rowCount(), 1);
        QCOMPARE(current(), QStringLiteral("gemma-2b"));
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(chosen_->front().front().toString(), QStringLiteral("/models/gemma-2b"));
    }

    void aDoubleClickOpens() {
        const QModelIndex index = view()->model()->index(2, 0);
        const QPoint place = view()->visualRect(index).center();
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(view()->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(chosen_->size(), 1);
        QCOMPARE(chosen_->front().front().toString(), QStringLiteral("/models/opus-mt-en-de"));
    }

    void aModelThatCannotBeOpenedIsNotOpened() {
        field()->setText(QStringLiteral("mamba"));
        QVERIFY(!child<QPushButton>("open")->isEnabled());
        const QPoint place = view()->visualRect(view()->model()->index(0, 0)).center();
        QTest::mouseDClick(view()->viewport(), Qt::LeftButton, {}, place);
        QTest::keyClick(field(), Qt::Key_Return);
        QVERIFY(chosen_->isEmpty());
    }

    void aNewListKeepsTheCurrentModel() {
        QTest::keyClick(field(), Qt::Key_Down);
        ModelList list = sampleList();
        list.models.insert(list.models.begin(), sampleEntry("another", "llama", 1000));
        chooser_->setModels(list);
        QCOMPARE(current(), QStringLiteral("opus-mt-en-de"));
    }

    void theOpenModelIsCurrentWhenTheListComes() {
        chooser_->setCurrentPath(QStringLiteral("/models/later"));
        ModelList list = sampleList();
        list.models.push_back(sampleEntry("later", "llama", 1000));
        chooser_->setModels(list);
        QCOMPARE(current(), QStringLiteral("later"));
    }

    void whatIsThereIsCounted() {
        QCOMPARE(summary(), QStringLiteral("4 models, of which 1 cannot be opened."));
    }

    void onlyTheBundledModelSaysWhereToFindMore() {
        ModelList list = sampleList();
        list.models.resize(1);
        chooser_->setModels(list);
        QCOMPARE(summary(), QStringLiteral("No models in /home/x/.cache/huggingface/hub. Add a folder, or "
                                           "open one."));
    }

    void aFilterThatFindsNothingSaysSo() {
        field()->setText(QStringLiteral("zzz"));
        QVERIFY(view()->emptyText().contains(QStringLiteral("zzz")));
    }

    void placesThatCannotBeReadAreSaid() {
        ModelList list = sampleList();
        list.problems = {"/data: cannot be read: Permission denied"};
        chooser_->setModels(list);
        QVERIFY(summary().contains(QStringLiteral("/data: cannot be read")));
    }

    void addedFoldersCanBeRemoved() {
        auto* remove = child<QToolButton>("removeFolder");
        QVERIFY(!remove->isEnabled());
        chooser_->setPlaces({{}, {QStringLiteral("/data/R&D")}});
        QVERIFY(remove->isEnabled());
        QSignalSpy removed(chooser_.get(), &ModelChooser::folderRemoved);
        remove->menu()->actions().front()->trigger();
        QCOMPARE(removed.front().front().toString(), QStringLiteral("/data/R&D"));
    }

    void escapeClosesAndSaysSo() {
        QSignalSpy closed(chooser_.get(), &ModelChooser::closed);
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(chooser_->isHidden());
        QCOMPARE(closed.size(), 1);
        QVERIFY(chosen_->isEmpty());
    }

    void everyControlIsReachedByTab() {
        QSet<QWidget*> reached;
        QWidget* widget = field();
        do {
            reached.insert(widget);
            widget = widget->nextInFocusChain();
        } while (widget != field());
        for (const char* name : {"modelList", "addFolder", "openFolder", "openFile", "open"}) {
            QVERIFY2(reached.contains(child<QWidget>(name)) &&
                         (child<QWidget>(name)->focusPolicy() & Qt::TabFocus),
                     name);
        }
        QVERIFY(!view()->accessibleName().isEmpty() && !field()->accessibleName().isEmpty());
    }
};

QTEST_MAIN(ModelChooserTest)
#include "tst_model_chooser.moc"
