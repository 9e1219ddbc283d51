// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetrics>
#include <QTest>

#include "ui/heads/head_layout.h"

using namespace headscope;

namespace {

HeadGrid gridOf(int layers, int heads, int kvHeads) {
    HeadGrid grid;
    grid.layers.assign(static_cast<std::size_t>(layers), {heads, kvHeads});
    return grid;
}

int lineHeight() {
    return QFontMetrics(QFont()).height();
}

} // namespace

class HeadLayoutTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void headsOfOneKvHeadStandInOneFrame() {
        const HeadMapLayout layout(gridOf(2, 8, 4), 400, QFont());
        const HeadMapLayout::Row& row = layout.rows().front();
        QCOMPARE(row.frames.size(), std::size_t{4});
        for (std::size_t head = 0; head < 8; ++head) {
            for (std::size_t frame = 0; frame < 4; ++frame) {
                QCOMPARE(row.frames[frame].rect.contains(row.heads[head]), frame == head / 2);
            }
        }
    }

    void headsThatShareNothingHaveNoFrames() {
        const HeadMapLayout layout(gridOf(2, 12, 12), 500, QFont());
        QVERIFY(layout.rows().front().frames.empty());
        QCOMPARE(layout.rows().front().heads.size(), std::size_t{12});
    }

    void thumbnailsGrowWithTheWidth() {
        const HeadMapLayout narrow(gridOf(4, 8, 4), 18 * lineHeight(), QFont());
        const HeadMapLayout wide(gridOf(4, 8, 4), 30 * lineHeight(), QFont());
        QVERIFY(wide.thumbnailSize() > narrow.thumbnailSize());
        QVERIFY(wide.size().width() <= 30 * lineHeight());
    }

    void thumbnailsHaveALargestAndASmallestSize() {
        const HeadMapLayout huge(gridOf(2, 4, 2), 10000, QFont());
        const HeadMapLayout tiny(gridOf(2, 32, 8), 50, QFont());
        QVERIFY(huge.thumbnailSize() < 5 * lineHeight());
        QVERIFY(tiny.thumbnailSize() >= lineHeight() / 2);
        QVERIFY(tiny.size().width() > 50); // scrolls
    }

    void aThousandHeadsDoNotOverlap() {
        const HeadMapLayout layout(gridOf(32, 32, 8), 900, QFont());
        for (int layer = 0; layer < 32; ++layer) {
            for (int head = 0; head < 32; ++head) {
                const QRect rect = layout.headRect({layer, head});
                QVERIFY(head == 0 || rect.left() > layout.headRect({layer, head - 1}).right());
                QVERIFY(layer == 0 || rect.top() > layout.headRect({layer - 1, head}).bottom());
            }
        }
    }

    void onlyTheFirstOfEqualRowsIsLabelled() {
        const HeadMapLayout layout(gridOf(3, 8, 4), 400, QFont());
        QVERIFY(!layout.rows()[0].frames[0].label.isEmpty());
        QVERIFY(layout.rows()[1].frames[0].label.isEmpty());
        QVERIFY(layout.sharedLabelHeight() > 0);
    }

    void rowsThatDifferCarryTheirOwnLabels() {
        HeadGrid grid = gridOf(2, 8, 4);
        grid.layers.push_back({8, 1});
        const HeadMapLayout layout(grid, 400, QFont());
        QVERIFY(!layout.rows()[1].frames[0].label.isEmpty());
        QCOMPARE(layout.rows()[2].frames.size(), std::size_t{1});
        QCOMPARE(layout.sharedLabelHeight(), 0);
    }

    void everyHeadIsFoundAtItsMiddle() {
        const HeadMapLayout layout(gridOf(6, 8, 4), 400, QFont());
        for (int layer = 0; layer < 6; ++layer) {
            for (int head = 0; head < 8; ++head) {
                const HeadId id{layer, head};
                QVERIFY(layout.headAt(layout.headRect(id).center()) == std::optional(id));
            }
        }
        QVERIFY(!layout.headAt(QPoint(0, 0)));
    }

    void withoutLayersThereIsNothing() {
        const HeadMapLayout layout(HeadGrid{}, 400, QFont());
        QVERIFY(layout.rows().empty());
        QVERIFY(layout.headRect({0, 0}).isEmpty());
    }
};

QTEST_MAIN(HeadLayoutTest)
#include "tst_head_layout.moc"
