// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <memory>

#include "core/tokenizer/open_tokenizer.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

class WordPieceFilesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();

    void lowercasesAndDropsAccentsWhereNothingIsSaid();
    void keepsCaseWhereToldSo();
    void windowsLineEndsAreNotPartOfPieces();
    void masksAndPairsAreKnown();
    void specialTokensMayHaveOtherNames();
    void vocabularyWithoutSeparatorIsRefused();
    void bytesThatAreNoTextAreRefused();

  private:
    void write(const char* name, std::string_view contents) const {
        std::ofstream(folder_->filePath(QString::fromUtf8(name)).toStdString(), std::ios::binary) << contents;
    }
    [[nodiscard]] std::unique_ptr<Tokenizer> open() const {
        return openTokenizer(folder_->path().toStdString());
    }
    [[nodiscard]] std::string cuts(std::string_view text) const {
        std::string result;
        for (const Token& token : open()->tokenize(text)) {
            result += token.piece + " ";
        }
        return result;
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void WordPieceFilesTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    write("vocab.txt", "[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\nthe\n##se\nThe\ncaf\u00e9\ncafe\n");
}

void WordPieceFilesTest::lowercasesAndDropsAccentsWhereNothingIsSaid() {
    QCOMPARE(cuts("These caf\u00e9"), std::string("[CLS] the ##se cafe [SEP] "));
}

void WordPieceFilesTest::keepsCaseWhereToldSo() {
    write("tokenizer_config.json", R"({"do_lower_case": false})");
    QCOMPARE(cuts("These caf\u00e9"), std::string("[CLS] The ##se caf\u00e9 [SEP] "));
}

void WordPieceFilesTest::windowsLineEndsAreNotPartOfPieces() {
    write("vocab.txt", "[UNK]\r\n[CLS]\r\n[SEP]\r\nthe\r\n");
    QCOMPARE(cuts("the"), std::string("[CLS] the [SEP] "));
}

void WordPieceFilesTest::masksAndPairsAreKnown() {
    const auto tokenizer = open();
    QCOMPARE(tokenizer->maskId(), std::optional(4));
    const auto tokens = tokenizer->tokenize({"[MASK]", "the", SpecialTokens::Parsed});
    QCOMPARE(tokens.size(), std::size_t{5});
    QCOMPARE(tokens[1].id, 4);
    QCOMPARE(tokens[3].type, 1);
}

void WordPieceFilesTest::specialTokensMayHaveOtherNames() {
    write("vocab.txt", "<unk>\n<s>\n</s>\nthe\n");
    write("special_tokens_map.json", R"({"unk_token": "<unk>", "cls_token": "<s>", "sep_token": "</s>"})");
    QCOMPARE(cuts("the x"), std::string("<s> the <unk> </s> "));
}

void WordPieceFilesTest::vocabularyWithoutSeparatorIsRefused() {
    write("vocab.txt", "[UNK]\n[CLS]\nthe\n");
    const QString text = errorText([this] { (void)open(); });
    QVERIFY2(text.endsWith(QStringLiteral("found no piece for [SEP]")), qPrintable(text));
}

void WordPieceFilesTest::bytesThatAreNoTextAreRefused() {
    write("vocab.txt", "[UNK]\n\xFF\n");
    const QString text = errorText([this] { (void)open(); });
    QVERIFY2(text.contains(QStringLiteral("vocab.txt: byte 6: expected UTF-8")), qPrintable(text));
}

QTEST_APPLESS_MAIN(WordPieceFilesTest)
#include "tst_word_piece_files.moc"
