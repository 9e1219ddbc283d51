// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <vector>

#include "core/tokenizer/character_map_check.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

// Units of a Darts-clone double array: label in the lowest byte, bit 8 for a rule, the offset from bit 10 on.
constexpr std::uint32_t kRule = 1u << 8;
constexpr std::uint32_t kValue = 1u << 31;
constexpr std::uint32_t unit(std::uint32_t offset, std::uint32_t label) {
    return (offset << 10) | label;
}

std::string map(const std::vector<std::uint32_t>& units, const std::string& replacements) {
    const auto size = static_cast<std::uint32_t>(units.size() * sizeof(std::uint32_t));
    std::string bytes(reinterpret_cast<const char*>(&size), sizeof size);
    bytes.append(reinterpret_cast<const char*>(units.data()), size);
    return bytes + replacements;
}

/// Blocks of units that match nothing: each has the label of its neighbour.
std::vector<std::uint32_t> emptyBlocks(std::size_t count) {
    std::vector<std::uint32_t> units(256 * count);
    for (std::uint32_t place = 0; place < units.size(); ++place) {
        units[place] = (place ^ 1u) & 0xFFu;
    }
    return units;
}

/// Rules for "a", "aa", "aaa" and so on, each with the replacement at 0; each letter has a block of its own.
std::vector<std::uint32_t> rulesForRuns(std::uint32_t longest) {
    auto units = emptyBlocks(longest + 1);
    for (std::uint32_t length = 1; length <= longest; ++length) {
        const std::uint32_t node = 256 * (length - 1) + 'a';
        const std::uint32_t base = 256 * length;
        units[node] = unit(node ^ base, 'a') | kRule;
        units[base] = kValue;
    }
    return units;
}

const std::string kReplacement("b\0", 2);

QString problem(const std::string& bytes) {
    return errorText([&] { checkCharacterMap(bytes); });
}

} // namespace

class CharacterMapCheckTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void acceptsSoundRules();
    void acceptsAsManyRulesOnAPathAsTheLibraryHolds();
    void refusesMoreRulesOnAPathThanTheLibraryHolds();
    void refusesWhatIsCutShort();
    void refusesAnOffsetOutOfTheTable();
    void refusesAReplacementOutOfTheText();
    void refusesReplacementsThatAreNotClosed();
    void refusesACircle();
};

void CharacterMapCheckTest::acceptsSoundRules() {
    QCOMPARE(problem(map(rulesForRuns(1), kReplacement)), QString());
}

void CharacterMapCheckTest::acceptsAsManyRulesOnAPathAsTheLibraryHolds() {
    QCOMPARE(problem(map(rulesForRuns(32), kReplacement)), QString());
}

void CharacterMapCheckTest::refusesMoreRulesOnAPathThanTheLibraryHolds() {
    QVERIFY(
        problem(map(rulesForRuns(33), kReplacement)).contains(QStringLiteral("more normalisation rules")));
}

void CharacterMapCheckTest::refusesWhatIsCutShort() {
    QVERIFY(problem("").contains(QStringLiteral("without a size")));
    QVERIFY(problem(map(emptyBlocks(1), "").substr(0, 900)).contains(QStringLiteral("cut short")));
    QVERIFY(problem(map({}, kReplacement)).contains(QStringLiteral("without a table")));
}

void CharacterMapCheckTest::refusesAnOffsetOutOfTheTable() {
    auto units = rulesForRuns(1);
    units['a'] = unit(0x1000, 'a');
    QVERIFY(problem(map(units, kReplacement)).contains(QStringLiteral("lead out of their table")));
}

void CharacterMapCheckTest::refusesAReplacementOutOfTheText() {
    auto units = rulesForRuns(1);
    units[256] = kValue | 2;
    QVERIFY(problem(map(units, kReplacement)).contains(QStringLiteral("without a replacement")));
}

void CharacterMapCheckTest::refusesReplacementsThatAreNotClosed() {
    QVERIFY(problem(map(rulesForRuns(1), "b")).contains(QStringLiteral("without a table or a replacement")));
}

void CharacterMapCheckTest::refusesACircle() {
    auto units = emptyBlocks(1);
    units['a'] = unit('a', 'a'); // leads to 0, where 'a' leads here again
    QVERIFY(problem(map(units, kReplacement)).contains(QStringLiteral("circle")));
}

QTEST_APPLESS_MAIN(CharacterMapCheckTest)
#include "tst_character_map_check.moc"
