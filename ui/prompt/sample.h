// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headscope {

/// A text to begin with, and what to look for in it.
struct Sample {
    QString title;
    QString text;
    QString hint;
};

} // namespace headscope
