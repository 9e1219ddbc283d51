// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/compare/side_card_model.h"

using namespace headscope;

namespace {

SideCardModel modelOf(const std::vector<int>& kvHeads) {
    SideCardModel model;
    for (const int number : kvHeads) {
        model.layers.push_back({24, number, 32, 0.177F, CausalMask{}});
    }
    return model;
}

using Numbers = std::vector<int>;

} // namespace

class SideCardModelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void choicesAreExactlyTheDivisors() {
        QCOMPARE(modelOf({4}).kvChoices(0, Scope::Rescore), (Numbers{1, 2, 4}));
        QCOMPARE(modelOf({12}).kvChoices(0, Scope::Rescore), (Numbers{1, 2, 3, 4, 6, 12}));
        QCOMPARE(modelOf({1}).kvChoices(0, Scope::Rescore), (Numbers{1}));
    }

    void aRescoreAsksOneLayerAndARerunAll() {
        const SideCardModel model = modelOf({8, 12});
        QCOMPARE(model.kvChoices(0, Scope::Rescore), (Numbers{1, 2, 4, 8}));
        QCOMPARE(model.kvChoices(0, Scope::Rerun), (Numbers{1, 2, 4, 8}));
        QCOMPARE(model.kvChoices(1, Scope::Rescore), (Numbers{1, 2, 3, 4, 6, 12}));
        QCOMPARE(model.kvChoices(1, Scope::Rerun), (Numbers{1, 2, 4, 12}));
    }

    void aSideIsFittedToTheModel() {
        Side side;
        side.head = {9, 99};
        side.attention.grouping.kvHeads = 3;
        const Side fitted = modelOf({4, 4}).fitted(side);
        QVERIFY(fitted.head == (HeadId{1, 23}));
        QCOMPARE(fitted.attention.grouping.kvHeads, 0);
    }

    void whatFitsIsLeftAlone() {
        Side side;
        side.head = {1, 2};
        side.attention.grouping = {2, Pooling::FirstHead};
        side.attention.mask = WindowMask{5};
        QVERIFY(modelOf({4, 4}).fitted(side) == side);
    }
};

QTEST_APPLESS_MAIN(SideCardModelTest)
#include "tst_side_card_model.moc"
