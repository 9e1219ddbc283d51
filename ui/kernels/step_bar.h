// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QSlider;
class QToolButton;

namespace headscope {

class ThemedLabel;

/// Steps 0 to a last one: first, back, play and pause, forward, last, and a slider that the arrow keys move.
class StepBar : public QWidget {
    Q_OBJECT

  public:
    explicit StepBar(QWidget* parent = nullptr);

    /// Emit nothing.
    void setLast(int last);
    void setStep(int step);
    [[nodiscard]] int step() const;
    [[nodiscard]] int last() const;

    /// One step, if there is one: as by the buttons.
    void back();
    void forward();
    void pause();
    [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }

  Q_SIGNALS:
    /// By the user, or since it plays.
    void stepChosen(int step);

  protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    [[nodiscard]] QToolButton* button(const QString& icon, const QString& name, const QString& tooltip);
    void togglePlaying();
    void showStep();
    void fitText();

    QSlider* slider_;
    QToolButton* first_;
    QToolButton* back_;
    QToolButton* play_;
    QToolButton* forward_;
    QToolButton* last_;
    ThemedLabel* text_;
    QTimer clock_;
};

} // namespace headscope
