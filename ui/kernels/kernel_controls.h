// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/kernels/kernel_look.h"

class QDoubleSpinBox;
class QSlider;
class QSpinBox;
class QStackedWidget;
class QToolButton;

namespace headscope {

class SegmentedChoice;
class SideChoice;
class StepBar;

/// What is set about a kernel: which, of which side's head, and what belongs to it.
class KernelControls : public QWidget {
    Q_OBJECT

  public:
    explicit KernelControls(QWidget* parent = nullptr);

    /// Emits nothing.
    void setChoice(const KernelChoice& choice);
    [[nodiscard]] const KernelChoice& choice() const { return choice_; }
    /// How many steps there are, how wide a window can be, and why the kernel cannot be side B's.
    void setLimits(const KernelLook& look);
    [[nodiscard]] StepBar& steps() const { return *steps_; }

  Q_SIGNALS:
    /// By the user.
    void choiceEdited(const headscope::KernelChoice& choice);
    /// Make it side B's.
    void useRequested();

  private:
    [[nodiscard]] QWidget* makeTiles();
    [[nodiscard]] QWidget* makeLinear();
    [[nodiscard]] QWidget* makeWindow();
    [[nodiscard]] QWidget* makeSink();
    template <typename Change>
    void edit(const Change& change);
    void showChoice();

    KernelChoice choice_;
    SideChoice* side_;
    SegmentedChoice* show_;
    QToolButton* use_;
    QStackedWidget* pages_;
    QSlider* tile_;
    QSpinBox* tileField_;
    StepBar* steps_;
    QSlider* window_;
    QSpinBox* windowField_;
    QSlider* logit_;
    QDoubleSpinBox* logitField_;
};

} // namespace headscope
