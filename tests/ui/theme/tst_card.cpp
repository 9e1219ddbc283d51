// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSplitter>
#include <QtTest>

#include "ui/theme/card.h"

using namespace headscope;

class TestCard : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void marginsStayWithANewParentAndANewStyle() {
        QSplitter splitter;
        auto* card = new Card;
        const QMargins margins = card->contentsMargins();
        QVERIFY(margins.left() > 0);
        splitter.addWidget(card);
        QCOMPARE(card->contentsMargins(), margins);
        QEvent style(QEvent::StyleChange);
        QCoreApplication::sendEvent(card, &style);
        QCOMPARE(card->contentsMargins(), margins);
    }
    void marginsGrowWithTheFont() {
        Card card;
        const int before = card.contentsMargins().left();
        QFont font = card.font();
        font.setPointSizeF(3 * font.pointSizeF());
        card.setFont(font);
        QVERIFY(card.contentsMargins().left() > before);
    }
    void aFlatCardHasNone() {
        Card card;
        card.setFlat(true);
        QVERIFY(card.contentsMargins().isNull());
    }
};

QTEST_MAIN(TestCard)
#include "tst_card.moc"
