// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/error.h"

namespace headscope {

/// What the Error says that `action` throws; empty where it throws none.
template <typename Action>
QString errorText(const Action& action) {
    try {
        action();
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace headscope
