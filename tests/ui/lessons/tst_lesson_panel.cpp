// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/lessons/lesson_file.h"
#include "tests/ui/lessons/answering.h"
#include "ui/lessons/lesson_chooser.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/step_dots.h"
#include "ui/lessons/step_view.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

namespace {

constexpr std::string_view kLesson = R"(title: What heads cost
summary: Parameters.
sources: [Vaswani et al. 2017]
steps:
  - title: Live
    text: A $d^2$ matrix.
    set: {page: costsPage}
    try: Move the slider.
    question:
      ask: How many?
      answer: {number: costsPage:parameters.mha, tolerance: 0, unit: parameters}
      hint: Four matrices.
      explain: It is $4 d^2$.
  - title: Choice
    text: Second.
    question:
      ask: Which?
      answer: {choices: [one, $2$, three], correct: 2}
      hint: Not the first.
  - title: Nothing asked
    text: Third.
)";

LessonEntry entryOf(std::string_view text, const char* file) {
    LessonEntry entry;
    entry.path = file;
    entry.lesson = std::make_shared<const Lesson>(parseLesson(text, file));
    return entry;
}

LessonEntry brokenEntry() {
    LessonEntry entry;
    entry.path = "mine.yaml";
    entry.fault = "mine.yaml, line 3: a step has no \"title\"";
    return entry;
}

} // namespace

class LessonPanelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void aClickOpensALesson();
    void brokenLessonsDoNotOpen();
    void showsTheStep();
    void signalsEachStepWithItsState();
    void buttonsStepForwardAndBack();
    void shortcutsStepFromAnywhereInTheWindow();
    void pageKeysStepWhereEverythingIsInSight();
    void pageKeysScrollFirst();
    void dotsGoToTheirStep();
    void theLastStepLeadsToTheNextLesson();
    void theLastLessonEndsWithFinish();
    void leavingIsSignalledOnce();
    void sourcesStandUnderTheLastStep();
    void answersAreKeptWithinTheLesson();
    void aVerdictStaysAsItWasGiven();
    void choicesAreThereAtOnce();
    void noticesGoWithTheStep();
    void filesAreAskedFor();
    void faultsOfOwnFilesStandInTheList();
    void fitsIntoANarrowDock();
    void growsWithTheFont();

  private:
    template <typename Widget>
    Widget* find(const char* name) const {
        return childOf<Widget>(*panel_, name);
    }
    void click(const char* name) const { clickIn(*panel_, name); }
    void answer(const char* text) const { answerIn(*panel_, text); }
    [[nodiscard]] QString verdict() const { return verdictIn(*panel_); }
    void open(int lesson = 0) const {
        panel_->openEntry(entries_[static_cast<std::size_t>(lesson)]);
        QCoreApplication::processEvents();
    }

    std::vector<LessonEntry> entries_;
    QMainWindow* window_ = nullptr;
    LessonPanel* panel_ = nullptr;
    std::optional<double> number_;
};

void LessonPanelTest::initTestCase() {
    applyTheme(*qApp, Theme::light());
    entries_ = {entryOf(kLesson, "a.yaml"), brokenEntry(),
                entryOf("title: Last\nsteps: [{title: Only, text: x}]\n", "c.yaml")};
}

void LessonPanelTest::init() {
    window_ = new QMainWindow;
    panel_ = new LessonPanel;
    window_->setCentralWidget(panel_);
    window_->resize(380, 700);
    number_ = 1048576;
    panel_->setNumberLookup([this](const std::string& name) {
        return name == "costsPage:parameters.mha" ? number_ : std::nullopt;
    });
    panel_->setLessons(entries_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_));
}

void LessonPanelTest::cleanup() {
    delete window_;
}

void LessonPanelTest::aClickOpensALesson() {
    QSignalSpy shown(panel_, &LessonPanel::stepShown);
    click("lesson1");
    QCOMPARE(shown.size(), 1);
    QCOMPARE(panel_->lesson(), entries_[0].lesson);
    QCOMPARE(panel_->step(), 0);
    QVERIFY(!find<LessonChooser>("lessonChooser")->isVisible());
}

void LessonPanelTest::brokenLessonsDoNotOpen() {
    QSignalSpy shown(panel_, &LessonPanel::stepShown);
    click("lesson2");
    QCOMPARE(shown.size(), 0);
    QVERIFY(panel_->lesson() == nullptr);
}

