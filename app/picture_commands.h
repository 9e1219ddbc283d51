// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/invocation.h"

namespace headscope {

// The commands that draw. They need a QApplication, on any platform. Errors are thrown.

/// One head's map.
void runRender(const TextArguments& arguments, const Side& side, const PictureArguments& picture);

/// Both sides and their difference: the numbers are printed; the three maps are written where picture.output
/// is set.
void runCompare(const TextArguments& arguments, const Side& a, const Side& b,
                const PictureArguments& picture);

/// The comparison that the window begins with (scaled, unscaled, difference), as a PNG.
void runSample(const std::string& file);

} // namespace headscope
