// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/gguf_rotary.h"

#include <algorithm>

#include <fmt/ranges.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/model/families/config_values.h"
#include "core/ops/weight.h"

namespace headscope {

namespace {

constexpr const char* kFrequencies = "rope_freqs.weight";
constexpr const char* kShort = "rope_factors_short.weight";
constexpr const char* kLong = "rope_factors_long.weight";

std::vector<double> readDivisors(const GgufSource& source, const char* name, Index count) {
    const auto fail = [&](std::string expected, std::string found) {
        throw Error(
            Mismatch{pathText(source.checkpoint.path()), name, std::move(expected), std::move(found)});
    };
    const TensorView* tensor = source.tensor(name);
    if (tensor == nullptr) {
        fail("a tensor, as the rotary positions are scaled by LongRoPE", "none");
        return {};
    }
    const bool isPlain = isWeightType(tensor->type) && blockSize(tensor->type).numbers == 1;
    if (tensor->shape != std::vector<Index>{count} || !isPlain) {
        fail(fmt::format("{} numbers, one for each pair of a head", count),
             fmt::format("[{}] in {}", fmt::join(tensor->shape, ", "), dataTypeName(tensor->type)));
    }
    const Matrix values = widened({tensor->bytes, tensor->type, 1, count});
    std::vector<double> divisors(values.data(), values.data() + count);
    constexpr NumberRange kDivisor{1e-6, 1e9};
    if (!std::ranges::all_of(divisors, [&](double divisor) { return kDivisor.holds(divisor); })) {
        fail(rangeText("numbers", kDivisor), "others");
    }
    return divisors;
}

} // namespace

void applyRotaryTensors(const GgufSource& source, StackSpec& stack) {
    const bool isLongRope =
        source.has(kShort) || source.has(kLong) ||
        source.metadata().optionalText(source.key("rope.scaling.type")).value_or("") == "longrope";
    if (!isLongRope && !source.has(kFrequencies)) {
        return;
    }
    for (AttentionSpec& layer : stack.self) {
        if (!layer.rotary) {
            continue;
        }
        RotarySpec& rotary = *layer.rotary;
        if (source.has(kFrequencies)) {
            rotary.divisors = readDivisors(source, kFrequencies, rotary.width / 2);
            continue;
        }
        rotary.divisors = readDivisors(source, kShort, rotary.width / 2);
        rotary.longDivisors = readDivisors(source, kLong, rotary.width / 2);
        rotary.longFrom = source.integer("rope.scaling.original_context_length", {1, kLongestContext});
        rotary.magnitude =
            static_cast<float>(source.optionalNumber("rope.scaling.attn_factor", {1e-6, 1e6}).value_or(1.0));
    }
}

} // namespace headscope
