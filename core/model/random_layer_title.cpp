// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "core/base/sentence.h"
#include "core/model/random_layer.h"

namespace headscope {

namespace {

using Wording = std::string (*)(std::string_view english);

/// Layers {0}, width {1}, heads {2}.
std::string_view shapeName(const RandomLayerSpec& spec) {
    const bool isOneHead = spec.heads == 1;
    if (spec.width == 0) {
        if (spec.layers > 1) {
            return isOneHead ? Sentence::noted("{0} random layers {2} head")
                             : Sentence::noted("{0} random layers {2} heads");
        }
        return isOneHead ? Sentence::noted("random layer {2} head")
                         : Sentence::noted("random layer {2} heads");
    }
    if (spec.layers > 1) {
        return isOneHead ? Sentence::noted("{0} random layers {1} × {2} head")
                         : Sentence::noted("{0} random layers {1} × {2} heads");
    }
    return isOneHead ? Sentence::noted("random layer {1} × {2} head")
                     : Sentence::noted("random layer {1} × {2} heads");
}

std::string titleIn(Wording wording, const RandomLayerSpec& spec) {
    std::string title =
        fmt::vformat(wording(shapeName(spec)), fmt::make_format_args(spec.layers, spec.width, spec.heads));
    if (spec.kvHeads != spec.heads) {
        title = fmt::vformat(wording(Sentence::noted("{0}, {1} K/V")),
                             fmt::make_format_args(title, spec.kvHeads));
    }
    if (spec.kind == RandomLayerSpec::Kind::Cross) {
        title = fmt::vformat(wording(Sentence::noted("{0}, cross-attention")), fmt::make_format_args(title));
    }
    return title;
}

} // namespace

std::string titleOf(const RandomLayerSpec& spec) {
    return titleIn([](std::string_view english) { return std::string(english); }, spec);
}

std::string shownTitleOf(const RandomLayerSpec& spec) {
    return titleIn(Sentence::translated, spec);
}

} // namespace headscope
