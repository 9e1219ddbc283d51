// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of what is set in the window, and what is kept while models change.
#include <QAbstractButton>
#include <QAction>
#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"
#include "ui/controls/segmented_choice.h"
#include "ui/pages/layers_page.h"
#include "ui/pages/page_stack.h"
#include "ui/pages/selected_page.h"
#include "ui/prompt/prompt_editor.h"
#include "ui/prompt/prompt_field.h"
#include "ui/window/main_window.h"
#include "ui/window/state_history.h"

using namespace headscope;

class TestUndo : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;
    const QString bundled_ = QStringLiteral(HEADSCOPE_RESOURCES "/model");

    Session& session() { return window_->session(); }
    void undo() { window_->findChild<QAction*>(QStringLiteral("edit.undo"))->trigger(); }
    void redo() { window_->findChild<QAction*>(QStringLiteral("edit.redo"))->trigger(); }
    QString undoText() { return window_->history().stack().undoText(); }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->show();
        window_->openModel(bundled_);
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison() != nullptr, 60000);
    }
    void cleanup() { window_.reset(); }

    void nothingCanBeUndoneAtTheStart() {
        QVERIFY(!window_->history().stack().canUndo());
        QVERIFY(!window_->history().stack().canRedo());
    }
    void aFactorIsUndoneAndRedone() {
        const Side before = session().side(SideName::A);
        Side changed = before;
        changed.attention.scale = FixedScale{0.5F};
        Q_EMIT window_->findChild<PageStack*>()->sideEdited(SideName::A, changed);
        QCOMPARE(undoText(), QStringLiteral("factor of side A"));
        undo();
        QCOMPARE(session().side(SideName::A), before);
        redo();
        QCOMPARE(session().side(SideName::A), changed);
    }
    void draggingIsOneStepAndOtherThingsAreTheirOwn() {
        Side side = session().side(SideName::A);
        const Side before = side;
        for (const float factor : {0.1F, 0.2F, 0.3F}) {
            side.attention.scale = FixedScale{factor};
            Q_EMIT window_->findChild<PageStack*>()->sideEdited(SideName::A, side);
        }
        QCOMPARE(window_->history().stack().count(), 1);
        window_->applyPreset(Preset::KvGroups);
        QCOMPARE(window_->history().stack().count(), 2);
        undo();
        QCOMPARE(session().side(SideName::A), side);
        undo();
        QCOMPARE(session().side(SideName::A), before);
    }
    void textIsUndoneFromInsideItsField() {
        const QString before = session().text();
        auto* field = window_->findChild<PromptField*>();
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral(" xyz"));
        QCOMPARE(session().text(), before + QStringLiteral(" xyz"));
        QCOMPARE(undoText(), QStringLiteral("text"));
        undo();
        QCOMPARE(session().text(), before);
        QCOMPARE(field->toPlainText(), before);
        redo();
        QCOMPARE(field->toPlainText(), before + QStringLiteral(" xyz"));
    }
    void choosingAPageIsNoStep() {
        window_->findChild<PageStack*>()->setCurrent(2);
        QVERIFY(!window_->history().stack().canUndo());
    }
    void aSettingOfAPageIsUndoneAndRedone() {
        auto* stack = window_->findChild<PageStack*>();
        stack->setCurrent(stack->indexOf(QStringLiteral("layersPage")));
        auto* method = window_->findChild<SegmentedChoice*>(QStringLiteral("layerMethod"));
        const QJsonObject before = window_->findChild<LayersPage*>()->settings();
        method->findChildren<QAbstractButton*>().at(1)->click();
        const QJsonObject after = window_->findChild<LayersPage*>()->settings();
        QVERIFY(after != before);
        QCOMPARE(undoText(), QStringLiteral("setting of the page"));
        undo();
        QCOMPARE(window_->findChild<LayersPage*>()->settings(), before);
        QCOMPARE(method->current(), 0);
        redo();
        QCOMPARE(window_->findChild<LayersPage*>()->settings(), after);
        QCOMPARE(method->current(), 1);
    }
    void draggingAThresholdIsOneStep() {
        auto* slider = window_->findChild<QSlider*>(QStringLiteral("threshold"));
        const int before = slider->value();
        for (int step = 1; step <= 4; ++step) {
            slider->setValue(before + step);
        }
        QCOMPARE(window_->history().stack().count(), 1);
        undo();
        QCOMPARE(slider->value(), before);
        QVERIFY(!window_->history().stack().canUndo());
    }
    void twoPagesAreTwoStepsHoweverFast() {
        window_->findChild<QSlider*>(QStringLiteral("threshold"))->setValue(1);
        window_->findChild<QSlider*>(QStringLiteral("edgeThreshold"))->setValue(1);
        QCOMPARE(window_->history().stack().count(), 2);
    }
    void whichHeadsAreAddedUpIsUndone() {
        auto* page = window_->findChild<SelectedPage*>();
        auto* choice = page->findChild<SegmentedChoice*>(QStringLiteral("headChoice"));
        choice->findChildren<QAbstractButton*>().at(2)->click();
        QCOMPARE(choice->current(), 2);
        undo();
        QCOMPARE(choice->current(), 0);
    }
    void anotherModelIsUndoneToo() {
        const WindowState before = window_->state();
        const TinyModel tiny("gpt2", TinyModel::Style::Plain);
        window_->openModel(tiny.folder());
        QTRY_VERIFY_WITH_TIMEOUT(window_->state().model != before.model, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison() != nullptr, 60000);
        QCOMPARE(undoText(), QStringLiteral("model"));
        const QSignalSpy settled(window_.get(), &MainWindow::stateSettled);
        undo();
        QTRY_COMPARE_WITH_TIMEOUT(settled.count(), 1, 60000);
        QCOMPARE(window_->state(), before);
    }
    void settingsComeBackWithTheirModel() {
        Side side = session().side(SideName::A);
        side.head = {3, 5};
        session().setSide(SideName::A, side);
        const Side b = session().side(SideName::B);
        const TinyModel tiny("gpt2", TinyModel::Style::Plain); // has fewer layers
        window_->openModel(tiny.folder());
        QTRY_COMPARE_WITH_TIMEOUT(window_->state().model, tiny.folder(), 60000);
        QVERIFY(session().side(SideName::A).head != side.head);
        window_->openModel(bundled_);
        QTRY_COMPARE_WITH_TIMEOUT(window_->state().model, bundled_, 60000);
        QCOMPARE(session().side(SideName::A), side);
        QCOMPARE(session().side(SideName::B), b);
    }
    void aModelThatIsGoneLeavesEverythingAsItIs() {
        const WindowState before = window_->state();
        WindowState wanted = before;
        wanted.model = QStringLiteral("/nowhere/model");
        wanted.typed.text = "another text";
        const QSignalSpy settled(window_.get(), &MainWindow::stateSettled);
        window_->setState(wanted);
        QTRY_COMPARE_WITH_TIMEOUT(settled.count(), 1, 60000);
        QCOMPARE(window_->state(), before);
    }
};

QTEST_MAIN(TestUndo)
#include "tst_undo.moc"
