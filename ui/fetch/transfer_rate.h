// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>

namespace headscope {

/// Bytes a second over the last few seconds.
class TransferRate {
  public:
    using Time = std::chrono::milliseconds; // since any moment

    /// Forgets what came before: bytes that were there already are no transfer.
    void begin(Time now, std::uint64_t bytes);
    void add(Time now, std::uint64_t bytes);

    /// Nothing within the first half second.
    [[nodiscard]] std::optional<double> bytesPerSecond() const;

  private:
    struct Sample {
        Time time{};
        std::uint64_t bytes = 0;
    };
    std::deque<Sample> samples_;
};

} // namespace headscope
