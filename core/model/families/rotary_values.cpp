// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/model/families/config_values.h"
#include "core/ops/rotary_scaling.h"

namespace headscope {

namespace {

constexpr NumberRange kPositive{1e-6, 1e9};

/// The section that says how rotary positions are scaled; newer files put all of it under rope_parameters.
std::optional<ConfigReader> scalingSection(const ConfigReader& config) {
    const auto parameters = config.optionalSection("rope_parameters");
    return parameters ? parameters : config.optionalSection("rope_scaling");
}

std::string scalingType(const ConfigReader& section) {
    const auto named = section.optionalText("rope_type");
    return named ? *named : section.optionalText("type").value_or("default");
}

bool isLongRope(std::string_view type) {
    return type == "longrope" || type == "su";
}

double originalContext(const ConfigReader& config, const ConfigReader& section) {
    const auto outside = config.optionalNumber("original_max_position_embeddings", kPositive);
    const auto inside = section.optionalNumber("original_max_position_embeddings", kPositive);
    return inside ? *inside : outside.value_or(config.number("max_position_embeddings", kPositive));
}

Llama3Scaling readLlama3(const ConfigReader& section) {
    Llama3Scaling scaling;
    scaling.factor = section.number("factor", kPositive);
    scaling.lowFrequencyFactor = section.number("low_freq_factor", kPositive);
    scaling.highFrequencyFactor = section.number("high_freq_factor", kPositive);
    scaling.originalContext = section.number("original_max_position_embeddings", kPositive);
    if (scaling.highFrequencyFactor <= scaling.lowFrequencyFactor) {
        section.reject("high_freq_factor", "a number above low_freq_factor");
    }
    return scaling;
}

void applyYarn(RotarySpec& rotary, const ConfigReader& config, const ConfigReader& section) {
    YarnScaling scaling;
    scaling.factor = section.number("factor", kPositive);
    scaling.betaFast = section.optionalNumber("beta_fast", kPositive).value_or(32.0);
    scaling.betaSlow = section.optionalNumber("beta_slow", kPositive).value_or(1.0);
    scaling.originalContext = originalContext(config, section);
    scaling.wholePairs = section.optionalFlag("truncate").value_or(true);
    rotary.divisors = divisorsOf(scaling, rotary);
    const auto growth = [&](double times) {
        return scaling.factor <= 1 ? 1.0 : 0.1 * times * std::log(scaling.factor) + 1.0;
    };
    const auto scale = section.optionalNumber("mscale", kPositive);
    const auto all = section.optionalNumber("mscale_all_dim", kPositive);
    const double magnitude = scale && all ? growth(*scale) / growth(*all) : growth(1);
    rotary.magnitude =
        static_cast<float>(section.optionalNumber("attention_factor", kPositive).value_or(magnitude));
}

void applyLongRope(RotarySpec& rotary, const ConfigReader& config, const ConfigReader& section) {
    rotary.divisors = section.numbers("short_factor", static_cast<std::size_t>(rotary.width) / 2, kPositive);
    rotary.longDivisors =
        section.numbers("long_factor", static_cast<std::size_t>(rotary.width) / 2, kPositive);
    const double original = originalContext(config, section);
    if (original < 2) { // its logarithm is divided by
        constexpr std::string_view kKey = "original_max_position_embeddings";
        const ConfigReader& said = section.has(kKey) ? section : config;
        said.reject(said.has(kKey) ? kKey : "max_position_embeddings", "at least 2 positions");
    }
    rotary.longFrom = static_cast<Index>(original);
    const bool hasOriginal =
        config.has("original_max_position_embeddings") || section.has("original_max_position_embeddings");
    const double factor = hasOriginal ? config.number("max_position_embeddings", kPositive) / original
                                      : section.number("factor", kPositive);
    const double magnitude = factor <= 1 ? 1.0 : std::sqrt(1 + std::log(factor) / std::log(original));
    rotary.magnitude =
        static_cast<float>(section.optionalNumber("attention_factor", kPositive).value_or(magnitude));
}

} // namespace

RotarySpec readRotary(const ConfigReader& config, int width, double absentTheta) {
    constexpr NumberRange kTheta{1.0, 1e12};
    RotarySpec rotary;
    rotary.width = width;
    const auto parameters = config.optionalSection("rope_parameters");
    const auto nested = parameters ? parameters->optionalNumber("rope_theta", kTheta) : std::nullopt;
    rotary.theta = nested ? *nested : config.optionalNumber("rope_theta", kTheta).value_or(absentTheta);
    const auto section = scalingSection(config);
    const std::string type = section ? scalingType(*section) : "default";
    if (type == "llama3") {
        rotary.divisors = divisorsOf(readLlama3(*section), rotary);
    } else if (type == "linear") {
        rotary.divisors.assign(static_cast<std::size_t>(width) / 2, section->number("factor", kPositive));
    } else if (type == "yarn") {
        applyYarn(rotary, config, *section);
    } else if (isLongRope(type)) {
        applyLongRope(rotary, config, *section);
    } else if (type != "default" && type != "dynamic") { // dynamic: changes nothing within the context
        section->reject(
            section->has("rope_type") ? "rope_type" : "type",
            "default, linear, dynamic, llama3, yarn or longrope, the kinds of rotary scaling that "
            "are supported");
    }
    return rotary;
}

Index readContext(const ConfigReader& config) {
    return config.integer("max_position_embeddings", {1, kLongestContext});
}

} // namespace headscope
