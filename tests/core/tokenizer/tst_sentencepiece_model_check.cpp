// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/mapped_file.h"
#include "core/tokenizer/sentencepiece_model_check.h"
#include "tests/core/base/error_text.h"
#include "tests/core/tokenizer/protobuf_bytes.h"

using namespace headscope;

class SentencePieceModelCheckTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void tellsTheAlgorithm();
    void takesUnigramWhereNothingIsWritten();
    void acceptsCompiledNormalisationRules();
    void lastTrainerFieldCounts();
    void refuses_data();
    void refuses();
    void acceptsSixtyFourNestedUserPieces();
};

void SentencePieceModelCheckTest::tellsTheAlgorithm() {
    QCOMPARE(checkSentencePieceModel(sentencePieceModel({}, 1)), std::string("Unigram"));
    QCOMPARE(checkSentencePieceModel(sentencePieceModel({}, 2)), std::string("BPE"));
    QCOMPARE(checkSentencePieceModel(sentencePieceModel({}, 3)), std::string("word"));
    QCOMPARE(checkSentencePieceModel(sentencePieceModel({}, 4)), std::string("character"));
}

void SentencePieceModelCheckTest::takesUnigramWhereNothingIsWritten() {
    QCOMPARE(checkSentencePieceModel(pieceField("a")), std::string("Unigram"));
}

void SentencePieceModelCheckTest::acceptsCompiledNormalisationRules() {
    const MappedFile nfkc(HEADSCOPE_TEST_DATA "/tokenizer/unigram_nfkc/tokenizer.model");
    QVERIFY(nfkc.data().size() > 100'000); // the rules are in it
    QCOMPARE(checkSentencePieceModel(nfkc.text()), std::string("Unigram"));
}

void SentencePieceModelCheckTest::lastTrainerFieldCounts() {
    const std::string model = sentencePieceModel({}, 1) + bytesField(2, numberField(3, 2));
    QCOMPARE(checkSentencePieceModel(model), std::string("BPE"));
}

namespace {

std::string nestedUserPieces(int count) {
    std::string pieces;
    for (int length = 1; length <= count; ++length) {
        pieces += pieceField(std::string(static_cast<std::size_t>(length), 'a'), 4);
    }
    return pieces;
}

} // namespace

void SentencePieceModelCheckTest::refuses_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const std::string& model, const char* message) {
        QTest::newRow(name) << QByteArray::fromStdString(model) << QString::fromUtf8(message);
    };
    row("nothing", "", "no pieces");
    row("text", "hello, this is text", "field");
    row("field past the end", varintBytes((1 << 3) | 2) + varintBytes(1000) + "x", "runs past the end");
    row("length of 2^64 - 1", varintBytes((1 << 3) | 2) + varintBytes(~std::uint64_t{0}),
        "runs past the end");
    row("number that does not end", std::string(20, '\xFF'), "does not end");
    row("field number zero", std::string(1, '\0'), "impossible number");
    row("group", std::string(1, '\x0B'), "unknown kind");
    row("empty piece", sentencePieceModel({pieceField("")}), "piece 3 is empty");
    row("piece without a text", sentencePieceModel({bytesField(1, "")}), "piece 3 is empty");
    row("zero byte in a piece", sentencePieceModel({pieceField(std::string("a\0", 2))}), "piece 3");
    row("piece that is not UTF-8", sentencePieceModel({pieceField("\xFF")}), "piece 3");
    row("piece of a megabyte", sentencePieceModel({pieceField(std::string(1 << 20, 'a'))}), "too long");
    row("nested user pieces", sentencePieceModel({nestedUserPieces(65)}), "more than 64 user-defined pieces");
    row("broken rules", sentencePieceModel({}, 2, bytesField(2, std::string(40, '\x7F'))), "cut short");
}

void SentencePieceModelCheckTest::refuses() {
    QFETCH(QByteArray, model);
    QFETCH(QString, message);
    const std::string bytes = model.toStdString();
    const QString text = errorText([&] { (void)checkSentencePieceModel(bytes); });
    QVERIFY2(text.contains(message), qPrintable(text));
}

void SentencePieceModelCheckTest::acceptsSixtyFourNestedUserPieces() {
    QCOMPARE(checkSentencePieceModel(sentencePieceModel({nestedUserPieces(64), pieceField("b", 4)})),
             std::string("BPE"));
}

QTEST_APPLESS_MAIN(SentencePieceModelCheckTest)
#include "tst_sentencepiece_model_check.moc"
