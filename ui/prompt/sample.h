// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "core/trace/head_id.h"

namespace headscope {

/// A text to begin with, what to look for in it, and the head of the bundled model that shows it.
struct Sample {
    QString title;
    QString text;
    QString hint;
    std::optional<HeadId> head = std::nullopt;
};

} // namespace headscope
