// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "ui/prompt/prompt_editor.h"
#include "ui/prompt/prompt_field.h"

using namespace headscope;

class PromptEditorTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        editor_ = std::make_unique<PromptEditor>();
        editor_->resize(600, 100);
        editor_->show();
        field_ = editor_->findChild<PromptField*>(QStringLiteral("promptField"));
        QVERIFY(field_ != nullptr);
    }

    void typingEmitsTheWholeTextEachTime() {
        QSignalSpy spy(editor_.get(), &PromptEditor::textEdited);
        QTest::keyClicks(field_, QStringLiteral("ab"));
        QCOMPARE(spy.count(), 2);
        QCOMPARE(spy.last().first().toString(), QStringLiteral("ab"));
    }

    void setTextEmitsNothing() {
        QSignalSpy spy(editor_.get(), &PromptEditor::textEdited);
        editor_->setText(QStringLiteral("The king"));
        QCOMPARE(spy.count(), 0);
        QCOMPARE(editor_->text(), QStringLiteral("The king"));
    }

    void settingTheSameTextLeavesTheCursor() {
        editor_->setText(QStringLiteral("The king"));
        QTextCursor cursor = field_->textCursor();
        cursor.setPosition(3);
        field_->setTextCursor(cursor);
        editor_->setText(QStringLiteral("The king"));
        QCOMPARE(field_->textCursor().position(), 3);
    }

    void theFieldGrowsToThreeLinesAndNoFurther() {
        const int one = field_->height();
        editor_->setText(QStringLiteral("a\nb\nc"));
        const int three = field_->height();
        QVERIFY(three > 2 * one);
        QCOMPARE(field_->shownLines(), 3);
        editor_->setText(QStringLiteral("a\nb\nc\nd\ne"));
        QCOMPARE(field_->height(), three);
        editor_->setText(QStringLiteral("a"));
        QCOMPARE(field_->height(), one);
    }

    void aLongSentenceWrapsIntoMoreLines() {
        editor_->setText(QStringLiteral("word ").repeated(60));
        QVERIFY(field_->shownLines() > 1);
    }

    void tabLeavesTheField() {
        QTest::keyClick(field_, Qt::Key_Tab);
        QCOMPARE(editor_->text(), QString());
    }

    void pastedHtmlIsTakenAsItsPlainText() {
        struct Pasting : PromptField {
            using PromptField::insertFromMimeData;
        };
        Pasting field;
        QMimeData data;
        data.setText(QStringLiteral("plain"));
        data.setHtml(QStringLiteral("<b>rich</b>"));
        field.insertFromMimeData(&data);
        QCOMPARE(field.toPlainText(), QStringLiteral("plain"));
    }

    void aChosenSampleReplacesTheTextAndIsAnnounced() {
        editor_->setText(QStringLiteral("old"));
        editor_->setSamples({{QStringLiteral("One"), QStringLiteral("first text"), {}},
                             {QStringLiteral("Two & three"), QStringLiteral("second <b>text</b>"), {}}});
        QSignalSpy edited(editor_.get(), &PromptEditor::textEdited);
        QSignalSpy chosen(editor_.get(), &PromptEditor::sampleChosen);
        samplesMenu()->actions().at(1)->trigger();
        QCOMPARE(editor_->text(), QStringLiteral("second <b>text</b>"));
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.first().first().toString(), QStringLiteral("second <b>text</b>"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toInt(), 1);
    }

    void aChosenSampleCanBeUndone() {
        QTest::keyClicks(field_, QStringLiteral("mine"));
        editor_->setSamples({{QStringLiteral("One"), QStringLiteral("first text"), {}}});
        samplesMenu()->actions().first()->trigger();
        field_->undo();
        QCOMPARE(editor_->text(), QStringLiteral("mine"));
    }

    void anAmpersandInASamplesTitleIsNoShortcut() {
        editor_->setSamples({{QStringLiteral("Q & A"), QStringLiteral("x"), {}}});
        QCOMPARE(samplesMenu()->actions().first()->text(), QStringLiteral("Q && A"));
    }

    void withoutSamplesTheButtonIsDisabled() {
        QVERIFY(!samplesButton()->isEnabled());
        editor_->setSamples({{QStringLiteral("One"), QStringLiteral("first"), {}}});
        QVERIFY(samplesButton()->isEnabled());
    }

    void anEmptyNoticeTakesNoRoom() {
        const int before = editor_->sizeHint().height();
        editor_->setNotice(QStringLiteral("too long"), NoticeSeverity::Warning);
        QVERIFY(editor_->sizeHint().height() > before);
        editor_->setNotice({});
        QCOMPARE(editor_->sizeHint().height(), before);
    }

    void noticeAndStatusAreShownLiterally() {
        editor_->setNotice(QStringLiteral("<b>x</b>"), NoticeSeverity::Error);
        editor_->setStatus(QStringLiteral("14 of 512 tokens"));
        const auto* notice = editor_->findChild<QLabel*>(QStringLiteral("promptNotice"));
        QCOMPARE(notice->text(), QStringLiteral("<b>x</b>"));
        QCOMPARE(notice->textFormat(), Qt::PlainText);
        QCOMPARE(editor_->findChild<QLabel*>(QStringLiteral("promptStatus"))->text(),
                 QStringLiteral("14 of 512 tokens"));
    }

  private:
    [[nodiscard]] QToolButton* samplesButton() const {
        return editor_->findChild<QToolButton*>(QStringLiteral("samplesButton"));
    }
    [[nodiscard]] QMenu* samplesMenu() const { return samplesButton()->menu(); }

    std::unique_ptr<PromptEditor> editor_;
    PromptField* field_ = nullptr;
};

QTEST_MAIN(PromptEditorTest)
#include "tst_prompt_editor.moc"
