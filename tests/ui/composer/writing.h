// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSignalSpy>

#include "ui/composer/composer.h"

namespace headscope {

/// Whether the composer wrote what `start` asked it to write.
template <typename Start>
bool isWritten(Composer& composer, const Start& start) {
    constexpr int kLongest = 60000;
    QSignalSpy written(&composer, &Composer::written);
    start();
    return written.wait(kLongest) && written.constFirst().constFirst().toBool();
}

/// Whether the figure is saved.
inline bool isSaved(Composer& composer, const QString& path) {
    return isWritten(composer, [&] { composer.save(path); });
}

} // namespace headscope
