// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "ui/window/window_state.h"

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

/// `base` with what `values` names; everything else stays. Keys, all optional:
///   model, b-model: "bundled", a path, or the name of a random layer; b-model may be null: side A's again
///   text, second, b-text: texts; second and b-text may be null: none
///   special-tokens: "literal" or "parsed"
///   a, b: "L2 H5", or {head: "L2 H5", kind, factor, kv-heads, pooling, mask, kernel, scope} with the words
///     of the command line (see setSideValue); a value that is left out is the model's own
///   page: a page's name ("stepsPage"); pages: {stepsPage: {...}} what is set on them
///   query, key: positions of tokens; null: none chosen
///   maps: {palette, logarithmic, shared-range, first-key: "shown", "left-out" or "renormalised", words}
/// Throws StateError for a key that it does not know and for a value that does not fit.
[[nodiscard]] WindowState withValues(WindowState base, const nlohmann::json& values);

/// The path that stands for the bundled model.
inline constexpr const char* kBundledModel = "bundled";

} // namespace headscope
