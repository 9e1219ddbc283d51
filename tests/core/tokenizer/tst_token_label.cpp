// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/tokenizer/token_label.h"

using namespace headscope;

namespace {

QString label(const QString& piece) {
    return QString::fromStdString(tokenLabel({.id = 7, .piece = piece.toStdString(), .begin = 0, .end = 0}));
}

} // namespace

class TokenLabelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void shows_data();
    void shows();
    void brokenUtf8IsShownAsReplacements();
    void noCodePointHasAnEmptyLabel();
    void noLabelHoldsAControlOrBidiCharacter();
};

void TokenLabelTest::shows_data() {
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& piece, const QString& expected) {
        QTest::newRow(name) << piece << expected;
    };
    row("word", QStringLiteral("king"), QStringLiteral("king"));
    row("word after a space", QStringLiteral("\u2581The"), QStringLiteral("\u00B7The"));
    row("spaces", QStringLiteral("\u2581\u2581"), QStringLiteral("\u00B7\u00B7"));
    row("plain space", QStringLiteral("a b"), QStringLiteral("a\u00B7b"));
    row("line feed", QStringLiteral("a\n"), QStringLiteral("a\u23CE"));
    row("tab", QStringLiteral("\t"), QStringLiteral("\u21E5"));
    row("special token", QStringLiteral("<s>"), QStringLiteral("<s>"));
    row("markup", QStringLiteral("<b>&amp;"), QStringLiteral("<b>&amp;"));
    row("nothing", QString(), QString());

    row("byte of a character", QStringLiteral("<0xE4>"), QStringLiteral("\u27E8E4\u27E9"));
    row("byte that is all digits", QStringLiteral("<0x83>"), QStringLiteral("\u27E883\u27E9"));
    row("printable byte", QStringLiteral("<0x41>"), QStringLiteral("A"));
    row("byte of a space", QStringLiteral("<0x20>"), QStringLiteral("\u00B7"));
    row("byte of a line feed", QStringLiteral("<0x0A>"), QStringLiteral("\u23CE"));
    row("byte of a tab", QStringLiteral("<0x09>"), QStringLiteral("\u21E5"));
    row("byte of a carriage return", QStringLiteral("<0x0D>"), QStringLiteral("[U+000D]"));
    row("zero byte", QStringLiteral("<0x00>"), QStringLiteral("[U+0000]"));
    row("no byte: small letters", QStringLiteral("<0xe4>"), QStringLiteral("<0xe4>"));
    row("no byte: longer", QStringLiteral("<0xE4>a"), QStringLiteral("<0xE4>a"));

    row("carriage return", QStringLiteral("\r"), QStringLiteral("[U+000D]"));
    row("escape", QStringLiteral("\u001B[31m"), QStringLiteral("[U+001B][31m"));
    row("C1 control", QStringLiteral("\u0085"), QStringLiteral("[U+0085]"));
    row("zero-width space", QStringLiteral("a\u200Bb"), QStringLiteral("a[U+200B]b"));
    row("byte order mark", QStringLiteral("\uFEFF"), QStringLiteral("[U+FEFF]"));
    row("soft hyphen", QStringLiteral("soft\u00ADhyphen"), QStringLiteral("soft[U+00AD]hyphen"));
    row("no-break space", QStringLiteral("\u00A0"), QStringLiteral("[U+00A0]"));
    row("ideographic space", QStringLiteral("\u3000"), QStringLiteral("[U+3000]"));
    row("line separator", QStringLiteral("\u2028"), QStringLiteral("[U+2028]"));
    row("right-to-left override", QStringLiteral("a\u202Ecba"), QStringLiteral("a[U+202E]cba"));
    row("bidi isolate", QStringLiteral("\u2066x\u2069"), QStringLiteral("[U+2066]x[U+2069]"));
    row("Arabic letter mark", QStringLiteral("\u061C"), QStringLiteral("[U+061C]"));
    row("Hangul filler", QStringLiteral("\u3164"), QStringLiteral("[U+3164]"));
    row("blank Braille", QStringLiteral("\u2800"), QStringLiteral("[U+2800]"));
    row("private use", QStringLiteral("\uE000"), QStringLiteral("[U+E000]"));
    row("noncharacter", QStringLiteral("\uFFFF"), QStringLiteral("[U+FFFF]"));
    row("right-to-left word", QStringLiteral("\u05E9\u05DC\u05D5\u05DD"),
        QStringLiteral("\u05E9\u05DC\u05D5\u05DD"));
    row("visible format sign", QStringLiteral("\u06DD"), QStringLiteral("\u06DD"));

    row("mark alone", QStringLiteral("\u0301"), QStringLiteral("\u25CC\u0301"));
    row("two marks alone", QStringLiteral("\u0300\u0301"), QStringLiteral("\u25CC\u0300\u0301"));
    row("mark after a letter", QStringLiteral("e\u0301"), QStringLiteral("e\u0301"));
    row("mark after a space", QStringLiteral("\u2581\u0301"), QStringLiteral("\u00B7\u25CC\u0301"));
    row("mark after a code", QStringLiteral("\u200B\u0301"), QStringLiteral("[U+200B]\u25CC\u0301"));
    row("vowel sign alone", QStringLiteral("\u093E"), QStringLiteral("\u25CC\u093E"));

    const QString family = QStringLiteral("\U0001F468\u200D\U0001F469\u200D\U0001F467");
    row("family", family, family);
    const QString astronaut = QStringLiteral("\U0001F469\U0001F3FE\u200D\U0001F680");
    row("skin tone before a joiner", astronaut, astronaut);
    const QString rainbow = QStringLiteral("\U0001F3F3\uFE0F\u200D\U0001F308");
    row("selector before a joiner", rainbow, rainbow);
    const QString heart = QStringLiteral("\u2764\uFE0F");
    row("variation selector", heart, heart);
    const QString keycap = QStringLiteral("1\uFE0F\u20E3");
    row("keycap", keycap, keycap);
    const QString england = QStringLiteral("\U0001F3F4\U000E0067\U000E0062\U000E007F");
    row("flag of tags", england, england);
    const QString germany = QStringLiteral("\U0001F1E9\U0001F1EA");
    row("flag of letters", germany, germany);
    row("joiner between letters", QStringLiteral("a\u200Db"), QStringLiteral("a[U+200D]b"));
    row("joiner at the end", QStringLiteral("\U0001F468\u200D"), QStringLiteral("\U0001F468[U+200D]"));
    row("joiner at the start", QStringLiteral("\u200D\U0001F468"), QStringLiteral("[U+200D]\U0001F468"));
    row("selector at the start", QStringLiteral("\uFE0F"), QStringLiteral("[U+FE0F]"));
    row("tag after a letter", QStringLiteral("a\U000E0067"), QStringLiteral("a[U+E0067]"));
}

