// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <random>
#include <thread>

#include <nlohmann/json.hpp>

#include "core/base/mapped_file.h"
#include "core/tokenizer/byte_piece.h"
#include "core/tokenizer/sentencepiece_tokenizer.h"
#include "tests/core/base/error_text.h"
#include "tests/core/tokenizer/protobuf_bytes.h"

using namespace headscope;

namespace {

constexpr const char* kBundled = HEADSCOPE_RESOURCES "/model/tokenizer.model";
const std::string kFixtures = HEADSCOPE_TEST_DATA "/tokenizer/";

std::unique_ptr<Tokenizer> fixture(const std::string& name, bool addBos = false) {
    return name == "bundled" ? SentencePieceTokenizer::load(kBundled, true)
                             : SentencePieceTokenizer::load(kFixtures + name + "/tokenizer.model", addBos);
}

nlohmann::json cases(const std::string& name) {
    return nlohmann::json::parse(
        std::ifstream(kFixtures + (name == "bundled" ? "" : name + "/") + "strings.json"));
}

void addFixtures() {
    QTest::addColumn<QString>("name");
    for (const char* const name : {"bundled", "bpe_symbols", "bpe_unk", "unigram_nfkc", "unigram_unk"}) {
        QTest::newRow(name) << QString::fromUtf8(name);
    }
}

std::vector<int> ids(const std::vector<Token>& tokens) {
    std::vector<int> result;
    for (const Token& token : tokens) {
        result.push_back(token.id);
    }
    return result;
}

std::string covered(const Token& token, std::string_view text) {
    return std::string(text.substr(token.begin, token.end - token.begin));
}

/// What the tokens cover, a bar between them.
std::string cuts(const std::vector<Token>& tokens, std::string_view text) {
    std::string result;
    for (const Token& token : tokens) {
        result += covered(token, text) + "|";
    }
    return result;
}

/// As SentencePiece spells it.
std::string spelled(std::string text) {
    for (std::size_t at = 0; (at = text.find(' ', at)) != text.npos;) {
        text.replace(at, 1, "\u2581");
    }
    return text;
}

QByteArray problemOf(const std::string& text, const std::vector<Token>& tokens) {
    return QByteArray::fromStdString(nlohmann::json(text).dump() + " as " + cuts(tokens, text));
}

} // namespace

class SentencePieceTokenizerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void idsAreThoseOfTheReference_data() { addFixtures(); }
    void idsAreThoseOfTheReference();
    void rangesTileTheText_data() { addFixtures(); }
    void rangesTileTheText();
    void piecesAreSpelledAsTheVocabulary_data() { addFixtures(); }
    void piecesAreSpelledAsTheVocabulary();
    void bytePieceCoversItsOwnByte();
    void pieceCoversTheTextThatItSpells();

    void bosCoversNothing();
    void bosIsLeftOutWhenNotWanted();
    void bosIsLeftOutWhereTheModelHasNone();
    void emptyTextIsBosAlone();
    void emptyTextWithoutBosHasNoTokens();
    void droppedSpacesBelongToTheirNeighbours();
    void ligatureBelongsToOneToken();
    void textOfDroppedSpacesBelongsToBos();
    void textOfDroppedSpacesWithoutBosHasNoTokens();
    void unknownLettersAreOneToken();
    void zeroByteDoesNotEndTheText();
    void controlTokenInTheTextIsPlainText();
    void brokenUtf8IsRefusedWithItsPosition();
    void textThatIsTooLongIsRefused();
    void kindNamesTheAlgorithm();
    void sizeIsThatOfTheVocabulary();
    void threadsGetTheSameTokens();

    void missingFileIsRefused();
    void gitLfsPointerIsRefused();
    void emptyFileIsRefused();
    void modelWithoutUnknownIsRefused();
    void everyCutIsRefusedOrWorks();
    void damagedFilesAreRefusedOrWork_data() { addFixtures(); }
    void damagedFilesAreRefusedOrWork();
    void randomBytesAreRefused();

  private:
    [[nodiscard]] std::unique_ptr<Tokenizer> loadBytes(const std::string& bytes) const {
        const std::string path = folder_.filePath(QStringLiteral("tokenizer.model")).toStdString();
        std::ofstream(path, std::ios::binary) << bytes;
        return SentencePieceTokenizer::load(path, true);
    }
    [[nodiscard]] QString refusal(const std::string& bytes) const {
        return errorText([&] { (void)loadBytes(bytes); });
    }
    void loadAndUse(const std::string& bytes) const {
        (void)errorText(
            [&] { (void)loadBytes(bytes)->tokenize("The king said: \uFB01 \u00BD \U0001F600  x "); });
    }
    QTemporaryDir folder_;
};

