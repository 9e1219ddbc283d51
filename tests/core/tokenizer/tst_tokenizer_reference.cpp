// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cstring>
#include <fstream>
#include <iterator>
#include <map>

#include <nlohmann/json.hpp>

#include "core/tokenizer/open_tokenizer.h"
#include "core/tokenizer/sentencepiece_files.h"

using namespace headscope;

// Small tokenizers of every kind against what transformers, tokenizers and SentencePiece say; made by
// tests/golden/reference_tokenizers.py, which describes the files.

namespace {

constexpr std::size_t kGenerated = 2000; // texts at the end, after those by hand
const std::string kFolder = HEADSCOPE_TEST_DATA "/tokenizer/reference/";

std::unique_ptr<Tokenizer> open(const std::string& name) {
    return name == "marian_target" ? openMarianTarget(kFolder + "marian") : openTokenizer(kFolder + name);
}

nlohmann::json readJson(const std::string& name) {
    return nlohmann::json::parse(std::ifstream(kFolder + name));
}

const std::vector<std::string>& texts() {
    static const auto read = readJson("texts.json").get<std::vector<std::string>>();
    return read;
}

/// Little-endian numbers, one after the other.
class Numbers {
  public:
    explicit Numbers(const std::string& name) {
        std::ifstream in(kFolder + name, std::ios::binary);
        bytes_.assign(std::istreambuf_iterator<char>(in), {});
    }

    template <typename Number>
    Number next() {
        Number number{};
        if (at_ + sizeof number > bytes_.size()) {
            throw std::runtime_error("a reference file that is cut short");
        }
        std::memcpy(&number, bytes_.data() + at_, sizeof number);
        at_ += sizeof number;
        return number;
    }

    std::vector<int> nextIds() {
        std::vector<int> ids(next<std::uint16_t>());
        std::ranges::generate(ids, [this] { return int{next<std::uint16_t>()}; });
        return ids;
    }

    [[nodiscard]] bool isAtEnd() const { return at_ == bytes_.size(); }

  private:
    std::string bytes_;
    std::size_t at_ = 0;
};

template <typename Hash>
Hash fnv(std::string_view bytes) {
    Hash value =
        sizeof(Hash) == 4 ? static_cast<Hash>(2166136261U) : static_cast<Hash>(14695981039346656037U);
    for (const char byte : bytes) {
        value = (value ^ static_cast<unsigned char>(byte)) *
                (sizeof(Hash) == 4 ? static_cast<Hash>(16777619U) : static_cast<Hash>(1099511628211U));
    }
    return value;
}

std::vector<int> idsOf(const std::vector<Token>& tokens) {
    std::vector<int> ids;
    std::ranges::transform(tokens, std::back_inserter(ids), &Token::id);
    return ids;
}

std::string shown(const Tokenizer& tokenizer, const std::vector<int>& ids) {
    std::string text;
    for (const int id : ids) {
        text += (id < tokenizer.size() ? tokenizer.piece(id) : "?") + "(" + std::to_string(id) + ") ";
    }
    return text;
}

/// Gathers what differs: how often, and the first few. Where two ways to cut a text have the same score,
/// versions of libsentencepiece choose differently (0.2 made the reference): "II" "I" or "I" "II". A few such
/// texts, which must have the same pieces, are let pass.
class Differences {
  public:
    explicit Differences(const std::string& name) : ties_(name == "t5" ? 3 : 0) {}

    void add(const std::string& text) {
        if (++count_ <= 5) {
            first_ += "\n" + text;
        }
    }
    void compare(const Tokenizer& tokenizer, std::string_view text, const std::vector<int>& ids,
                 const std::vector<int>& expected) {
        if (ids == expected) {
            return;
        }
        if (!std::ranges::is_permutation(ids, expected) || --ties_ < 0) {
            add(nlohmann::json(text).dump() + "\n  is       " + shown(tokenizer, ids) + "\n  expected " +
                shown(tokenizer, expected));
        }
    }
    [[nodiscard]] bool none() const { return count_ == 0; }
    [[nodiscard]] std::string text() const { return std::to_string(count_) + " differ:" + first_; }

