// SPDX-License-Identifier: GPL-3.0-or-later
// Runs without some heads: RunSettings::zeroed.
#include <QtTest>

#include "core/model/run_cache.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/golden_model.h"

using namespace headscope;

namespace {

constexpr float kRounding = 1e-5F;
const std::vector<int> kIds{7, 12, 33, 7, 50, 21, 7, 12};
const std::vector<int> kSource{9, 4, 44, 17, 30};

std::filesystem::path data(const char* name) {
    return golden::dataFolder() / name;
}

ModelInput pairOf(const std::vector<int>& ids, const std::vector<int>& source) {
    ModelInput input(ids);
    input.source = source;
    return input;
}

/// The model with the columns [first, first + count) of an output projection, or all of it, set to zero.
std::shared_ptr<const Run> runDamaged(const std::filesystem::path& model, const std::string& projection,
                                      Index first, Index count, const ModelInput& input) {
    CheckpointFolder folder(model);
    const Index columns = folder.tensor(projection).shape[1];
    for (Index row = 0; row < folder.tensor(projection).shape[0]; ++row) {
        for (Index column = first; column < first + count; ++column) {
            folder.setFloat(projection, static_cast<std::size_t>(row * columns + column), 0);
        }
    }
    return golden::OpenedModel(folder.write()).run(input);
}

} // namespace

class TestZeroedRuns : public QObject {
    Q_OBJECT

    const golden::OpenedModel decoder_{data("models/gqa")};
    const golden::OpenedModel pair_{data("families/bart")};

    static std::shared_ptr<const Run> run(const golden::OpenedModel& model, const ModelInput& input,
                                          const std::vector<HeadId>& zeroed, const Run* earlier = nullptr) {
        RunSettings settings = model.transformer.uniform({});
        settings.zeroed = zeroed;
        return model.transformer.run(input, settings, earlier);
    }

  private Q_SLOTS:
    void allHeadsOfALayerAreItsOutputProjectionSetToZero() {
        std::vector<HeadId> heads;
        for (int head = 0; head < 8; ++head) {
            heads.push_back({1, head});
        }
        const auto damaged =
            runDamaged(data("models/gqa"), "model.layers.1.self_attn.o_proj.weight", 0, 48, kIds);
        const auto zeroed = run(decoder_, kIds, heads);
        QCOMPARE(golden::farthest(zeroed->finalStates, damaged->finalStates), 0.0F);
        QVERIFY(golden::farthest(zeroed->finalStates, decoder_.run(kIds)->finalStates) > 0.1F);
    }

    void oneHeadIsItsColumnsOfTheProjectionSetToZero() {
        const auto damaged =
            runDamaged(data("models/gqa"), "model.layers.0.self_attn.o_proj.weight", 5 * 6, 6, kIds);
        const auto zeroed = run(decoder_, kIds, {{0, 5}});
        QVERIFY(golden::farthest(zeroed->finalStates, damaged->finalStates) < kRounding);
        QCOMPARE(zeroed->tokenLoss.size(), kIds.size() - 1);
        QVERIFY(std::abs(zeroed->tokenLoss[3] - damaged->tokenLoss[3]) < kRounding);
    }

    void headsOfAnEncoderAndOfCrossAttentionAreTheirColumnsToo_data() {
        QTest::addColumn<QString>("projection");
        QTest::addColumn<int>("width");
        QTest::addColumn<HeadId>("head");
        QTest::newRow("encoder") << "model.encoder.layers.0.self_attn.out_proj.weight" << 6
                                 << HeadId{0, 3, AttentionKind::Encoder};
        QTest::newRow("cross") << "model.decoder.layers.1.encoder_attn.out_proj.weight" << 8
                               << HeadId{1, 2, AttentionKind::Cross};
        QTest::newRow("self") << "model.decoder.layers.1.self_attn.out_proj.weight" << 8 << HeadId{1, 2};
    }
    void headsOfAnEncoderAndOfCrossAttentionAreTheirColumnsToo() {
        QFETCH(QString, projection);
        QFETCH(int, width);
        QFETCH(HeadId, head);
        const ModelInput input = pairOf(kIds, kSource);
        const auto damaged =
            runDamaged(data("families/bart"), projection.toStdString(), head.head * width, width, input);
        const auto zeroed = run(pair_, input, {head});
        QVERIFY(golden::farthest(zeroed->finalStates, damaged->finalStates) < kRounding);
        QVERIFY(golden::farthest(zeroed->finalStates, pair_.run(input)->finalStates) > 1e-3F);
    }

    void zeroingNoHeadIsTheModelsOwnRun() {
        QCOMPARE(golden::farthest(run(decoder_, kIds, {})->finalStates, decoder_.run(kIds)->finalStates),
                 0.0F);
    }

    void aHeadsMapStaysWhatItIs() {
        const auto own = decoder_.run(kIds);
        const auto zeroed = run(decoder_, kIds, {{0, 5}});
        QCOMPARE(
            golden::farthest(zeroed->trace.headMap({0, 5}, {}).values, own->trace.headMap({0, 5}, {}).values),
            0.0F);
        QVERIFY(zeroed->trace.layer(0).values == own->trace.layer(0).values);
    }

