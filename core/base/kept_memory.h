// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headscope {

/// From now on memory that is freed stays with the process, to be used again: fresh pages cost a run of a
/// small model a quarter of its time. Of the GNU C library; nothing happens with others.
void keepFreedMemory();

/// Gives the system back what is free, of all threads: to be called when nothing has been computed for a
/// while.
void giveBackMemory();

} // namespace headscope
