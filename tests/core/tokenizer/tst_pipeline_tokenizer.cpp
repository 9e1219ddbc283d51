// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <random>
#include <thread>

#include <nlohmann/json.hpp>

#include "core/tokenizer/bpe_model.h"
#include "core/tokenizer/byte_level_alphabet.h"
#include "core/tokenizer/pipeline_tokenizer.h"
#include "core/tokenizer/tokenizer_json.h"
#include "tests/core/base/error_text.h"

using namespace headscope;
using nlohmann::json;

namespace {

/// Written by tests/golden/tokenizer_parts.py with Hugging Face's `tokenizers`.
const json& references() {
    static const json kReferences =
        json::parse(std::ifstream(HEADSCOPE_TEST_DATA "/tokenizer/parts.json")).at("tokenizers");
    return kReferences;
}

const json& reference(const std::string& name) {
    for (const json& entry : references()) {
        if (entry.at("name") == name) {
            return entry;
        }
    }
    throw std::runtime_error("no such reference");
}

std::unique_ptr<Tokenizer> tokenizerOf(const json& entry) {
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("tokenizer.json")).toStdString();
    std::ofstream(file) << entry.at("tokenizer").dump();
    return std::make_unique<PipelineTokenizer>(readTokenizerJson(file), file);
}

void addReferences() {
    QTest::addColumn<QString>("name");
    for (const json& entry : references()) {
        QTest::newRow(entry.at("name").get<std::string>().c_str())
            << QString::fromStdString(entry.at("name").get<std::string>());
    }
}

const json& fetchReference() {
    QFETCH(QString, name);
    return reference(name.toStdString());
}

/// Tokens of a text, or of two, as a case of the reference asks for.
std::vector<Token> tokensOf(const Tokenizer& tokenizer, const json& sample) {
    TokenizerInput input;
    input.text = sample.at("text").get_ref<const std::string&>();
    if (sample.contains("second")) {
        input.second = sample.at("second").get_ref<const std::string&>();
    }
    input.typed = sample.at("literal").get<bool>() ? SpecialTokens::Literal : SpecialTokens::Parsed;
    return tokenizer.tokenize(input);
}

std::vector<int> ids(const std::vector<Token>& tokens) {
    std::vector<int> result;
    for (const Token& token : tokens) {
        result.push_back(token.id);
    }
    return result;
}

/// The ranges of the tokens of typed text `which` follow each other from its beginning to its end.
bool tiles(const std::vector<Token>& tokens, int which, std::size_t size) {
    std::size_t end = 0;
    bool covers = false;
    for (const Token& token : tokens) {
        if (token.text == which && token.begin != token.end) {
            if (token.begin != end || token.end < token.begin) {
                return false;
            }
            end = token.end;
        }
        covers = true;
    }
    return end == size || !covers;
}

/// What the tokens cover, a bar between them.
std::string cuts(const std::vector<Token>& tokens, std::string_view text) {
    std::string result;
    for (const Token& token : tokens) {
        result.append(text.substr(token.begin, token.end - token.begin)).append("|");
    }
    return result;
}

QByteArray difference(const json& sample, const json& found, const json& expected) {
    return QByteArray::fromStdString(sample.at("text").dump() + ": found " + found.dump() + ", expected " +
                                     expected.dump());
}

/// Every character of its vocabulary, a byte-level one, is a piece; there are no merges.
TokenizerDefinition bytesDefinition() {
    BpeOptions options;
    for (int byte = 0; byte < 256; ++byte) {
        options.vocabulary.emplace_back(byteLevelSymbol(static_cast<unsigned char>(byte)));
    }
    options.vocabulary.emplace_back("<s>");
    TokenizerDefinition definition;
    definition.model = makeBpe(std::move(options), "test");
    definition.preTokenizer = {ByteLevelSplit{false, true}};
    definition.decoder = {ByteLevelDecoding{}};
    definition.addedTokens = {{.content = "<s>", .id = 256, .special = true, .normalized = false}};
    return definition;
}

PipelineTokenizer made(TokenizerDefinition definition) {
    return PipelineTokenizer(std::move(definition), "test");
}

} // namespace

class PipelineTokenizerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void idsAreThoseOfTheReference_data() { addReferences(); }
    void idsAreThoseOfTheReference();
    void typesAreThoseOfTheReference_data() { addReferences(); }
    void typesAreThoseOfTheReference();
    void byteLevelTokensLieWithinThoseOfTheReference_data() { addReferences(); }
    void byteLevelTokensLieWithinThoseOfTheReference();
    void decodedTextIsThatOfTheReference_data() { addReferences(); }
    void decodedTextIsThatOfTheReference();
    void rangesTileRandomText_data() { addReferences(); }
    void rangesTileRandomText();

    void byteTokensCoverTheirOwnBytes();
    void droppedBytesBelongToTheTokenInFront();
    void textOfDroppedBytesBelongsToTheSpecialToken();
    void textOfDroppedBytesWithoutSpecialTokensHasNoTokens();
    void secondTextIsRefusedWithoutATemplate();
    void tokensSayWhichTextTheyAreOf();
    void specialTokenIsLiteralUnlessParsed();
    void labelOfAByteOfACharacterIsTheByte();
    void labelOfAByteLevelSpaceIsASign();
    void addedTokensEnlargeTheVocabulary();
    void templateTokensAreSpecial();
    void kindNamesTheAlgorithm();
    void brokenUtf8IsRefused();
    void textThatIsTooLongIsRefused();
    void hugeIdIsRefused();
    void hostilePatternEndsInAnError();
    void hostileReplacementEndsInAnError();
    void aShortTextHasLittleRoomToGrow();
    void threadsGetTheSameTokens();
};

void PipelineTokenizerTest::idsAreThoseOfTheReference() {
    const json& entry = fetchReference();
    const auto tokenizer = tokenizerOf(entry);
    for (const json& sample : entry.at("cases")) {
        const json found = ids(tokensOf(*tokenizer, sample));
        QVERIFY2(found == sample.at("ids"), difference(sample, found, sample.at("ids")));
    }
}

void PipelineTokenizerTest::typesAreThoseOfTheReference() {
    const json& entry = fetchReference();
    const auto tokenizer = tokenizerOf(entry);
    for (const json& sample : entry.at("cases")) {
        if (sample.contains("types")) {
            json found = json::array();
            for (const Token& token : tokensOf(*tokenizer, sample)) {
                found.push_back(token.type);
            }
            QVERIFY2(found == sample.at("types"), difference(sample, found, sample.at("types")));
        }
    }
}

/// The reference gives a token that is part of a character the whole of it.
void PipelineTokenizerTest::byteLevelTokensLieWithinThoseOfTheReference() {
    const json& entry = fetchReference();
    const auto tokenizer = tokenizerOf(entry);
    if (!tokenizer->kind().starts_with("Byte-level")) {
        return;
    }
    for (const json& sample : entry.at("cases")) {
        const std::vector<Token> tokens = tokensOf(*tokenizer, sample);
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const json& range = sample.at("offsets").at(i);
            QVERIFY2(tokens[i].begin == tokens[i].end ||
                         (tokens[i].begin >= range[0] && tokens[i].end <= range[1]),
                     difference(sample, {tokens[i].begin, tokens[i].end}, range));
        }
    }
}

void PipelineTokenizerTest::decodedTextIsThatOfTheReference() {
    const json& entry = fetchReference();
    const auto tokenizer = tokenizerOf(entry);
    for (const json& sample : entry.at("cases")) {
        const std::string found = tokenizer->decode(sample.at("ids").get<std::vector<int>>());
        QVERIFY2(found == sample.at("decoded").get<std::string>(),
                 difference(sample, found, sample.at("decoded")));
    }
}

void PipelineTokenizerTest::rangesTileRandomText() {
    const auto tokenizer = tokenizerOf(fetchReference());
    const std::vector<std::string> parts = {
        "a", "b c",    " ",      "  ",     "\n",     "\r\n",   "\t",  "é",    "e\u0301", "你",
        "ﬁ", "😀",      "\u200d", "\u2581", "<s>",    "<mask>", "<r>", "word", "<|b|>",   "<n>",
        "É", "\u0130", "'ll",    "12",     "\u0001", "\u00ad", "…",   "한"};
    std::mt19937 random(11);
    for (int round = 0; round < 400; ++round) {
        std::string text;
        for (auto count = random() % 20; count > 0; --count) {
            text += parts[random() % parts.size()];
        }
        for (const SpecialTokens typed : {SpecialTokens::Literal, SpecialTokens::Parsed}) {
            const std::vector<Token> tokens = tokenizer->tokenize({text, std::nullopt, typed});
            QVERIFY2(tiles(tokens, 0, text.size()), (json(text).dump() + cuts(tokens, text)).c_str());
        }
    }
}

