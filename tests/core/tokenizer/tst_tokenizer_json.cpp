// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <random>

#include <nlohmann/json.hpp>

#include "core/tokenizer/pipeline_tokenizer.h"
#include "core/tokenizer/tokenizer_json.h"
#include "tests/core/base/error_text.h"

using namespace headscope;
using nlohmann::json;

namespace {

json plain() {
    return json::parse(R"({
        "version": "1.0", "truncation": null, "padding": null, "added_tokens": [], "normalizer": null,
        "pre_tokenizer": null, "post_processor": null, "decoder": null,
        "model": {"type": "BPE", "dropout": null, "unk_token": null, "continuing_subword_prefix": null,
                  "end_of_word_suffix": null, "fuse_unk": false, "byte_fallback": false,
                  "vocab": {"a": 0, "b": 1, "ab": 2}, "merges": ["a b"]}})");
}

} // namespace

class TokenizerJsonTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void mergesMayBeLines();
    void mergesMayBePairs();
    void versionLineIsNoMerge();
    void modelWithoutTypeIsSeenFromItsMembers();
    void holesInTheNumberingAreEmptyPieces();
    void addedTokenTakesTheIdOfItsPiece();
    void addedTokenTakesTheNextFreeId();
    void oldMetaspaceSaysItWithAFlag();
    void sequencesAreMadeFlat();
    void bertProcessingIsATemplate();

    void partsThatAreNotSupportedAreNamed_data();
    void partsThatAreNotSupportedAreNamed();
    void wrongMembersAreNamed_data();
    void wrongMembersAreNamed();
    void keyThatComesTwiceIsRefused();
    void otherJsonIsRefused();
    void everyCutIsRefused();
    void damagedFilesAreRefusedOrWork();
    void tooManyValuesAreRefused();

  private:
    [[nodiscard]] TokenizerDefinition readText(const std::string& text) const {
        const std::string file = folder_.filePath(QStringLiteral("tokenizer.json")).toStdString();
        std::ofstream(file, std::ios::binary) << text;
        return readTokenizerJson(file);
    }
    [[nodiscard]] TokenizerDefinition read(const json& document) const { return readText(document.dump()); }
    [[nodiscard]] std::vector<int> ids(const json& document, std::string_view text) const {
        std::vector<int> result;
        for (const Token& token : PipelineTokenizer(read(document), "test").tokenize(text)) {
            result.push_back(token.id);
        }
        return result;
    }

    QTemporaryDir folder_;
};

void TokenizerJsonTest::mergesMayBeLines() {
    QCOMPARE(ids(plain(), "abba"), (std::vector<int>{2, 1, 0}));
}

void TokenizerJsonTest::mergesMayBePairs() {
    json document = plain();
    document["model"]["merges"] = json::parse(R"([["a", "b"]])");
    QCOMPARE(ids(document, "abba"), (std::vector<int>{2, 1, 0}));
}

void TokenizerJsonTest::versionLineIsNoMerge() {
    json document = plain();
    document["model"]["merges"] = json::parse(R"(["#version: 0.2", "a b"])");
    QCOMPARE(ids(document, "ab"), std::vector<int>{2});
}

void TokenizerJsonTest::modelWithoutTypeIsSeenFromItsMembers() {
    json document = plain();
    document["model"].erase("type");
    QCOMPARE(ids(document, "ab"), std::vector<int>{2});
}

void TokenizerJsonTest::holesInTheNumberingAreEmptyPieces() {
    json document = plain();
    document["model"]["vocab"] = {{"a", 0}, {"b", 5}, {"ab", 9}};
    const TokenizerDefinition definition = read(document);
    QCOMPARE(definition.model->size(), 10);
    QCOMPARE(definition.model->piece(4), std::string());
    QCOMPARE(definition.model->piece(5), std::string("b"));
}

void TokenizerJsonTest::addedTokenTakesTheIdOfItsPiece() {
    json document = plain();
    document["added_tokens"] = json::parse(R"([{"id": 7, "content": "b", "special": true}])");
    const TokenizerDefinition definition = read(document);
    QCOMPARE(definition.addedTokens.size(), std::size_t{1});
    QCOMPARE(definition.addedTokens[0].id, 1);
    QVERIFY(!definition.addedTokens[0].normalized);
}

void TokenizerJsonTest::addedTokenTakesTheNextFreeId() {
    json document = plain();
    document["added_tokens"] = json::parse(R"([{"id": 7, "content": "<x>"}, {"id": 9, "content": "<y>"}])");
    const TokenizerDefinition definition = read(document);
    QCOMPARE(definition.addedTokens[0].id, 3);
    QCOMPARE(definition.addedTokens[1].id, 4);
}

void TokenizerJsonTest::oldMetaspaceSaysItWithAFlag() {
    json document = plain();
    document["pre_tokenizer"] = {{"type", "Metaspace"}, {"replacement", "_"}, {"add_prefix_space", false}};
    const TokenizerDefinition definition = read(document);
    QVERIFY(std::get<MetaspaceSplit>(definition.preTokenizer.at(0)).prepend == PrependScheme::Never);
}

void TokenizerJsonTest::sequencesAreMadeFlat() {
    json document = plain();
    document["normalizer"] = json::parse(R"({"type": "Sequence", "normalizers": [
        {"type": "Sequence", "normalizers": [{"type": "NFC"}, {"type": "Lowercase"}]}, {"type": "Nmt"}]})");
    QCOMPARE(read(document).normalizer.size(), std::size_t{3});
}

