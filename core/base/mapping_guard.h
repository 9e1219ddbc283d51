// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace headscope {

/// Where a mapped file is shortened, or its disk fails, the system answers a read of the missing pages with
/// SIGBUS, which ends the program. After this call such a read in a GuardedMapping gives zeros, and the
/// mapping counts as lost: whoever computed with it throws the result away (see MappedFile::requireIntact).
/// Any other SIGBUS does what it did before. Call it once, before there are threads.
void guardMappings();

/// Mapped pages that guardMappings protects, and that are unmapped with this object. There is one table of
/// them for the process, as a signal's handler can be told nothing; it has a fixed size and no locks, since
/// the handler may wait for nobody.
class GuardedMapping {
  public:
    static constexpr std::size_t kMost = 4096;

    GuardedMapping() = default; // of nothing
    /// Takes over what mmap gave. Throws Error where there are kMost already.
    explicit GuardedMapping(std::span<const std::byte> bytes);
    GuardedMapping(GuardedMapping&& other) noexcept;
    GuardedMapping& operator=(GuardedMapping&& other) noexcept;
    ~GuardedMapping();

    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

    /// Whether a read found pages missing. From any thread.
    [[nodiscard]] bool isLost() const;

  private:
    static constexpr std::size_t kNone = kMost;
    std::span<const std::byte> bytes_;
    std::size_t slot_ = kNone;
};

} // namespace headscope
