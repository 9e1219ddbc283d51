// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "ui/window/presets.h"

using namespace headscope;

namespace {

ModelSpec model(int heads, int kvHeads) {
    ModelSpec spec;
    spec.stack.self.assign(3, {heads, kvHeads, 16, 0.25F, CausalMask{}});
    return spec;
}

} // namespace

class TestPresets : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyPresetIsRecognised() {
        const ModelSpec spec = model(8, 4);
        for (const Preset preset : {Preset::TwoHeads, Preset::KvGroups, Preset::ScalingFactor}) {
            const auto [a, b] = presetSides(preset, spec, {1, 2}, {1, 2});
            QVERIFY(presetOf(spec, a, b) == preset);
        }
    }

    void twoHeadsAreNeverTheSame() {
        const auto [a, b] = presetSides(Preset::TwoHeads, model(8, 4), {1, 7}, {1, 7});
        QVERIFY(a.head != b.head);
        const auto [c, d] = presetSides(Preset::TwoHeads, model(1, 1), {2, 0}, {2, 0});
        QVERIFY(c.head != d.head);
    }

    void twoHeadsThatDifferAreKept() {
        const auto [a, b] = presetSides(Preset::TwoHeads, model(8, 4), {1, 7}, {0, 3});
        QVERIFY(b.head == (HeadId{0, 3}));
    }

    void fewerGroupsAreTheNextDivisor() {
        QCOMPARE(presetSides(Preset::KvGroups, model(8, 4), {}, {}).second.attention.grouping.kvHeads, 2);
        QCOMPARE(presetSides(Preset::KvGroups, model(9, 9), {}, {}).second.attention.grouping.kvHeads, 3);
        QCOMPARE(presetSides(Preset::KvGroups, model(8, 1), {}, {}).second.attention.grouping.kvHeads, 1);
    }

    void otherSettingsAreNoPreset() {
        const ModelSpec spec = model(8, 4);
        auto [a, b] = presetSides(Preset::ScalingFactor, spec, {1, 2}, {1, 2});
        b.attention.mask = NoMask{};
        QVERIFY(!presetOf(spec, a, b));
        a.attention.scale = FixedScale{2};
        QVERIFY(!presetOf(spec, a, b));
    }
};

QTEST_APPLESS_MAIN(TestPresets)
#include "tst_presets.moc"
