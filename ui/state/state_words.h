// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "ui/state/window_state.h"

namespace headscope {

/// What does not fit in a state that somebody wrote down, and where: "a.factor".
class StateError : public std::runtime_error {
  public:
    StateError(std::string place, const std::string& reason)
        : std::runtime_error(reason), place_(std::move(place)) {}
    [[nodiscard]] const std::string& place() const { return place_; }

  private:
    std::string place_;
};

/// In the order of FirstKey.
inline constexpr std::array<std::string_view, 3> kFirstKeyWords{"shown", "leftOut", "renormalised"};

/// In the order of Reduction.
inline constexpr std::array<std::string_view, 2> kReductionWords{"largest", "mean"};

/// What the words of a state mean in the model that is open.
struct StateMeaning {
    int headWidth = 0; // d_k, for "1/sqrt(dk)" and "1/dk"; 0: they can not be known yet
    QString bundled;   // the path that "bundled" stands for
    QString lessons;   // the folder of "lesson:patches"
};

/// `base` with what `values` names; everything else stays. Keys, all optional:
/// - model, ownModel: "bundled", "lesson:NAME", a path ("~/" is the home folder), or the name of a random
/// layer;
///   ownModel (of side B) may be null
/// - fastProducts: see Products; of both models
/// - text, second, ownText, ownSecond: texts; all but the first may be null: none
/// - specialTokens: "literal" or "parsed"
/// - a, b: "L2 H5", or {head: "L2 H5", kind, factor, kvHeads, pooling, mask, kernel, scope} with the words of
///   the command line (see setSideValue), for the factor also "1/sqrt(dk)" and "1/dk"; a value that is left
///   out is the model's own
/// - picture, ownPicture: {name, png}, a PNG file in base64; null: none
/// - brushed, pinned: lists of heads such as "L2 H5", "cross L0 H1"
/// - page: a page's name ("stepsPage"); pages: {stepsPage: {...}} what is set on them
/// - query, key: positions of tokens; null: none chosen
/// - maps: {palette, logarithmic, sharedRange, firstKey: "shown", "leftOut" or "renormalised", words}
/// Throws StateError for a key that it does not know and for a value that does not fit.
[[nodiscard]] WindowState withValues(WindowState base, const nlohmann::json& values,
                                     const StateMeaning& meaning);

/// Whether withValues knows the key.
[[nodiscard]] bool isStateWord(std::string_view key);

/// All of a state in these words: withValues makes the same state of them. Models that come with the program
/// are called by what they are and not by where they lie.
[[nodiscard]] nlohmann::json valuesOf(const WindowState& state, const StateMeaning& meaning);

} // namespace headscope
