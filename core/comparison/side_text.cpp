// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/side_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

Error wrongValue(std::string_view key, std::string_view expected, std::string_view found) {
    return Error(Mismatch{"side", std::string(key), std::string(expected), fmt::format("\"{}\"", found)});
}

template <typename Number>
Number parseNumber(std::string_view key, std::string_view value, std::string_view expected) {
    Number number{};
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || end != value.data() + value.size()) {
        throw wrongValue(key, expected, value);
    }
    return number;
}

Scale parseScale(std::string_view value) {
    if (value == "model") {
        return ModelScale{};
    }
    if (value == "none") {
        return FixedScale{1.0F};
    }
    return FixedScale{parseNumber<float>("scale", value, "model, none or a number")};
}

Mask parseMask(std::string_view value) {
    constexpr std::string_view kExpected = "model, none, causal or window:N";
    if (value == "model") {
        return ModelMask{};
    }
    if (value == "none") {
        return NoMask{};
    }
    if (value == "causal") {
        return CausalMask{};
    }
    constexpr std::string_view kWindow = "window:";
    if (value.starts_with(kWindow)) {
        return WindowMask{
            parseNumber<int>("mask", value.substr(kWindow.size()), "window:N with a whole number N")};
    }
    throw wrongValue("mask", kExpected, value);
}

Kernel parseKernel(std::string_view value) {
    if (value == "softmax") {
        return SoftmaxKernel{};
    }
    if (value == "linear") {
        return LinearKernel{};
    }
    if (value == "sink") {
        return SinkKernel{};
    }
    constexpr std::string_view kSink = "sink:";
    if (value.starts_with(kSink)) {
        return SinkKernel{
            parseNumber<float>("kernel", value.substr(kSink.size()), "sink:LOGIT with a number")};
    }
    throw wrongValue("kernel", "softmax, sink, sink:LOGIT or linear", value);
}

/// "0 to 4, 6": rising numbers, neighbours drawn together.
std::string ranges(std::span<const std::size_t> numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) {
            ++end;
        }
        text += fmt::format("{}{}", text.empty() ? "" : ", ", numbers[i]);
        if (end - i > 1) {
            text += fmt::format(" to {}", numbers[end - 1]);
        }
        i = end;
    }
    return text;
}

} // namespace

void setSideValue(Side& side, std::string_view key, std::string_view value) {
    if (key == "layer") {
        side.head.layer = parseNumber<int>(key, value, "a whole number");
    } else if (key == "head") {
        side.head.head = parseNumber<int>(key, value, "a whole number");
    } else if (key == "kind") {
        const auto kind = kindNamed(value);
        if (!kind) {
            throw wrongValue(key, "self, encoder or cross", value);
        }
        side.head.kind = *kind;
    } else if (key == "scale") {
        side.attention.scale = parseScale(value);
    } else if (key == "kv-heads") {
        side.attention.grouping.kvHeads =
            value == "model" ? 0 : parseNumber<int>(key, value, "model or a whole number");
        if (value != "model" && side.attention.grouping.kvHeads < 1) {
            throw wrongValue(key, "model or at least 1", value);
        }
    } else if (key == "pooling") {
        if (value != "mean" && value != "first") {
            throw wrongValue(key, "mean or first", value);
        }
        side.attention.grouping.pooling = value == "mean" ? Pooling::Mean : Pooling::FirstHead;
    } else if (key == "mask") {
        side.attention.mask = parseMask(value);
    } else if (key == "kernel") {
        side.attention.kernel = parseKernel(value);
    } else if (key == "scope") {
        if (value != "rescore" && value != "rerun") {
            throw wrongValue(key, "rescore or rerun", value);
        }
        side.scope = value == "rerun" ? Scope::Rerun : Scope::Rescore;
    } else {
        throw Error(Mismatch{"side", "key",
                             "layer, head, kind, scale, kv-heads, pooling, mask, kernel or scope",
                             fmt::format("\"{}\"", key)});
    }
}

Side parseSide(std::string_view text, Side start) {
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        const std::string_view part = text.substr(0, comma);
        text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos) {
            throw Error(Mismatch{"side", "part", "key=value", fmt::format("\"{}\"", part)});
        }
        setSideValue(start, part.substr(0, equals), part.substr(equals + 1));
    }
    return start;
}

std::vector<std::pair<std::string_view, std::string>> sideValues(const Side& side) {
    const AttentionSettings& attention = side.attention;
    std::vector<std::pair<std::string_view, std::string>> values;
    const auto add = [&values](bool differs, std::string_view key, std::string value) {
        if (differs) {
            values.emplace_back(key, std::move(value));
        }
    };
    add(side.head.kind != AttentionKind::Self, "kind", std::string(kindName(side.head.kind)));
    if (const auto* fixed = std::get_if<FixedScale>(&attention.scale)) {
        add(true, "scale", fixed->factor == 1.0F ? "none" : fmt::format("{}", fixed->factor));
    }
    add(attention.grouping.kvHeads != 0, "kv-heads", fmt::format("{}", attention.grouping.kvHeads));
    add(attention.grouping.pooling != Pooling::Mean, "pooling", "first");
    add(attention.mask != Mask(ModelMask{}), "mask", maskText(attention.mask));
    add(attention.kernel != Kernel(SoftmaxKernel{}), "kernel", kernelText(attention.kernel));
    add(side.scope != Scope::Rescore, "scope", "rerun");
    return values;
}

std::string maskText(const Mask& mask) {
    if (const auto* window = std::get_if<WindowMask>(&mask)) {
        return fmt::format("window:{}", window->width);
    }
    return std::holds_alternative<NoMask>(mask)       ? "none"
           : std::holds_alternative<CausalMask>(mask) ? "causal"
                                                      : "model";
}