void SentencePieceTokenizerTest::idsAreThoseOfTheReference() {
    QFETCH(QString, name);
    const auto tokenizer = fixture(name.toStdString());
    const nlohmann::json all = cases(name.toStdString());
    QVERIFY(all.size() > 50);
    for (const auto& entry : all) {
        const auto text = entry.at("text").get<std::string>();
        const auto tokens = tokenizer->tokenize(text);
        QVERIFY2(ids(tokens) == entry.at("ids").get<std::vector<int>>(), problemOf(text, tokens));
    }
}

void SentencePieceTokenizerTest::rangesTileTheText() {
    QFETCH(QString, name);
    const auto tokenizer = fixture(name.toStdString());
    for (const auto& entry : cases(name.toStdString())) {
        const auto text = entry.at("text").get<std::string>();
        const auto tokens = tokenizer->tokenize(text);
        std::string joined;
        std::size_t reached = 0;
        for (const Token& token : tokens) {
            QVERIFY2(token.begin == reached && token.end >= token.begin, problemOf(text, tokens));
            joined += covered(token, text);
            reached = token.end;
        }
        QVERIFY2(joined == text || tokens.empty(), problemOf(text, tokens));
    }
}

void SentencePieceTokenizerTest::piecesAreSpelledAsTheVocabulary() {
    QFETCH(QString, name);
    const auto tokenizer = fixture(name.toStdString());
    for (const auto& entry : cases(name.toStdString())) {
        for (const Token& token : tokenizer->tokenize(entry.at("text").get<std::string>())) {
            QCOMPARE(token.piece, tokenizer->piece(token.id));
        }
    }
}

void SentencePieceTokenizerTest::bytePieceCoversItsOwnByte() {
    int checked = 0;
    for (const std::string name : {"bundled", "bpe_symbols"}) {
        const auto tokenizer = fixture(name);
        for (const auto& entry : cases(name)) {
            const auto text = entry.at("text").get<std::string>();
            const auto tokens = tokenizer->tokenize(text);
            for (const Token& token : tokens) {
                if (const auto byte = bytePieceValue(token.piece)) {
                    QVERIFY2(covered(token, text) == std::string(1, static_cast<char>(*byte)),
                             problemOf(text, tokens));
                    ++checked;
                }
            }
        }
    }
    QVERIFY(checked > 500);
}

void SentencePieceTokenizerTest::pieceCoversTheTextThatItSpells() {
    const auto tokenizer = fixture("bundled");
    for (const auto& entry : cases("bundled")) {
        const auto text = entry.at("text").get<std::string>();
        const auto tokens = tokenizer->tokenize(text);
        for (std::size_t i = 1; i < tokens.size(); ++i) {
            if (!bytePieceValue(tokens[i].piece)) {
                const std::string prefix =
                    i == 1 ? "\u2581" : ""; // the space that SentencePiece puts in front
                QVERIFY2(prefix + spelled(covered(tokens[i], text)) == tokens[i].piece,
                         problemOf(text, tokens));
            }
        }
    }
}

void SentencePieceTokenizerTest::bosCoversNothing() {
    const Token bos = fixture("bundled")->tokenize("Hello").front();
    QCOMPARE(bos, (Token{.id = 1, .piece = "<s>", .begin = 0, .end = 0}));
}

