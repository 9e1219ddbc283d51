// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/lessons/answer_check.h"

namespace headscope {

/// A number for a person: whole ones with all digits in groups of three, others with six significant digits.
[[nodiscard]] QString numberText(double number);

/// One sentence. A right number is said in full, since what was typed may be rounded; one that is not right
/// is not given away.
[[nodiscard]] QString verdictText(const CheckedAnswer& checked, const LessonQuestion& question);

/// The unit that a typed answer has; empty where it has none.
[[nodiscard]] QString unitOf(const LessonQuestion& question);

} // namespace headscope
