// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <memory>

#include "core/tokenizer/sentencepiece_files.h"
#include "tests/core/base/error_text.h"
#include "tests/core/tokenizer/protobuf_bytes.h"

using namespace headscope;

namespace {

const std::string kReference = HEADSCOPE_TEST_DATA "/tokenizer/reference/";

std::vector<std::string> pieces(const std::vector<Token>& tokens) {
    std::vector<std::string> result;
    std::ranges::transform(tokens, std::back_inserter(result), &Token::piece);
    return result;
}

} // namespace

class SentencePieceFilesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void typedSpecialTokenIsItselfOrItsCharacters();
    void addedTokenThatIsNotSpecialIsAlwaysFound();
    void specialTokenTakesTheSpacesAroundIt();
    void extraIdsCountDownFromTheEnd();
    void endIsNotAddedBehindATypedEnd();
    void xlmRobertaHasTheNumbersOfFairseq();
    void pairHasTheSecondTextsType();
    void pairIsRefusedWhereTheModelTakesNone();
    void commaIsCutFromADigit();
    void lowercaseLettersCoverWhatWasTyped();
    void languageCodeIsAToken();
    void marianHasAVocabularyForEachLanguage();
    void decodedTextHasNoSpecialTokens();
    void unnamedFolderIsReadByItsFile();
    void unsupportedClassIsNamed();
    void refuses_data();
    void refuses();

  private:
    [[nodiscard]] std::string path(const std::string& name = "") const {
        return folder_->path().toStdString() + "/" + name;
    }
    void copy(const std::string& from, const std::string& name) const {
        std::filesystem::copy_file(kReference + from + "/" + name, path(name));
    }
    void write(const std::string& name, std::string_view contents) const {
        std::ofstream(path(name), std::ios::binary) << contents;
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void SentencePieceFilesTest::typedSpecialTokenIsItselfOrItsCharacters() {
    const auto tokenizer = openSentencePiece(kReference + "llama");
    const auto parsed = tokenizer->tokenize({"</s>", std::nullopt, SpecialTokens::Parsed});
    QCOMPARE(pieces(parsed), (std::vector<std::string>{"<s>", "</s>"}));
    QCOMPARE(parsed.back().end, std::size_t{4});
    QVERIFY(tokenizer->isSpecial(parsed.back().id));
    QVERIFY(tokenizer->tokenize("</s>").size() > 2);
}

void SentencePieceFilesTest::addedTokenThatIsNotSpecialIsAlwaysFound() {
    const auto tokens = openSentencePiece(kReference + "llama")->tokenize("a<|added|>");
    QCOMPARE(tokens.back().piece, std::string("<|added|>"));
    QCOMPARE(tokens.back().begin, std::size_t{1});
}

void SentencePieceFilesTest::specialTokenTakesTheSpacesAroundIt() {
    const auto tokens = openSentencePiece(kReference + "llama")
                            ->tokenize({"the  <|im_start|>  the", std::nullopt, SpecialTokens::Parsed});
    QCOMPARE(pieces(tokens), (std::vector<std::string>{"<s>", "\u2581the", "<|im_start|>", "\u2581the"}));
    QCOMPARE(tokens[2].begin, std::size_t{3});
    QCOMPARE(tokens[2].end, std::size_t{19});
}

void SentencePieceFilesTest::extraIdsCountDownFromTheEnd() {
    const auto tokenizer = openSentencePiece(kReference + "t5");
    QCOMPARE(tokenizer->piece(tokenizer->size() - 1), std::string("<extra_id_0>"));
    QCOMPARE(tokenizer->piece(tokenizer->size() - 100), std::string("<extra_id_99>"));
}

void SentencePieceFilesTest::endIsNotAddedBehindATypedEnd() {
    const auto tokenizer = openSentencePiece(kReference + "t5");
    const auto tokens = tokenizer->tokenize({"the</s>", std::nullopt, SpecialTokens::Parsed});
    QCOMPARE(pieces(tokens), (std::vector<std::string>{"\u2581the", "</s>"}));
}

void SentencePieceFilesTest::xlmRobertaHasTheNumbersOfFairseq() {
    const auto tokenizer = openSentencePiece(kReference + "xlmr_files");
    for (const auto& [id, piece] :
         {std::pair{0, "<s>"}, std::pair{1, "<pad>"}, std::pair{2, "</s>"}, std::pair{3, "<unk>"}}) {
        QCOMPARE(tokenizer->piece(id), std::string(piece));
        QVERIFY(tokenizer->isSpecial(id));
    }
    QCOMPARE(tokenizer->maskId(), std::optional(tokenizer->size() - 1));
}

void SentencePieceFilesTest::pairHasTheSecondTextsType() {
    const auto tokens =
        openSentencePiece(kReference + "albert")->tokenize({"the", "the", SpecialTokens::Literal});
    QCOMPARE(pieces(tokens), (std::vector<std::string>{"[CLS]", "\u2581the", "[SEP]", "\u2581the", "[SEP]"}));
    QCOMPARE(tokens[3].text, 1);
    QCOMPARE(tokens[2].type, 0);
    QCOMPARE(tokens[3].type, 1);
    QCOMPARE(tokens[4].type, 1);
}

void SentencePieceFilesTest::pairIsRefusedWhereTheModelTakesNone() {
    const auto tokenizer = openSentencePiece(kReference + "llama");
    QVERIFY(!tokenizer->takesPairs());
    QVERIFY(errorText([&] {
                (void)tokenizer->tokenize({"a", "b", SpecialTokens::Literal});
            }).contains(QStringLiteral("second text")));
}

void SentencePieceFilesTest::commaIsCutFromADigit() {
    const std::string text = "1,000";
    for (const Token& token : openSentencePiece(kReference + "albert")->tokenize(text)) {
        const std::string covered = text.substr(token.begin, token.end - token.begin);
        QVERIFY2(covered == "," || covered.find(',') == covered.npos, covered.c_str());
    }
}

void SentencePieceFilesTest::lowercaseLettersCoverWhatWasTyped() {
    const std::string text = "TH\u00c9";
    const auto tokens = openSentencePiece(kReference + "albert")->tokenize(text);
    QCOMPARE(pieces(tokens), (std::vector<std::string>{"[CLS]", "\u2581the", "[SEP]"}));
    QCOMPARE(tokens[1].end, text.size());
}

void SentencePieceFilesTest::languageCodeIsAToken() {
    const auto tokens = openSentencePiece(kReference + "marian")->tokenize(">>fr<<the");
    QCOMPARE(tokens.front().piece, std::string(">>fr<<"));
    QCOMPARE(tokens.front().end, std::size_t{6});
}

void SentencePieceFilesTest::marianHasAVocabularyForEachLanguage() {
    const auto source = openSentencePiece(kReference + "marian");
    const auto target = openMarianTarget(kReference + "marian");
    QVERIFY(pieces(source->tokenize("the king")) != pieces(target->tokenize("the king")));
    QCOMPARE(source->size(), target->size());
}

void SentencePieceFilesTest::decodedTextHasNoSpecialTokens() {
    for (const char* const name : {"llama", "llama_new", "gemma"}) {
        const auto tokenizer = openSentencePiece(kReference + name);
        const std::string text = "  the king </s>said <|added|> so\n";
        std::vector<int> ids;
        std::ranges::transform(tokenizer->tokenize({text, std::nullopt, SpecialTokens::Parsed}),
                               std::back_inserter(ids), &Token::id);
        QVERIFY(tokenizer->decode(ids).starts_with("  the king"));
        QVERIFY(tokenizer->decode(ids).find("</s>") == std::string::npos ||
                std::string_view(name) == "gemma"); // whose end is spelled <eos>
    }
}

void SentencePieceFilesTest::unnamedFolderIsReadByItsFile() {
    copy("t5", "spiece.model");
    QCOMPARE(openSentencePiece(path())->tokenize("").back().piece, std::string("</s>"));
    write("config.json", R"({"model_type": "albert"})");
    QVERIFY(errorText([this] { (void)openSentencePiece(path()); }).contains(QStringLiteral("cls_token")));
}

void SentencePieceFilesTest::unsupportedClassIsNamed() {
    copy("t5", "spiece.model");
    write("tokenizer_config.json", R"({"tokenizer_class": "XLNetTokenizerFast"})");
    const QString text = errorText([this] { (void)openSentencePiece(path()); });
    QVERIFY2(text.endsWith(QStringLiteral("expected T5Tokenizer, MT5Tokenizer or AlbertTokenizer for "
                                          "spiece.model, found XLNetTokenizer")),
             qPrintable(text));
}

void SentencePieceFilesTest::refuses_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* from, const char* file, const QByteArray& contents,
                        const char* message) {
        QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(file) << contents
                            << QString::fromUtf8(message);
    };
    row("no model", "", "config.json", "{}", "expected tokenizer.model, spiece.model");
    row("text as a model", "", "spiece.model", "hello", "expected a SentencePiece model");
    row("rules that lead nowhere", "", "sentencepiece.bpe.model",
        QByteArray::fromStdString(sentencePieceModel({}, 1, bytesField(2, std::string(40, '\x7F')))),
        "cut short");
    row("id that is none", "llama", "tokenizer_config.json",
        R"({"added_tokens_decoder": {"x": {"content": "a"}}})", "expected ids from 0 to");
    row("id out of range", "llama", "tokenizer_config.json",
        R"({"added_tokens_decoder": {"99999999": {"content": "a"}}})", "expected ids from 0 to");
    row("negative id", "llama", "added_tokens.json", R"({"a": -1})", "added_tokens.json");
    row("token that is none", "llama", "special_tokens_map.json", R"({"bos_token": 7})",
        "expected a token's spelling or its description");
    row("spelling without an end", "llama", "added_tokens.json", "{\"" + QByteArray(2000, 'a') + "\": 5000}",
        "at most 1024 bytes");
    row("extra ids without end", "t5", "tokenizer_config.json", R"({"extra_ids": 1000000000})", "extra_ids");
    row("end that is not there", "t5", "tokenizer_config.json", R"({"eos_token": null})", "eos_token");
    row("vocabulary without unknown", "marian", "vocab.json", R"({"a": 0, "</s>": 1})", "unk_token");
    row("vocabulary with a huge id", "marian", "vocab.json", R"({"<unk>": 0, "</s>": 4000000000})", "</s>");
}

void SentencePieceFilesTest::refuses() {
    QFETCH(QString, from);
    QFETCH(QString, file);
    QFETCH(QByteArray, contents);
    QFETCH(QString, message);
    for (const char* const model : {"tokenizer.model", "spiece.model", "source.spm", "target.spm"}) {
        if (!from.isEmpty() && std::filesystem::exists(kReference + from.toStdString() + "/" + model)) {
            copy(from.toStdString(), model);
        }
    }
    write(file.toStdString(), contents.toStdString());
    const QString text = errorText([this] { (void)openSentencePiece(path()); });
    QVERIFY2(text.contains(message), qPrintable(text));
}

QTEST_APPLESS_MAIN(SentencePieceFilesTest)
#include "tst_sentencepiece_files.moc"
