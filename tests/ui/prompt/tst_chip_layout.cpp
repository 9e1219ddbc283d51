// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/prompt/chip_layout.h"

using namespace headscope;

namespace {

TokenChip chip(const QString& label) {
    TokenChip result;
    result.label = label;
    return result;
}

/// "a", then "é" as two bytes, then "b".
std::vector<TokenChip> withBytes() {
    std::vector<TokenChip> chips{chip(QStringLiteral("a")), chip(QStringLiteral("⟨C3⟩")),
                                 chip(QStringLiteral("⟨A9⟩")), chip(QStringLiteral("b"))};
    chips[1].character = QStringLiteral("é");
    chips[1].characterTokens = 2;
    return chips;
}

} // namespace

class ChipLayoutTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void withoutChipsThereIsOneRow() {
        const ChipLayout layout({}, 300, QFont());
        QCOMPARE(layout.rows(), 1);
        QVERIFY(layout.chipHeight() > 0);
    }

    void bytesOfOneCharacterStandInOneFrameBehindIt() {
        const ChipLayout layout(withBytes(), 1000, QFont());
        QCOMPARE(layout.groups().size(), std::size_t{1});
        const ChipLayout::Group& group = layout.groups().front();
        QVERIFY(group.frame.contains(layout.chips()[1]));
        QVERIFY(group.frame.contains(layout.chips()[2]));
        QVERIFY(!group.frame.intersects(layout.chips()[0]));
        QVERIFY(!group.frame.intersects(layout.chips()[3]));
        QVERIFY(group.character.right() < layout.chips()[1].left());
    }

    void onlyTheBytesBelongToTheGroup() {
        const ChipLayout layout(withBytes(), 1000, QFont());
        QVERIFY(layout.groupOf(0) == nullptr);
        QVERIFY(layout.groupOf(1) != nullptr);
        QCOMPARE(layout.groupOf(2), layout.groupOf(1));
        QVERIFY(layout.groupOf(3) == nullptr);
    }

    void aGroupIsNotBrokenBetweenRows() {
        const ChipLayout wide(withBytes(), 1000, QFont());
        const int tooNarrow = wide.groups().front().frame.right(); // one pixel
        const ChipLayout layout(withBytes(), tooNarrow, QFont());
        QCOMPARE(layout.chips()[1].top(), layout.chips()[2].top());
        QVERIFY(layout.chips()[1].top() > layout.chips()[0].bottom());
        QCOMPARE(layout.groups().front().frame.left(), 0);
    }

    void theCharacterPointsToItsFirstByte() {
        const ChipLayout layout(withBytes(), 1000, QFont());
        QCOMPARE(layout.tokenAt(layout.groups().front().character.center()), std::optional(1));
        QCOMPARE(layout.tokenAt(layout.chips()[2].center()), std::optional(2));
    }

    void aGroupThatClaimsMoreTokensThanThereAreEndsWithThem() {
        std::vector<TokenChip> chips = withBytes();
        chips[1].characterTokens = 99;
        const ChipLayout layout(chips, 1000, QFont());
        QCOMPARE(layout.chips().size(), chips.size());
        QCOMPARE(layout.groups().front().tokens, 3);
    }
};

QTEST_MAIN(ChipLayoutTest)
#include "tst_chip_layout.moc"