void TokenLabelTest::shows() {
    QFETCH(QString, piece);
    QFETCH(QString, expected);
    QCOMPARE(label(piece), expected);
}

void TokenLabelTest::brokenUtf8IsShownAsReplacements() {
    QCOMPARE(tokenLabel({.id = 7, .piece = "a\xE2\x96", .begin = 0, .end = 0}), std::string("a\uFFFD\uFFFD"));
}

void TokenLabelTest::noCodePointHasAnEmptyLabel() {
    for (char32_t value = 1; value <= 0x10FFFF; value += value < 0x3000 ? 1 : 7) {
        const QString text = label(QStringLiteral("x") + QString::fromUcs4(&value, 1)).mid(1);
        const bool isByteOrderMark = value == 0xFEFF; // Qt drops it
        QVERIFY2(!text.isEmpty() || isByteOrderMark,
                 qPrintable(QString::number(static_cast<uint>(value), 16)));
    }
}

void TokenLabelTest::noLabelHoldsAControlOrBidiCharacter() {
    for (char32_t value = 1; value < 0x3000; ++value) {
        for (const QChar shown : label(QString::fromUcs4(&value, 1))) {
            const bool isHidden = shown.category() == QChar::Other_Control || shown.unicode() == 0x200B ||
                                  (shown.unicode() >= 0x200E && shown.unicode() <= 0x200F) ||
                                  (shown.unicode() >= 0x2028 && shown.unicode() <= 0x202E) ||
                                  (shown.unicode() >= 0x2066 && shown.unicode() <= 0x2069);
            QVERIFY2(!isHidden, qPrintable(QString::number(static_cast<uint>(value), 16)));
        }
    }
}

QTEST_APPLESS_MAIN(TokenLabelTest)
#include "tst_token_label.moc"
