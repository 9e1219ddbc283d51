// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace headscope {

/// All bytes of a file; none where it cannot be read.
inline QByteArray contents(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

/// Whether they could be written.
inline bool write(const QString& file, const QByteArray& bytes) {
    QFile opened(file);
    return opened.open(QIODevice::WriteOnly) && opened.write(bytes) == bytes.size();
}

} // namespace headscope
