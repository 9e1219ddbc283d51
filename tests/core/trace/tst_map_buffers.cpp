// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/trace/map_buffers.h"

using namespace headscope;

class TestMapBuffers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void memoryThatNobodyHoldsIsTakenAgain() {
        const MapBuffers buffers;
        std::shared_ptr<HeadMap> map = buffers.map();
        map->values.resize(3, 3);
        const float* memory = map->values.data();
        map.reset();
        QCOMPARE(buffers.map()->values.data(), memory);
    }

    void memoryThatSomebodyHoldsIsNot() {
        const MapBuffers buffers;
        const std::shared_ptr<HeadMap> first = buffers.map();
        const std::shared_ptr<HeadMap> second = buffers.map();
        QVERIFY(first != second);
    }

    void aCopyHasTheSameMemory() {
        const MapBuffers buffers;
        const MapBuffers copy = buffers;
        std::shared_ptr<MapLevels> levels = buffers.levels();
        const MapLevels* memory = levels.get();
        levels.reset();
        QCOMPARE(copy.levels().get(), memory);
    }

    void whatIsHeldOutlivesTheBuffers() {
        std::shared_ptr<HeadMap> map;
        {
            const MapBuffers buffers;
            map = buffers.map();
        }
        map->values.setZero(2, 2);
        QCOMPARE(map->queries(), Index{2});
    }
};

QTEST_APPLESS_MAIN(TestMapBuffers)
#include "tst_map_buffers.moc"
