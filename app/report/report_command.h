// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/invocation.h"
#include "app/workplace.h"

namespace headscope {

struct ReportArguments {
    std::vector<Side> a; // compared with the same place of `b`
    std::vector<Side> b;
    std::vector<std::string> scores; // keys; empty: all
    std::string output;
};

/// A page about a text in a model: what the model is, the tokens, all heads, their scores, and comparisons.
/// As one HTML file that needs no other, or as a PDF. Needs a QApplication. Errors are thrown.
void runReport(Workplace& work, const TextArguments& text, const ReportArguments& report);

} // namespace headscope
