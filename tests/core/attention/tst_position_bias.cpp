// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <vector>

#include <QtTest>

#include "core/attention/position_bias.h"

using namespace headscope;

namespace {

/// What each head takes off for one step back.
std::vector<float> slopes(int heads) {
    const PositionBias bias{AlibiBias{}, heads, {}};
    std::vector<float> found;
    for (int head = 0; head < heads; ++head) {
        const OffsetBias values = bias.ofHead(head, 2, 2);
        found.push_back(-values.values(values.zero - 1));
    }
    return found;
}

/// Offsets from `first` on, to `last`, at which another bucket begins.
std::vector<Index> borders(const RelativeBias& rule, Index first, Index last) {
    std::vector<Index> found;
    for (Index offset = first + 1; offset <= last; ++offset) {
        if (relativeBucket(rule, offset) != relativeBucket(rule, offset - 1)) {
            found.push_back(offset);
        }
    }
    return found;
}

} // namespace

class TestPositionBias : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void slopesOfAPowerOfTwoOfHeads() {
        QCOMPARE(slopes(4), (std::vector{0x1p-2F, 0x1p-4F, 0x1p-6F, 0x1p-8F}));
        QCOMPARE(slopes(8).front(), 0.5F);
        QCOMPARE(slopes(8).back(), 0x1p-8F);
        QCOMPARE(slopes(16).front(), std::exp2(-0.5F));
    }

    // As get_slopes in the paper's code: those of 4 heads, then the first odd ones of 8.
    void slopesOfAnotherNumberOfHeads() {
        QCOMPARE(slopes(6), (std::vector{0x1p-2F, 0x1p-4F, 0x1p-6F, 0x1p-8F, 0x1p-1F, 0x1p-3F}));
        QCOMPARE(slopes(1), (std::vector{0x1p-8F}));
        QCOMPARE(slopes(3), (std::vector{0x1p-4F, 0x1p-8F, 0x1p-2F}));
    }

    void alibiGrowsWithTheDistanceOnBothSides() {
        const OffsetBias bias = PositionBias{AlibiBias{}, 8, {}}.ofHead(0, 3, 4);
        QCOMPARE(bias.zero, Index{2});
        QVERIFY(bias.values == (RowVector(6) << -1, -0.5, 0, 0.5, 1, 1.5).finished());
    }

    // transformers' T5Attention._relative_position_bucket, for 32 buckets up to a distance of 128.
    void bucketsBeginWhereTheReferenceHasThem() {
        const RelativeBias encoder{32, 128, true};
        const std::vector<Index> behind{-90, -63, -45, -31, -22, -15, -11, -7, -6, -5, -4, -3, -2, -1, 0};
        QCOMPARE(borders(encoder, -1000, 0), behind);
        const std::vector<Index> ahead{1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 23, 32, 46, 64, 91};
        QCOMPARE(borders(encoder, 0, 1000), ahead);
        QCOMPARE(relativeBucket(encoder, -1000), 15);
        QCOMPARE(relativeBucket(encoder, 0), 0);
        QCOMPARE(relativeBucket(encoder, 1), 17);
        QCOMPARE(relativeBucket(encoder, 1000), 31);
    }

    void bucketsOfADecoder() {
        const RelativeBias decoder{32, 128, false};
        const std::vector<Index> expected{-112, -98, -86, -76, -66, -58, -51, -45, -39, -34, -30,
                                          -26,  -23, -20, -18, -15, -14, -13, -12, -11, -10, -9,
                                          -8,   -7,  -6,  -5,  -4,  -3,  -2,  -1,  0};
        QCOMPARE(borders(decoder, -1000, 1000), expected);
        QCOMPARE(relativeBucket(decoder, -1000), 31);
        QCOMPARE(relativeBucket(decoder, 5), 0);
    }

    void aLearnedBiasIsTheTablesRowOfTheBucket() {
        PositionBias bias{RelativeBias{4, 8, false}, 2, Matrix(4, 2)};
        bias.table << 1, 10, 2, 20, 3, 30, 4, 40;
        const OffsetBias values = bias.ofHead(1, 3, 3);
        QVERIFY(values.values == (RowVector(5) << 30, 20, 10, 10, 10).finished());
    }
};

QTEST_APPLESS_MAIN(TestPositionBias)
#include "tst_position_bias.moc"
