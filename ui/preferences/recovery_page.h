// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;

namespace headscope {

/// What is kept for the case of a crash.
class RecoveryPage : public QWidget {
    Q_OBJECT

  public:
    explicit RecoveryPage(QWidget* parent = nullptr);

    /// Emits nothing.
    void setKeeping(bool isKept);
    /// As the program has it: kept.
    void reset();

  Q_SIGNALS:
    void keepingChosen(bool isKept);

  private:
    QCheckBox* isKept_;
};

} // namespace headscope