void SentencePieceTokenizerTest::bosIsLeftOutWhenNotWanted() {
    QVERIFY(SentencePieceTokenizer::load(kBundled, false)->tokenize("Hello").front().id != 1);
}

void SentencePieceTokenizerTest::bosIsLeftOutWhereTheModelHasNone() {
    const auto tokenizer =
        loadBytes(pieceField("<unk>", 2) + pieceField("\u2581a") + bytesField(2, numberField(3, 2)));
    QCOMPARE(ids(tokenizer->tokenize("a")), std::vector<int>{1});
}

void SentencePieceTokenizerTest::emptyTextIsBosAlone() {
    QCOMPARE(ids(fixture("bundled")->tokenize("")), std::vector<int>{1});
}

void SentencePieceTokenizerTest::emptyTextWithoutBosHasNoTokens() {
    QVERIFY(fixture("unigram_nfkc")->tokenize("").empty());
}

void SentencePieceTokenizerTest::droppedSpacesBelongToTheirNeighbours() {
    const auto tokenizer = fixture("unigram_nfkc");
    const std::string text = "  the   the  ";
    const auto tokens = tokenizer->tokenize(text);
    QCOMPARE(cuts(tokens, text), std::string("  the|   the  |"));
}

void SentencePieceTokenizerTest::ligatureBelongsToOneToken() {
    const auto tokenizer = fixture("unigram_nfkc");
    const std::string text = "\uFB01";
    int owners = 0;
    for (const Token& token : tokenizer->tokenize(text)) {
        QVERIFY(covered(token, text).empty() || covered(token, text) == text);
        owners += covered(token, text) == text ? 1 : 0;
    }
    QCOMPARE(owners, 1);
}

void SentencePieceTokenizerTest::textOfDroppedSpacesBelongsToBos() {
    const auto tokens = fixture("unigram_nfkc", true)->tokenize("   ");
    QCOMPARE(tokens, (std::vector<Token>{{.id = 1, .piece = "<s>", .begin = 0, .end = 3}}));
}

void SentencePieceTokenizerTest::textOfDroppedSpacesWithoutBosHasNoTokens() {
    QVERIFY(fixture("unigram_nfkc")->tokenize(" \u0001 ").empty());
}

void SentencePieceTokenizerTest::unknownLettersAreOneToken() {
    const std::string text = "a\u4E16\u754Ca";
    const auto tokens = fixture("bpe_unk")->tokenize(text);
    const auto unknown =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.id == 0; });
    QVERIFY(unknown != tokens.end());
    QCOMPARE(unknown->piece, std::string("<unk>"));
    QCOMPARE(covered(*unknown, text), std::string("\u4E16\u754C"));
}

void SentencePieceTokenizerTest::zeroByteDoesNotEndTheText() {
    for (const char* const name : {"bundled", "unigram_nfkc", "bpe_unk", "unigram_unk"}) {
        const std::string text("a\0b\0\0king", 9);
        const auto tokens = fixture(name)->tokenize(text);
        QCOMPARE(tokens.back().end, text.size());
        QVERIFY2(tokens.back().piece.ends_with("g"), name);
    }
}

void SentencePieceTokenizerTest::controlTokenInTheTextIsPlainText() {
    const auto tokens = fixture("bundled")->tokenize("<s></s><unk>");
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        QVERIFY(tokens[i].id > 2);
    }
}

void SentencePieceTokenizerTest::brokenUtf8IsRefusedWithItsPosition() {
    const auto tokenizer = fixture("bundled");
    QCOMPARE(errorText([&] { (void)tokenizer->tokenize("ab\xC0\xAF"); }),
             QStringLiteral("text: byte 2: expected UTF-8, found an overlong form"));
}

void SentencePieceTokenizerTest::textThatIsTooLongIsRefused() {
    const QString text =
        errorText([] { (void)fixture("bundled")->tokenize(std::string(kLongestText + 1, ' ')); });
    QCOMPARE(text, QStringLiteral("text: size: expected at most 4194304 bytes, found 4194305 bytes"));
}

