// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/invocation.h"
#include "app/workplace.h"

namespace headscope {

// The commands that draw. They need a QApplication, on any platform. Errors are thrown.

/// One head's map.
void runRender(Workplace& work, const TextArguments& arguments, const Side& side,
               const PictureArguments& picture);

/// What is compared: two sides, of which B may have a text and a model of its own.
struct CompareArguments {
    Side a;
    Side b;
    std::optional<std::string> textB;
    std::string modelB; // empty: A's
};

/// Both sides and their difference, where they have one. The maps are drawn where picture.output is a figure,
/// and the numbers are printed; or they are what is written, where it is .json or .txt.
void runCompare(Workplace& work, const TextArguments& arguments, const CompareArguments& compared,
                const PictureArguments& picture);
/// Throws Error where there is an output of no such type.
void checkComparisonOutput(const PictureArguments& picture);
/// Whether there is an output that is a figure.
[[nodiscard]] bool drawsComparison(const PictureArguments& picture);

/// The comparison that the window begins with (scaled, unscaled, difference), as a PNG.
void runSample(const std::string& file);

} // namespace headscope
