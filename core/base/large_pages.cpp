// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/large_pages.h"

#include <cstddef>
#include <cstdint>

#include <sys/mman.h>

namespace headscope {

namespace {

constexpr std::uintptr_t kPage = 4096;
constexpr std::size_t kLeastBytes = std::size_t{4} << 20U;

} // namespace

void resizeUninitialised(Matrix& matrix, Index rows, Index columns) {
    if (matrix.rows() == rows && matrix.cols() == columns) {
        return;
    }
    matrix.resize(rows, columns);
    const std::size_t bytes = static_cast<std::size_t>(matrix.size()) * sizeof(float);
#ifdef MADV_HUGEPAGE
    if (bytes >= kLeastBytes) {
        const auto address = reinterpret_cast<std::uintptr_t>(matrix.data());
        const std::uintptr_t first = (address + kPage - 1) / kPage * kPage;
        // Refused where the system has no large pages: then nothing is different.
        static_cast<void>(madvise(reinterpret_cast<void*>(first), bytes - (first - address), MADV_HUGEPAGE));
    }
#endif
}

} // namespace headscope
