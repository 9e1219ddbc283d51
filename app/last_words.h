// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headscope {

/// From now on a lack of memory or of threads that nothing catches (inside Qt, in a destructor) ends the
/// program with one line on standard error and status 1. Every other exception that nothing catches aborts,
/// as it would have.
void sayLastWords();

/// Takes what Qt has to remark, and leaves it out where `isQuiet`, save a fault that ends the program. Where
/// Qt says that it could not start a thread of its pool, the program ends as above: Qt would wait for that
/// thread's work for ever.
void hearQt(bool isQuiet);

} // namespace headscope
