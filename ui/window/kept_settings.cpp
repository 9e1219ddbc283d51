// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/kept_settings.h"

#include "core/base/atomic_file.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

bool isWritten(QSettings& settings) {
    settings.sync();
    return settings.status() == QSettings::NoError;
}

} // namespace

void KeptSettings::set(const QString& key, const QVariant& value) {
    change([&](QSettings& settings) { settings.setValue(key, value); });
}

void KeptSettings::remove(const QString& key) {
    change([&](QSettings& settings) { settings.remove(key); });
}

void KeptSettings::change(const std::function<void(QSettings& settings)>& make) {
    QSettings settings;
    make(settings);
    // An old file that was no settings' is a fault too, and the only one that is told: the second look tells
    // whether it was replaced.
    QSettings again;
    if (isWritten(settings) || isWritten(again)) {
        unwritten_.reset();
        Q_EMIT written();
        return;
    }
    if (!unwritten_) { // settings of one file share what is not written, as long as one of them is there
        unwritten_ = std::make_unique<QSettings>();
    }
    const QString file = again.fileName();
    const std::string reason = writingFault(toPath(file));
    Q_EMIT failed(
        tr("Settings can not be kept for the next start: %1").arg(reason.empty() ? file : fromUtf8(reason)));
}

} // namespace headscope
