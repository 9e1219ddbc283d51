// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QtTest>

#include "core/model/model.h"
#include "core/ops/fast_product.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

constexpr float kRounding = 1e-3F; // of logits of about 10
constexpr std::string_view kText = "The king said to the queen, \"You are the queen.\"";

float farthest(const Run& a, const Run& b) {
    float worst = (a.finalStates - b.finalStates).cwiseAbs().maxCoeff();
    for (int layer = 0; layer < a.trace.layers(); ++layer) {
        const LayerTrace& left = a.trace.layer(layer);
        const LayerTrace& right = b.trace.layer(layer);
        worst = std::max({worst, (left.residual - right.residual).cwiseAbs().maxCoeff(),
                          (left.queries - right.queries).cwiseAbs().maxCoeff(),
                          (left.keys - right.keys).cwiseAbs().maxCoeff(),
                          (left.values - right.values).cwiseAbs().maxCoeff()});
    }
    worst = std::max(worst, (a.nextLogits - b.nextLogits).cwiseAbs().maxCoeff());
    if (a.tokenLoss.size() != b.tokenLoss.size()) {
        return std::numeric_limits<float>::infinity();
    }
    for (std::size_t i = 0; i < a.tokenLoss.size(); ++i) {
        worst = std::max(worst, std::abs(a.tokenLoss[i] - b.tokenLoss[i]));
    }
    return worst;
}

} // namespace

