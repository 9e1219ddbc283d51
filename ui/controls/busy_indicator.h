// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QShortcut;

namespace headscope {

class ThemedLabel;

/// Says what is computed once it takes longer than a moment, and offers to stop it. Keeps its place while it
/// is empty.
class BusyIndicator : public QWidget {
    Q_OBJECT

  public:
    explicit BusyIndicator(QWidget* parent = nullptr);

    /// Work goes on; shown when it still does after 300 ms.
    void showProgress(double share, const QString& step);
    void showIdle();
    /// Escape stops too, anywhere in the window, while the indicator is shown.
    void stopOnEscape();

  Q_SIGNALS:
    void stopRequested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void appear();
    void fitToFont();

    QTimer patience_;
    ThemedLabel* step_;
    QProgressBar* bar_;
    QWidget* inside_;
    QShortcut* escape_ = nullptr;
};

} // namespace headscope
