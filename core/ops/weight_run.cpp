// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/weight_run.h"

#include "core/ops/widen.h"

namespace headscope {

namespace {

constexpr std::size_t kCacheLine = 64;

} // namespace

void widenRun(const Weight& weight, Index row, IndexRange columns, float* out) {
    const std::byte* const from = weight.bytes.data() + offsetOf(weight, row, columns.begin);
    const auto bytes = static_cast<std::size_t>(bytesOf(weight.type, columns.count));
    for (std::size_t ahead = bytes; ahead < 2 * bytes; ahead += kCacheLine) {
        __builtin_prefetch(from + ahead);
    }
    widenNumbers({from, bytes}, weight.type, columns.count, out);
}

} // namespace headscope
