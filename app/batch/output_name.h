// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/trace/head_id.h"

namespace headscope {

/// What an output is of.
struct NamedOutput {
    std::size_t number = 0; // of the text, from 1
    std::string name;       // that the job gives it; empty where it gives none
    std::optional<HeadId> head;
};

/// Whether a text can stand in a file's name: no slash, nothing that steers a terminal, and not "." or "..".
[[nodiscard]] bool isPartOfName(std::string_view text);

/// A pattern for names of files: "{n}-{head}.svg". {n} is the text's number, {n:3} with zeros in front to
/// three digits; {name} the text's name; {head} "L2H7"; {layer} the layer alone.
class OutputName {
  public:
    /// Throws Error for braces that hold none of these, and for control characters.
    explicit OutputName(std::string_view pattern);

    [[nodiscard]] bool has(std::string_view field) const;
    /// The name for a subject that has what the pattern asks for. Where it has no head, "*" stands for it.
    [[nodiscard]] std::string of(const NamedOutput& subject) const;

  private:
    struct Part {
        std::string text;  // as it is, where there is no field
        std::string field; // "n", "name", "head", "layer"
        int digits = 0;    // of n, at least
    };
    [[nodiscard]] static Part partOf(std::string_view braces);

    std::vector<Part> parts_;
};

} // namespace headscope
