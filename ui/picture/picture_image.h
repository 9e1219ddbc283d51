// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

#include "core/base/picture.h"

class QMimeData;

namespace headscope {

/// Reads a picture file of any kind that Qt knows, upright as the camera noted, without transparency (what is
/// behind it is kept, as Pillow's convert("RGB") does). Throws Error where it is none, is broken, or has more
/// than kMostReadPixels.
[[nodiscard]] Picture readPictureFile(const QString& path);

/// The same of an image from the clipboard. Throws Error for an empty one and for one that is too large.
[[nodiscard]] Picture pictureOf(const QImage& image, const QString& name);

/// Of a picture's bytes, which it keeps; null for a picture without pixels.
[[nodiscard]] QImage imageOf(const Picture& picture);

/// The path of the first picture file on this machine that is dragged or copied; empty where there is none.
[[nodiscard]] QString pictureFileIn(const QMimeData& data);

/// For a file dialog: "*.png *.jpg ...".
[[nodiscard]] QString pictureFilter();

inline constexpr qint64 kMostReadPixels = qint64{1} << 26;

} // namespace headscope