void TokenizerJsonTest::bertProcessingIsATemplate() {
    json document = plain();
    document["post_processor"] =
        json::parse(R"({"type": "BertProcessing", "sep": ["b", 1], "cls": ["a", 0]})");
    QVERIFY(read(document).wrapping == bertTemplate(0, 1));
}

void TokenizerJsonTest::partsThatAreNotSupportedAreNamed_data() {
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* part, const char* value, const char* expected) {
        QTest::newRow(value) << QString::fromUtf8(part) << QString::fromUtf8(value)
                             << QString::fromUtf8(expected);
    };
    add("/pre_tokenizer", R"({"type":"UnicodeScripts"})", "found \"UnicodeScripts\"");
    add("/normalizer", R"({"type":"Chinese"})", "normalizer: expected a kind that is supported");
    add("/decoder", R"({"type":"CTC"})", "found \"CTC\"");
    add("/post_processor", R"({"type":"Other"})", "found \"Other\"");
    add("/model", R"({"type":"WordLevel","vocab":{"a":0},"unk_token":"a"})", "found \"WordLevel\"");
    add("/model/dropout", "0.1", "\"dropout\": expected none");
    add("/pre_tokenizer", R"({"type":"Split","pattern":{"Regex":"[a[b]]"},"behavior":"Isolated"})",
        "character class inside another");
}

void TokenizerJsonTest::partsThatAreNotSupportedAreNamed() {
    QFETCH(QString, part);
    QFETCH(QString, value);
    QFETCH(QString, expected);
    json document = plain();
    document[json::json_pointer(part.toStdString())] = json::parse(value.toStdString());
    const QString text = errorText([&] { (void)PipelineTokenizer(read(document), "tokenizer.json"); });
    QVERIFY2(text.contains(QStringLiteral("tokenizer.json")) && text.contains(expected), qPrintable(text));
}

