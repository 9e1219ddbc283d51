// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits against TransformerLens with folded norms (tests/golden/lens_circuits.py).
#include <set>

#include <QtTest>

#include "core/survey/weight_scores.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden_model.h"

using namespace headscope;

namespace {

class Lens {
  public:
    explicit Lens(const std::string& folder)
        : values_(golden::readJson(golden::dataFolder() / "circuits" / "lens.json").at(folder)) {}

    [[nodiscard]] double at(const char* name, std::size_t index) const {
        return values_.at(name).at(index).get<double>();
    }
    [[nodiscard]] std::size_t size(const char* name) const { return values_.at(name).size(); }

  private:
    nlohmann::json values_;
};

constexpr std::array kModes{std::pair{"composition_Q", CompositionMode::Query},
                            std::pair{"composition_K", CompositionMode::Key},
                            std::pair{"composition_V", CompositionMode::Value}};

std::vector<HeadCircuits> allCircuits(const Transformer& transformer) {
    std::vector<HeadCircuits> all;
    for (int layer = 0; layer < transformer.spec().layerCount(); ++layer) {
        for (int head = 0; head < transformer.spec().stack.self[0].heads; ++head) {
            all.push_back(headCircuits(transformer, {layer, head}));
        }
    }
    return all;
}

double furthest(const Lens& lens, const char* name, std::size_t head, const std::vector<double>& found) {
    double worst = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double expected = lens.at(name, head * found.size() + i);
        worst = std::max(worst, std::abs(found[i] - expected) / found[0]);
    }
    return worst;
}

} // namespace

class TestWeightScores : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void circuitsAreThoseOfTransformerLens_data() {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"families/gpt2", "families/gpt_neox", "models/gqa"}) {
            QTest::newRow(folder) << folder;
        }
    }

    void circuitsAreThoseOfTransformerLens() {
        QFETCH(QString, folder);
        const golden::OpenedModel model(golden::dataFolder() / folder.toStdString());
        const Lens lens(folder.toStdString());
        const std::vector<HeadCircuits> heads = allCircuits(model.transformer);
        QCOMPARE(lens.size("copying"), heads.size());
        for (std::size_t head = 0; head < heads.size(); ++head) {
            QVERIFY(std::abs(copyingScore(heads[head].ov) - lens.at("copying", head)) <= 1e-5);
            QVERIFY(furthest(lens, "qk_singular_values", head, singularValues(heads[head].qk)) <= 1e-5);
            QVERIFY(furthest(lens, "ov_singular_values", head, singularValues(heads[head].ov)) <= 1e-5);
        }
    }

    void compositionIsThatOfTransformerLens_data() { circuitsAreThoseOfTransformerLens_data(); }

    void compositionIsThatOfTransformerLens() {
        QFETCH(QString, folder);
        const golden::OpenedModel model(golden::dataFolder() / folder.toStdString());
        const Lens lens(folder.toStdString());
        const std::vector<HeadCircuits> heads = allCircuits(model.transformer);
        const auto perLayer = static_cast<std::size_t>(model.transformer.spec().stack.self[0].heads);
        for (const auto& [name, mode] : kModes) {
            for (std::size_t earlier = 0; earlier < heads.size(); ++earlier) {
                const std::size_t nextLayer = (earlier / perLayer + 1) * perLayer;
                for (std::size_t later = nextLayer; later < heads.size(); ++later) {
                    const double expected = lens.at(name, earlier * heads.size() + later);
                    QVERIFY(expected > 0);
                    QVERIFY(std::abs(compositionScore(mode, heads[earlier].ov, heads[later]) - expected) <=
                            1e-5);
                }
            }
        }
    }

    void theTableHasItsKeysOnce() {
        std::set<std::string_view> keys;
        for (const WeightScore& score : weightScores()) {
            keys.insert(score.info.key);
        }
        QCOMPARE(keys, (std::set<std::string_view>{"ov_copying", "qk_rank", "ov_rank"}));
    }

    void ranksAreWithinTheHeadsWidth() {
        const golden::OpenedModel model(golden::bundledModel());
        const HeadCircuits circuits = headCircuits(model.transformer, {3, 1});
        for (const WeightScore& score : weightScores()) {
            const double value = score.measure(circuits);
            QVERIFY(value >= score.info.low);
            QVERIFY(value <= (score.info.isBounded() ? score.info.high : 32));
        }
    }
};

QTEST_APPLESS_MAIN(TestWeightScores)
#include "tst_weight_scores.moc"
