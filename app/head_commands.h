// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/invocation.h"
#include "app/workplace.h"
#include "core/survey/survey.h"

namespace headscope {

struct HeadsArguments {
    std::vector<std::string> scores; // keys; empty: all
    std::optional<AttentionKind> kind;
    bool explains = false; // prints what the scores are, and computes none
    bool perLine = false;  // each line of the text file is a text
    bool probes = false;   // random tokens given twice in place of a text
    bool csv = false;
    std::string output;
};

struct AblateArguments {
    std::vector<HeadId> heads; // of `kind`
    AttentionKind kind = AttentionKind::Self;
};

// The commands about what heads do. Errors are thrown.

/// Scores of all heads, as a table, CSV or JSON.
void runHeads(Workplace& work, const TextArguments& text, const HeadsArguments& heads);
/// A model without some heads against itself.
void runAblate(const TextArguments& text, const AblateArguments& arguments);

} // namespace headscope
