// SPDX-License-Identifier: GPL-3.0-or-later
// What stands between parts is the language's own.
#include <QHash>
#include <QTranslator>
#include <QtTest>

#include "ui/theme/joined.h"
#include "ui/theme/quoted_token.h"

using namespace headscope;

namespace {

/// As a Chinese window would have it.
class FullWidth : public QTranslator {
  public:
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int number) const override {
        Q_UNUSED(disambiguation)
        Q_UNUSED(number)
        static const QHash<QString, QString> texts{{QStringLiteral("%1: %2"), QStringLiteral("%1：%2")},
                                                   {QStringLiteral(", "), QStringLiteral("，")},
                                                   {QStringLiteral("; "), QStringLiteral("；")},
                                                   {QStringLiteral("%1 (%2)"), QStringLiteral("%1（%2）")},
                                                   {QStringLiteral("%1 %2"), QStringLiteral("%1%2")},
                                                   {QStringLiteral("“%1”"), QStringLiteral("「%1」")}};
        return QLatin1String(context) == QLatin1String("headscope::Joined")
                   ? texts.value(QString::fromUtf8(source))
                   : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

class JoinedTest : public QObject {
    Q_OBJECT

    FullWidth translator_;
    const QString a_ = QStringLiteral("a");
    const QString b_ = QStringLiteral("b");

    void speakChinese() { QVERIFY(QCoreApplication::installTranslator(&translator_)); }

  private Q_SLOTS:
    void cleanup() { QCoreApplication::removeTranslator(&translator_); }

    void englishHasColonsCommasAndSemicolons() {
        QCOMPARE(Joined::labelled(a_, b_), QStringLiteral("a: b"));
        QCOMPARE(Joined::listed({a_, b_}), QStringLiteral("a, b"));
        QCOMPARE(Joined::listedGroups({a_, b_}), QStringLiteral("a; b"));
        QCOMPARE(Joined::withNote(a_, b_), QStringLiteral("a (b)"));
        QCOMPARE(Joined::sentences({a_, b_}), QStringLiteral("a b"));
    }

    void anotherLanguageHasItsOwn() {
        speakChinese();
        QCOMPARE(Joined::labelled(a_, b_), QStringLiteral("a：b"));
        QCOMPARE(Joined::listed({a_, b_}), QStringLiteral("a，b"));
        QCOMPARE(Joined::listedGroups({a_, b_}), QStringLiteral("a；b"));
        QCOMPARE(Joined::withNote(a_, b_), QStringLiteral("a（b）"));
        QCOMPARE(Joined::sentences({a_, b_}), QStringLiteral("ab"));
    }

    void aPlaceInAPartIsNoPlace() {
        QCOMPARE(Joined::labelled(QStringLiteral("%2"), b_), QStringLiteral("%2: b"));
        QCOMPARE(Joined::withNote(QStringLiteral("%2"), b_), QStringLiteral("%2 (b)"));
    }

    void tokensStandInTheLanguagesQuotationMarks() {
        QCOMPARE(quotedToken(a_), QStringLiteral("“\u2068a\u2069”"));
        speakChinese();
        QCOMPARE(quotedToken(12, a_), QStringLiteral("12 「\u2068a\u2069」"));
    }

    void twoTokensAreQuotedEach() {
        QCOMPARE(quotedToken(labelOfBoth(a_, b_)), QStringLiteral("“\u2068a\u2069” | “\u2068b\u2069”"));
        speakChinese();
        QCOMPARE(quotedToken(labelOfBoth(a_, b_)), QStringLiteral("「\u2068a\u2069」 | 「\u2068b\u2069」"));
    }
};

QTEST_GUILESS_MAIN(JoinedTest)
#include "tst_joined.moc"
