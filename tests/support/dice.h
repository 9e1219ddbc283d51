// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

namespace headscope {

/// Random choices that are the same for a seed with every compiler (the distributions of the standard library
/// are not).
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}

    /// 0 to sides - 1; 0 where there is none.
    [[nodiscard]] int roll(int sides) {
        const std::uint64_t number = engine_();
        return sides > 0 ? static_cast<int>(number % static_cast<std::uint64_t>(sides)) : 0;
    }
    [[nodiscard]] bool isOneOf(int sides) { return roll(sides) == 0; }
    /// `list` is not empty.
    template <typename List>
    [[nodiscard]] auto pick(const List& list) {
        return *std::next(list.begin(), roll(static_cast<int>(list.size())));
    }

  private:
    std::mt19937_64 engine_;
};

} // namespace headscope