void TokenizerJsonTest::wrongMembersAreNamed_data() {
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("value");
    const auto add = [](const char* part, const char* value) {
        QTest::newRow((std::string(part) + " " + value).c_str())
            << QString::fromUtf8(part) << QString::fromUtf8(value);
    };
    for (const char* const value : {"7", "\"x\"", "[1]", "true"}) {
        for (const char* const part : {"/model", "/normalizer", "/pre_tokenizer", "/decoder",
                                       "/post_processor", "/model/vocab", "/added_tokens"}) {
            add(part, value);
        }
    }
    add("/model", "null");
    add("/model/vocab", "null");
    add("/model/vocab/a", "-1");
    add("/model/vocab/a", "1.5");
    add("/model/vocab/a", "4294967296");
    add("/model/vocab/a", "4194304");
    add("/model/vocab/a", "1");
    add("/model/merges", R"(["a"])");
    add("/model/merges", R"(["a b "])");
    add("/model/merges", R"([["a"]])");
    add("/model/merges", R"([["a", 1]])");
    add("/model/merges", R"(["b a"])");
    add("/model/unk_token", "\"zz\"");
    add("/model/fuse_unk", "1");
    add("/added_tokens", R"([{"id": 3}])");
    add("/normalizer", R"({"type":"Precompiled","precompiled_charsmap":"@@@"})");
    add("/normalizer", R"({"type":"Precompiled","precompiled_charsmap":"AAAAAA=="})");
    add("/normalizer", R"({"type":"Replace","pattern":{"Regex":"("},"content":""})");
    add("/normalizer", R"({"type":"Replace","pattern":{"String":""},"content":""})");
    add("/normalizer", R"({"type":"Sequence","normalizers":7})");
    add("/pre_tokenizer", R"({"type":"Split","pattern":{"String":"a"},"behavior":"Other"})");
    add("/pre_tokenizer", R"({"type":"Split","behavior":"Isolated"})");
    add("/pre_tokenizer", R"({"type":"Metaspace","replacement":"","prepend_scheme":"always"})");
    add("/pre_tokenizer", R"({"type":"Metaspace","replacement":"_","prepend_scheme":"other"})");
    add("/pre_tokenizer", R"({"type":"CharDelimiterSplit","delimiter":""})");
    add("/decoder", R"({"type":"Strip","content":"","start":1,"stop":0})");
    add("/decoder", R"({"type":"Strip","content":"a","start":-1,"stop":0})");
    add("/post_processor", R"({"type":"BertProcessing","sep":["b",1],"cls":["a"]})");
    add("/post_processor", R"({"type":"BertProcessing","sep":["b",99999999999],"cls":["a",0]})");
    add("/post_processor",
        R"({"type":"TemplateProcessing","single":[{"SpecialToken":{"id":"q","type_id":0}}],"pair":[]})");
    add("/post_processor",
        R"({"type":"TemplateProcessing","single":[],"pair":[{"Sequence":{"id":"A","type_id":0}}]})");
    add("/post_processor",
        R"({"type":"TemplateProcessing","single":[{"Sequence":{"id":"C","type_id":0}}],"pair":[]})");
    add("/post_processor",
        R"({"type":"TemplateProcessing","single":[{"Sequence":{"id":"B","type_id":0}}],"pair":[]})");
    add("/post_processor", R"({"type":"Sequence","processors":[
        {"type":"BertProcessing","sep":["b",1],"cls":["a",0]}, {"type":"BertProcessing","sep":["b",1],"cls":["a",0]}]})");
}

void TokenizerJsonTest::wrongMembersAreNamed() {
    QFETCH(QString, part);
    QFETCH(QString, value);
    json document = plain();
    document[json::json_pointer(part.toStdString())] = json::parse(value.toStdString());
    const QString text = errorText([&] { (void)PipelineTokenizer(read(document), "tokenizer.json"); });
    QVERIFY2(text.contains(QStringLiteral("expected")), qPrintable(text));
}

void TokenizerJsonTest::keyThatComesTwiceIsRefused() {
    QVERIFY(errorText([&] {
                (void)readText(R"({"model": {}, "model": {}})");
            }).contains(QStringLiteral("twice")));
}

void TokenizerJsonTest::otherJsonIsRefused() {
    for (const char* const text :
         {"", "[]", "7", "{}", "{\"model\": null}", "\xff", "{\"model\": {\"\xff\": 0}}"}) {
        QVERIFY2(!errorText([&] { (void)readText(text); }).isEmpty(), text);
    }
}

void TokenizerJsonTest::everyCutIsRefused() {
    const std::string whole = plain().dump();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        QVERIFY2(!errorText([&] { (void)readText(whole.substr(0, size)); }).isEmpty(),
                 std::to_string(size).c_str());
    }
}

void TokenizerJsonTest::damagedFilesAreRefusedOrWork() {
    const json parts = json::parse(std::ifstream(HEADSCOPE_TEST_DATA "/tokenizer/parts.json"));
    const std::string whole = parts.at("tokenizers").at(1).at("tokenizer").dump();
    std::mt19937 random(3);
    for (int round = 0; round < 150; ++round) {
        std::string damaged = whole;
        for (int change = 0; change < 4; ++change) {
            damaged[random() % (round % 2 == 0 ? damaged.size() : 1500)] = static_cast<char>(random() % 128);
        }
        (void)errorText([&] {
            const PipelineTokenizer tokenizer(readText(damaged), "tokenizer.json");
            (void)tokenizer.tokenize("Hello <s> wor\u00e9ld 123");
        });
    }
}

void TokenizerJsonTest::tooManyValuesAreRefused() {
    std::string text = "{\"model\":[";
    for (int i = 0; i < 9000000; ++i) {
        text += "[],";
    }
    text += "[]]}";
    QVERIFY(errorText([&] { (void)readText(text); }).contains(QStringLiteral("values")));
}

QTEST_APPLESS_MAIN(TokenizerJsonTest)
#include "tst_tokenizer_json.moc"
