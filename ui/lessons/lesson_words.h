// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QCoreApplication>
#include <QString>

namespace headscope {

/// What a lesson says, in the language of the window where the lesson is one of those that come with the
/// program and is translated; as it is written else.
[[nodiscard]] inline QString lessonWords(const std::string& text) {
    return text.empty() ? QString() : QCoreApplication::translate("Lesson", text.c_str());
}

} // namespace headscope
