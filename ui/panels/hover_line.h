// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/themed_label.h"

namespace headscope {

/// One line under a view that says what is pointed at, and how the mouse is used as long as nothing is. It
/// keeps its place.
class HoverLine : public ThemedLabel {
    Q_OBJECT

  public:
    explicit HoverLine(QWidget* parent = nullptr);

    /// What stands there while nothing is pointed at.
    void setHint(const QString& hint);
    /// Empty: nothing is pointed at.
    void showPointed(const QString& text);

  private:
    void refresh();

    QString hint_;
    QString pointed_;
};

} // namespace headscope
