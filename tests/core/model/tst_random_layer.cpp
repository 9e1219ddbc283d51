// SPDX-License-Identifier: GPL-3.0-or-later
// The string that names a random layer.
#include <QTest>

#include "core/base/error.h"
#include "core/base/sentence.h"
#include "core/model/random_layer.h"

using namespace headscope;
using Spec = RandomLayerSpec;

namespace {

std::string errorOf(const std::string& text) {
    try {
        static_cast<void>(parseRandomLayer(text));
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

} // namespace

class RandomLayerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void nothingGivenIsTheDefault() { QVERIFY(parseRandomLayer("random:") == Spec()); }

    void whatIsNotGivenFollows() {
        const Spec spec = parseRandomLayer("random:heads=8,width=96");
        QCOMPARE(spec.kvHeads, 8);
        QCOMPARE(spec.headWidth, 12);
        QCOMPARE(spec.tokens, 12);
    }

    void everyKeyIsRead() {
        const Spec spec = parseRandomLayer("random:width=32,heads=6,kv-heads=3,head-width=5,tokens=20,"
                                           "layers=2,seed=18446744073709551615,causal=yes,kind=cross,"
                                           "input=random,same=qk,copy=0>5:vo;1>2:q");
        QCOMPARE(spec.width, 32);
        QCOMPARE(spec.heads, 6);
        QCOMPARE(spec.kvHeads, 3);
        QCOMPARE(spec.headWidth, 5);
        QCOMPARE(spec.tokens, 20);
        QCOMPARE(spec.layers, 2);
        QCOMPARE(spec.seed, ~std::uint64_t{0});
        QVERIFY(spec.isCausal);
        QVERIFY(spec.kind == Spec::Kind::Cross);
        QVERIFY(spec.sharing == Spec::Sharing::QueryKey);
        QVERIFY((spec.copies == std::vector{Spec::Copy{0, 5, false, false, true, true},
                                            Spec::Copy{1, 2, true, false, false, false}}));
    }

    void ofTakesTheRestOfTheString() {
        const Spec spec = parseRandomLayer("random:input=embeddings,heads=2,of=/models/a,b=c;d");
        QCOMPARE(spec.of, std::string("/models/a,b=c;d"));
        QCOMPARE(spec.width, 0);
        QCOMPARE(spec.headWidth, 0);
        QCOMPARE(spec.tokens, 0);
    }

    void whatIsPrintedIsReadAgain_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"random:", "random:width=96,heads=8,kv-heads=2", "random:head-width=3,heads=5,width=7",
              "random:seed=0,tokens=1,layers=3,causal=yes", "random:kind=cross,same=qkv",
              "random:copy=0>1:qkv;2>3:o", "random:input=embeddings,of=/a,b",
              "random:heads=3,kv-heads=1,width=9", "random:input=embeddings,head-width=9,tokens=7,of=x=y"}) {
            QTest::newRow(text) << QString::fromLatin1(text);
        }
    }
    void whatIsPrintedIsReadAgain() {
        QFETCH(QString, text);
        const Spec spec = parseRandomLayer(text.toStdString());
        QVERIFY(parseRandomLayer(toString(spec)) == spec);
    }

    void theDefaultIsPrintedShort() {
        QCOMPARE(toString(Spec()), std::string("random:width=64,heads=4,tokens=12,seed=1"));
    }

    void whatDoesNotFitIsRefusedWithItsKey_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(expected);
        };
        row("random:depth=3", "random layer: key: expected one of width");
        row("random:width", "random layer: part: expected KEY=VALUE, found \"width\"");
        row("random:width=0", "width: expected a whole number from 1 to 65536, found \"0\"");
        row("random:width=1x", "width: expected a whole number");
        row("random:width=64,width=32", "width: expected one value");
        row("random:heads=5", "head-width: expected one, where heads do not divide the width");
        row("random:heads=4,kv-heads=3", "kv-heads: expected a divisor of 4 heads, found \"3\"");
        row("random:heads=2,kv-heads=4", "kv-heads: expected a divisor of 2 heads");
        row("random:seed=-1", "seed: expected a whole number from 0 on");
        row("random:causal=maybe", "causal: expected no or yes, found \"maybe\"");
        row("random:kind=both", "kind: expected self or cross");
        row("random:same=v", "same: expected none or qk or qkv");
        row("random:copy=0>4:q", "copy: expected heads from 0 to 3, found \"4\"");
        row("random:copy=1>1:q", "copy: expected two heads");
        row("random:copy=0>1", "copy: expected FROM>TO:PARTS");
        row("random:copy=0>1:qq", "copy: expected FROM>TO:PARTS");
        row("random:copy=0>1:x", "copy: expected FROM>TO:PARTS");
        row("random:copy=0>1:", "copy: expected FROM>TO:PARTS");
        row("random:input=embeddings", "of: expected the path of a model");
        row("random:input=embeddings,of=random:", "of: expected the path of a model");
        row("random:of=/a", "of: expected none without input=embeddings");
        row("random:input=embeddings,width=8,of=/a", "width: expected none with input=embeddings");
        row("random:width=65536,heads=64", "size: expected at most 1024 MiB");
        row("random:width=8192,tokens=4096,layers=4", "size: expected at most 1024 MiB");
    }
    void whatDoesNotFitIsRefusedWithItsKey() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const QString error = QString::fromStdString(errorOf(text.toStdString()));
        QVERIFY2(error.contains(expected), qPrintable(error));
    }

    void itsTitleSaysItsShape() {
        QCOMPARE(titleOf(Spec()), std::string("random layer 64 × 4 heads"));
        QCOMPARE(titleOf(parseRandomLayer("random:heads=1,layers=2,kind=cross")),
                 std::string("2 random layers 64 × 1 head, cross-attention"));
        QCOMPARE(titleOf(parseRandomLayer("random:kv-heads=2")),
                 std::string("random layer 64 × 4 heads, 2 K/V"));
    }

    void itsShownTitleIsInTheLanguageOfTheWindow() {
        Sentence::setTranslation([](const char* english) {
            return std::string_view(english) == "random layer {1} × {2} heads"
                       ? std::string("Zufallsschicht {1} × {2} Köpfe")
                       : std::string(english);
        });
        const std::string shown = shownTitleOf(parseRandomLayer("random:kv-heads=2"));
        const std::string inFiles = titleOf(Spec());
        Sentence::setTranslation(nullptr);
        QCOMPARE(shown, std::string("Zufallsschicht 64 × 4 Köpfe, 2 K/V"));
        QCOMPARE(inFiles, std::string("random layer 64 × 4 heads"));
    }

    void numberedTokensAreKnownAgain() {
        QCOMPARE(numberedTokens(3), std::string("x1 x2 x3"));
        QVERIFY(isNumberedTokens(numberedTokens(12)));
        QVERIFY(isNumberedTokens("y1 y2", 'y'));
        for (const char* other : {"", "x1 x3", "x1  x2", "x2", "x1 x2 ", "x10", "the cat"}) {
            QVERIFY2(!isNumberedTokens(other), other);
        }
    }
};

QTEST_GUILESS_MAIN(RandomLayerTest)
#include "tst_random_layer.moc"
