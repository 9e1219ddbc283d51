// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/utf8.h"

using namespace headscope;

class Utf8Test : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void decodesTheEndsOfEachLength_data();
    void decodesTheEndsOfEachLength();
    void findsTheFirstBrokenByte_data();
    void findsTheFirstBrokenByte();
    void acceptsEveryCodePointThatQtWrites();
    void acceptsZeroBytes();
    void replacesEachBrokenByte();
    void doesNotCutInsideACodePoint();
    void keepsWhatIsShortEnough();
    void namesWhatSteersATerminal();
};

void Utf8Test::decodesTheEndsOfEachLength_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<uint>("value");
    QTest::newRow("1 byte, first") << QByteArray("\0", 1) << 0u;
    QTest::newRow("1 byte, last") << QByteArray("\x7F") << 0x7Fu;
    QTest::newRow("2 bytes, first") << QByteArray("\xC2\x80") << 0x80u;
    QTest::newRow("2 bytes, last") << QByteArray("\xDF\xBF") << 0x7FFu;
    QTest::newRow("3 bytes, first") << QByteArray("\xE0\xA0\x80") << 0x800u;
    QTest::newRow("before the surrogates") << QByteArray("\xED\x9F\xBF") << 0xD7FFu;
    QTest::newRow("after the surrogates") << QByteArray("\xEE\x80\x80") << 0xE000u;
    QTest::newRow("3 bytes, last") << QByteArray("\xEF\xBF\xBF") << 0xFFFFu;
    QTest::newRow("4 bytes, first") << QByteArray("\xF0\x90\x80\x80") << 0x10000u;
    QTest::newRow("4 bytes, last") << QByteArray("\xF4\x8F\xBF\xBF") << 0x10FFFFu;
}

void Utf8Test::decodesTheEndsOfEachLength() {
    QFETCH(QByteArray, bytes);
    QFETCH(uint, value);
    const std::string text = bytes.toStdString() + "x";
    const CodePoint point = firstCodePoint(text);
    QVERIFY(point.fault.empty());
    QCOMPARE(static_cast<uint>(point.value), value);
    QCOMPARE(point.size, static_cast<std::size_t>(bytes.size()));
}

void Utf8Test::findsTheFirstBrokenByte_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("position");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("lone continuation") << QByteArray("ab\x80") << 2 << QByteArray("without a leading byte");
    QTest::newRow("cut off") << QByteArray("a\xE2\x96") << 1 << QByteArray("cut off");
    QTest::newRow("lead, then ASCII")
        << QByteArray("\xE2\x41\x81") << 0 << QByteArray("without its continuation");
    QTest::newRow("lead, then lead") << QByteArray("\xC3\xC3\xA4") << 0
                                     << QByteArray("without its continuation");
    QTest::newRow("overlong 2") << QByteArray("\xC0\xAF") << 0 << QByteArray("overlong");
    QTest::newRow("overlong 3") << QByteArray("\xE0\x9F\xBF") << 0 << QByteArray("overlong");
    QTest::newRow("overlong 4") << QByteArray("\xF0\x8F\xBF\xBF") << 0 << QByteArray("overlong");
    QTest::newRow("overlong zero") << QByteArray("\xC0\x80") << 0 << QByteArray("overlong");
    QTest::newRow("first surrogate") << QByteArray("x\xED\xA0\x80") << 1 << QByteArray("surrogate");
    QTest::newRow("last surrogate") << QByteArray("x\xED\xBF\xBF") << 1 << QByteArray("surrogate");
    QTest::newRow("above U+10FFFF") << QByteArray("\xF4\x90\x80\x80") << 0 << QByteArray("U+10FFFF");
    QTest::newRow("F5") << QByteArray("\xF5\x80\x80\x80") << 0 << QByteArray("U+10FFFF");
    QTest::newRow("F8") << QByteArray("\xF8\x88\x80\x80\x80") << 0 << QByteArray("never uses");
    QTest::newRow("FF") << QByteArray("\xC3\xA4\xFF") << 2 << QByteArray("never uses");
}

void Utf8Test::findsTheFirstBrokenByte() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, position);
    QFETCH(QByteArray, reason);
    const std::string text = bytes.toStdString();
    const auto fault = findUtf8Fault(text);
    QVERIFY(fault);
    QCOMPARE(fault->position, static_cast<std::size_t>(position));
    QVERIFY2(fault->reason.find(reason.constData()) != std::string_view::npos, fault->reason.data());
}

void Utf8Test::acceptsEveryCodePointThatQtWrites() {
    for (char32_t value = 0; value <= 0x10FFFF; ++value) {
        if (value == 0xD800) {
            value = 0xE000;
        }
        const char32_t afterLetter[] = {U'x', value}; // in front Qt would take U+FEFF for a byte order mark
        const std::string text = QString::fromUcs4(afterLetter, 2).toUtf8().toStdString().substr(1);
        const CodePoint point = firstCodePoint(text);
        if (point.value != value || point.size != text.size() || !point.fault.empty()) {
            QFAIL(qPrintable(QStringLiteral("U+%1").arg(static_cast<uint>(value), 4, 16)));
        }
    }
}

void Utf8Test::acceptsZeroBytes() {
    QVERIFY(!findUtf8Fault(std::string_view("a\0b", 3)));
}

void Utf8Test::replacesEachBrokenByte() {
    QCOMPARE(replaceUtf8Faults("a\xFF\xE2\x96z\xC3\xA4"),
             std::string("a\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDz\xC3\xA4"));
}

void Utf8Test::doesNotCutInsideACodePoint() {
    QCOMPARE(shortenUtf8("ab\xE2\x96\x81z", 4), std::string("ab\xE2\x80\xA6"));
    QCOMPARE(shortenUtf8("ab\xE2\x96\x81z", 5), std::string("ab\xE2\x96\x81\xE2\x80\xA6"));
}

void Utf8Test::keepsWhatIsShortEnough() {
    QCOMPARE(shortenUtf8("abc", 3), std::string("abc"));
}

void Utf8Test::namesWhatSteersATerminal() {
    for (const char32_t c :
         {U'\0', U'\x1b', U'\x7f', U'\x9b', U'\u061c', U'\u200f', U'\u2028', U'\u202e', U'\u2069'}) {
        QVERIFY2(steersOutput(c), qPrintable(QString::number(static_cast<uint>(c), 16)));
    }
    for (const char32_t c : {U' ', U'~', U'\u00a0', U'\u00e9', U'\u200d', U'\u65e5', U'\U0001f680'}) {
        QVERIFY2(!steersOutput(c), qPrintable(QString::number(static_cast<uint>(c), 16)));
    }
}

QTEST_APPLESS_MAIN(Utf8Test)
#include "tst_utf8.moc"
