// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <fstream>
#include <map>

#include <nlohmann/json.hpp>

#include "core/base/mapped_file.h"
#include "core/tokenizer/byte_piece.h"
#include "core/tokenizer/gguf_pre_tokenizer.h"
#include "core/tokenizer/gguf_tokenizer.h"
#include "core/tokenizer/open_tokenizer.h"
#include "core/tokenizer/protobuf_fields.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

// The vocabularies of tests/data/tokenizer/reference as llama.cpp's converter would write them: their ids
// must be those of the tokenizers that they were taken from.

namespace {

const std::string kFolder = HEADSCOPE_TEST_DATA "/tokenizer/reference/";

nlohmann::json readJson(const std::string& name) {
    return nlohmann::json::parse(std::ifstream(kFolder + name));
}

/// A vocabulary and the spellings that its views are of.
struct Source {
    GgufVocabulary vocabulary;
    std::vector<std::string> spellings;
    std::vector<std::string> merges;
    std::string map;

    [[nodiscard]] std::unique_ptr<Tokenizer> make() {
        vocabulary.tokens.assign(spellings.begin(), spellings.end());
        vocabulary.merges.assign(merges.begin(), merges.end());
        vocabulary.characterMap = map;
        return makeGgufTokenizer(vocabulary, "model.gguf");
    }
};

/// Pieces, scores and types of a SentencePiece model's file.
Source fromSentencePiece(const std::string& name, std::string_view model) {
    Source source;
    source.vocabulary.model = model;
    const MappedFile file(kFolder + name);
    ProtobufFields fields(file.text());
    while (const auto field = fields.next()) {
        if (field->tag == 3) {
            ProtobufFields normalizer(field->bytes);
            while (const auto part = normalizer.next()) {
                source.map = part->tag == 2 ? std::string(part->bytes) : source.map;
            }
        }
        if (field->tag != 1) {
            continue;
        }
        int type = 1;
        float score = 0;
        ProtobufFields piece(field->bytes);
        while (const auto part = piece.next()) {
            if (part->tag == 1) {
                source.spellings.emplace_back(part->bytes);
            } else if (part->tag == 3) {
                type = static_cast<int>(part->number);
            }
        }
        // The score is the fixed32 behind the spelling, which the reader skips.
        const std::size_t at = field->bytes.find('\x15', source.spellings.back().size() + 2);
        if (at != std::string_view::npos && at + 5 <= field->bytes.size()) {
            std::memcpy(&score, field->bytes.data() + at + 1, sizeof score);
        }
        source.vocabulary.tokenTypes.push_back(type);
        source.vocabulary.scores.push_back(score);
    }
    return source;
}

Source fromByteLevel(const std::string& name, std::string_view pre) {
    Source source;
    source.vocabulary.model = "gpt2";
    source.vocabulary.pre = pre;
    const nlohmann::json json = readJson(name + "/tokenizer.json");
    std::map<int, std::string> byId;
    for (const auto& [piece, id] : json.at("model").at("vocab").items()) {
        byId[id.get<int>()] = piece;
    }
    std::map<int, int> types;
    for (const nlohmann::json& token : json.at("added_tokens")) {
        byId[token.at("id").get<int>()] = token.at("content").get<std::string>();
        types[token.at("id").get<int>()] = token.at("special").get<bool>() ? 3 : 4;
    }
    for (const auto& [id, piece] : byId) {
        source.spellings.push_back(piece);
        source.vocabulary.tokenTypes.push_back(types.contains(id) ? types[id] : 1);
    }
    for (const nlohmann::json& merge : json.at("model").at("merges")) {
        source.merges.push_back(merge.is_string()
                                    ? merge.get<std::string>()
                                    : merge.at(0).get<std::string>() + " " + merge.at(1).get<std::string>());
    }
    return source;
}

Source fromBert() {
    Source source;
    source.vocabulary.model = "bert";
    std::ifstream in(kFolder + "bert_files/vocab.txt");
    for (std::string line; std::getline(in, line);) {
        const bool isSpecial = line.starts_with('[') && line.ends_with(']');
        source.vocabulary.tokenTypes.push_back(isSpecial ? 3 : 1);
        if (!isSpecial) {
            line = line.starts_with("##") ? line.substr(2) : "\u2581" + line;
        }
        source.spellings.push_back(line);
    }
    return source;
}

Source fromLlama() {
    Source source = fromSentencePiece("llama/tokenizer.model", "llama");
    source.spellings.emplace_back("<|added|>");
    source.spellings.emplace_back("<|im_start|>");
    for (const int type : {4, 3}) {
        source.vocabulary.tokenTypes.push_back(type);
        source.vocabulary.scores.push_back(-1000);
    }
    return source;
}

/// How many texts of the reference two tokenizers cut in different ways.
void compare(const Tokenizer& tokenizer, const Tokenizer& expected, SpecialTokens typed) {
    const auto texts = readJson("texts.json").get<std::vector<std::string>>();
    for (const std::string& text : texts) {
        const auto ours = tokenizer.tokenize({text, std::nullopt, typed});
        const auto theirs = expected.tokenize({text, std::nullopt, typed});
        QVERIFY2(std::ranges::equal(ours, theirs, {}, &Token::id, &Token::id),
                 nlohmann::json(text).dump().c_str());
        QVERIFY2(std::ranges::equal(ours, theirs, {}, &Token::end, &Token::end),
                 nlohmann::json(text).dump().c_str());
    }
}

Source tiny() {
    Source source;
    source.vocabulary.model = "gpt2";
    source.spellings = {"a", "b", "ab"};
    source.merges = {"a b"};
    return source;
}

} // namespace

class GgufTokenizerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void llamaCutsAsTheModelItCameFrom();
    void llamaFindsTypedSpecialTokens();
    void llamaPutsNoSpaceInFrontWhereToldSo();
    void t5CutsAsTheModelItCameFrom();
    void gpt2CutsAsTheTokenizerItCameFrom();
    void llama3CutsAsTheTokenizerItCameFrom();
    void bertCutsAsTheTokenizerItCameFrom();
    void endIsAddedWhereAskedFor();
    void maskIsKnown();
    void preTokenizersCut_data();
    void preTokenizersCut();
    void unknownPreTokenizerListsTheNames();
    void refuses_data();
    void refuses();
};

void GgufTokenizerTest::llamaCutsAsTheModelItCameFrom() {
    compare(*fromLlama().make(), *openTokenizer(kFolder + "llama"), SpecialTokens::Literal);
}

void GgufTokenizerTest::llamaFindsTypedSpecialTokens() {
    const auto tokenizer = fromLlama().make();
    const auto tokens = tokenizer->tokenize({"the<|im_start|>king</s>", std::nullopt, SpecialTokens::Parsed});
    QCOMPARE(tokens.back().piece, std::string("</s>"));
    QVERIFY(tokenizer->isSpecial(tokens.back().id));
    QVERIFY(std::ranges::find(tokens, "<|im_start|>", &Token::piece) != tokens.end());
}

void GgufTokenizerTest::llamaPutsNoSpaceInFrontWhereToldSo() {
    Source source = fromLlama();
    source.vocabulary.addSpacePrefix = false;
    source.vocabulary.addBos = false;
    const auto tokenizer = source.make();
    QVERIFY(!tokenizer->tokenize("the").front().piece.starts_with("\u2581"));
}

void GgufTokenizerTest::t5CutsAsTheModelItCameFrom() {
    Source source = fromSentencePiece("t5/spiece.model", "t5");
    source.vocabulary.removeExtraSpaces = true;
    compare(*source.make(), *openTokenizer(kFolder + "t5"), SpecialTokens::Literal);
}

void GgufTokenizerTest::gpt2CutsAsTheTokenizerItCameFrom() {
    for (const SpecialTokens typed : {SpecialTokens::Literal, SpecialTokens::Parsed}) {
        compare(*fromByteLevel("gpt2", "gpt-2").make(), *openTokenizer(kFolder + "gpt2"), typed);
    }
}

void GgufTokenizerTest::llama3CutsAsTheTokenizerItCameFrom() {
    Source source = fromByteLevel("llama3", "llama-bpe");
    source.vocabulary.bosId =
        static_cast<int>(std::ranges::find(source.spellings, "<|begin_of_text|>") - source.spellings.begin());
    for (const SpecialTokens typed : {SpecialTokens::Literal, SpecialTokens::Parsed}) {
        compare(*source.make(), *openTokenizer(kFolder + "llama3"), typed);
    }
}

void GgufTokenizerTest::bertCutsAsTheTokenizerItCameFrom() {
    const auto tokenizer = fromBert().make();
    const auto expected = openTokenizer(kFolder + "bert_files");
    compare(*tokenizer, *expected, SpecialTokens::Literal);
    compare(*tokenizer, *expected, SpecialTokens::Parsed);
    QVERIFY(tokenizer->takesPairs());
}

void GgufTokenizerTest::endIsAddedWhereAskedFor() {
    Source source = tiny();
    source.vocabulary.addEos = true;
    source.vocabulary.eosId = 1;
    const auto tokens = source.make()->tokenize("ab");
    QCOMPARE(tokens.size(), std::size_t{2});
    QCOMPARE(tokens[0].id, 2);
    QCOMPARE(tokens[1].id, 1);
}

void GgufTokenizerTest::maskIsKnown() {
    const auto bert = fromBert().make();
    QCOMPARE(bert->piece(bert->maskId().value()), std::string("[MASK]"));
}

