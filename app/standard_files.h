// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headscope {

/// Where standard input, output or error is closed, puts something in its place that can be neither read nor
/// written: without it the next file that is opened would take the place, and what is printed would go into
/// that file. Call it before any file is opened.
void occupyStandardFiles();

} // namespace headscope
