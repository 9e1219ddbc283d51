// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences that come with the program (resources/samples/samples.json) show on the bundled model what
// they say. Of each, `head` is [layer, head], and `score` of that head on the sentence is `at_least` or
// `at_most` a number; `next` is what the model says next, with a probability that is `at_least` a number.
#include <algorithm>
#include <span>

#include <QtTest>

#include "core/analysis/distribution.h"
#include "core/survey/survey.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

HeadId headOf(const nlohmann::json& sample) {
    return {sample.at("head").at(0), sample.at("head").at(1)};
}

/// Whether it keeps the promise, which has a bound.
bool isKept(const nlohmann::json& promise, double value) {
    return promise.contains("at_least") ? value >= promise.at("at_least").get<double>()
                                        : value <= promise.at("at_most").get<double>();
}

} // namespace

class TestSamples : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_ = openModel(golden::bundledModel());
    const nlohmann::json samples_ =
        golden::readJson(std::filesystem::path(HEADSCOPE_RESOURCES) / "samples" / "samples.json");

    std::shared_ptr<const Run> run(const std::string& text) const {
        return model_->transformer().run(model_->encode(text).input(), model_->transformer().uniform({}));
    }

    double scoreOf(const nlohmann::json& sample) const {
        const std::vector<std::string> keys{sample.at("score")};
        const HeadId head = headOf(sample);
        const ScoreTable table =
            surveyText(*model_, *run(sample.at("text")), {scoresNamed(keys), AttentionKind::Self});
        return table.mean(*table.indexOf(head), 0);
    }

    /// Of the first token of `next`, after the text.
    double probabilityOf(const std::string& text, const std::string& next) const {
        const auto before = model_->encode(text).input().ids;
        const auto after = model_->encode(text + next).input().ids;
        const int id = after.at(before.size());
        return probabilitiesOf(run(text)->nextLogits, std::span(&id, 1)).front();
    }

    void eachSample(bool (*isMeant)(const nlohmann::json&)) const {
        QTest::addColumn<int>("number");
        for (std::size_t number = 0; number < samples_.size(); ++number) {
            const nlohmann::json& sample = samples_[number];
            if (isMeant(sample)) {
                QTest::newRow(sample.at("title").get<std::string>().c_str()) << static_cast<int>(number);
            }
        }
    }

  private Q_SLOTS:
    void theHeadScoresAsPromised_data() {
        eachSample([](const nlohmann::json& sample) { return sample.contains("score"); });
    }
    void theHeadScoresAsPromised() {
        QFETCH(int, number);
        const nlohmann::json& sample = samples_[static_cast<std::size_t>(number)];
        const double score = scoreOf(sample);
        QVERIFY2(isKept(sample, score), qPrintable(QString::number(score)));
    }

    void theHintNamesTheHead_data() {
        eachSample([](const nlohmann::json& sample) { return sample.contains("head"); });
    }
    void theHintNamesTheHead() {
        QFETCH(int, number);
        const nlohmann::json& sample = samples_[static_cast<std::size_t>(number)];
        QVERIFY(sample.at("hint").get<std::string>().find(toString(headOf(sample))) != std::string::npos);
    }

    void theNextWordIsAsSureAsPromised_data() {
        eachSample([](const nlohmann::json& sample) { return sample.contains("next"); });
    }
    void theNextWordIsAsSureAsPromised() {
        QFETCH(int, number);
        const nlohmann::json& sample = samples_[static_cast<std::size_t>(number)];
        const nlohmann::json& next = sample.at("next");
        const double probability = probabilityOf(sample.at("text"), next.at("text"));
        QVERIFY2(isKept(next, probability), qPrintable(QString::number(probability)));
    }

    void atLeastTwelveAreAboutAHead() {
        QVERIFY(std::ranges::count_if(samples_, [](const nlohmann::json& sample) {
                    return sample.contains("head") && sample.contains("score");
                }) >= 12);
    }
};

QTEST_APPLESS_MAIN(TestSamples)
#include "tst_samples.moc"
