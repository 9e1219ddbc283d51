// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "ui/prompt/special_tokens_bar.h"

using namespace headscope;

class SpecialTokensBarTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        bar_ = std::make_unique<SpecialTokensBar>();
        bar_->show();
    }

    void choosingIsAnnouncedAndSettingIsNot() {
        QSignalSpy spy(bar_.get(), &SpecialTokensBar::parsedChosen);
        bar_->setParsed(true);
        QVERIFY(bar_->isParsed() && spy.isEmpty());
        button(QStringLiteral("as text"))->click();
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.last().at(0).toBool(), false);
    }

    void theMaskIsOfferedWhereThereIsOne() {
        QAbstractButton* mask = bar_->findChild<QAbstractButton*>(QStringLiteral("maskButton"));
        QVERIFY(!mask->isVisible());
        bar_->setMask(QStringLiteral("<mask>"));
        QVERIFY(mask->isVisible());
        QSignalSpy spy(bar_.get(), &SpecialTokensBar::maskRequested);
        mask->click();
        QCOMPARE(spy.last().at(0).toString(), QStringLiteral("<mask>"));
    }

    void aSpellingWithBracketsIsNoHtmlInTheTooltips() {
        // Without a mask the example is <s>, which is an element of HTML too.
        QVERIFY(button(QStringLiteral("parsed"))->toolTip().contains(QStringLiteral("&lt;s&gt;")));
    }

    void aNewMaskLeavesTheChoice() {
        bar_->setParsed(true);
        bar_->setMask(QStringLiteral("[MASK]"));
        QVERIFY(bar_->isParsed());
    }

  private:
    [[nodiscard]] QAbstractButton* button(const QString& text) const {
        for (QAbstractButton* button : bar_->findChildren<QAbstractButton*>()) {
            if (button->text() == text) {
                return button;
            }
        }
        return nullptr;
    }

    std::unique_ptr<SpecialTokensBar> bar_;
};

QTEST_MAIN(SpecialTokensBarTest)
#include "tst_special_tokens_bar.moc"
