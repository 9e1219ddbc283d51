// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

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

    void aSecondFieldIsThereWhereAModelTakesTwoTexts() {
        auto* second = editor_->findChild<PromptField*>(QStringLiteral("secondField"));
        QVERIFY(!second->isVisible());
        editor_->setSecondField(
            SecondField{QStringLiteral("Source"), QStringLiteral("Target"), QStringLiteral("…"), true});
        QVERIFY(second->isVisible());
        QSignalSpy first(editor_.get(), &PromptEditor::textEdited);
        QSignalSpy spy(editor_.get(), &PromptEditor::secondTextEdited);
        QTest::keyClicks(second, QStringLiteral("ab"));
        QCOMPARE(spy.last().first().toString(), QStringLiteral("ab"));
        QCOMPARE(editor_->secondText(), QStringLiteral("ab"));
        QVERIFY(first.isEmpty());
        editor_->setSecondField(std::nullopt);
        QVERIFY(!second->isVisible());
    }

    void theSecondTextIsGeneratedOnlyWhereTheModelCan() {
        auto* button = editor_->findChild<QToolButton*>(QStringLiteral("generateButton"));
        editor_->setSecondField(SecondField{{}, {}, {}, false});
        QVERIFY(!button->isVisible());
        editor_->setSecondField(SecondField{{}, {}, {}, true});
        QSignalSpy spy(editor_.get(), &PromptEditor::generateRequested);
        button->click();
        QCOMPARE(spy.count(), 1);
        editor_->setGenerating(true);
        QVERIFY(!button->isEnabled());
    }

    void fieldsStandSideBySideOrUnderEachOther() {
        auto* second = editor_->findChild<PromptField*>(QStringLiteral("secondField"));
        editor_->setSecondField(SecondField{});
        const auto topOf = [&](QWidget* widget) {
            QCoreApplication::processEvents();
            return widget->mapTo(editor_.get(), QPoint()).y();
        };
        editor_->setStacked(false);
        QCOMPARE(topOf(second), topOf(field_));
        editor_->setStacked(true);
        QVERIFY(topOf(second) > topOf(field_));
    }

    void aWordIsInsertedAtTheCursorWithASpaceInFront() {
        QSignalSpy spy(editor_.get(), &PromptEditor::textEdited);
        editor_->setText(QStringLiteral("the sat"));
        QTextCursor cursor = field_->textCursor();
        cursor.setPosition(3);
        field_->setTextCursor(cursor);
        editor_->insertWord(QStringLiteral("[MASK]"));
        QCOMPARE(editor_->text(), QStringLiteral("the [MASK] sat"));
        QCOMPARE(spy.count(), 1);
        editor_->setText({});
        editor_->insertWord(QStringLiteral("[MASK]"));
        QCOMPARE(editor_->text(), QStringLiteral("[MASK]"));
    }

    void settingTheSameTextLeavesTheCursor() {
        editor_->setText(QStringLiteral("The king"));
        QTextCursor cursor = field_->textCursor();
        cursor.setPosition(3);
        field_->setTextCursor(cursor);
        editor_->setText(QStringLiteral("The king"));
        QCOMPARE(field_->textCursor().position(), 3);
    }

    void setTextPutsTheCursorAtTheEnd() {
        editor_->setText(QStringLiteral("The king"));
        QCOMPARE(field_->textCursor().position(), 8);
    }

    void noPartOfAFourthLineIsSeen() {
        editor_->setText(QStringLiteral("a\nb\nc\nd\ne"));
        QCoreApplication::processEvents();
        const double line = field_->document()->firstBlock().layout()->lineAt(0).height();
        const int height = field_->viewport()->height();
        QVERIFY2(height >= 3 * line && height < 3 * line + 2, qPrintable(QString::number(height)));
        for (int step = 0; step <= field_->verticalScrollBar()->maximum(); ++step) {
            field_->verticalScrollBar()->setValue(step);
            const double offset = std::fmod(field_->cursorRect(QTextCursor(field_->document())).top(), line);
            QVERIFY2(std::abs(offset) < 1.5 || std::abs(std::abs(offset) - line) < 1.5,
                     qPrintable(QString::number(offset)));
        }
    }

    void theStatusKeepsItsPlaceHoweverManyLinesThereAre() {
        editor_->setStatus(QStringLiteral("14 of 512 tokens"));
        QCoreApplication::processEvents();
        const auto* status = editor_->findChild<QLabel*>(QStringLiteral("promptStatus"));
        const QRect before = status->geometry();
        QVERIFY(status->mapTo(editor_.get(), QPoint()).x() <
                samplesButton()->mapTo(editor_.get(), QPoint()).x());
        editor_->setText(QStringLiteral("a\nb\nc\nd"));
        editor_->resize(600, editor_->sizeHint().height());
        QCoreApplication::processEvents();
        QCOMPARE(status->geometry(), before);
    }

    void aLongNoticeTakesTwoLinesAndNoneOfThePromptsRoom() {
        QWidget window; // too small for all that is in it
        auto* column = new QVBoxLayout(&window);
        column->addWidget(editor_.release());
        auto* rest = new QWidget;
        rest->setMinimumHeight(380);
        column->addWidget(rest);
        window.resize(600, 400);
        window.show();
        auto* editor = window.findChild<PromptEditor*>();
        QCoreApplication::processEvents();
        const int before = field_->height();
        editor->setNotice(QStringLiteral("no such file or folder ").repeated(40), NoticeSeverity::Error);
        QCoreApplication::processEvents();
        const auto* notice = editor->findChild<QLabel*>(QStringLiteral("promptNotice"));
        const QWidget* card = field_->parentWidget();
        QCOMPARE(field_->height(), before);
        QVERIFY(card->geometry().contains(field_->geometry().translated(card->pos())));
        QVERIFY(notice->geometry().top() > card->geometry().bottom());
        QVERIFY(notice->height() > notice->fontMetrics().height());
        QVERIFY(notice->height() < 3 * notice->fontMetrics().height());
        QVERIFY(editor->rect().contains(notice->geometry()));
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

    void aChosenSampleReplacesTheTextAndIsAnEdit() {
        editor_->setText(QStringLiteral("old"));
        editor_->setSamples({{QStringLiteral("One"), QStringLiteral("first text"), {}},
                             {QStringLiteral("Two & three"), QStringLiteral("second <b>text</b>"), {}}});
        QSignalSpy edited(editor_.get(), &PromptEditor::textEdited);
        samplesMenu()->actions().at(1)->trigger();
        QCOMPARE(editor_->text(), QStringLiteral("second <b>text</b>"));
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.first().first().toString(), QStringLiteral("second <b>text</b>"));
    }

    void aChosenSampleIsToldBeforeItsTextIsEditedIn() {
        editor_->setText(QStringLiteral("old"));
        editor_->setSamples({{QStringLiteral("One"), QStringLiteral("new"), {}, HeadId{2, 7}}});
        std::optional<HeadId> head;
        QString textThen;
        connect(editor_.get(), &PromptEditor::sampleChosen, this, [&](const Sample& sample) {
            head = sample.head;
            textThen = editor_->text();
        });
        samplesMenu()->actions().first()->trigger();
        QCOMPARE(textThen, QStringLiteral("old"));
        QVERIFY(head == (HeadId{2, 7}));
    }

    void undoIsLeftToTheWindow() {
        QTest::keyClicks(field_, QStringLiteral("mine"));
        QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        undo.setAccepted(false); // as the application sends it
        QApplication::sendEvent(field_, &undo);
        QVERIFY(!undo.isAccepted());
        QCOMPARE(editor_->text(), QStringLiteral("mine"));
    }

    void aSamplesHintStandsUnderItsTitle() {
        editor_->setSamples({{QStringLiteral("One"), QStringLiteral("x"), QStringLiteral("what to see")}});
        QCOMPARE(samplesMenu()->actions().first()->text(), QStringLiteral("One\nwhat to see"));
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
