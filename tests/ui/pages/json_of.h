// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QJsonObject>

[[nodiscard]] inline QJsonObject json(const char* text) {
    return QJsonDocument::fromJson(text).object();
}
