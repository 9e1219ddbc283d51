// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "ui/views/group_savings.h"

using namespace headscope;

namespace {

/// Llama 2 70B, were it with a K/V head for each of its 64 query heads.
GroupsModel llama() {
    AttentionSpec spec;
    spec.heads = spec.kvHeads = 64;
    spec.headWidth = 128;
    GroupsModel model;
    model.layers.assign(80, spec);
    model.width = 8192;
    model.generates = true;
    model.tokens = 10;
    return model;
}

} // namespace

class TestGroupSavings : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void numbersAreThoseOfTheFormulas() {
        const GroupSavings savings = groupSavings(llama(), 8, 4096, 16);
        QCOMPARE(savings.cache.after, std::uint64_t{1342177280});
        QCOMPARE(savings.cache.ratio(), 0.125);
        QCOMPARE(savings.textCache.before, std::uint64_t{2} * 80 * 10 * 8192 * 2);
        QCOMPARE(savings.parameters.before, std::uint64_t{80} * 2 * 8192 * 8192);
        QCOMPARE(savings.parameters.ratio(), 0.125);
    }

    void theOwnNumberSavesNothing() {
        const GroupSavings savings = groupSavings(llama(), 0, 4096, 16);
        QCOMPARE(savings.cache.ratio(), 1.0);
        QCOMPARE(savings.parameters.ratio(), 1.0);
    }

    void formulasHaveTheNumbersInThem() {
        const auto rows = savingRows(llama(), 8, 4096, 16);
        QCOMPARE(rows.size(), std::size_t{4});
        QCOMPARE(rows[0].formula, QStringLiteral("2 · L · d · G · d_k = 2 · 80 · 8\u202F192 · G · 128"));
        QCOMPARE(rows[2].formula,
                 QStringLiteral("2 · L · T · G · d_k · 2 B = 2 · 80 · 4\u202F096 · G · 128 · 2 B"));
        QVERIFY(rows[3].formula.startsWith(QStringLiteral("the whole cache, once")));
        QCOMPARE(rows[3].after, rows[2].after);
    }

    void layersThatDifferHaveASum() {
        GroupsModel model = llama();
        model.layers[3].headWidth = 64;
        QVERIFY(savingRows(model, 8, 4096, 16)[2].formula.startsWith(QStringLiteral("sum over layers")));
    }

    void sharedWeightsAreCountedOnce() {
        GroupsModel model = llama();
        model.sharesLayers = true;
        const GroupSavings savings = groupSavings(model, 8, 4096, 16);
        QCOMPARE(savings.parameters.before, std::uint64_t{2} * 8192 * 8192);
        QCOMPARE(savings.cache.after, std::uint64_t{1342177280});
    }

    void whatGeneratesNothingReadsNoCache() {
        GroupsModel model = llama();
        model.generates = false;
        const auto rows = savingRows(model, 8, 4096, 4);
        QCOMPARE(rows.size(), std::size_t{3});
        QVERIFY(!rows[1].name.contains(QStringLiteral("cache")));
        QVERIFY(rows[1].formula.contains(QStringLiteral("½ B")));
    }

    void fractionsAreReduced() {
        QCOMPARE(fractionText(8, 64), QStringLiteral("1/8"));
        QCOMPARE(fractionText(6, 8), QStringLiteral("3/4"));
        QCOMPARE(fractionText(8, 8), QStringLiteral("1"));
    }

    void nothingIsCountedWithoutAModel() { QVERIFY(savingRows({}, 0, 4096, 16).empty()); }
};

QTEST_APPLESS_MAIN(TestGroupSavings)
#include "tst_group_savings.moc"
