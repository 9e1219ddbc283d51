// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/first_key_comparison.h"

#include <utility>

#include "core/analysis/map_difference.h"
#include "core/base/parallel.h"

namespace headscope {

namespace {

constexpr float kLeastRest = 1e-6F;
constexpr Index kRowsAtOnce = 64;

void leaveFirstKeyOut(SideResult& side) {
    auto map = std::make_shared<HeadMap>(*side.map);
    map->values.col(0).setZero();
    parallelBlocks(map->queries(), kRowsAtOnce, [&](Index begin, Index end) {
        for (Index query = begin; query < end; ++query) {
            const float rest = map->values.row(query).sum();
            map->values.row(query) *= rest < kLeastRest ? 0.0F : 1.0F / rest;
        }
    });
    side.levels = levelsOf(*map);
    side.map = std::move(map);
}

} // namespace

Comparison withoutFirstKey(const Comparison& comparison) {
    Comparison result = comparison;
    leaveFirstKeyOut(result.a);
    leaveFirstKeyOut(result.b);
    if (comparison.difference) {
        auto difference = std::make_shared<const HeadMap>(subtractMaps(*result.b.map, *result.a.map));
        result.differenceLevels = levelsOf(*difference);
        result.difference = std::move(difference);
    }
    return result;
}

} // namespace headscope
