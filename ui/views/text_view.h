// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/views/head_look.h"

namespace headscope {

class ColourBar;
class SegmentedChoice;
class TextCanvas;

/// The text itself, coloured by what the chosen token attends to, or by who attends to it.
class TextView : public QWidget {
    Q_OBJECT

  public:
    explicit TextView(QWidget* parent = nullptr);

    void setLooks(const HeadLooks& looks);
    /// A sequential palette by its name; empty means the default.
    void setColours(const QString& paletteName, bool logarithmic = false);

    /// What the chosen token attends to (Query: its row of the map), or who attends to it (Key: its column).
    /// Emits nothing.
    void setRole(TokenRole role);
    [[nodiscard]] TokenRole role() const;

  Q_SIGNALS:
    /// By click or by keyboard: the query whose row is shown, or the key whose column is.
    void tokenChosen(int query);
    void keyChosen(int key);
    /// By the user.
    void roleChosen();

  private:
    void showScale();

    TextCanvas* canvas_;
    SegmentedChoice* direction_;
    ColourBar* bar_;
    QString palette_;
};

} // namespace headscope
