// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <memory>

#include <nlohmann/json.hpp>

#include "core/tokenizer/open_tokenizer.h"
#include "core/tokenizer/tokenizer_class.h"
#include "tests/core/base/error_text.h"

using namespace headscope;
using nlohmann::json;

namespace {

/// Written by tests/golden/tokenizer_parts.py with transformers' AutoTokenizer.
const json& folders() {
    static const json kFolders =
        json::parse(std::ifstream(HEADSCOPE_TEST_DATA "/tokenizer/parts.json")).at("folders");
    return kFolders;
}

std::vector<int> ids(const std::vector<Token>& tokens) {
    std::vector<int> result;
    for (const Token& token : tokens) {
        result.push_back(token.id);
    }
    return result;
}

} // namespace

class TokenizerConfigTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();

    void folderOpensAsInTheReference_data();
    void folderOpensAsInTheReference();
    void wrongMembersAreNamed_data();
    void wrongMembersAreNamed();
    void fastClassIsTheSameRow();
    void unknownClassHasNothingSpecial();

  private:
    void write(const json& files) const {
        for (const auto& [name, contents] : files.items()) {
            std::ofstream(path() / name)
                << (contents.is_string() ? contents.get<std::string>() : contents.dump());
        }
    }
    [[nodiscard]] std::filesystem::path path() const { return folder_->path().toStdString(); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TokenizerConfigTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void TokenizerConfigTest::folderOpensAsInTheReference_data() {
    QTest::addColumn<int>("index");
    int index = 0;
    for (const json& entry : folders()) {
        QTest::newRow(entry.at("name").get<std::string>().c_str()) << index++;
    }
}

void TokenizerConfigTest::folderOpensAsInTheReference() {
    QFETCH(int, index);
    const json& entry = folders().at(static_cast<std::size_t>(index));
    write(entry.at("files"));
    const std::unique_ptr<Tokenizer> tokenizer = openTokenizer(path());
    for (const json& sample : entry.at("cases")) {
        const auto text = sample[0].get<std::string>();
        const SpecialTokens typed = sample[1].get<bool>() ? SpecialTokens::Literal : SpecialTokens::Parsed;
        const json found = ids(tokenizer->tokenize({text, std::nullopt, typed}));
        QVERIFY2(found == sample[2],
                 (sample[0].dump() + ": found " + found.dump() + ", expected " + sample[2].dump()).c_str());
    }
    if (tokenizer->takesPairs()) {
        QVERIFY(json(ids(tokenizer->tokenize({"a", "b", SpecialTokens::Parsed}))) == entry.at("pair"));
    }
    QVERIFY((tokenizer->maskId() ? json(*tokenizer->maskId()) : json()) == entry.at("mask"));
    QCOMPARE(tokenizer->size(), entry.at("size").get<int>());
}

void TokenizerConfigTest::wrongMembersAreNamed_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("contents");
    const auto add = [](const char* file, const char* contents) {
        QTest::newRow(contents) << QString::fromUtf8(file) << QString::fromUtf8(contents);
    };
    add("tokenizer_config.json", R"({"add_prefix_space": "yes"})");
    add("tokenizer_config.json", R"({"tokenizer_class": 7})");
    add("tokenizer_config.json", R"({"added_tokens_decoder": 7})");
    add("tokenizer_config.json", R"({"added_tokens_decoder": {"x": {"content": "a"}}})");
    add("tokenizer_config.json", R"({"added_tokens_decoder": {"1": "a"}})");
    add("tokenizer_config.json", R"({"additional_special_tokens": "a"})");
    add("tokenizer_config.json", R"({"mask_token": {"lstrip": true}})");
    add("tokenizer_config.json", "[]");
    add("special_tokens_map.json", "{");
    add("added_tokens.json", R"({"a": "b"})");
    add("config.json", R"({"model_type": 7})");
}

void TokenizerConfigTest::wrongMembersAreNamed() {
    QFETCH(QString, file);
    QFETCH(QString, contents);
    write({{"tokenizer.json", folders().at(0).at("files").at("tokenizer.json")},
           {file.toStdString(), contents.toStdString()}});
    const QString text = errorText([&] { (void)openTokenizer(path()); });
    QVERIFY2(text.contains(QStringLiteral("expected")), qPrintable(text));
}

void TokenizerConfigTest::fastClassIsTheSameRow() {
    QCOMPARE(&tokenizerClass("LlamaTokenizerFast"), &tokenizerClass("LlamaTokenizer"));
    QVERIFY(tokenizerClass("LlamaTokenizer").rebuildsTemplate);
}

void TokenizerConfigTest::unknownClassHasNothingSpecial() {
    QVERIFY(tokenizerClass("PreTrainedTokenizerFast").name.empty());
    QVERIFY(tokenizerClassOfModel("mamba").empty());
}

QTEST_APPLESS_MAIN(TokenizerConfigTest)
#include "tst_tokenizer_config.moc"
