// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

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

/// Two layers of four heads, causal.
AttentionTrace randomTrace(Index tokens) {
    LayerTraces layers;
    for (int i = 0; i < 2; ++i) {
        auto layer = std::make_shared<LayerTrace>();
        layer->spec = {4, 2, 6, 0.4F, CausalMask{}};
        layer->residual = Matrix::Random(tokens, 24);
        layer->queries = Matrix::Random(tokens, 24);
        layer->keys = Matrix::Random(tokens, 12);
        layer->values = Matrix::Random(tokens, 12);
        layers.push_back(layer);
    }
    return AttentionTrace(layers);
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

    void eachHeadIsPooledAsItsWholeMapIs_data() {
        QTest::addColumn<int>("tokens");
        QTest::newRow("fewer than the picture") << 7;
        QTest::newRow("not a multiple") << 201;
        QTest::newRow("many for one row of the picture") << 650;
    }
    void eachHeadIsPooledAsItsWholeMapIs() {
        QFETCH(int, tokens);
        const AttentionTrace trace = randomTrace(tokens);
        const Index most = tokens == 650 ? 8 : 64;
        const PooledMaps all = pooledMaps(trace, AttentionKind::Self, most);
        QCOMPARE(all.size(), std::size_t{8});
        for (int layer = 0; layer < 2; ++layer) {
            for (int head = 0; head < 4; ++head) {
                const Matrix expected = pooledMap(trace.headMap({layer, head}, {}), most);
                const Matrix& pooled = *all[static_cast<std::size_t>(4 * layer + head)];
                QVERIFY((pooled.array().isNaN() == expected.array().isNaN()).all());
                QVERIFY((pooled.array().isNaN() || (pooled - expected).array().abs() < 1e-6F).all());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPooledMap)
#include "tst_pooled_map.moc"