std::string kernelText(const Kernel& kernel) {
    if (const auto* sink = std::get_if<SinkKernel>(&kernel)) {
        return fmt::format("sink:{}", sink->logit); // as many digits as it takes to read the same again
    }
    return std::holds_alternative<LinearKernel>(kernel) ? "linear" : "softmax";
}

std::string describeFactor(const AttentionSettings& settings, const AttentionSpec& spec) {
    if (std::holds_alternative<LinearKernel>(settings.kernel)) {
        return Sentence::of("linear kernel: no factor{}{}", spec.softCap != 0 ? Sentence::of(", no cap") : "",
                            std::holds_alternative<AlibiBias>(spec.bias) ||
                                    std::holds_alternative<RelativeBias>(spec.bias)
                                ? Sentence::of(", no bias")
                                : "");
    }
    if (const auto* fixed = std::get_if<FixedScale>(&settings.scale)) {
        return fixed->factor == 1.0F ? Sentence::of("no factor (× 1)")
                                     : fmt::format("× {:.4g}", fixed->factor);
    }
    if (spec.scale == 1.0F) {
        return Sentence::of("no factor (× 1, model)");
    }
    const float usual = 1.0F / std::sqrt(static_cast<float>(spec.headWidth));
    if (std::abs(spec.scale - usual) < 1e-6F * usual) {
        return Sentence::of("× 1/√{} = {:.4g} (model)", spec.headWidth, spec.scale);
    }
    return Sentence::of("× {:.4g} (model)", spec.scale);
}

std::string describeChanges(const AttentionSettings& settings, const AttentionSpec& spec) {
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : " · ") + part; };
    if (settings.grouping.kvHeads != 0 && settings.grouping.kvHeads != spec.kvHeads) {
        add(Sentence::of(
            "{} of {} K/V heads ({}), no further training", settings.grouping.kvHeads, spec.kvHeads,
            settings.grouping.pooling == Pooling::Mean ? Sentence::of("mean") : Sentence::of("first head")));
    }
    if (std::holds_alternative<NoMask>(settings.mask)) {
        add(Sentence::of("no mask"));
    } else if (std::holds_alternative<CausalMask>(settings.mask) && settings.mask != spec.mask) {
        add(Sentence::of("causal mask"));
    } else if (const auto* window = std::get_if<WindowMask>(&settings.mask)) {
        add(Sentence::of("window of {}", window->width));
    }
    if (const auto* sink = std::get_if<SinkKernel>(&settings.kernel)) {
        add(Sentence::of("softmax + sink of logit {:.4g}", sink->logit));
    } else if (std::holds_alternative<LinearKernel>(settings.kernel)) {
        add(Sentence::of("φ(q)·φ(k), no further training"));
    }
    return text;
}

std::string describeScores(const AttentionSpec& spec) {
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : " · ") + part; };
    if (spec.stateNorm != StateNorm::None) {
        add(spec.stateNorm == StateNorm::EachHead ? Sentence::of("QK-norm of each head")
                                                  : Sentence::of("QK-norm over all heads"));
    }
    if (spec.rotary) {
        add(spec.rotary->width == spec.headWidth
                ? Sentence::of("rotary positions, base {:.6g}", spec.rotary->theta)
                : Sentence::of("rotary positions of {} of {} features, base {:.6g}", spec.rotary->width,
                               spec.headWidth, spec.rotary->theta));
    }
    if (std::holds_alternative<AlibiBias>(spec.bias)) {
        add(Sentence::of("ALiBi: a slope times the distance is added"));
    } else if (std::holds_alternative<RelativeBias>(spec.bias)) {
        add(Sentence::of("a learned bias by distance is added"));
    }
    if (spec.softCap != 0) {
        add(Sentence::of("soft cap {:.4g}: {:.4g} tanh(s / {:.4g})", spec.softCap, spec.softCap,
                         spec.softCap));
    }
    if (const auto* window = std::get_if<WindowMask>(&spec.mask)) {
        add(Sentence::of("sliding window of {}", window->width));
    } else if (spec.kind == AttentionKind::Cross) {
        add(Sentence::of("every source token may be seen"));
    } else {
        add(std::holds_alternative<NoMask>(spec.mask) ? Sentence::of("no mask: both directions")
                                                      : Sentence::of("causal mask"));
    }
    return text;
}

std::vector<std::string> describeScores(std::span<const AttentionSpec> layers) {
    std::vector<std::pair<std::string, std::vector<std::size_t>>> groups; // in the order of their first layer
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        const std::string text = describeScores(layers[layer]);
        const auto found =
            std::ranges::find_if(groups, [&](const auto& group) { return group.first == text; });
        if (found == groups.end()) {
            groups.push_back({text, {layer}});
        } else {
            found->second.push_back(layer);
        }
    }
    std::vector<std::string> lines;
    lines.reserve(groups.size());
    for (const auto& [text, members] : groups) {
        lines.push_back(groups.size() == 1 ? text : Sentence::of("layers {}: {}", ranges(members), text));
    }
    return lines;
}

std::string describeScope(Scope scope) {
    return scope == Scope::Rescore ? Sentence::of("this softmax only") : Sentence::of("whole model");
}

std::string describeSide(const Side& side, const AttentionSpec& spec) {
    const std::string changes = describeChanges(side.attention, spec);
    return fmt::format("{}{}{} · {}", describeFactor(side.attention, spec), changes.empty() ? "" : " · ",
                       changes, describeScope(side.scope));
}

} // namespace headscope
