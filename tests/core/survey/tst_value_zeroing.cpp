// SPDX-License-Identifier: GPL-3.0-or-later
// Value zeroing against the families' own classes in float64 (tests/golden/make_circuits.py).
#include <numeric>

#include <QtTest>

#include "core/survey/value_zeroing.h"
#include "tests/core/base/error_text.h"
#include "tests/core/survey/circuit_fixture.h"

using namespace headscope;

class TestValueZeroing : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void distancesAreTheReferences_data() { addCircuitFixtures(); }

    void distancesAreTheReferences() {
        QFETCH(QString, family);
        const CircuitFixture fixture(family.toStdString());
        for (const HeadId& head : fixture.heads()) {
            const HeadMap map =
                valueZeroingMap(fixture.model.transformer, *fixture.run, head, ZeroingScale::Raw);
            const float error = golden::farthest(map.values, fixture.map("zeroing", head));
            QVERIFY2(
                error <= 1e-5F,
                qPrintable(QStringLiteral("%1: %2").arg(QString::fromStdString(toString(head))).arg(error)));
        }
    }

    void sharesOfARowSumToOne() {
        const CircuitFixture fixture("bert");
        const HeadId head{1, 2};
        const auto of = [&](ZeroingScale scale) {
            return valueZeroingMap(fixture.model.transformer, *fixture.run, head, scale).values;
        };
        const Matrix share = of(ZeroingScale::Share);
        const Matrix raw = of(ZeroingScale::Raw);
        for (Index row = 0; row < share.rows(); ++row) {
            QVERIFY(std::abs(share.row(row).sum() - 1) <= 1e-5F);
            QVERIFY((share.row(row) * raw.row(row).sum()).isApprox(raw.row(row), 1e-4F));
        }
    }

    void maskedCellsAreZero() {
        const CircuitFixture fixture("gpt2");
        const Matrix values =
            valueZeroingMap(fixture.model.transformer, *fixture.run, {0, 1}, ZeroingScale::Raw).values;
        for (Index query = 0; query < values.rows(); ++query) {
            QCOMPARE(values.row(query).tail(values.cols() - query - 1).sum(), 0.0F);
        }
    }

    void batchesGiveWhatOneGives() { // more cells than go through the block at once
        const golden::OpenedModel model(golden::bundledModel());
        std::vector<int> ids(100);
        std::iota(ids.begin(), ids.end(), 200);
        const auto longer = model.run(ids);
        ids.resize(20);
        const auto shorter = model.run(ids);
        const auto of = [&](const Run& run) {
            return valueZeroingMap(model.transformer, run, {2, 3}, ZeroingScale::Raw).values;
        };
        QVERIFY(golden::farthest(of(*longer).topLeftCorner(20, 20), of(*shorter)) <= 1e-6F);
    }

    void stopsWhenAsked() {
        const golden::OpenedModel model(golden::bundledModel());
        const auto run = model.run(std::vector<int>{1, 50, 60});
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_THROWS_EXCEPTION(
            Stopped, static_cast<void>(valueZeroingMap(model.transformer, *run, {0, 0}, ZeroingScale::Raw,
                                                       Job{stop.get_token(), {}})));
    }

    void headsThatAreNotThereAreRefused() {
        const golden::OpenedModel model(golden::bundledModel());
        const auto run = model.run(std::vector<int>{1, 50, 60});
        for (const HeadId& head : {HeadId{0, 8}, HeadId{6, 0}, HeadId{0, 0, AttentionKind::Cross}}) {
            QVERIFY(!errorText([&] {
                         static_cast<void>(valueZeroingMap(model.transformer, *run, head, ZeroingScale::Raw));
                     }).isEmpty());
        }
    }
};

QTEST_APPLESS_MAIN(TestValueZeroing)
#include "tst_value_zeroing.moc"