void GgufTokenizerTest::preTokenizersCut_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cuts"); // with a bar between words
    const auto row = [](const char* name, const char* text, const char* cuts) {
        QTest::addRow("%s: %s", name, text)
            << QString::fromUtf8(name) << QString::fromUtf8(text) << QString::fromUtf8(cuts);
    };
    row("gpt-2", "We're 1234  x!", "We|'re| 1234| | x|!");
    row("llama-bpe", "We'RE 12345  x!\n", "We|'RE| |123|45| | x|!\n");
    row("qwen2", "x 123", "x| |1|2|3");
    row("tekken", "camelCase XMLFile 12", "camel|Case| XMLFile| |1|2");
    row("smollm", "x 123", "x| |1|2|3");
    row("falcon", "a-b 12345", "a|-|b| |123|45");
    row("bloom", "one, two", "one|,| two");
    row("viking", "one 12", "one| |1|2");
    row("deepseek-coder", "a b\n12,", "a| b|\n|1|2|,");
    row("deepseek-v3", "a 1234 .x", "a| |123|4| .|x");
    row("default", "a.b 12345", "a|.|b| |123|45");
    row("", "a.b", "a|.|b");
}

void GgufTokenizerTest::preTokenizersCut() {
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QString, cuts);
    // All bytes, and merges that join everything of up to 8 letters: what stays apart was cut.
    Source source = tiny();
    const std::string pre = name.toStdString();
    source.vocabulary.pre = pre;
    source.vocabulary.addBos = false;
    source.spellings.clear();
    source.merges.clear();
    const auto spell = [](const std::string& word) {
        std::string result;
        for (const char c : word) {
            result += c == ' ' ? "\u0120" : c == '\n' ? "\u010a" : std::string(1, c);
        }
        return result;
    };
    const auto add = [&](const std::string& piece) {
        if (std::ranges::find(source.spellings, piece) == source.spellings.end()) {
            source.spellings.push_back(piece);
        }
    };
    for (const QString& part : cuts.split(QLatin1Char('|'))) {
        const std::string word = part.toStdString();
        for (std::size_t i = 0; i < word.size(); ++i) {
            add(spell(word.substr(i, 1)));
            add(spell(word.substr(0, i + 1)));
            if (i > 0) {
                source.merges.push_back(spell(word.substr(0, i)) + " " + spell(word.substr(i, 1)));
            }
        }
    }
    const std::string typed = text.toStdString();
    QStringList found;
    for (const Token& token : source.make()->tokenize(typed)) {
        found << QString::fromStdString(typed.substr(token.begin, token.end - token.begin));
    }
    QCOMPARE(found.join(QLatin1Char('|')), cuts);
}

void GgufTokenizerTest::unknownPreTokenizerListsTheNames() {
    const QString text = errorText([] { (void)ggufPreTokenizer("new-one", "model.gguf"); });
    QVERIFY2(
        text.startsWith(QStringLiteral("model.gguf: tokenizer.ggml.pre: expected one of default, gpt-2")),
        qPrintable(text));
    QVERIFY2(text.endsWith(QStringLiteral("found new-one")), qPrintable(text));
}

void GgufTokenizerTest::refuses_data() {
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("message");
    for (const auto& [fault, message] : std::map<const char*, const char*>{
             {"model", "tokenizer.ggml.model: expected llama, t5, gpt2 or bert, found rwkv"},
             {"scores", "tokenizer.ggml.scores: expected 3 values, found 1"},
             {"types", "tokenizer.ggml.token_type: expected 3 values, found 2"},
             {"id", "tokenizer.ggml.mask_token_id: expected an id below 3, found 3"},
             {"tokens", "tokenizer.ggml.tokens: expected 1 to"},
             {"bytes", "token 1: expected UTF-8"},
             {"merge", "tokenizer.ggml.merges: expected two pieces with a space between them, found ab"},
             {"bos", "tokenizer.ggml.bos_token_id: expected an id"},
             {"pieces", "contents: expected a SentencePiece model"}}) {
        QTest::newRow(fault) << QString::fromUtf8(fault) << QString::fromUtf8(message);
    }
}

void GgufTokenizerTest::refuses() {
    QFETCH(QString, fault);
    QFETCH(QString, message);
    Source source = tiny();
    const std::map<std::string, std::function<void()>> faults = {
        {"model", [&] { source.vocabulary.model = "rwkv"; }},
        {"scores", [&] { source.vocabulary.scores = {0}; }},
        {"types",
         [&] {
             source.vocabulary.tokenTypes = {1, 1};
         }},
        {"id", [&] { source.vocabulary.maskId = 3; }},
        {"tokens", [&] { source.spellings.clear(); }},
        {"bytes", [&] { source.spellings[1] = "\xFF"; }},
        {"merge", [&] { source.merges = {"ab"}; }},
        {"bos", [&] { source.vocabulary.addBos = true; }},
        {"pieces",
         [&] {
             source.vocabulary.model = "llama";
             source.spellings = {"a", "b", "b"};
         }},
    };
    faults.at(fault.toStdString())();
    const QString text = errorText([&] { (void)source.make(); });
    QVERIFY2(text.contains(message), qPrintable(text));
}

QTEST_APPLESS_MAIN(GgufTokenizerTest)
#include "tst_gguf_tokenizer.moc"
