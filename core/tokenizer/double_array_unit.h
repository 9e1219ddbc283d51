// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace headscope {

/// One unit of a Darts-clone double array, in which SentencePiece keeps its normalisation rules. From a node,
/// `node ^ offset()` is the base of its children; the child for a byte is at `base ^ byte` and is labelled
/// with it; where hasRule(), the unit at the base holds the value().
class DoubleArrayUnit {
  public:
    explicit DoubleArrayUnit(std::uint32_t bits) : bits_(bits) {}
    [[nodiscard]] bool hasRule() const { return ((bits_ >> 8) & 1) != 0; }
    [[nodiscard]] std::uint32_t label() const { return bits_ & ((1u << 31) | 0xFFu); }
    [[nodiscard]] std::uint32_t offset() const { return (bits_ >> 10) << ((bits_ & (1u << 9)) >> 6); }
    [[nodiscard]] std::uint32_t value() const { return bits_ & ~(1u << 31); }

  private:
    std::uint32_t bits_;
};

} // namespace headscope
