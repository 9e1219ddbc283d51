// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

namespace headscope {

/// A token that the tokenizer puts around the typed text.
struct TemplateToken {
    int id = 0;
    int type = 0;

    bool operator==(const TemplateToken&) const = default;
};

/// The tokens of the first (0) or second (1) typed text.
struct TemplateText {
    int text = 0;
    int type = 0;

    bool operator==(const TemplateText&) const = default;
};

using TemplateItem = std::variant<TemplateToken, TemplateText>;

/// What stands around one text, and around two: [CLS] A [SEP], and [CLS] A [SEP] B [SEP]. `pair` is empty
/// for models that do not take two texts.
struct TokenTemplate {
    std::vector<TemplateItem> single = {TemplateText{0, 0}};
    std::vector<TemplateItem> pair;

    bool operator==(const TokenTemplate&) const = default;
};

/// [CLS] A [SEP], [CLS] A [SEP] B [SEP], with type 1 from B on.
[[nodiscard]] TokenTemplate bertTemplate(int cls, int sep);
/// <s> A </s>, <s> A </s></s> B </s>, all of type 0.
[[nodiscard]] TokenTemplate robertaTemplate(int cls, int sep);

} // namespace headscope
