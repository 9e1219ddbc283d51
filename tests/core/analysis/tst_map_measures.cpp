// SPDX-License-Identifier: GPL-3.0-or-later
// The table: every row's description, what masked cells do to it, and values that numpy computed
// (tests/golden/make_score_values.py).
#include <cmath>
#include <set>
#include <vector>

#include <QtTest>

#include "core/analysis/map_measures.h"
#include "tests/core/analysis/hand_worked_map.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

bool agree(double a, double b, double tolerance) {
    return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= tolerance;
}

struct Subject {
    HeadMap map;
    std::vector<TokenTraits> tokens;
};

/// One of the maps of tests/data/scores.
Subject readSubject(const nlohmann::json& json) {
    Subject subject;
    const auto size = static_cast<Index>(json.at("ids").size());
    subject.map.values.resize(size, size);
    for (Index row = 0; row < size; ++row) {
        const auto index = static_cast<std::size_t>(row);
        const nlohmann::json& range = json.at("allowed")[index];
        subject.map.allowed.push_back({range[0].get<Index>(), range[1].get<Index>()});
        for (Index key = 0; key < size; ++key) {
            subject.map.values(row, key) =
                json.at("weights")[index][static_cast<std::size_t>(key)].get<float>();
        }
        subject.tokens.push_back({json.at("ids")[index].get<int>(), json.at("special")[index].get<bool>(),
                                  json.at("punctuation")[index].get<bool>()});
    }
    return subject;
}

} // namespace

class TestMapMeasures : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyRowIsDescribedAndHoldsItsRange() {
        std::set<std::string_view> keys;
        const HeadMap map = causalEighths();
        for (const MapMeasure& measure : mapMeasures()) {
            const ScoreInfo& info = measure.info;
            QVERIFY(keys.insert(info.key).second);
            QVERIFY(!info.name.empty() && !info.formula.empty() && !info.meaning.empty() &&
                    !info.source.empty());
            const double value = measure.measure({map, kRepeatedTokens, kRepeatedTokens});
            if (info.key != "next_token") {
                QVERIFY2(value >= info.low && (!info.isBounded() || value <= info.high), info.key.data());
            }
        }
    }

    void theKeysAreThoseOfFilesAndTheCommandLine() {
        std::vector<std::string_view> keys;
        for (const MapMeasure& measure : mapMeasures()) {
            keys.push_back(measure.info.key);
        }
        QCOMPARE(keys,
                 (std::vector<std::string_view>{"entropy", "entropy_share", "effective_keys", "confidence",
                                                "saturation", "mean_distance", "previous_token", "next_token",
                                                "self_token", "first_token", "duplicate_token", "induction",
                                                "delimiter_share", "punctuation_share", "positional"}));
        QCOMPARE(concentrationMeasures().back().info.key, std::string_view("saturation"));
    }

    void concentrationNeedsNoTokens() {
        const HeadMap map = causalEighths();
        for (const MapMeasure& measure : concentrationMeasures()) {
            QVERIFY(measure.isDefinedFor({map}) && !std::isnan(measure.measure({map})));
        }
    }

    void scoresOfTokensAreUndefinedWithoutThem() {
        const HeadMap map = causalEighths();
        for (const MapMeasure& measure : mapMeasures()) {
            QCOMPARE(measure.isDefinedFor({map}), !measure.needsTokens);
            QVERIFY(!measure.needsTokens || std::isnan(measure.measure({map})));
        }
    }

    void crossAttentionHasNoScoresOfPlaces() {
        HeadMap map = causalEighths();
        map.head.kind = AttentionKind::Cross;
        for (const MapMeasure& measure : mapMeasures()) {
            const double value = measure.measure({map, kRepeatedTokens, kRepeatedTokens});
            QCOMPARE(std::isnan(value), measure.needsOneText);
        }
    }

    void maskedRowsAndKeysChangeNothing() {
        const HeadMap map = causalEighths();
        HeadMap padded = map;
        padded.values = Matrix::Constant(6, 6, 0.4F);
        padded.values.topLeftCorner(4, 4) = map.values;
        padded.allowed.resize(6); // the last two see nothing
        std::vector<TokenTraits> tokens(kRepeatedTokens.begin(), kRepeatedTokens.end());
        tokens.push_back({7, true, false});
        tokens.push_back({8, false, true});
        for (const MapMeasure& measure : mapMeasures()) {
            const double expected = measure.measure({map, kRepeatedTokens, kRepeatedTokens});
            QVERIFY2(agree(measure.measure({padded, tokens, tokens}), expected, 1e-7),
                     measure.info.key.data());
        }
    }

    void agreeWithNumpy_data() {
        QTest::addColumn<QString>("file");
        for (const char* name : {"causal", "bidirectional", "window"}) {
            QTest::newRow(name) << QString::fromLatin1(name) + QStringLiteral(".json");
        }
    }

    void agreeWithNumpy() {
        QFETCH(QString, file);
        const nlohmann::json json = golden::readJson(golden::dataFolder() / "scores" / file.toStdString());
        const Subject subject = readSubject(json);
        QCOMPARE(json.at("scores").size(), mapMeasures().size());
        for (const MapMeasure& measure : mapMeasures()) {
            const nlohmann::json& reference = json.at("scores").at(std::string(measure.info.key));
            const double expected = reference.is_null() ? std::nan("") : reference.get<double>();
            const double value = measure.measure({subject.map, subject.tokens, subject.tokens});
            QVERIFY2(agree(value, expected, 2e-6), qPrintable(QStringLiteral("%1: %2, not %3")
                                                                  .arg(QLatin1String(measure.info.key.data()))
                                                                  .arg(value, 0, 'g', 9)
                                                                  .arg(expected, 0, 'g', 9)));
        }
    }
};

QTEST_APPLESS_MAIN(TestMapMeasures)
#include "tst_map_measures.moc"