void LessonPanelTest::showsTheStep() {
    open();
    QCOMPARE(find<ThemedLabel>("lessonTitle")->text(), QStringLiteral("What heads cost"));
    QCOMPARE(find<ThemedLabel>("stepCount")->text(), QStringLiteral("Step 1 of 3"));
    QCOMPARE(find<LessonText>("stepTitle")->shownText(), QStringLiteral("Live"));
    QCOMPARE(find<LessonText>("stepText")->shownText(), QStringLiteral("A $d^2$ matrix."));
    QCOMPARE(find<LessonText>("taskText")->shownText(), QStringLiteral("Move the slider."));
    QVERIFY(find<QWidget>("taskCard")->isVisible());
    QCOMPARE(find<ThemedLabel>("answerUnit")->text(), QStringLiteral("parameters"));
    click("lessonNext");
    QVERIFY(!find<QWidget>("taskCard")->isVisible());
    click("lessonNext");
    QVERIFY(!find<QWidget>("questionCard")->isVisible());
}

void LessonPanelTest::signalsEachStepWithItsState() {
    QStringList titles;
    QStringList pages;
    connect(panel_, &LessonPanel::stepShown, this, [&](const LessonStep& step) {
        titles.append(QString::fromStdString(step.title));
        pages.append(QString::fromStdString(step.state.values.value("page", "")));
    });
    open();
    click("lessonNext");
    QCOMPARE(titles, (QStringList{QStringLiteral("Live"), QStringLiteral("Choice")}));
    QCOMPARE(pages, (QStringList{QStringLiteral("costsPage"), QStringLiteral("costsPage")}));
}

void LessonPanelTest::buttonsStepForwardAndBack() {
    open();
    QVERIFY(!find<QPushButton>("lessonBack")->isEnabled());
    click("lessonNext");
    QCOMPARE(panel_->step(), 1);
    click("lessonBack");
    QCOMPARE(panel_->step(), 0);
}

