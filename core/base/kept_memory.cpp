// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/kept_memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace headscope {

void keepFreedMemory() {
#ifdef __GLIBC__
    constexpr int kMapped = 32 << 20; // larger pieces come and go as mappings of their own
    constexpr int kFree = 256 << 20;  // at the end of a heap, above which it is cut
    mallopt(M_MMAP_THRESHOLD, kMapped);
    mallopt(M_TRIM_THRESHOLD, kFree);
#endif
}

void giveBackMemory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace headscope
