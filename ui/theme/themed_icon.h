// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace headscope {

/// resources/icons/<name>.svg in the palette's text colour at the moment of painting: sharp at every scale,
/// and right after a change of theme without being made again. An unknown name gives a null icon.
[[nodiscard]] QIcon themedIcon(const QString& name);
/// The program's own icon, in its own colours.
[[nodiscard]] QIcon programIcon();

} // namespace headscope
