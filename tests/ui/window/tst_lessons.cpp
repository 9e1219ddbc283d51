// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own lessons, stepped through in a window: each step must set what it says, and each question
// must take the right answer and no other. HEADSCOPE_LESSON_PICTURES: a folder for a picture of every step.
#include <cmath>

#include <QDir>
#include <QSignalSpy>
#include <QtTest>

#include "core/lessons/answer_check.h"
#include "core/lessons/lesson_list.h"
#include "ui/lessons/lesson_formulas.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/pages/page_stack.h"
#include "ui/theme/file_path.h"
#include "ui/window/lesson_player.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"

using namespace headscope;

namespace {

constexpr int kPatience = 120000; // milliseconds, under sanitizers on a busy machine

std::string typed(double value) {
    return QString::number(value, 'g', 12).toStdString();
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;
    std::vector<LessonEntry> entries_;

    LessonPanel& panel() { return *window_->findChild<LessonPanel*>(); }
    std::optional<double> number(const std::string& name) {
        return window_->number(QString::fromStdString(name));
    }
    NumberLookup lookup() {
        return [this](const std::string& name) { return number(name); };
    }
    void waitForStep(const QSignalSpy& set) {
        QTRY_VERIFY_WITH_TIMEOUT(!set.isEmpty(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().comparison() != nullptr, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!window_->findChild<PageStack*>()->isBusy(), kPatience);
    }
    void save(const Lesson& lesson, int step) {
        const QString folder = qEnvironmentVariable("HEADSCOPE_LESSON_PICTURES");
        if (folder.isEmpty()) {
            QVERIFY(!window_->grab().isNull());
            return;
        }
        constexpr int kToSettle = 700; // milliseconds: layouts, and what is computed when a page is in sight
        QTest::qWait(kToSettle);
        QTRY_VERIFY_WITH_TIMEOUT(!window_->findChild<PageStack*>()->isBusy(), kPatience);
        const QString name = QString::fromStdString(lesson.file).section(u'.', 0, 0);
        QVERIFY(window_->grab().save(QDir(folder).filePath(
            QStringLiteral("%1-%2.png").arg(name).arg(step + 1, 2, 10, QLatin1Char('0')))));
    }
    void answer(const LessonQuestion& question) {
        if (const auto* choice = std::get_if<ChoiceAnswer>(&question.answer)) {
            QCOMPARE(checkChoice(question, choice->correct).verdict, Verdict::Right);
            QCOMPARE(checkChoice(question, choice->correct == 0 ? 1 : 0).verdict, Verdict::NotYet);
            return;
        }
        double right = 0;
        if (const auto* live = std::get_if<LiveAnswer>(&question.answer)) {
            QTRY_VERIFY2_WITH_TIMEOUT(number(live->number).has_value(), live->number.c_str(), kPatience);
            right = *number(live->number);
        } else {
            right = std::get<KnownAnswer>(question.answer).value;
        }
        QCOMPARE(checkTyped(question, typed(right), lookup()).verdict, Verdict::Right);
        QCOMPARE(checkTyped(question, typed(right + 3 + std::abs(right)), lookup()).verdict, Verdict::NotYet);
    }

  private Q_SLOTS:
    void initTestCase() {
        entries_ = listLessons(std::filesystem::path(HEADSCOPE_RESOURCES) / "lessons", {});
        window_ = std::make_unique<MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        window_->library().setBundledModel(QStringLiteral(HEADSCOPE_RESOURCES "/model"));
        window_->openModel(QStringLiteral(HEADSCOPE_RESOURCES "/model"));
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().comparison() != nullptr, kPatience);
        window_->lessons().setFolder(QStringLiteral(HEADSCOPE_RESOURCES "/lessons"));
        panel().setLessons(entries_);
    }
    void cleanupTestCase() { window_.reset(); }

    void everyStepSetsTheWindowAndTakesItsAnswer_data() {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < entries_.size(); ++index) {
            QTest::newRow(entries_[index].path.filename().c_str()) << static_cast<int>(index);
        }
    }
    void everyStepSetsTheWindowAndTakesItsAnswer() {
        QFETCH(int, index);
        const LessonEntry& entry = entries_[static_cast<std::size_t>(index)];
        QVERIFY2(entry.lesson != nullptr, entry.fault.c_str());
        const QStringList faults = formulaFaults(*entry.lesson);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        const WindowState before = window_->state();
        for (int step = 0; step < static_cast<int>(entry.lesson->steps.size()); ++step) {
            const QSignalSpy set(&window_->lessons(), &LessonPlayer::stepSet);
            step == 0 ? panel().openEntry(entry) : panel().nextAction()->trigger();
            QCOMPARE(panel().step(), step);
            waitForStep(set);
            const LessonStep& shown = entry.lesson->steps[static_cast<std::size_t>(step)];
            QVERIFY2(panel().notice().isEmpty(), qPrintable(panel().notice()));
            if (const auto page = shown.state.values.find("page"); page != shown.state.values.end()) {
                QCOMPARE(window_->state().page.toStdString(), page->get<std::string>());
            }
            if (const auto text = shown.state.values.find("text"); text != shown.state.values.end()) {
                QCOMPARE(window_->state().typed.text, text->get<std::string>());
            }
            if (shown.question) {
                answer(*shown.question);
            }
            save(*entry.lesson, step);
        }
        const QSignalSpy settled(window_.get(), &MainWindow::stateSettled);
        panel().leave();
        QTRY_VERIFY_WITH_TIMEOUT(!settled.isEmpty(), kPatience);
        QCOMPARE(window_->state(), before);
    }
    void goingBackGivesTheSameAsComingFromTheFront() {
        const LessonEntry& entry = entries_.front();
        const QSignalSpy set(&window_->lessons(), &LessonPlayer::stepSet);
        panel().openEntry(entry);
        QTRY_COMPARE_WITH_TIMEOUT(set.count(), 1, kPatience);
        panel().goTo(1);
        QTRY_COMPARE_WITH_TIMEOUT(set.count(), 2, kPatience);
        const WindowState second = window_->state();
        panel().goTo(3);
        QTRY_COMPARE_WITH_TIMEOUT(set.count(), 3, kPatience);
        panel().goTo(1);
        QTRY_COMPARE_WITH_TIMEOUT(set.count(), 4, kPatience);
        QCOMPARE(window_->state(), second);
        panel().leave();
    }
};

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
