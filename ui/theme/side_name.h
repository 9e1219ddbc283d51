// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headscope {

/// The two things that are compared; one colour each, everywhere.
enum class SideName { A, B };

[[nodiscard]] constexpr SideName other(SideName side) {
    return side == SideName::A ? SideName::B : SideName::A;
}

} // namespace headscope
