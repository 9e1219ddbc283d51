// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QTextBrowser>
#include <QtTest>

#include "ui/window/manual.h"

using namespace headscope;

class TestManual : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void hasTheTasksOfTheReadme() {
        const QString text = manualText();
        QVERIFY(text.contains(QStringLiteral("What you can do")));
        QVERIFY(text.contains(QStringLiteral("**Compare.**")));
        QVERIFY(text.contains(QStringLiteral("Hugging Face folder"))); // of the chapter on models
        QVERIFY(!text.contains(QStringLiteral("Map of the folders")));
        QVERIFY(!text.contains(QStringLiteral(".png)"))); // pictures
    }
    void findsWordsOneAfterTheOther() {
        Manual manual;
        manual.show();
        auto* field = manual.findChild<QLineEdit*>();
        auto* text = manual.findChild<QTextBrowser*>();
        QTest::keyClicks(field, QStringLiteral("side b"));
        QVERIFY(manual.found() > 2);
        QCOMPARE(text->textCursor().selectedText().toLower(), QStringLiteral("side b"));
        const int first = text->textCursor().position();
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(text->textCursor().position() > first);
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(text->textCursor().position(), first);
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier); // round the beginning
        QVERIFY(text->textCursor().position() > first);
        field->setText(QStringLiteral("zzzz"));
        QCOMPARE(manual.found(), 0);
    }
};

QTEST_MAIN(TestManual)
#include "tst_manual.moc"
