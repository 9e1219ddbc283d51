// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/model/model.h"
#include "tests/support/golden.h"
#include "ui/window/token_chips.h"

using namespace headscope;

namespace {

std::vector<TokenChip> chipsOf(const std::string& text) {
    static const auto model = openModel(golden::bundledModel());
    return tokenChips(model->encode(text).tokens, text);
}

} // namespace

class TestTokenChips : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void wordsStandAlone() {
        const auto chips = chipsOf("The king");
        QCOMPARE(chips.size(), std::size_t{3});
        QVERIFY(chips[0].special);
        QCOMPARE(chips[2].label, QStringLiteral("·king"));
        QVERIFY(chips[2].character.isEmpty());
        QVERIFY(chips[2].tooltip.contains(QStringLiteral("bytes 3–7")));
    }

    void tokensOfTheSecondTextAreFoundInIt() {
        const std::vector<Token> tokens{
            {.id = 1, .piece = "[CLS]", .label = "[CLS]"},
            {.id = 2, .piece = "a", .begin = 0, .end = 1, .label = "a"},
            {.id = 3, .piece = "\xc3", .begin = 0, .end = 1, .text = 1, .type = 1},
            {.id = 4, .piece = "\xa9", .begin = 1, .end = 2, .text = 1, .type = 1}};
        const auto chips = tokenChips(tokens, "a", "é");
        QVERIFY(chips[1].character.isEmpty());
        QCOMPARE(chips[2].character, QStringLiteral("é"));
        QCOMPARE(chips[2].characterTokens, 2);
        QVERIFY(chips[3].tooltip.contains(QStringLiteral("token type 1")));
    }

    void bytesOfOneCharacterAreGroupedUnderIt() {
        const auto chips = chipsOf("日本"); // <s>, a space, three bytes, three bytes
        std::vector<int> groups;
        for (const TokenChip& chip : chips) {
            if (!chip.character.isEmpty()) {
                groups.push_back(chip.characterTokens);
            }
        }
        QCOMPARE(groups, (std::vector<int>{3, 3}));
        QVERIFY(chips.back().tooltip.contains(QStringLiteral("part of “\u2068本\u2069”")));
        QVERIFY(chips.back().tooltip.contains(QStringLiteral("byte 5")));
    }

    void aPieceWithPercentSignsIsShownAsItIs() {
        for (const TokenChip& chip : chipsOf("%1%2%3%4")) {
            QVERIFY2(chip.tooltip.contains(QStringLiteral(", id ")), qPrintable(chip.tooltip));
        }
        QVERIFY(chipsOf("%4").back().tooltip.startsWith(QStringLiteral("Position")));
    }
};

QTEST_MAIN(TestTokenChips)
#include "tst_token_chips.moc"
