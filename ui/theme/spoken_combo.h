// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headscope {

/// From now on a screen reader is told what a QComboBox is called, and then what is chosen in it: Qt 6.4
/// gives the choice for the name on Linux, so that two of them sound alike. To be called before any is made.
void speakNamesOfCombos();

} // namespace headscope