void PipelineTokenizerTest::byteTokensCoverTheirOwnBytes() {
    const std::vector<Token> tokens = made(bytesDefinition()).tokenize("a你");
    QCOMPARE(tokens.size(), std::size_t{4});
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        QCOMPARE(tokens[i].begin, i);
        QCOMPARE(tokens[i].end, i + 1);
    }
}

void PipelineTokenizerTest::droppedBytesBelongToTheTokenInFront() {
    TokenizerDefinition definition = bytesDefinition();
    definition.preTokenizer = {SpaceSplit{}};
    QCOMPARE(cuts(made(std::move(definition)).tokenize(" a  b "), " a  b "), std::string(" a  |b |"));
}

void PipelineTokenizerTest::textOfDroppedBytesBelongsToTheSpecialToken() {
    TokenizerDefinition definition = bytesDefinition();
    definition.preTokenizer = {SpaceSplit{}};
    definition.wrapping = bertTemplate(256, 256);
    const PipelineTokenizer tokenizer = made(std::move(definition));
    QCOMPARE(cuts(tokenizer.tokenize("  "), "  "), std::string("  ||"));
    const std::vector<Token> pair = tokenizer.tokenize({"a", "  ", SpecialTokens::Literal});
    QVERIFY(tiles(pair, 1, 2));
}

void PipelineTokenizerTest::textOfDroppedBytesWithoutSpecialTokensHasNoTokens() {
    TokenizerDefinition definition = bytesDefinition();
    definition.preTokenizer = {SpaceSplit{}};
    QVERIFY(made(std::move(definition)).tokenize("  ").empty());
}

void PipelineTokenizerTest::secondTextIsRefusedWithoutATemplate() {
    const PipelineTokenizer tokenizer = made(bytesDefinition());
    QVERIFY(!tokenizer.takesPairs());
    const QString text = errorText([&] { (void)tokenizer.tokenize({"a", "b", SpecialTokens::Literal}); });
    QVERIFY2(text.contains(QStringLiteral("second text")), qPrintable(text));
}

void PipelineTokenizerTest::tokensSayWhichTextTheyAreOf() {
    TokenizerDefinition definition = bytesDefinition();
    definition.wrapping = bertTemplate(256, 256);
    const std::vector<Token> tokens =
        made(std::move(definition)).tokenize({"ab", "c", SpecialTokens::Literal});
    QCOMPARE(tokens.size(), std::size_t{6});
    QCOMPARE(tokens[4].text, 1);
    QCOMPARE(tokens[4].type, 1);
    QCOMPARE(tokens[4].begin, std::size_t{0});
    QCOMPARE(tokens[5].type, 1);
    QCOMPARE(tokens[2].text, 0);
}

void PipelineTokenizerTest::specialTokenIsLiteralUnlessParsed() {
    const PipelineTokenizer tokenizer = made(bytesDefinition());
    QCOMPARE(tokenizer.tokenize("a<s>").size(), std::size_t{4});
    const std::vector<Token> parsed = tokenizer.tokenize({"a<s>", std::nullopt, SpecialTokens::Parsed});
    QCOMPARE(ids(parsed), (std::vector<int>{'a', 256}));
    QCOMPARE(cuts(parsed, "a<s>"), std::string("a|<s>|"));
}

void PipelineTokenizerTest::labelOfAByteOfACharacterIsTheByte() {
    const PipelineTokenizer tokenizer = made(bytesDefinition());
    QCOMPARE(tokenizer.label(0xE4), std::string("⟨E4⟩"));
    QCOMPARE(tokenizer.label('A'), std::string("A"));
    QCOMPARE(tokenizer.label(256), std::string("<s>"));
}

void PipelineTokenizerTest::labelOfAByteLevelSpaceIsASign() {
    const PipelineTokenizer tokenizer = made(bytesDefinition());
    QCOMPARE(tokenizer.piece(' '), std::string("Ġ"));
    QCOMPARE(tokenizer.label(' '), std::string("·"));
    QCOMPARE(tokenizer.label('\n'), std::string("⏎"));
}

