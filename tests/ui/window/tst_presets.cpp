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

    void groupsAreThoseOfTheHeadsKind() {
        ModelSpec spec = model(8, 4);
        spec.stack.cross.assign(3, {6, 6, 16, 0.25F, NoMask{}, {}, {}, {}, AttentionKind::Cross});
        spec.encoder = spec.stack;
        const HeadId head{2, 5, AttentionKind::Cross};
        for (const Preset preset : {Preset::TwoHeads, Preset::KvGroups, Preset::ScalingFactor}) {
            const auto [a, b] = presetSides(preset, spec, head, head);
            QVERIFY(a.head == head && b.head.kind == AttentionKind::Cross);
            QVERIFY(presetOf(spec, a, b) == preset);
        }
        QCOMPARE(presetSides(Preset::KvGroups, spec, head, head).second.attention.grouping.kvHeads, 3);
    }

    void aModelWithoutAFactorIsComparedWithTheUsualOne() {
        ModelSpec spec = model(8, 8);
        spec.stack.self.front().scale = 1;
        const auto [a, b] = presetSides(Preset::ScalingFactor, spec, {}, {});
        QVERIFY(b.attention.scale == Scale(FixedScale{0.25F}));
        QVERIFY(presetOf(spec, a, b) == Preset::ScalingFactor);
        const Side none{{}, {FixedScale{1}, {}, {}, {}}, Scope::Rerun}; // as it was set for another model
        QVERIFY(withOtherFactor(spec, none) == b);
        QVERIFY(withOtherFactor(model(8, 8), none) == none);
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
