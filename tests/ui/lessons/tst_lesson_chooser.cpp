// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include "ui/lessons/lesson_chooser.h"
#include "ui/lessons/lesson_row.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

namespace {

LessonEntry entryOf(const char* title, const char* summary) {
    Lesson lesson;
    lesson.title = title;
    lesson.summary = summary;
    return {"a.yaml", std::make_shared<const Lesson>(std::move(lesson)), {}};
}

} // namespace

class LessonChooserTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void init();
    void listsTitlesSummariesAndFaults();
    void rowsAreAsHighAsTheirTextInAListThatScrolls();
    void aDroppedFileIsWanted();
    void theKeyboardGoesThroughTheLessonsThatCanBeOpened();

  private:
    template <typename Widget>
    Widget* find(const QString& name) const {
        auto* widget = chooser_->findChild<Widget*>(name);
        Q_ASSERT(widget != nullptr);
        return widget;
    }
    [[nodiscard]] LessonRow* row(int number) const {
        return find<LessonRow>(QStringLiteral("lesson%1").arg(number));
    }

    std::unique_ptr<LessonChooser> chooser_;
};

void LessonChooserTest::initTestCase() {
    applyTheme(*qApp, Theme::light());
}

void LessonChooserTest::init() {
    chooser_ = std::make_unique<LessonChooser>();
    chooser_->resize(330, 400);
    chooser_->show();
    QVERIFY(QTest::qWaitForWindowActive(chooser_.get()));
}

void LessonChooserTest::listsTitlesSummariesAndFaults() {
    chooser_->setLessons({entryOf("What heads cost", "Parameters."),
                          {"mine.yaml", nullptr, "mine.yaml, line 3: a step has no \"title\""}});
    QCOMPARE(row(1)->shown().title, QStringLiteral("What heads cost"));
    QCOMPARE(row(1)->shown().summary, QStringLiteral("Parameters."));
    QCOMPARE(row(2)->shown().title, QStringLiteral("mine.yaml"));
    QVERIFY(row(2)->shown().fault.contains(QLatin1String("line 3")));
    auto* empty = find<ThemedLabel>(QStringLiteral("emptyLessons"));
    QVERIFY(!empty->isVisible());
    chooser_->setLessons({});
    chooser_->setEmptyText(QStringLiteral("There are none"));
    QVERIFY(empty->isVisible());
    QCOMPARE(empty->text(), QStringLiteral("There are none"));
}

void LessonChooserTest::rowsAreAsHighAsTheirTextInAListThatScrolls() {
    std::vector<LessonEntry> many;
    std::string summary = "Parameters.";
    for (int words = 1; words < 40; ++words) {
        summary += " word";
        many.push_back(entryOf("What heads cost", summary.c_str()));
    }
    chooser_->setLessons(many);
    QTRY_VERIFY(row(39)->height() > row(1)->height());
    for (int number = 1; number < 40; ++number) {
        const LessonRow* shown = row(number);
        const QFontMetrics metrics = shown->fontMetrics();
        const int inside = shown->width() - 5 * metrics.horizontalAdvance(u'0'); // beside the number
        const QRect needed =
            metrics.boundingRect(QRect(0, 0, inside, 9999), Qt::TextWordWrap, shown->shown().summary);
        QVERIFY2(shown->height() > needed.height() + metrics.height(), qPrintable(QString::number(number)));
    }
}

void LessonChooserTest::aDroppedFileIsWanted() {
    QSignalSpy wanted(chooser_.get(), &LessonChooser::fileWanted);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/x.yaml"))});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(chooser_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(chooser_.get(), &drop);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), QStringLiteral("/tmp/x.yaml"));
}

void LessonChooserTest::theKeyboardGoesThroughTheLessonsThatCanBeOpened() {
    chooser_->setLessons(
        {{"broken.yaml", nullptr, "line 3: no title"}, entryOf("One", ""), entryOf("Two", "")});
    QCoreApplication::processEvents(); // the rows are shown
    QSignalSpy chosen(chooser_.get(), &LessonChooser::lessonChosen);
    chooser_->takeFocus();
    QVERIFY(row(2)->hasFocus());
    QTest::keyClick(row(2), Qt::Key_Down);
    QVERIFY(row(3)->hasFocus());
    QTest::keyClick(row(3), Qt::Key_Return);
    QCOMPARE(chosen.takeFirst().at(0).toInt(), 2);
}

QTEST_MAIN(LessonChooserTest)
#include "tst_lesson_chooser.moc"
