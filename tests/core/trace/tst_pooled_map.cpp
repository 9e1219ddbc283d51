// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>

#include "core/trace/pooled_map.h"

using namespace headscope;

namespace {

HeadMap causalMap(Index size) {
    HeadMap map;
    map.values = Matrix::Zero(size, size);
    for (Index query = 0; query < size; ++query) {
        map.allowed.push_back({0, query + 1});
    }
    return map;
}

/// Many heads, each with more than one block of rows.
AttentionTrace traceOfHeads(int heads) {
    constexpr Index kTokens = 200;
    constexpr int kWidth = 4;
    auto layer = std::make_shared<LayerTrace>();
    layer->spec = {heads, heads, kWidth, 1, NoMask{}};
    layer->residual = Matrix::Zero(kTokens, 1);
    layer->queries = Matrix::Random(kTokens, Index{heads} * kWidth);
    layer->keys = Matrix::Random(kTokens, Index{heads} * kWidth);
    layer->values = Matrix::Zero(kTokens, Index{heads} * kWidth);
    return AttentionTrace({layer});
}

} // namespace

class TestPooledMap : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aSmallMapIsKept() {
        HeadMap map = causalMap(5);
        map.values(3, 2) = 0.5F;
        const Matrix pooled = pooledMap(map, 64);
        QCOMPARE(pooled.rows(), Index{5});
        QCOMPARE(pooled(3, 2), 0.5F);
    }

    void oneBrightCellIsNotLost() {
        HeadMap map = causalMap(1000);
        map.values(777, 123) = 0.9F;
        QCOMPARE(pooledMap(map, 64)(777 * 64 / 1000, 123 * 64 / 1000), 0.9F);
    }

    void maskedCellsAreNotANumber() {
        const Matrix pooled = pooledMap(causalMap(1000), 10);
        QVERIFY(std::isnan(pooled(0, 9)));
        QCOMPARE(pooled(9, 0), 0.0F);
        QCOMPARE(pooled(5, 5), 0.0F); // partly masked
    }

    /// Also where a thread that waits for the rest of one map finds the work on another.
    void eachHeadIsGivenItsOwnMap() {
        const tbb::global_control threads(tbb::global_control::max_allowed_parallelism, 8);
        tbb::task_arena arena(8);
        constexpr int kHeads = 32;
        const AttentionTrace trace = traceOfHeads(kHeads);
        for (int time = 0; time < 20; ++time) {
            const auto pooled = arena.execute([&] { return pooledMaps(trace, AttentionKind::Self, 64); });
            for (int head = 0; head < kHeads; ++head) {
                QVERIFY(*pooled[static_cast<std::size_t>(head)] ==
                        pooledMap(trace.headMap({0, head}, {}), 64));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPooledMap)
#include "tst_pooled_map.moc"
