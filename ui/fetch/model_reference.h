// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headscope {

/// A model as Hugging Face names it.
struct ModelReference {
    std::string name;              // "owner/name"; "name" alone for the oldest models
    std::string revision = "main"; // a branch, a tag, a commit, or "refs/pr/1"
    bool operator==(const ModelReference&) const = default;
};

/// Reads "owner/name", "owner/name@revision", or the address of a model's page ("https://…/owner/name" or
/// "…/owner/name/tree/revision"). Throws Error for anything that the Hub does not allow as a name, or that
/// would be no safe name of a folder. Rules of names: huggingface_hub/utils/_validators.py
[[nodiscard]] ModelReference parseModelReference(std::string_view text);

/// "owner/name", with "@revision" behind it where that is not main.
[[nodiscard]] std::string toString(const ModelReference& reference);

} // namespace headscope