void PipelineTokenizerTest::addedTokensEnlargeTheVocabulary() {
    TokenizerDefinition definition = bytesDefinition();
    definition.addedTokens.push_back({.content = "<x>", .id = 300});
    const PipelineTokenizer tokenizer = made(std::move(definition));
    QCOMPARE(tokenizer.size(), 301);
    QCOMPARE(tokenizer.piece(300), std::string("<x>"));
    QCOMPARE(tokenizer.piece(299), std::string());
    QVERIFY(!tokenizer.isSpecial(300));
    QVERIFY(tokenizer.isSpecial(256));
}

void PipelineTokenizerTest::templateTokensAreSpecial() {
    TokenizerDefinition definition = bytesDefinition();
    definition.wrapping = bertTemplate('C', 'S');
    const PipelineTokenizer tokenizer = made(std::move(definition));
    QVERIFY(tokenizer.isSpecial('C'));
    QCOMPARE(tokenizer.decode(std::vector<int>{'C', 'a', 'S'}), std::string("a"));
}

void PipelineTokenizerTest::kindNamesTheAlgorithm() {
    QCOMPARE(made(bytesDefinition()).kind(), std::string("Byte-level BPE"));
}

void PipelineTokenizerTest::brokenUtf8IsRefused() {
    const PipelineTokenizer tokenizer = made(bytesDefinition());
    const QString text = errorText([&] { (void)tokenizer.tokenize("ab\xff"); });
    QVERIFY2(text.contains(QStringLiteral("byte 2")), qPrintable(text));
}

void PipelineTokenizerTest::textThatIsTooLongIsRefused() {
    const PipelineTokenizer tokenizer = made(bytesDefinition());
    const std::string text(kLongestText + 1, 'a');
    QVERIFY(errorText([&] { (void)tokenizer.tokenize(text); }).contains(QStringLiteral("size")));
}

void PipelineTokenizerTest::hugeIdIsRefused() {
    TokenizerDefinition definition = bytesDefinition();
    definition.addedTokens.push_back({.content = "<x>", .id = 2000000000});
    QVERIFY(errorText([&] { (void)made(definition); }).contains(QStringLiteral("an id from 0")));
}

void PipelineTokenizerTest::hostilePatternEndsInAnError() {
    TokenizerDefinition definition = bytesDefinition();
    definition.preTokenizer = {PatternSplit{{"(a|aa)+$", true}, SplitBehavior::Isolated, false}};
    const PipelineTokenizer tokenizer = made(std::move(definition));
    const std::string text = std::string(200, 'a') + "b";
    const QString problem = errorText([&] { (void)tokenizer.tokenize(text); });
    QVERIFY2(problem.contains(QStringLiteral("cannot be matched")), qPrintable(problem));
}

void PipelineTokenizerTest::hostileReplacementEndsInAnError() {
    TokenizerDefinition definition = bytesDefinition();
    definition.normalizer = {ReplaceText{{"a", false}, std::string(100000, 'a')},
                             ReplaceText{{"a", false}, std::string(100000, 'a')}};
    const PipelineTokenizer tokenizer = made(std::move(definition));
    const QString problem = errorText([&] { (void)tokenizer.tokenize("aaa"); });
    QVERIFY2(problem.contains(QStringLiteral("size after normalisation")), qPrintable(problem));
}

void PipelineTokenizerTest::aShortTextHasLittleRoomToGrow() {
    TokenizerDefinition definition = bytesDefinition();
    definition.normalizer = {PrependText{std::string(70000, 'a')}};
    const PipelineTokenizer tokenizer = made(std::move(definition));
    const QString problem = errorText([&] { (void)tokenizer.tokenize("aaa"); });
    QVERIFY2(problem.contains(QStringLiteral("expected at most 65632 bytes")), qPrintable(problem));
}

void PipelineTokenizerTest::threadsGetTheSameTokens() {
    const auto tokenizer = tokenizerOf(reference("gpt2"));
    const std::string text = "The program is distributed in the hope that it will be useful. 你好";
    const std::vector<Token> expected = tokenizer->tokenize(text);
    std::array<bool, 4> same{};
    std::vector<std::thread> threads;
    for (bool& result : same) {
        threads.emplace_back([&] {
            result = true;
            for (int i = 0; i < 50; ++i) {
                result = result && tokenizer->tokenize(text) == expected;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    QVERIFY(std::ranges::all_of(same, [](bool value) { return value; }));
}

QTEST_APPLESS_MAIN(PipelineTokenizerTest)
#include "tst_pipeline_tokenizer.moc"
