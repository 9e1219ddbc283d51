// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QFile>
#include <QString>

namespace headscope {

/// The core's path as Qt's, and back: in the encoding of file names.
[[nodiscard]] inline QString fromPath(const std::filesystem::path& path) {
    return QFile::decodeName(QByteArray::fromStdString(path.native()));
}
[[nodiscard]] inline std::filesystem::path toPath(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

} // namespace headscope
