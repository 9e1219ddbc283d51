// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <fstream>

#include <nlohmann/json.hpp>

#include "core/tokenizer/decoder.h"
#include "core/tokenizer/normalizer.h"
#include "core/tokenizer/pre_tokenizer.h"
#include "core/tokenizer/tokenizer_json_steps.h"

using namespace headscope;
using nlohmann::json;

namespace {

const std::string kWhere = "test";

/// Written by tests/golden/tokenizer_parts.py with Hugging Face's `tokenizers`.
const json& parts() {
    static const json kParts = json::parse(std::ifstream(HEADSCOPE_TEST_DATA "/tokenizer/parts.json"));
    return kParts;
}

void addRows(const char* group) {
    QTest::addColumn<int>("index");
    int index = 0;
    for (const json& entry : parts().at(group)) {
        QTest::newRow(entry.at("part").dump().substr(0, 120).c_str()) << index++;
    }
}

const json& row(const char* group) {
    QFETCH(int, index);
    return parts().at(group).at(static_cast<std::size_t>(index));
}

QByteArray difference(const json& text, const json& found, const json& expected) {
    return QByteArray::fromStdString(text.dump() + ": found " + found.dump() + ", expected " +
                                     expected.dump());
}

/// Ranges follow each other, never backwards, and are within the text.
bool rangesAreInOrder(const NormalizedText& text, std::size_t typedSize) {
    std::uint32_t last = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const SourceRange range = text.source(i, i + 1);
        if (range.begin > range.end || range.begin < last || range.end > typedSize) {
            return false;
        }
        last = range.begin;
    }
    return true;
}

} // namespace

class TokenizerPartsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void normalizersAreThoseOfTheReference_data() { addRows("normalizers"); }
    void normalizersAreThoseOfTheReference();
    void preTokenizersAreThoseOfTheReference_data() { addRows("pre_tokenizers"); }
    void preTokenizersAreThoseOfTheReference();
    void decodersAreThoseOfTheReference_data() { addRows("decoders"); }
    void decodersAreThoseOfTheReference();
};

void TokenizerPartsTest::normalizersAreThoseOfTheReference() {
    const json& entry = row("normalizers");
    const Normalizer normalizer(normalizerFrom(entry.at("part"), kWhere), kWhere);
    for (const json& sample : entry.at("cases")) {
        const auto typed = sample[0].get<std::string>();
        const NormalizedText found = normalizer.apply(NormalizedText(typed));
        QVERIFY2(found.text() == sample[1].get<std::string>(),
                 difference(sample[0], found.text(), sample[1]));
        QVERIFY2(rangesAreInOrder(found, typed.size()), sample[0].dump().c_str());
    }
}

void TokenizerPartsTest::preTokenizersAreThoseOfTheReference() {
    const json& entry = row("pre_tokenizers");
    const PreTokenizer preTokenizer(preTokenizerFrom(entry.at("part"), kWhere), kWhere);
    for (const json& sample : entry.at("cases")) {
        json found = json::array();
        for (const NormalizedText& word : preTokenizer.split(NormalizedText(sample[0].get<std::string>()))) {
            const SourceRange range = word.source(0, word.size());
            found.push_back({word.text(), range.begin, range.end});
        }
        QVERIFY2(found == sample[1], difference(sample[0], found, sample[1]));
    }
}

void TokenizerPartsTest::decodersAreThoseOfTheReference() {
    const json& entry = row("decoders");
    const Decoder decoder(decoderFrom(entry.at("part"), kWhere), kWhere);
    for (const json& sample : entry.at("cases")) {
        const std::string found = decoder.decode(sample[0].get<std::vector<std::string>>());
        QVERIFY2(found == sample[1].get<std::string>(), difference(sample[0], found, sample[1]));
    }
}

QTEST_APPLESS_MAIN(TokenizerPartsTest)
#include "tst_tokenizer_parts.moc"
