# SPDX-License-Identifier: GPL-3.0-or-later
"""Memory that stays with the process."""
import ctypes

TRIM_THRESHOLD, TOP_PAD, MMAP_MAX, ARENA_MAX = -1, -2, -4, -8  # of mallopt, <malloc.h>


def keep_memory() -> None:
    """Has glibc's malloc keep what is freed, in one arena; elsewhere does nothing.

    It maps blocks of more than 32 MB anew each time and returns them when they are freed, so that every page
    of a large tensor is zeroed by the kernel before it is written: adding two of 33 MB took six times as long
    as two of 17 MB. """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None:
        return
    for what, value in ((MMAP_MAX, 0), (TRIM_THRESHOLD, -1), (TOP_PAD, 1 << 28), (ARENA_MAX, 1)):
        mallopt(what, value)
