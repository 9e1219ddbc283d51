// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include "tests/support/processor_time.h"
#include "ui/prompt/token_strip.h"

using namespace headscope;

namespace {

std::vector<TokenChip> chips(const QStringList& labels) {
    std::vector<TokenChip> result;
    for (const QString& label : labels) {
        TokenChip chip;
        chip.label = label;
        chip.tooltip = QStringLiteral("piece ") + label;
        result.push_back(std::move(chip));
    }
    return result;
}

std::vector<TokenChip> manyChips(int count) {
    QStringList labels;
    for (int i = 0; i < count; ++i) {
        labels.append(QStringLiteral("·w%1").arg(i % 100));
    }
    return chips(labels);
}

} // namespace

class TokenStripTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        strip_ = std::make_unique<TokenStrip>();
        strip_->setTokens(chips({QStringLiteral("<s>"), QStringLiteral("·The"), QStringLiteral("·king")}));
        strip_->resize(600, strip_->sizeHint().height());
        strip_->show();
    }

    void pointingAtAChipEmitsItsIndex() {
        QSignalSpy spy(strip_.get(), &TokenStrip::tokenHovered);
        QTest::mouseMove(strip_->viewport(), strip_->chipRect(2).center());
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toInt(), 2);
    }

    void movingInsideOneChipEmitsOnce() {
        QSignalSpy spy(strip_.get(), &TokenStrip::tokenHovered);
        const QRect chip = strip_->chipRect(1);
        QTest::mouseMove(strip_->viewport(), chip.center());
        QTest::mouseMove(strip_->viewport(), chip.center() + QPoint(2, 0));
        QCOMPARE(spy.count(), 1);
    }

    void leavingTheChipsIsAnnounced() {
        QSignalSpy spy(strip_.get(), &TokenStrip::tokenLeft);
        QTest::mouseMove(strip_->viewport(), strip_->chipRect(0).center());
        QTest::mouseMove(strip_->viewport(), QPoint(strip_->width() - 3, 3));
        QCOMPARE(spy.count(), 1);
    }

    void arrowKeysMoveAndStopAtTheEnds() {
        QSignalSpy spy(strip_.get(), &TokenStrip::tokenHovered);
        for (int press = 0; press < 5; ++press) {
            QTest::keyClick(strip_.get(), Qt::Key_Right);
        }
        QCOMPARE(spy.last().first().toInt(), 2);
        for (int press = 0; press < 5; ++press) {
            QTest::keyClick(strip_.get(), Qt::Key_Left);
        }
        QCOMPARE(spy.last().first().toInt(), 0);
    }

    void aClickMakesATokenTheCurrentOne() {
        QTest::mouseClick(strip_->viewport(), Qt::LeftButton, {}, strip_->chipRect(1).center());
        QCOMPARE(strip_->accessibleDescription(), QStringLiteral("·The, token 1 of 3"));
    }

    void aRowIsReservedWithoutTokensToo() {
        const int oneRow = strip_->sizeHint().height();
        strip_->setTokens({});
        QCOMPARE(strip_->sizeHint().height(), oneRow);
        QCOMPARE(TokenStrip().sizeHint().height(), oneRow);
    }

    void theCharacterOfAByteIsReadOutWithIt() {
        auto tokens = chips({QStringLiteral("a"), QStringLiteral("⟨C3⟩"), QStringLiteral("⟨A9⟩")});
        tokens[1].character = QStringLiteral("é");
        tokens[1].characterTokens = 2;
        strip_->setTokens(tokens);
        QTest::keyClick(strip_.get(), Qt::Key_End);
        QCOMPARE(strip_->accessibleDescription(), QStringLiteral("⟨A9⟩ of “\u2068é\u2069”, token 2 of 3"));
    }

    void theCurrentTokenIsNamedForScreenReaders() {
        QTest::keyClick(strip_.get(), Qt::Key_End);
        QCOMPARE(strip_->accessibleDescription(), QStringLiteral("·king, token 2 of 3"));
    }

    void chipsDoNotOverlapAndStayInside() {
        strip_->setTokens(manyChips(200));
        for (int token = 0; token < 200; ++token) {
            QVERIFY(strip_->chipRect(token).right() <= strip_->viewport()->width());
            QVERIFY(token == 0 || !strip_->chipRect(token).intersects(strip_->chipRect(token - 1)));
        }
    }

    void manyTokensTakeTwoRowsAndScroll() {
        const int oneRow = strip_->sizeHint().height();
        strip_->setTokens(manyChips(500));
        QVERIFY(strip_->sizeHint().height() > oneRow);
        QVERIFY(strip_->sizeHint().height() <= 2 * oneRow + oneRow / 2);
        QVERIFY(strip_->verticalScrollBar()->maximum() > 0);
    }

    void theKeyboardScrollsToTheCurrentToken() {
        strip_->setTokens(manyChips(500));
        strip_->resize(600, strip_->sizeHint().height());
        QTest::keyClick(strip_.get(), Qt::Key_End);
        QVERIFY(strip_->viewport()->rect().contains(strip_->chipRect(499)));
    }

    void aLongPieceIsNoWiderThanAShareOfTheStrip() {
        strip_->setTokens(chips({QStringLiteral("x").repeated(4000), QStringLiteral("y")}));
        QVERIFY(strip_->chipRect(0).width() < strip_->width());
    }

    void aTagInALabelKeepsItsLetters() { // drawn as text, it is as wide as its letters
        strip_->setTokens(chips({QStringLiteral("<b>x</b>"), QStringLiteral("x")}));
        QVERIFY(strip_->chipRect(0).width() > 2 * strip_->chipRect(1).width());
    }

    void aTagInATooltipIsNotHtml() {
        strip_->setTokens(chips({QStringLiteral("<b>x</b>")}));
        const QPoint where = strip_->chipRect(0).center();
        QHelpEvent help(QEvent::ToolTip, where, strip_->viewport()->mapToGlobal(where));
        QApplication::sendEvent(strip_->viewport(), &help);
        QVERIFY(QToolTip::text().contains(QStringLiteral("&lt;b&gt;x&lt;/b&gt;")));
        QToolTip::hideText();
    }

    void timeToLayOutAndPaintGrowsWithTheTokens() {
        const auto show = [this](int count) {
            return [this, tokens = manyChips(count)] {
                strip_->setTokens(tokens);
                (void)strip_->grab();
            };
        };
        const double times = timesAsLong(show(1024), show(4096));
        QVERIFY2(times < 12, qPrintable(QString::number(times)));
    }

    void anIndexThatDoesNotExistHasNoPlace() {
        QVERIFY(strip_->chipRect(3).isEmpty());
        QVERIFY(strip_->chipRect(-1).isEmpty());
    }

    void withoutTokensKeysDoNothing() {
        strip_->setTokens({});
        QSignalSpy spy(strip_.get(), &TokenStrip::tokenHovered);
        QTest::keyClick(strip_.get(), Qt::Key_Right);
        QTest::keyClick(strip_.get(), Qt::Key_End);
        QTest::keyClick(strip_.get(), Qt::Key_Return);
        QCOMPARE(spy.count(), 0);
    }

  private:
    std::unique_ptr<TokenStrip> strip_;
};

QTEST_MAIN(TokenStripTest)
#include "tst_token_strip.moc"
