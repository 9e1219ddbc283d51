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
};

QTEST_APPLESS_MAIN(SideCardModelTest)
#include "tst_side_card_model.moc"
