// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headscope {

/// Whether Qt can open a window here: an X server that lets us in, or a Wayland compositor that Qt has a
/// plugin for, or a platform that QT_QPA_PLATFORM names and that needs neither. Qt itself would abort where
/// it cannot.
[[nodiscard]] bool canOpenWindow();

} // namespace headscope
