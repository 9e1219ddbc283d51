// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QShortcut;

namespace headscope {

class ThemedLabel;

/// Says what is computed once it takes longer than a moment, and offers to stop it. Takes the room that
/// others leave, whether it has something to say or not.
class BusyIndicator : public QWidget {
    Q_OBJECT

  public:
    explicit BusyIndicator(QWidget* parent = nullptr);

    /// Work goes on; shown when it still does after 300 ms.
    void showProgress(double share, const QString& step);
    void showIdle();
    /// Escape stops too, anywhere in the window, while the indicator is shown.
    void stopOnEscape();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void stopRequested();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void appear();
    void fitToRoom();

    QTimer patience_;
    ThemedLabel* step_;
    QProgressBar* bar_;
    QWidget* inside_;
    QShortcut* escape_ = nullptr;
};

} // namespace headscope
