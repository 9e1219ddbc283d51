// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace headscope {

/// Says what is computed once it takes longer than a moment, and offers to stop it. Keeps its place while it
/// is empty.
class BusyIndicator : public QWidget {
    Q_OBJECT

  public:
    explicit BusyIndicator(QWidget* parent = nullptr);

    /// Work goes on; shown when it still does after 300 ms.
    void showProgress(double share, const QString& step);
    void showIdle();

  Q_SIGNALS:
    void stopRequested();

  private:
    QTimer patience_;
    QLabel* step_;
    QProgressBar* bar_;
    QWidget* inside_;
};

} // namespace headscope
