// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/position_bias.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>

namespace headscope {

namespace {

/// The slopes of the largest power of two of heads not above `heads`; the others take every second slope of
/// twice as many.
double alibiSlope(int head, int heads) {
    int power = 1;
    while (power * 2 <= heads) {
        power *= 2;
    }
    return head < power ? std::exp2(-8.0 * (head + 1) / power)
                        : std::exp2(-8.0 * (2 * (head - power) + 1) / (2 * power));
}

} // namespace

int relativeBucket(const RelativeBias& rule, Index offset) {
    int buckets = rule.buckets;
    int bucket = 0;
    Index distance = 0;
    if (rule.bidirectional) {
        buckets /= 2;
        bucket = offset > 0 ? buckets : 0;
        distance = std::abs(offset);
    } else {
        distance = std::max<Index>(0, -offset);
    }
    const int exact = buckets / 2;
    if (distance < exact) {
        return bucket + static_cast<int>(distance);
    }
    // In float32, as the reference implementation rounds: a bucket's border may lie on a whole distance.
    const float share = std::log(static_cast<float>(distance) / static_cast<float>(exact)) /
                        static_cast<float>(std::log(static_cast<double>(rule.maxDistance) / exact));
    const int far = exact + static_cast<int>(share * static_cast<float>(buckets - exact));
    return bucket + std::min(far, buckets - 1);
}

OffsetBias PositionBias::ofHead(int head, Index queries, Index keys) const {
    OffsetBias bias{RowVector(queries + keys - 1), queries - 1};
    for (Index i = 0; i < bias.values.size(); ++i) {
        const Index offset = i - bias.zero;
        if (const auto* relative = std::get_if<RelativeBias>(&spec)) {
            bias.values(i) = table(relativeBucket(*relative, offset), head);
        } else {
            assert(std::holds_alternative<AlibiBias>(spec));
            bias.values(i) = static_cast<float>(alibiSlope(head, heads) * static_cast<double>(offset));
        }
    }
    return bias;
}

} // namespace headscope
