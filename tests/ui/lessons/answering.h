// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QCoreApplication>
#include <QLineEdit>
#include <QTest>

#include "ui/theme/themed_label.h"

namespace headscope {

/// The child of that name, which is there.
template <typename Widget>
Widget* childOf(const QWidget& whole, const char* name) {
    auto* widget = whole.findChild<Widget*>(QString::fromLatin1(name));
    Q_ASSERT(widget != nullptr);
    return widget;
}

inline void clickIn(const QWidget& whole, const char* name) {
    QCoreApplication::processEvents(); // what was shown just now has its place
    QTest::mouseClick(childOf<QAbstractButton>(whole, name), Qt::LeftButton);
}

/// Types an answer to a question and checks it.
inline void answerIn(const QWidget& whole, const char* text) {
    childOf<QLineEdit>(whole, "answerField")->clear();
    QTest::keyClicks(childOf<QLineEdit>(whole, "answerField"), QString::fromUtf8(text));
    clickIn(whole, "checkButton");
}

[[nodiscard]] inline QString verdictIn(const QWidget& whole) {
    return childOf<ThemedLabel>(whole, "verdict")->text();
}

} // namespace headscope
