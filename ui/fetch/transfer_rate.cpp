// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/transfer_rate.h"

namespace headscope {

namespace {

constexpr TransferRate::Time kWindow{5000};
constexpr TransferRate::Time kLeast{500};

} // namespace

void TransferRate::begin(Time now, std::uint64_t bytes) {
    samples_ = {{now, bytes}};
}

void TransferRate::add(Time now, std::uint64_t bytes) {
    samples_.push_back({now, bytes});
    while (samples_.size() > 2 && now - samples_[1].time >= kWindow) {
        samples_.pop_front();
    }
}

std::optional<double> TransferRate::bytesPerSecond() const {
    if (samples_.empty() || samples_.back().time - samples_.front().time < kLeast) {
        return std::nullopt;
    }
    const double seconds =
        std::chrono::duration<double>(samples_.back().time - samples_.front().time).count();
    return static_cast<double>(samples_.back().bytes - samples_.front().bytes) / seconds;
}

} // namespace headscope
