// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iterator>

#include <QTemporaryDir>
#include <QtTest>

#include "core/base/error.h"
#include "core/export/map_file.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

constexpr std::string_view kText = "\"You\", he said.";
const TypedText kTyped{.text = std::string(kText)};

std::string contents(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<float> floatsAfter(const std::string& bytes, std::size_t offset) {
    std::vector<float> values((bytes.size() - offset) / sizeof(float));
    std::memcpy(values.data(), bytes.data() + offset, values.size() * sizeof(float));
    return values;
}

} // namespace

class TestMapFile : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    EncodedText encoded_;
    std::shared_ptr<const Run> run_;
    Side side_{{2, 3}, {}, Scope::Rescore};
    HeadMap map_;
    QTemporaryDir folder_;

    std::filesystem::path file(const char* name) const {
        return folder_.filePath(QString::fromLatin1(name)).toStdString();
    }
    std::filesystem::path written(const char* name) const {
        writeMap(file(name), map_, {*model_, kTyped, encoded_, side_});
        return file(name);
    }

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        encoded_ = model_->encode(kText);
        run_ = model_->transformer().run(encoded_.input(), model_->transformer().uniform({}));
        map_ = run_->trace.headMap(side_.head, {});
    }

    void npyHasTheShapeAndTheExactValues() {
        const std::string bytes = contents(written("map.npy"));
        QVERIFY(bytes.starts_with("\x93NUMPY\x01"));
        const auto length =
            static_cast<unsigned char>(bytes[8]) + 256U * static_cast<unsigned char>(bytes[9]);
        const std::string header = bytes.substr(10, length);
        QCOMPARE((10 + length) % 64, std::size_t{0});
        const auto tokens = std::to_string(encoded_.tokens.size());
        QVERIFY(header.find("'shape': (" + tokens + ", " + tokens + ",)") != std::string::npos);
        const std::vector<float> values = floatsAfter(bytes, 10 + length);
        QVERIFY(std::ranges::equal(
            values, std::span(map_.values.data(), static_cast<std::size_t>(map_.values.size()))));
    }

    void npyOfAllHeadsIsLayerAfterLayer() {
        writeAllMaps(file("all.npy"), {run_->trace});
        const std::string bytes = contents(file("all.npy"));
        const auto length =
            static_cast<unsigned char>(bytes[8]) + 256U * static_cast<unsigned char>(bytes[9]);
        QVERIFY(bytes.find("'shape': (6, 8, ") != std::string::npos);
        const std::vector<float> values = floatsAfter(bytes, 10 + length);
        const auto cells = static_cast<std::size_t>(map_.values.size());
        QCOMPARE(values.size(), 48 * cells);
        QVERIFY(std::ranges::equal(std::span(values).subspan((2 * 8 + 3) * cells, cells),
                                   std::span(map_.values.data(), cells)));
    }

    void csvQuotesPiecesAndGivesValuesBackExactly() {
        const std::string text = contents(written("map.csv"));
        QVERIFY(text.starts_with("\"query \\ key\",\"<s>\","));
        const QStringList lines =
            QString::fromStdString(text).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), static_cast<qsizetype>(encoded_.tokens.size()) + 1);
        const QString last = lines.back();
        QCOMPARE(last.section(QLatin1Char(','), -1).toFloat(),
                 map_.values(map_.queries() - 1, map_.keys() - 1));
        QVERIFY(text.find("\"\"\"") !=
                std::string::npos); // a piece with a quotation mark, doubled inside quotes
    }

    void jsonSaysWhatItIs() {
        const nlohmann::json json = nlohmann::json::parse(contents(written("map.json")));
        QCOMPARE(json.at("layer"), 2);
        QCOMPARE(json.at("head"), 3);
        QCOMPARE(json.at("what"), "weights");
        QCOMPARE(json.at("scope"), "rescore");
        QCOMPARE(json.at("mask"), "causal");
        QCOMPARE(json.at("scale").get<float>(), map_.attention.factor);
        QCOMPARE(json.at("tokens").size(), encoded_.tokens.size());
        QCOMPARE(json.at("allowed").at(1).at(1), 2);
        QCOMPARE(json.at("values").at(2).at(1).get<float>(), map_.values(2, 1));
    }

    void jsonOfAWholeTextHasAllOfIt() {
        const nlohmann::json json = nlohmann::json::parse(contents(written("whole.json")));
        QCOMPARE(json.at("text").get<std::string>(), std::string(kText));
        QCOMPARE(json.at("tokens_in_text").get<std::size_t>(), encoded_.tokens.size());
        QCOMPARE(json.at("cut"), false);
    }

    void jsonOfACutTextHasThePartThatTheTokensCover() {
        EncodedText cut = encoded_;
        cut.tokens.resize(3);
        HeadMap map = map_;
        map.values.conservativeResize(3, 3);
        map.allowed.resize(3);
        writeMap(file("cut.json"), map, {*model_, kTyped, cut, side_});
        const nlohmann::json json = nlohmann::json::parse(contents(file("cut.json")));
        QCOMPARE(json.at("text").get<std::string>(), std::string(kText.substr(0, cut.tokens.back().end)));
        QCOMPARE(json.at("tokens").size(), std::size_t{3});
        QCOMPARE(json.at("tokens_in_text").get<std::size_t>(), encoded_.tokens.size());
        QCOMPARE(json.at("cut"), true);
    }

    void suffixesMayBeInCapitals() {
        QCOMPARE(contents(written("capitals.CSV")), contents(written("small.csv")));
    }

    void anUnknownSuffixIsRefusedAndNothingIsWritten() {
        QVERIFY_EXCEPTION_THROWN(written("map.xlsx"), Error);
        QVERIFY(!std::filesystem::exists(file("map.xlsx")));
        QVERIFY_EXCEPTION_THROWN(writeAllMaps(file("all.csv"), {run_->trace}), Error);
    }

    void aFolderThatDoesNotExistIsSaid() {
        try {
            static_cast<void>(written("missing/map.csv"));
            QFAIL("nothing was thrown");
        } catch (const Error& error) {
            QVERIFY(std::string_view(error.what()).find("missing/map.csv") != std::string_view::npos);
        }
    }

    void onlyTheThreeStagesHaveNames() {
        QVERIFY(parseStage("scores") == ScoreStage::Scores);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(parseStage("softmax")), Error);
    }
};

QTEST_APPLESS_MAIN(TestMapFile)
#include "tst_map_file.moc"
