// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <memory>

#include "core/tokenizer/open_tokenizer.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

class OpenTokenizerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();

    void opensTheFolderOfTheBundledModel();
    void putsBosInFrontWhereNothingIsSaid();
    void putsBosInFrontWhereNullIsSaid();
    void leavesBosOutWhereTheConfigurationSaysSo();
    void refusesAFlagThatIsNone();
    void missingFileIsNamed();
    void tokenizerJsonComesFirst();
    void missingFolderIsNamed();

  private:
    [[nodiscard]] std::string path(const char* name = "") const {
        return folder_->filePath(QString::fromUtf8(name)).toStdString();
    }
    void write(const char* name, std::string_view contents) const { std::ofstream(path(name)) << contents; }
    [[nodiscard]] bool startsWithBos() const {
        return openTokenizer(path())->tokenize("a").front().piece == "<s>";
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void OpenTokenizerTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    std::filesystem::copy_file(HEADSCOPE_TEST_DATA "/tokenizer/bpe_unk/tokenizer.model",
                               path("tokenizer.model"));
}

void OpenTokenizerTest::opensTheFolderOfTheBundledModel() {
    QCOMPARE(openTokenizer(HEADSCOPE_RESOURCES "/model")->kind(), std::string("SentencePiece BPE"));
}

void OpenTokenizerTest::putsBosInFrontWhereNothingIsSaid() {
    QVERIFY(startsWithBos());
}

void OpenTokenizerTest::putsBosInFrontWhereNullIsSaid() {
    write("tokenizer_config.json", R"({"add_bos_token": null})");
    QVERIFY(startsWithBos());
}

void OpenTokenizerTest::leavesBosOutWhereTheConfigurationSaysSo() {
    write("tokenizer_config.json", R"({"add_bos_token": false})");
    QVERIFY(!startsWithBos());
}

void OpenTokenizerTest::refusesAFlagThatIsNone() {
    write("tokenizer_config.json", R"({"add_bos_token": "yes"})");
    const QString text = errorText([this] { (void)openTokenizer(path()); });
    QVERIFY2(text.endsWith(QStringLiteral(
                 "tokenizer_config.json: \"add_bos_token\": expected true or false, found \"yes\"")),
             qPrintable(text));
}

void OpenTokenizerTest::missingFileIsNamed() {
    std::filesystem::remove(path("tokenizer.model"));
    const QString text = errorText([this] { (void)openTokenizer(path()); });
    QVERIFY2(text.contains(QStringLiteral("expected tokenizer.json, tokenizer.model")), qPrintable(text));
}

void OpenTokenizerTest::tokenizerJsonComesFirst() {
    write("tokenizer.json", "{}");
    const QString text = errorText([this] { (void)openTokenizer(path()); });
    QVERIFY2(text.contains(QStringLiteral("tokenizer.json: model: expected an object")), qPrintable(text));
}

void OpenTokenizerTest::missingFolderIsNamed() {
    const QString text = errorText([] { (void)openTokenizer("/nowhere"); });
    QVERIFY2(text.startsWith(QStringLiteral("/nowhere: tokenizer: expected")), qPrintable(text));
}

QTEST_APPLESS_MAIN(OpenTokenizerTest)
#include "tst_open_tokenizer.moc"
