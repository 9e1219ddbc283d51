// SPDX-License-Identifier: GPL-3.0-or-later
#include <thread>

#include <QtTest>

#include "core/analysis/distribution.h"
#include "core/survey/ablation.h"
#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

namespace {

std::shared_ptr<const Run> ownRun(const Model& model, const TypedText& typed) {
    return model.transformer().run(model.encode(typed).input(), model.transformer().uniform({}));
}

} // namespace

class TestZeroing : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_ = openModel(golden::bundledModel());
    std::shared_ptr<const Run> run_ = ownRun(*model_, {.text = "The king said to the queen, \"Go.\""});

  private Q_SLOTS:
    void theEffectIsThatOfTwoRuns() {
        RunSettings settings = run_->settings;
        settings.zeroed = {{0, 2}, {1, 6}};
        const auto& transformer = model_->transformer();
        const auto without = transformer.run(run_->input, settings);
        const ZeroingEffect effect = Zeroing(*model_, *run_).effect({{1, 6}, {0, 2}});
        QVERIFY(std::abs(effect.loss - (meanLoss(without->tokenLoss) - meanLoss(run_->tokenLoss))) < 1e-5);
        double kl = 0;
        double state = 0;
        for (Index i = 0; i < run_->tokens(); ++i) {
            kl += klDivergence(transformer.logits(*run_, i, 1), transformer.logits(*without, i, 1));
            state += static_cast<double>((without->finalStates.row(i) - run_->finalStates.row(i)).norm() /
                                         run_->finalStates.row(i).norm());
        }
        QVERIFY(std::abs(effect.kl - kl / static_cast<double>(run_->tokens())) < 1e-5);
        QVERIFY(std::abs(effect.state - state / static_cast<double>(run_->tokens())) < 1e-5);
        QVERIFY(effect.loss > 0.5);
    }

    void noHeadHasNoEffect() {
        const ZeroingEffect effect = Zeroing(*model_, *run_).effect({});
        QCOMPARE(effect.loss, 0.0);
        QCOMPARE(effect.kl, 0.0);
        QCOMPARE(effect.state, 0.0);
    }

    void manyThreadsGetTheSame() {
        const Zeroing zeroing(*model_, *run_);
        std::vector<double> losses(16);
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < losses.size(); ++i) {
            threads.emplace_back([&, i] { losses[i] = zeroing.effect({{static_cast<int>(i % 4), 1}}).loss; });
        }
        threads.clear(); // joins
        for (std::size_t i = 4; i < losses.size(); ++i) {
            QCOMPARE(losses[i], losses[i - 4]);
        }
    }

    void oneTokenHasNoLossButAPrediction() {
        const auto run = model_->transformer().run(std::vector{1}, model_->transformer().uniform({}));
        const ZeroingEffect effect = Zeroing(*model_, *run).effect({{0, 2}});
        QVERIFY(std::isnan(effect.loss));
        QVERIFY(effect.kl > 0);
        QVERIFY(effect.state > 0);
    }

    void ofHiddenTokensOnlyTheirPredictionsCount() {
        const TinyModel tiny("bert", TinyModel::Style::Bert);
        const auto model = openModel(tiny.path());
        const auto effectOn = [&](const char* text) {
            const auto run = ownRun(*model, {.text = text, .special = SpecialTokens::Parsed});
            return Zeroing(*model, *run).effect({{0, 1}});
        };
        const ZeroingEffect hidden = effectOn("the cat sat on the [MASK]");
        QVERIFY(std::isnan(hidden.loss));
        QVERIFY(hidden.kl > 0);
        QVERIFY(hidden.state > 0);
        const ZeroingEffect none = effectOn("the cat sat on the mat");
        QVERIFY(std::isnan(none.kl));
        QVERIFY(none.state > 0);
    }

    void headsOfEveryKindOfAnEncoderDecoderHaveAnEffect() {
        const TinyModel tiny("bart", TinyModel::Style::Seq2Seq);
        const auto model = openModel(tiny.path());
        const auto run = ownRun(*model, {.text = "the cat sat", .second = "on the mat"});
        const Zeroing zeroing(*model, *run);
        for (const AttentionKind kind : model->spec().kinds()) {
            const ZeroingEffect effect = zeroing.effect({{0, 1, kind}});
            QVERIFY(effect.state > 0);
            QVERIFY(effect.kl > 0);
            QVERIFY(std::isfinite(effect.loss));
        }
    }

    void aHeadThatDoesNotExistIsRefused() {
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(Zeroing(*model_, *run_).effect({{6, 0}})), Error);
    }

    void aStoppedJobThrowsStopped() {
        std::stop_source source;
        source.request_stop();
        const Job job{source.get_token(), {}};
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(Zeroing(*model_, *run_).effect({{0, 0}}, job)), Stopped);
    }

    void anAblationHasThePredictionsOfBoth() {
        RunCache runs(model_);
        const Ablation ablation = computeAblation(runs, run_->input, {{1, 6}, {0, 2}, {1, 6}});
        QCOMPARE(ablation.heads, (std::vector<HeadId>{{0, 2}, {1, 6}}));
        QCOMPARE(ablation.ownPredictions.size(), std::size_t{1});
        QCOMPARE(ablation.withoutPredictions.size(), std::size_t{1});
        QVERIFY(ablation.ownPredictions[0].logits != ablation.withoutPredictions[0].logits);
        QVERIFY(std::abs(ablation.effect.loss -
                         (meanLoss(ablation.without->tokenLoss) - meanLoss(ablation.own->tokenLoss))) < 1e-5);
    }
};

QTEST_APPLESS_MAIN(TestZeroing)
#include "tst_zeroing.moc"