void SentencePieceTokenizerTest::kindNamesTheAlgorithm() {
    QCOMPARE(fixture("bundled")->kind(), std::string("SentencePiece BPE"));
    QCOMPARE(fixture("unigram_nfkc")->kind(), std::string("SentencePiece Unigram"));
}

void SentencePieceTokenizerTest::sizeIsThatOfTheVocabulary() {
    const auto tokenizer = fixture("bundled");
    QCOMPARE(tokenizer->size(), 4096);
    QCOMPARE(tokenizer->piece(0), std::string("<unk>"));
    QCOMPARE(tokenizer->piece(258), std::string("<0xFF>"));
}

void SentencePieceTokenizerTest::threadsGetTheSameTokens() {
    const auto tokenizer = fixture("unigram_nfkc");
    const std::string text = "The \uFB01rst king said \U0001F600 to the  queen.";
    const auto expected = tokenizer->tokenize(text);
    std::array<int, 4> different{};
    std::vector<std::jthread> threads;
    for (int& count : different) {
        threads.emplace_back([&] {
            for (int i = 0; i < 200; ++i) {
                count += tokenizer->tokenize(text) == expected ? 0 : 1;
            }
        });
    }
    threads.clear();
    QCOMPARE(different, (std::array<int, 4>{}));
}

void SentencePieceTokenizerTest::missingFileIsRefused() {
    const QString text =
        errorText([] { (void)SentencePieceTokenizer::load("/nowhere/tokenizer.model", true); });
    QVERIFY2(text.startsWith(QStringLiteral("/nowhere/tokenizer.model: cannot be read")), qPrintable(text));
}

void SentencePieceTokenizerTest::gitLfsPointerIsRefused() {
    QVERIFY(
        refusal("version https://git-lfs.github.com/spec/v1\n").contains(QStringLiteral("Git LFS pointer")));
}

void SentencePieceTokenizerTest::emptyFileIsRefused() {
    QVERIFY2(refusal("").contains(QStringLiteral("expected a SentencePiece model, found no pieces")),
             qPrintable(refusal("")));
}

void SentencePieceTokenizerTest::modelWithoutUnknownIsRefused() {
    const QString text = refusal(pieceField("a") + pieceField("b"));
    QVERIFY2(text.contains(QStringLiteral("unk is not defined")), qPrintable(text));
}

void SentencePieceTokenizerTest::everyCutIsRefusedOrWorks() {
    const MappedFile whole(kFixtures + "unigram_unk/tokenizer.model");
    int refused = 0;
    for (std::size_t size = 0; size < whole.text().size(); size += 13) {
        const std::string cut(whole.text().substr(0, size));
        refused += refusal(cut).isEmpty() ? 0 : 1;
        loadAndUse(cut);
    }
    QVERIFY(refused > 100);
}

void SentencePieceTokenizerTest::damagedFilesAreRefusedOrWork() {
    QFETCH(QString, name);
    const MappedFile whole(
        name == QStringLiteral("bundled") ? kBundled : kFixtures + name.toStdString() + "/tokenizer.model");
    std::mt19937 random(7);
    std::uniform_int_distribution<std::size_t> place(0, whole.text().size() - 1);
    std::uniform_int_distribution<int> value(0, 255);
    for (int round = 0; round < 100; ++round) {
        std::string damaged(whole.text());
        for (int i = 0; i <= round % 20; ++i) {
            damaged[place(random)] = static_cast<char>(value(random));
        }
        loadAndUse(damaged);
    }
}

void SentencePieceTokenizerTest::randomBytesAreRefused() {
    std::mt19937 random(7);
    std::uniform_int_distribution<int> value(0, 255);
    for (int round = 0; round < 50; ++round) {
        std::string noise(1000, '\0');
        std::generate(noise.begin(), noise.end(), [&] { return static_cast<char>(value(random)); });
        QVERIFY(!refusal(noise).isEmpty());
    }
}

QTEST_APPLESS_MAIN(SentencePieceTokenizerTest)
#include "tst_sentencepiece_tokenizer.moc"
