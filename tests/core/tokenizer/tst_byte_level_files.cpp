// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <memory>

#include "core/tokenizer/open_tokenizer.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

/// Ids by the reference are in tst_tokenizer_config.
class ByteLevelFilesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();

    void vocabularyWithAMaskIsRoberta();
    void otherVocabularyIsGpt2();
    void emptyLinesAndCarriageReturnsAreSkipped();
    void maskIsFound();

    void otherClassIsRefused();
    void missingMergesAreNamed();
    void wrongLineIsNamed_data();
    void wrongLineIsNamed();
    void wrongVocabularyIsNamed_data();
    void wrongVocabularyIsNamed();

  private:
    void write(const char* name, std::string_view contents) const {
        std::ofstream(path() / name, std::ios::binary) << contents;
    }
    [[nodiscard]] std::filesystem::path path() const { return folder_->path().toStdString(); }
    [[nodiscard]] std::size_t tokens(std::string_view text) const {
        return openTokenizer(path())->tokenize(text).size();
    }
    [[nodiscard]] QString refusal() const {
        return errorText([&] { (void)openTokenizer(path()); });
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void ByteLevelFilesTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    write("vocab.json", R"({"<s>": 0, "</s>": 1, "a": 2, "b": 3, "ab": 4, "<mask>": 5})");
    write("merges.txt", "#version: 0.2\na b\n");
}

void ByteLevelFilesTest::vocabularyWithAMaskIsRoberta() {
    const auto tokenizer = openTokenizer(path());
    QCOMPARE(tokenizer->tokenize("ab").size(), std::size_t{3});
    QVERIFY(tokenizer->takesPairs());
}

void ByteLevelFilesTest::otherVocabularyIsGpt2() {
    write("vocab.json", R"({"a": 0, "b": 1, "ab": 2})");
    QCOMPARE(tokens("ab"), std::size_t{1});
}

void ByteLevelFilesTest::emptyLinesAndCarriageReturnsAreSkipped() {
    write("merges.txt", "#version: 0.2\r\n\r\na b\r\n\n");
    QCOMPARE(tokens("ab"), std::size_t{3});
}

void ByteLevelFilesTest::maskIsFound() {
    write("config.json", R"({"model_type": "roberta"})");
    QCOMPARE(openTokenizer(path())->maskId(), std::optional<int>(5));
}

void ByteLevelFilesTest::otherClassIsRefused() {
    write("tokenizer_config.json", R"({"tokenizer_class": "CLIPTokenizer"})");
    QVERIFY2(refusal().contains(QStringLiteral("found \"CLIPTokenizer\"")), qPrintable(refusal()));
}

void ByteLevelFilesTest::missingMergesAreNamed() {
    std::filesystem::remove(path() / "merges.txt");
    QVERIFY2(refusal().contains(QStringLiteral("vocab.json with merges.txt")), qPrintable(refusal()));
}

void ByteLevelFilesTest::wrongLineIsNamed_data() {
    QTest::addColumn<QByteArray>("merges");
    for (const char* const merges : {"a\n", "a b a\n", "a  b\n", " a b\n", "a \n", "\xff b\n", "b a\n"}) {
        QTest::newRow(merges) << QByteArray(merges);
    }
}

void ByteLevelFilesTest::wrongLineIsNamed() {
    QFETCH(QByteArray, merges);
    write("merges.txt", merges.toStdString());
    QVERIFY2(refusal().contains(QStringLiteral("expected")), qPrintable(refusal()));
}

void ByteLevelFilesTest::wrongVocabularyIsNamed_data() {
    QTest::addColumn<QString>("vocabulary");
    for (const char* const vocabulary : {"", "[]", R"({"a": "b"})", R"({"a": -1})", R"({"a": 99999999})",
                                         R"({"a": 0, "b": 0})", R"({"a": [0]})"}) {
        QTest::newRow(vocabulary) << QString::fromUtf8(vocabulary);
    }
}

void ByteLevelFilesTest::wrongVocabularyIsNamed() {
    QFETCH(QString, vocabulary);
    write("vocab.json", vocabulary.toStdString());
    QVERIFY2(refusal().contains(QStringLiteral("vocab.json")), qPrintable(refusal()));
}

QTEST_APPLESS_MAIN(ByteLevelFilesTest)
#include "tst_byte_level_files.moc"