class TestTransformer : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    const Transformer* transformer_ = nullptr;
    std::vector<int> ids_;

    std::shared_ptr<const Run> run(const ModelInput& ids, const RunSettings& settings,
                                   const Run* earlier = nullptr) const {
        return transformer_->run(ids, settings, earlier);
    }

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        transformer_ = &model_->transformer();
        ids_ = model_->encode(kText).input().ids;
    }

    void rowsSumToOneAndMaskedWeightsAreZero() {
        const auto result = run(ids_, transformer_->uniform({}));
        for (int layer = 0; layer < 6; ++layer) {
            for (int head = 0; head < 8; ++head) {
                const HeadMap map = result->trace.headMap({layer, head}, {});
                QVERIFY((map.values.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-5F);
                for (Index query = 0; query < map.queries(); ++query) {
                    QVERIFY((map.values.row(query).tail(map.keys() - query - 1).array() == 0.0F).all());
                }
            }
        }
    }

    void ownGroupsChangeNothing() {
        AttentionSettings own;
        own.grouping.kvHeads = 4;
        const auto base = run(ids_, transformer_->uniform({}));
        QCOMPARE(farthest(*base, *run(ids_, transformer_->uniform(own))), 0.0F);
    }

    void anAppendedTokenGivesTheSameAsAFullRun() {
        const auto shorter = run(std::span(ids_).first(ids_.size() - 1), transformer_->uniform({}));
        const auto extended = run(ids_, transformer_->uniform({}), shorter.get());
        const auto full = run(ids_, transformer_->uniform({}));
        QVERIFY(farthest(*extended, *full) < kRounding);
    }

    void anAppendedTokenTakesTheEarlierRowsOver() {
        const auto shorter = run(std::span(ids_).first(ids_.size() - 1), transformer_->uniform({}));
        const auto extended = run(ids_, transformer_->uniform({}), shorter.get());
        const Index kept = shorter->tokens();
        QVERIFY(extended->trace.layer(5).keys.topRows(kept) == shorter->trace.layer(5).keys);
        QVERIFY(extended->finalStates.topRows(kept) == shorter->finalStates);
    }

    void aShorterTextGivesTheSameAsAFullRun() {
        const auto longer = run(ids_, transformer_->uniform({}));
        const std::vector<int> ids(ids_.begin(), ids_.begin() + 5);
        const auto shortened = run(ids, transformer_->uniform({}), longer.get());
        const auto full = run(ids, transformer_->uniform({}));
        QVERIFY(farthest(*shortened, *full) < kRounding);
        QCOMPARE(shortened->tokenLoss.size(), std::size_t{4});
    }

    void aChangeInTheMiddleGivesTheSameAsAFullRun() {
        const auto before = run(ids_, transformer_->uniform({}));
        std::vector<int> changed = ids_;
        changed[6] = 889;
        const auto partial = run(changed, transformer_->uniform({}), before.get());
        QVERIFY(farthest(*partial, *run(changed, transformer_->uniform({}))) < kRounding);
        QVERIFY(farthest(*partial, *before) > 0.1F);
    }

    void aRerunStartsAtTheFirstLayerThatChanges() {
        const auto base = run(ids_, transformer_->uniform({}));
        RunSettings settings = transformer_->uniform({});
        settings.self[3].scale = FixedScale{1.0F};
        const auto changed = run(ids_, settings, base.get());
        QCOMPARE(changed->trace.sharedLayer(2), base->trace.sharedLayer(2));
        QVERIFY(changed->trace.sharedLayer(3) != base->trace.sharedLayer(3));
        QVERIFY(farthest(*changed, *run(ids_, settings)) < kRounding);
        QVERIFY(farthest(*changed, *base) > 0.01F);
    }

    void changedSettingsAndTextTogetherGiveTheSameAsAFullRun() {
        const auto base = run(std::span(ids_).first(9), transformer_->uniform({}));
        RunSettings settings = transformer_->uniform({});
        settings.self[2].grouping.kvHeads = 2;
        const auto changed = run(ids_, settings, base.get());
        QVERIFY(farthest(*changed, *run(ids_, settings)) < kRounding);
    }

    void withoutAMaskNothingIsTakenOverForAnotherText() {
        AttentionSettings unmasked;
        unmasked.mask = NoMask{};
        const auto shorter = run(std::span(ids_).first(9), transformer_->uniform(unmasked));
        const auto longer = run(ids_, transformer_->uniform(unmasked), shorter.get());
        QCOMPARE(farthest(*longer, *run(ids_, transformer_->uniform(unmasked))), 0.0F);
    }

    void underAWindowTooTheEarlierRowsAreTakenOver() {
        AttentionSettings window;
        window.mask = WindowMask{4};
        const auto shorter = run(std::span(ids_).first(9), transformer_->uniform(window));
        const auto longer = run(ids_, transformer_->uniform(window), shorter.get());
        QVERIFY(longer->trace.layer(5).keys.topRows(9) == shorter->trace.layer(5).keys);
        QVERIFY(farthest(*longer, *run(ids_, transformer_->uniform(window))) < kRounding);
    }

    void aLayerWithoutAMaskAboveTheChangedOneIsComputedAgain() {
        RunSettings settings = transformer_->uniform({});
        settings.self[4].mask = NoMask{};
        const auto shorter = run(std::span(ids_).first(9), settings);
        settings.self[2].scale = FixedScale{1.0F};
        const auto longer = run(ids_, settings, shorter.get());
        QVERIFY(farthest(*longer, *run(ids_, settings)) < kRounding);
    }

    void rowsSumToOneUnderEveryMask() {
        for (const Mask& mask : {Mask(NoMask{}), Mask(WindowMask{3})}) {
            AttentionSettings settings;
            settings.mask = mask;
            const HeadMap map = run(ids_, transformer_->uniform(settings))->trace.headMap({3, 1}, settings);
            QVERIFY((map.values.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-5F);
        }
    }

    void aStoppedJobThrowsStopped() {
        std::stop_source source;
        source.request_stop();
        Job job;
        job.stop = source.get_token();
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(transformer_->run(ids_, transformer_->uniform({}), nullptr, job)), Stopped);
    }

    void idsOutsideTheVocabularyAreRefused() {
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(run(std::vector{1, 4096}, transformer_->uniform({}))),
                                 Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(run(std::vector{-1}, transformer_->uniform({}))), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(run(std::vector<int>{}, transformer_->uniform({}))),
                                 Error);
    }

    void oneTokenRuns() {
        const auto result = run(std::vector{1}, transformer_->uniform({}));
        QVERIFY(result->tokenLoss.empty());
        QCOMPARE(result->trace.headMap({0, 0}, {}).values(0, 0), 1.0F);
    }

    void textBeyondTheContextIsCutAndSaysSo() {
        std::string text;
        for (int i = 0; i < 600; ++i) {
            text += "king ";
        }
        const EncodedText encoded = model_->encode(text);
        QVERIFY(encoded.wasCut());
        QCOMPARE(encoded.tokens.size(), std::size_t{512});
        QVERIFY(encoded.tokensInText > 600);
        QCOMPARE(run(encoded.input(), transformer_->uniform({}))->tokens(), Index{512});
    }

    void fastProductsAreNearExactOnesAndNotTheSame() {
        if (!hasFastProducts()) {
            QSKIP("this processor has no instructions for BF16");
        }
        const auto fast = openModel(golden::bundledModel(), {}, Products::Fast);
        const auto exact = openModel(golden::bundledModel());
        QCOMPARE(fast->products(), Products::Fast);
        QCOMPARE(exact->products(), Products::Exact);
        const ModelInput input = exact->encode("The king and the queen of the king").input();
        const auto a = fast->transformer().run(input, fast->transformer().uniform({}));
        const auto b = exact->transformer().run(input, exact->transformer().uniform({}));
        const float far = (a->finalStates - b->finalStates).norm() / b->finalStates.norm();
        QVERIFY2(far > 1e-5F && far < 0.05F, qPrintable(QString::number(far)));
        QVERIFY(std::abs(a->tokenLoss.back() - b->tokenLoss.back()) < 0.1F);
    }

    void aProcessorWithoutBf16RefusesFastProducts() {
        if (hasFastProducts()) {
            QSKIP("this processor has instructions for BF16");
        }
        QVERIFY(errorText([] {
                    static_cast<void>(openModel(golden::bundledModel(), {}, Products::Fast));
                }).contains(QStringLiteral("BF16")));
    }
};

QTEST_APPLESS_MAIN(TestTransformer)
#include "tst_transformer.moc"