void LessonPanelTest::shortcutsStepFromAnywhereInTheWindow() {
    auto* elsewhere = new QLineEdit;
    window_->setMenuWidget(elsewhere);
    open();
    elsewhere->setFocus();
    QTest::keyClick(elsewhere, Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(panel_->step(), 1);
    QTest::keyClick(elsewhere, Qt::Key_PageUp, Qt::AltModifier);
    QCOMPARE(panel_->step(), 0);
    QTest::keyClick(elsewhere, Qt::Key_PageDown); // not the panel's
    QCOMPARE(panel_->step(), 0);
}

void LessonPanelTest::pageKeysStepWhereEverythingIsInSight() {
    open();
    QTest::keyClick(find<LessonText>("stepText"), Qt::Key_PageDown);
    QCOMPARE(panel_->step(), 1);
    QTest::keyClick(find<LessonText>("stepText"), Qt::Key_PageUp);
    QCOMPARE(panel_->step(), 0);
    QTest::keyClick(find<LessonText>("stepText"), Qt::Key_PageUp);
    QCOMPARE(panel_->step(), 0);
}

void LessonPanelTest::pageKeysScrollFirst() {
    window_->resize(320, 260);
    open();
    auto* view = find<StepView>("stepView");
    QVERIFY(view->verticalScrollBar()->maximum() > 0);
    QTest::keyClick(panel_, Qt::Key_PageDown);
    QCOMPARE(panel_->step(), 0);
    QVERIFY(view->verticalScrollBar()->value() > 0);
    for (int press = 0; press < 20 && panel_->step() == 0; ++press) {
        QTest::keyClick(panel_, Qt::Key_PageDown);
    }
    QCOMPARE(panel_->step(), 1);
    QCOMPARE(view->verticalScrollBar()->value(), 0);
}

void LessonPanelTest::dotsGoToTheirStep() {
    open();
    auto* dots = find<StepDots>("stepDots");
    const int pitch = dots->sizeHint().width() / 3;
    QTest::mouseClick(dots, Qt::LeftButton, Qt::NoModifier,
                      QPoint(pitch * 2 + pitch / 2, dots->height() / 2));
    QCOMPARE(panel_->step(), 2);
    QTest::mouseClick(dots, Qt::LeftButton, Qt::NoModifier, QPoint(dots->width() - 2, dots->height() / 2));
    QCOMPARE(panel_->step(), 2); // beside them
}

void LessonPanelTest::theLastStepLeadsToTheNextLesson() {
    QSignalSpy left(panel_, &LessonPanel::left);
    open();
    panel_->goTo(2);
    QCOMPARE(find<QPushButton>("lessonNext")->text(), QStringLiteral("Next lesson"));
    click("lessonNext");
    QCOMPARE(panel_->lesson(), entries_[2].lesson); // past the broken one
    QCOMPARE(panel_->step(), 0);
    QCOMPARE(left.size(), 0);
}

void LessonPanelTest::theLastLessonEndsWithFinish() {
    QSignalSpy left(panel_, &LessonPanel::left);
    open(2);
    QCOMPARE(find<QPushButton>("lessonNext")->text(), QStringLiteral("Finish"));
    click("lessonNext");
    QCOMPARE(left.size(), 1);
    QVERIFY(find<LessonChooser>("lessonChooser")->isVisible());
}

void LessonPanelTest::leavingIsSignalledOnce() {
    QSignalSpy left(panel_, &LessonPanel::left);
    panel_->leave();
    QCOMPARE(left.size(), 0);
    open();
    click("leaveLesson");
    QCOMPARE(left.size(), 1);
    QVERIFY(panel_->lesson() == nullptr);
    QVERIFY(!panel_->nextAction()->isEnabled());
    panel_->leave();
    QCOMPARE(left.size(), 1);
}

void LessonPanelTest::sourcesStandUnderTheLastStep() {
    open();
    QVERIFY(!find<LessonText>("sources")->isVisible());
    panel_->goTo(2);
    QVERIFY(find<LessonText>("sources")->isVisible());
    QVERIFY(find<LessonText>("sources")->shownText().contains(QLatin1String("Vaswani")));
}

void LessonPanelTest::answersAreKeptWithinTheLesson() {
    open();
    answer("12");
    click("lessonNext");
    click("choice3");
    click("lessonBack");
    QCOMPARE(find<QLineEdit>("answerField")->text(), QStringLiteral("12"));
    QCOMPARE(verdict(), QStringLiteral("Not yet."));
    click("lessonNext");
    QVERIFY(find<QRadioButton>("choice3")->isChecked());
    QVERIFY(!find<ThemedLabel>("verdict")->isVisible()); // it was not checked
    open();
    QVERIFY(find<QLineEdit>("answerField")->text().isEmpty());
}

void LessonPanelTest::aVerdictStaysAsItWasGiven() {
    open();
    answer("1048576");
    QVERIFY(verdict().startsWith(QLatin1String("Right")));
    click("lessonNext");
    number_ = 5; // what the window shows at the other step
    click("lessonBack");
    QVERIFY(verdict().startsWith(QLatin1String("Right")));
    QCOMPARE(find<LessonText>("remark")->shownText(), QStringLiteral("It is $4 d^2$."));
}

void LessonPanelTest::choicesAreThereAtOnce() {
    open();
    panel_->goTo(1); // and no event is waited for
    QVERIFY(find<QRadioButton>("choice1")->isVisible());
    QVERIFY(find<QRadioButton>("choice3")->mapTo(panel_, QPoint()).y() >
            find<QRadioButton>("choice1")->mapTo(panel_, QPoint()).y());
}

void LessonPanelTest::noticesGoWithTheStep() {
    open();
    panel_->setNotice(QStringLiteral("a.yaml, line 7: there is no page costPage"));
    QVERIFY(find<ThemedLabel>("stepNotice")->isVisible());
    QCOMPARE(panel_->notice(), QStringLiteral("a.yaml, line 7: there is no page costPage"));
    click("lessonNext");
    QVERIFY(!find<ThemedLabel>("stepNotice")->isVisible());
    QVERIFY(panel_->notice().isEmpty());
}

void LessonPanelTest::filesAreAskedFor() {
    QVERIFY(find<QPushButton>("openLesson")->isVisible());
    QSignalSpy wanted(panel_, &LessonPanel::fileWanted);
    Q_EMIT find<LessonChooser>("lessonChooser")->fileWanted(QStringLiteral("/tmp/x.yaml"));
    QCOMPARE(wanted.size(), 1);
}

void LessonPanelTest::faultsOfOwnFilesStandInTheList() {
    panel_->openEntry(brokenEntry());
    QVERIFY(find<ThemedLabel>("lessonFault")->isVisible());
    QVERIFY(find<ThemedLabel>("lessonFault")->text().contains(QLatin1String("line 3")));
    open();
    panel_->leave();
    QVERIFY(!find<ThemedLabel>("lessonFault")->isVisible());
}

void LessonPanelTest::fitsIntoANarrowDock() {
    QVERIFY2(panel_->minimumSizeHint().width() <= 320,
             qUtf8Printable(QString::number(panel_->minimumSizeHint().width())));
    window_->resize(320, 600);
    open();
    QCOMPARE(panel_->width(), 320);
    for (const char* name :
         {"stepText", "taskText", "checkButton", "answerField", "lessonNext", "leaveLesson"}) {
        auto* widget = find<QWidget>(name);
        const QPoint right = widget->mapTo(panel_, QPoint(widget->width(), 0));
        QVERIFY2(right.x() <= 320, name);
        QVERIFY2(widget->width() > 15, name);
    }
}

void LessonPanelTest::growsWithTheFont() {
    open();
    const int before = find<LessonText>("stepText")->height();
    QFont font = panel_->font();
    font.setPointSizeF(font.pointSizeF() * 2);
    panel_->setFont(font);
    QCoreApplication::processEvents();
    QVERIFY(find<LessonText>("stepText")->height() > 1.6 * before);
}

QTEST_MAIN(LessonPanelTest)
#include "tst_lesson_panel.moc"
