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
};

QTEST_APPLESS_MAIN(TestPooledMap)
#include "tst_pooled_map.moc"
