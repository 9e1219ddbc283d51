// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontDatabase>
#include <QFontInfo>
#include <QtTest>

#include "ui/theme/fonts.h"

using namespace headscope;

namespace {

/// Debian's package fonts-noto-cjk, which the build asks for.
const QString kChinese = QStringLiteral("Noto Sans CJK SC");
const QString kLatin = QStringLiteral("Noto Sans");

double dotWidth(const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(QChar(0x00B7));
}

} // namespace

class FontsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        QVERIFY(QFontDatabase::hasFamily(kChinese));
        QVERIFY(QFontDatabase::hasFamily(kLatin));
    }

    void chineseFontStandsBehindALatinOne() {
        const QFont font = withLatinFirst(QFont(kChinese, 10));
        QCOMPARE(font.families().last(), kChinese);
        QVERIFY(dotWidth(font) < 0.5 * dotWidth(QFont(kChinese, 10)));
        QCOMPARE(font.pointSize(), 10);
    }

    void latinFontStaysAsItIs() {
        const QFont font(kLatin, 10);
        QCOMPARE(withLatinFirst(font), font);
    }

    void chineseIsStillWritten() {
        const QFontMetricsF metrics(withLatinFirst(QFont(kChinese, 10)));
        QCOMPARE(metrics.horizontalAdvance(QChar(0x5934)),
                 QFontMetricsF(QFont(kChinese, 10)).horizontalAdvance(QChar(0x5934)));
    }

    void letterIsNarrowerThanACharacterOfChinese() {
        const QFontMetrics metrics(QFont(kChinese, 10));
        QVERIFY(characterWidth(metrics) < 0.7 * metrics.horizontalAdvance(QChar(0x4E00)));
    }
};

QTEST_MAIN(FontsTest)
#include "tst_fonts.moc"
