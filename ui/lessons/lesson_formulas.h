// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "core/lessons/lesson.h"

namespace headscope {

/// What is wrong with the formulas of a lesson, one sentence each: "step 3: $\foo$: \foo is not known". They
/// are shown as their source.
[[nodiscard]] QStringList formulaFaults(const Lesson& lesson);

} // namespace headscope