    void whatStaysTheSameIsTakenFromAnEarlierRun() {
        const auto own = decoder_.run(kIds);
        const auto zeroed = run(decoder_, kIds, {{1, 2}}, own.get());
        QCOMPARE(zeroed->trace.sharedLayer(0), own->trace.sharedLayer(0));
        QVERIFY(golden::farthest(zeroed->finalStates, run(decoder_, kIds, {{1, 2}})->finalStates) <
                kRounding);
        const auto other = run(decoder_, kIds, {{0, 1}, {1, 2}}, zeroed.get());
        QVERIFY(other->trace.sharedLayer(1) != own->trace.sharedLayer(1));
        QVERIFY(golden::farthest(other->finalStates, run(decoder_, kIds, {{0, 1}, {1, 2}})->finalStates) <
                kRounding);
    }

    void queriesAndKeysOfTheLayerItselfAreTakenOverToo() {
        const auto own = decoder_.run(kIds);
        const auto zeroed = run(decoder_, kIds, {{0, 2}}, own.get());
        QCOMPARE(zeroed->trace.sharedLayer(0), own->trace.sharedLayer(0));
        QVERIFY(zeroed->trace.sharedLayer(1) != own->trace.sharedLayer(1));
        QVERIFY(golden::farthest(zeroed->finalStates, run(decoder_, kIds, {{0, 2}})->finalStates) <
                kRounding);
    }

    void alsoForALongerText() {
        const std::vector<HeadId> heads{{1, 2}};
        const auto shorter = run(decoder_, std::span(kIds).first(5), {});
        const auto longer = run(decoder_, kIds, heads, shorter.get());
        QVERIFY(golden::farthest(longer->finalStates, run(decoder_, kIds, heads)->finalStates) < kRounding);
        const auto again = run(decoder_, kIds, heads, run(decoder_, std::span(kIds).first(5), heads).get());
        QVERIFY(golden::farthest(again->finalStates, longer->finalStates) < kRounding);
    }

    void eachKindIsTakenOverWhereItStaysTheSame() {
        const ModelInput input = pairOf(kIds, kSource);
        const auto own = pair_.run(input);
        for (const HeadId head : {HeadId{1, 0}, HeadId{0, 0, AttentionKind::Encoder},
                                  HeadId{1, 1, AttentionKind::Cross}, HeadId{2, 1, AttentionKind::Cross}}) {
            const auto zeroed = run(pair_, input, {head}, own.get());
            QVERIFY(golden::farthest(zeroed->finalStates, run(pair_, input, {head})->finalStates) <
                    kRounding);
            QVERIFY(golden::farthest(zeroed->finalStates, own->finalStates) > 1e-4F);
            const bool ofEncoder = head.kind == AttentionKind::Encoder;
            QCOMPARE(zeroed->trace.sharedLayer(0) == own->trace.sharedLayer(0), !ofEncoder);
            QCOMPARE(zeroed->trace.sharedLayer(1, AttentionKind::Encoder) ==
                         own->trace.sharedLayer(1, AttentionKind::Encoder),
                     !ofEncoder);
        }
    }

    void headsThatDoNotExistAreRefused() {
        for (const HeadId head : {HeadId{0, 8}, HeadId{0, -1}, HeadId{2, 0}, HeadId{-1, 0},
                                  HeadId{0, 0, AttentionKind::Encoder}}) {
            QVERIFY_EXCEPTION_THROWN(static_cast<void>(run(decoder_, kIds, {head})), Error);
        }
    }

    void aRunOfStatesHasNoPredictionsAndCanBeStartedFrom() {
        const RunSettings settings = decoder_.transformer.uniform({});
        const auto states = decoder_.transformer.runStates(std::span(kIds).first(6), settings);
        QVERIFY(states->tokenLoss.empty());
        QCOMPARE(states->nextLogits.size(), Index{0});
        const auto all = decoder_.transformer.run(kIds, settings, states.get());
        QCOMPARE(all->tokenLoss.size(), kIds.size() - 1);
        QVERIFY(std::abs(all->tokenLoss[0] - decoder_.run(kIds)->tokenLoss[0]) < kRounding);
        QCOMPARE(all->finalStates.topRows(6), states->finalStates);
    }

    void aCacheKnowsTheSameHeadsInAnyOrder() {
        RunCache cache(openModel(golden::bundledModel()));
        RunSettings settings = cache.model()->transformer().uniform({});
        const auto own = cache.run(kIds, settings);
        settings.zeroed = {{3, 1}, {0, 2}, {3, 1}};
        const auto zeroed = cache.run(kIds, settings);
        settings.zeroed = {{0, 2}, {3, 1}};
        QCOMPARE(cache.run(kIds, settings), zeroed);
        for (int head = 0; head < 8; ++head) { // the model's own is never dropped
            settings.zeroed = {{5, head}};
            QCOMPARE(cache.run(kIds, settings)->trace.sharedLayer(4), own->trace.sharedLayer(4));
        }
        settings.zeroed.clear();
        QCOMPARE(cache.run(kIds, settings), own);
    }
};

QTEST_APPLESS_MAIN(TestZeroedRuns)
#include "tst_zeroed_runs.moc"
