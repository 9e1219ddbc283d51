// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/invocation.h"

namespace headscope {

// The commands that draw. They need a QApplication, on any platform. Errors are thrown.

/// One head's map.
void runRender(const TextArguments& arguments, const Side& side, const PictureArguments& picture);

/// What is compared: two sides, of which B may have a text and a model of its own.
struct CompareArguments {
    Side a;
    Side b;
    std::optional<std::string> textB;
    std::string modelB; // empty: A's
};

/// Both sides and their difference, where they have one: the numbers are printed; the maps are written where
/// picture.output is set.
void runCompare(const TextArguments& arguments, const CompareArguments& compared,
                const PictureArguments& picture);

/// The comparison that the window begins with (scaled, unscaled, difference), as a PNG.
void runSample(const std::string& file);

} // namespace headscope