  private:
    int ties_;
    int count_ = 0;
    std::string first_;
};

#define COMPARED(differences) QVERIFY2((differences).none(), (differences).text().c_str())

/// The recipes of reference_tokenizers.py.
std::map<std::string, std::string> longTexts() {
    std::map<std::string, std::string> result;
    for (std::size_t i = 0; result["joined"].size() < 100'000; ++i) {
        result["joined"] += texts()[i % (texts().size() - kGenerated)] + " ";
    }
    result["one_letter"] = std::string(100'000, 'a');
    result["spaces"] = std::string(100'000, ' ');
    while (result["one_word"].size() < 100'000) {
        result["one_word"] += "abcdefghij";
    }
    return result;
}

QString hashed(const std::vector<int>& ids) {
    std::string bytes;
    for (const int id : ids) {
        const auto number = static_cast<std::uint32_t>(id);
        bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    return QString::number(fnv<std::uint64_t>(bytes));
}

/// Whether the tokens of a text cover each of its bytes once, in order.
bool tiles(const std::vector<Token>& tokens, int text, std::size_t size) {
    std::size_t end = 0;
    for (const Token& token : tokens) {
        if (token.text == text && token.begin != token.end) {
            if (token.begin != end || token.end < token.begin) {
                return false;
            }
            end = token.end;
        }
    }
    return end == size;
}

} // namespace

class TokenizerReferenceTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void idsAreThoseOfTheReference_data() { addNames(); }
    void idsAreThoseOfTheReference();
    void typedSpecialTokensAreFound_data() { addNames(); }
    void typedSpecialTokensAreFound();
    void longTextsGiveTheIdsOfTheReference_data() { addNames(); }
    void longTextsGiveTheIdsOfTheReference();
    void rangesTileTheText_data() { addNames(); }
    void rangesTileTheText();
    void decodesAsTheReference_data() { addNames(); }
    void decodesAsTheReference();
    void pairsAreThoseOfTheReference_data();
    void pairsAreThoseOfTheReference();
    void hasALabelForEachPiece_data() { addNames(); }
    void hasALabelForEachPiece();

  private:
    static void addNames();
};

void TokenizerReferenceTest::addNames() {
    QTest::addColumn<QString>("name");
    for (const char* const name :
         {"gpt2", "gpt2_files", "llama3", "bert", "bert_cased", "bert_files", "bert_files_accents", "llama",
          "llama_new", "llama_old", "gemma", "t5", "t5_new", "xlmr", "xlmr_files", "albert", "albert_cased",
          "marian", "marian_target"}) {
        QTest::newRow(name) << QString::fromUtf8(name);
    }
}

void TokenizerReferenceTest::idsAreThoseOfTheReference() {
    QFETCH(QString, name);
    const auto tokenizer = open(name.toStdString());
    Numbers reference(name.toStdString() + "/ids.bin");
    Differences differences(name.toStdString());
    for (const std::string& text : texts()) {
        differences.compare(*tokenizer, text, idsOf(tokenizer->tokenize(text)), reference.nextIds());
    }
    QVERIFY(reference.isAtEnd());
    COMPARED(differences);
}

void TokenizerReferenceTest::typedSpecialTokensAreFound() {
    QFETCH(QString, name);
    const auto tokenizer = open(name.toStdString());
    Numbers reference(name.toStdString() + "/ids.bin");
    std::vector<std::vector<int>> expected;
    for (std::size_t i = 0; i < texts().size(); ++i) {
        expected.push_back(reference.nextIds());
    }
    for (Numbers parsed(name.toStdString() + "/parsed.bin"); !parsed.isAtEnd();) {
        const std::size_t number = parsed.next<std::uint16_t>();
        expected.at(number) = parsed.nextIds();
    }
    Differences differences(name.toStdString());
    for (std::size_t i = 0; i < texts().size(); ++i) {
        const auto tokens = tokenizer->tokenize({texts()[i], std::nullopt, SpecialTokens::Parsed});
        differences.compare(*tokenizer, texts()[i], idsOf(tokens), expected[i]);
    }
    COMPARED(differences);
}

void TokenizerReferenceTest::longTextsGiveTheIdsOfTheReference() {
    QFETCH(QString, name);
    const auto tokenizer = open(name.toStdString());
    const nlohmann::json reference = readJson(name.toStdString() + "/long.json");
    for (const auto& [recipe, text] : longTexts()) {
        const std::vector<int> ids = idsOf(tokenizer->tokenize(text));
        QVERIFY2(ids.size() == reference.at(recipe).at("count").get<std::size_t>(), recipe.c_str());
        // libsentencepiece adds up scores in float32: over tens of thousands of tokens rounding decides
        // between cuts of almost the same score, and versions round differently.
        if (tokenizer->kind() != "SentencePiece Unigram" || recipe != "joined") {
            QVERIFY2(hashed(ids).toStdString() == reference.at(recipe).at("fnv"), recipe.c_str());
        }
    }
}

void TokenizerReferenceTest::rangesTileTheText() {
    QFETCH(QString, name);
    const auto tokenizer = open(name.toStdString());
    Differences differences(name.toStdString());
    for (const std::string& text : texts()) {
        for (const SpecialTokens typed : {SpecialTokens::Literal, SpecialTokens::Parsed}) {
            const auto tokens = tokenizer->tokenize({text, std::nullopt, typed});
            // A text that is dropped belongs to nothing where the model puts no token around it.
            if (!tokens.empty() && !tiles(tokens, 0, text.size())) {
                differences.add(nlohmann::json(text).dump());
            }
        }
    }
    COMPARED(differences);
}

void TokenizerReferenceTest::decodesAsTheReference() {
    QFETCH(QString, name);
    const auto tokenizer = open(name.toStdString());
    Numbers ids(name.toStdString() + "/ids.bin");
    Numbers decoded(name.toStdString() + "/decoded.bin");
    // The slow tokenizers of transformers drop spaces that SentencePiece keeps, so that only what they bring
    // back unchanged says what is right.
    const bool isFast = std::filesystem::exists(kFolder + name.toStdString() + "/tokenizer.json") ||
                        name.endsWith(QStringLiteral("_files"));
    Differences differences(name.toStdString());
    for (const std::string& text : texts()) {
        const std::string ours = tokenizer->decode(ids.nextIds());
        const auto reference = decoded.next<std::uint32_t>();
        const bool comesBack = reference == fnv<std::uint32_t>(text);
        if (isFast && name != QStringLiteral("xlmr_files") ? fnv<std::uint32_t>(ours) != reference
                                                           : comesBack && ours != text) {
            differences.add(nlohmann::json(text).dump() + " is " + nlohmann::json(ours).dump());
        }
    }
    COMPARED(differences);
}

void TokenizerReferenceTest::pairsAreThoseOfTheReference_data() {
    QTest::addColumn<QString>("name");
    for (const char* const name :
         {"llama3", "bert", "bert_cased", "bert_files", "xlmr", "xlmr_files", "albert", "t5"}) {
        QTest::newRow(name) << QString::fromUtf8(name);
    }
}

void TokenizerReferenceTest::pairsAreThoseOfTheReference() {
    QFETCH(QString, name);
    const auto tokenizer = open(name.toStdString());
    QVERIFY(tokenizer->takesPairs());
    Differences differences(name.toStdString());
    for (const nlohmann::json& pair : readJson(name.toStdString() + "/pairs.json")) {
        const std::string& first = texts().at(pair.at("first").get<std::size_t>());
        const std::string& second = texts().at(pair.at("second").get<std::size_t>());
        const auto typed = pair.at("literal") ? SpecialTokens::Literal : SpecialTokens::Parsed;
        const auto tokens = tokenizer->tokenize({first, second, typed});
        differences.compare(*tokenizer, first + " | " + second, idsOf(tokens),
                            pair.at("ids").get<std::vector<int>>());
        std::vector<int> types;
        std::ranges::transform(tokens, std::back_inserter(types), &Token::type);
        if (types != pair.at("types").get<std::vector<int>>()) {
            differences.add("types of " + nlohmann::json(first + " | " + second).dump());
        }
        if (!tiles(tokens, 0, first.size()) || !tiles(tokens, 1, second.size())) {
            differences.add("ranges of " + nlohmann::json(first + " | " + second).dump());
        }
    }
    COMPARED(differences);
}

void TokenizerReferenceTest::hasALabelForEachPiece() {
    QFETCH(QString, name);
    const auto tokenizer = open(name.toStdString());
    for (int id = 0; id < tokenizer->size(); ++id) {
        QVERIFY2(tokenizer->piece(id).empty() == tokenizer->label(id).empty(), std::to_string(id).c_str());
    }
}

QTEST_APPLESS_MAIN(TokenizerReferenceTest)
#include "tst_tokenizer_reference.moc"
