// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/analysis/kv_cache.h"

using namespace headscope;

namespace {

/// `count` layers of H query and G K/V heads of d_k.
std::vector<AttentionSpec> layersOf(int count, int heads, int kvHeads, int headWidth) {
    AttentionSpec spec;
    spec.heads = heads;
    spec.kvHeads = kvHeads;
    spec.headWidth = headWidth;
    return std::vector<AttentionSpec>(static_cast<std::size_t>(count), spec);
}

} // namespace

class TestKvCache : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Llama 2 70B: 80 layers, d = 8192, H = 64, G = 8, d_k = 128; 4096 tokens in float16.
    void llama2OfSeventyBillion() {
        const auto layers = layersOf(80, 64, 8, 128);
        QCOMPARE(kvCacheBytes(layers, 4096, 16), std::uint64_t{1342177280}); // 1.25 GiB
        QCOMPARE(kvCacheBytes(layers, 1, 16), std::uint64_t{327680});        // 320 KiB a token
        QCOMPARE(kvCacheBytes(regrouped(layers, 64), 4096, 16), std::uint64_t{8} * 1342177280);
        QCOMPARE(kvParameters(layers, 8192), std::uint64_t{80} * 2 * 8192 * 1024);
    }

    /// E5: H = 32, G = 4: four K and four V projections, cache 1/8.
    void fourOfThirtyTwoHeadsNeedAnEighth() {
        const auto own = layersOf(1, 32, 32, 128);
        const auto four = regrouped(own, 4);
        QCOMPARE(kvCacheBytes(four, 1000, 16) * 8, kvCacheBytes(own, 1000, 16));
        QCOMPARE(kvParameters(four, 4096), std::uint64_t{8} * 4096 * 128);
        QCOMPARE(kvParameters(four, 4096) * 8, kvParameters(own, 4096));
    }

    void fewerBitsAreRoundedUpToBytes() {
        const auto layers = layersOf(1, 1, 1, 1);
        QCOMPARE(kvCacheBytes(layers, 3, 32), std::uint64_t{24});
        QCOMPARE(kvCacheBytes(layers, 3, 8), std::uint64_t{6});
        QCOMPARE(kvCacheBytes(layers, 1, 4), std::uint64_t{1});
        QCOMPARE(kvCacheBytes(layers, 3, 1), std::uint64_t{1}); // 6 bits
    }

    void whatDoesNotFitIsTheLargestNumber() {
        const auto layers = layersOf(1000, 1, 1 << 30, 1 << 30);
        QCOMPARE(kvCacheBytes(layers, 1000000, 32), std::numeric_limits<std::uint64_t>::max());
        QCOMPARE(kvParameters(layers, 1000000), std::numeric_limits<std::uint64_t>::max());
    }

    void sharingHasItsName() {
        QCOMPARE(sharingName(headSharing(8, 8)), std::string_view("MHA"));
        QCOMPARE(sharingName(headSharing(8, 4)), std::string_view("GQA"));
        QCOMPARE(sharingName(headSharing(8, 1)), std::string_view("MQA"));
        QCOMPARE(sharingName(headSharing(1, 1)), std::string_view("MHA"));
    }

    void choicesAreTheDivisors() {
        const auto layers = layersOf(2, 24, 12, 4);
        QCOMPARE(kvHeadChoices(layers, 1), (std::vector{12, 6, 4, 3, 2, 1}));
        QCOMPARE(kvHeadChoices(layersOf(1, 8, 1, 4), 0), std::vector{1});
    }

    void choicesDivideEveryLayer() {
        auto layers = layersOf(2, 12, 12, 4);
        layers[1].kvHeads = 4;
        QCOMPARE(kvHeadChoices(layers, 0), (std::vector{12, 4, 2, 1}));
        QCOMPARE(kvHeadChoices(layers, 1), (std::vector{4, 2, 1}));
    }

    void ownNumbersStayWhereNothingIsSaid() {
        auto layers = layersOf(2, 12, 12, 4);
        layers[1].kvHeads = 4;
        QCOMPARE(regrouped(layers, 0)[1].kvHeads, 4);
        QCOMPARE(regrouped(layers, 2)[0].kvHeads, 2);
    }
};

QTEST_APPLESS_MAIN(TestKvCache)
#include "tst_kv_cache.moc"
