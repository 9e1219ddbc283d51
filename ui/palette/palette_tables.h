// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QRgb>

namespace headscope {

extern const std::array<QRgb, 256> kViridis;
extern const std::array<QRgb, 256> kCividis;
extern const std::array<QRgb, 256> kInferno;
extern const std::array<QRgb, 256> kBatlowWReversed;
extern const std::array<QRgb, 256> kVik;
extern const std::array<QRgb, 256> kBerlin;

} // namespace headscope
