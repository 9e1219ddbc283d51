// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/kernel_curves.h"

#include <QCoreApplication>

#include "core/attention/linear_attention.h"
#include "core/attention/plain_attention.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::KernelsPage)
};

Curve curve(const QString& name, CurveRole role) {
    Curve curve;
    curve.name = name;
    curve.role = role;
    return curve;
}

} // namespace

void addCurves(KernelLook& look, const std::vector<KernelTiming>& timings, int headWidth, int tile) {
    const QString tokens = QStringLiteral("T");
    look.time.title = Words::tr("Measured here, one thread, d_k = %1").arg(headWidth);
    look.time.xName = tokens;
    look.time.yName = Words::tr("ms");
    look.time.emptyText = Words::tr("Being measured…");
    look.memory.title = Words::tr("Memory by formula");
    look.memory.xName = tokens;
    look.memory.yName = Words::tr("kB");
    for (CurveContent* content : {&look.time, &look.memory}) {
        content->isLogX = content->isLogY = true;
        content->xRange = {{static_cast<double>(kShortestTimed), static_cast<double>(kLongestTimed)}};
        content->curves.clear();
    }
    if (!timings.empty()) {
        Curve plain = curve(Words::tr("softmax"), CurveRole::Second);
        Curve linear = curve(Words::tr("linear"), CurveRole::Third);
        plain.hasPoints = linear.hasPoints = true;
        for (const KernelTiming& timing : timings) {
            for (Curve* each : {&plain, &linear}) {
                each->x.push_back(static_cast<double>(timing.tokens));
            }
            plain.y.push_back(1000 * timing.plain);
            linear.y.push_back(1000 * timing.linear);
        }
        look.time.curves = {plain, linear};
    }
    Curve plain = curve(Words::tr("softmax"), CurveRole::Second);
    Curve tiled = curve(Words::tr("tiles of %1").arg(tile), CurveRole::Muted);
    Curve linear = curve(Words::tr("linear"), CurveRole::Third);
    const auto width = static_cast<std::uint64_t>(headWidth);
    for (Index length = kShortestTimed; length <= kLongestTimed; length *= 2) {
        const auto count = static_cast<std::uint64_t>(length);
        for (Curve* each : {&plain, &tiled, &linear}) {
            each->isDashed = true;
            each->x.push_back(static_cast<double>(length));
        }
        plain.y.push_back(static_cast<double>(plainAttentionBytes(count, count)) / 1000);
        tiled.y.push_back(static_cast<double>(tiledSoftmaxBytes(length, length, {tile, tile})) / 1000);
        linear.y.push_back(static_cast<double>(linearAttentionBytes(width, width)) / 1000);
    }
    look.memory.curves = {plain, tiled, linear};
}

} // namespace headscope
